import { unstable_readConfig } from "wrangler";
import { ROOT } from "#scripts/lib/wrangler";

export interface Finding {
	/** `unknown`: a secret, which only the platform can tell (`doctor --remote`). */
	level: "ok" | "missing" | "unknown" | "optional";
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
	for (const name of ["MAIL_FROM", "SELLER_COUNTRY"]) {
		need((vars[name] ?? "") !== "", name, `set ${name} under [env.production.vars]`);
	}
	need(
		config.durable_objects.bindings.length > 0,
		"MCP_SESSIONS",
		"keep [[env.production.durable_objects.bindings]] and its migration",
	);
	for (const { name, purpose, required } of SECRETS) {
		const fix = `wrangler secret put ${name} --env production: ${purpose}`;
		list.push({ level: required ? "unknown" : "optional", what: name, fix });
	}
	return list;
}

/** Secrets are not in wrangler.toml; `doctor --remote` asks the platform which are set. */
export const SECRETS: readonly { name: string; purpose: string; required: boolean }[] = [
	{ name: "RESEND_API_KEY", purpose: "mail goes out through Resend", required: true },
	{ name: "STRIPE_SECRET_KEY", purpose: "payments go through Stripe", required: true },
	{ name: "STRIPE_WEBHOOK_SECRET", purpose: "Stripe's events are believed", required: true },
	{ name: "AI_API_KEY", purpose: "an external model drafts profiles", required: false },
	{ name: "GITHUB_CLIENT_SECRET", purpose: "people sign in with GitHub", required: false },
	{ name: "GOOGLE_CLIENT_SECRET", purpose: "people sign in with Google", required: false },
];
