import { readFile } from "node:fs/promises";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "#scripts/lib/wrangler";

export interface Finding {
	level: "ok" | "missing" | "optional";
	what: string;
	fix: string;
}

/** Bindings the production environment cannot do without, and what each is for. */
const PLACEHOLDER = /^0+(-0+)*$/;

/** What of the production environment is configured, what is missing, and how to fix it; read from wrangler.toml alone. */
export async function findings(): Promise<Finding[]> {
	const config = unstable_readConfig({ config: `${ROOT}wrangler.toml`, env: "production" }, { hideWarnings: true });
	const vars = config.vars as Record<string, string | undefined>;
	const list: Finding[] = [];
	const need = (ok: boolean, what: string, fix: string) => list.push({ level: ok ? "ok" : "missing", what, fix });
	const may = (ok: boolean, what: string, fix: string) => list.push({ level: ok ? "ok" : "optional", what, fix });

	need(
		!PLACEHOLDER.test(config.d1_databases[0]?.database_id ?? "0"),
		"D1 database",
		"wrangler d1 create launchweek, then put its id into [[env.production.d1_databases]]",
	);
	for (const binding of config.kv_namespaces) {
		need(
			!PLACEHOLDER.test(binding.id ?? "0"),
			`KV namespace ${binding.binding}`,
			`wrangler kv namespace create ${binding.binding}, then put its id into [[env.production.kv_namespaces]]`,
		);
	}
	need(
		config.queues.producers?.length === 1,
		"queue",
		"keep [[env.production.queues.producers]]; create it with wrangler queues create launchweek-jobs, and launchweek-dead-letters beside it",
	);
	need(
		URL.canParse(vars.PUBLIC_ORIGIN ?? "") && !(vars.PUBLIC_ORIGIN ?? "").endsWith(".example"),
		"PUBLIC_ORIGIN",
		"set it to the site's address under [env.production.vars]",
	);
	need(
		vars.ALLOW_LOOPBACK_CRAWL !== "true",
		"no loopback crawling",
		"remove ALLOW_LOOPBACK_CRAWL from [env.production.vars]",
	);
	for (const [name, purpose] of SECRETS) may(false, name, `wrangler secret put ${name} --env production: ${purpose}`);
	await readFile(`${ROOT}wrangler.toml`);
	return list;
}

/** Secrets are not in wrangler.toml; `doctor --remote` asks the platform which are set. */
export const SECRETS: readonly (readonly [string, string])[] = [
	["RESEND_API_KEY", "mail goes out through Resend"],
	["STRIPE_SECRET_KEY", "payments go through Stripe"],
	["STRIPE_WEBHOOK_SECRET", "Stripe's events are believed"],
];
