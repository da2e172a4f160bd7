import { missingSettings, readSettings } from "#core/site-settings/read";
import { SITE_SETTINGS } from "#core/site-settings/site-settings";
import { addressOf, type ProductionConfig } from "#scripts/lib/deployment";
import { readVariables, VARIABLE_NAMES } from "#workers/settings/problems";
import type { VariableName } from "#workers/settings/variables";

export interface Finding {
	/** `unknown`: a secret, which only the platform can tell (`doctor --remote`). */
	level: "ok" | "missing" | "wrong" | "unknown" | "optional";
	what: string;
	fix: string;
}

interface Secret {
	name: VariableName;
	purpose: string;
	required: boolean;
}

const SECRETS: readonly Secret[] = [
	{ name: "RESEND_API_KEY", purpose: "mail goes out through Resend", required: true },
	{
		name: "STRIPE_SECRET_KEY",
		purpose: "products are for sale; without it the directory sells nothing",
		required: false,
	},
	{
		name: "STRIPE_WEBHOOK_SECRET",
		purpose: "Stripe's events are believed; belongs to STRIPE_SECRET_KEY",
		required: false,
	},
	{ name: "AI_API_KEY", purpose: "an external model drafts profiles", required: false },
	{ name: "BROWSER_RENDERING_TOKEN", purpose: "pages that need JavaScript are rendered", required: false },
	{ name: "GITHUB_CLIENT_SECRET", purpose: "people sign in with GitHub", required: false },
	{ name: "GOOGLE_CLIENT_SECRET", purpose: "people sign in with Google", required: false },
];
const isSecret = (name: string) => SECRETS.some((secret) => secret.name === name);

const ZEROS = /^0+(-0+)*$/;
/** Stands for a secret whose name is known and whose value nobody may read. */
const SOME_VALUE = "set";

/**
 * What of the production environment is configured, what is missing or wrong, and how to fix it. Variables are judged by
 * the same code as in the Worker.
 * @param secrets names of those that the deployed Worker has; null when nobody has asked the platform.
 */
export function findings(config: ProductionConfig, secrets: ReadonlySet<string> | null): Finding[] {
	// Without the platform's word a needed secret counts as set here: its own finding says that nobody knows.
	const names = secrets ?? SECRETS.filter(({ required }) => required).map(({ name }) => name);
	const set = Object.fromEntries([...names].filter(isSecret).map((name) => [name, SOME_VALUE]));
	const read = readVariables({ ...config.vars, ...set });
	const problems = new Map<string, string>(read.ok ? [] : read.problems.map(({ name, fix }) => [name, fix]));
	return [
		...bindingFindings(config),
		...variableFindings(config.vars, problems),
		...(problems.has("PUBLIC_ORIGIN") ? [] : [addressFinding(config)]),
		...SECRETS.map((secret) => secretFinding(secret, config.vars, secrets, problems)),
	];
}

/**
 * What of the settings in a deployed directory's database is missing or cannot be used.
 * @param texts as they are stored.
 * @param sells whether it has a payment provider.
 */
export function settingFindings(texts: Readonly<Record<string, unknown>>, sells: boolean): Finding[] {
	const read = readSettings(texts, false);
	const wrong = read.problems.map(
		({ name, message }): Finding => ({ level: "wrong", what: `setting ${name}`, fix: `${message} ${setIt(name)}` }),
	);
	const named = new Set(read.problems.map(({ name }) => name));
	const missing = missingSettings(read, sells)
		.filter((name) => !named.has(name))
		.map(
			(name): Finding => ({
				level: "missing",
				what: `setting ${name}`,
				fix: `${SITE_SETTINGS[name].help} ${setIt(name)}`,
			}),
		);
	const all = [...wrong, ...missing];
	return all.length === 0 ? [{ level: "ok", what: "settings of the directory", fix: "" }] : all;
}

const setIt = (name: string) => `Set it with \`npm run settings -- set ${name} "..." --remote\`.`;

/** Whether a deployment has to wait for it. */
export function isOpen({ level }: Finding): boolean {
	return level === "missing" || level === "wrong";
}

function bindingFindings(config: ProductionConfig): Finding[] {
	const judged = (ok: boolean, what: string, fix: string): Finding => ({ level: ok ? "ok" : "missing", what, fix });
	const has = (bucket: string) =>
		config.r2_buckets.some(({ binding, bucket_name }) => binding === bucket && bucket_name !== undefined);
	return [
		judged(
			!ZEROS.test(config.d1_databases[0]?.database_id ?? "0"),
			"D1 database",
			"npx wrangler d1 create launchweek, then put its id into [[env.production.d1_databases]]",
		),
		...config.kv_namespaces.map(({ binding, id }) =>
			judged(
				!ZEROS.test(id ?? "0"),
				`KV namespace ${binding}`,
				`npx wrangler kv namespace create ${binding}, then put its id into [[env.production.kv_namespaces]]`,
			),
		),
		judged(
			has("PICTURES"),
			"R2 bucket PICTURES",
			"keep [[env.production.r2_buckets]]; create it with npx wrangler r2 bucket create launchweek-pictures",
		),
		judged(
			has("BACKUPS"),
			"R2 bucket BACKUPS",
			"keep [[env.production.r2_buckets]]; create it with npx wrangler r2 bucket create launchweek-backups",
		),
		judged(
			config.queues.producers?.length === 1,
			"queue",
			"keep [[env.production.queues.producers]]; create it with npx wrangler queues create launchweek-jobs, and launchweek-dead-letters beside it",
		),
		judged(
			config.durable_objects.bindings.length > 0,
			"MCP_SESSIONS",
			"keep [[env.production.durable_objects.bindings]] and its migration",
		),
	];
}

/** @param problems fixes by name. */
function variableFindings(vars: ProductionConfig["vars"], problems: ReadonlyMap<string, string>): Finding[] {
	const names = new Set([...Object.keys(vars), ...problems.keys()]);
	return [...names]
		.filter((name) => !isSecret(name))
		.map((what): Finding => {
			const unknown = VARIABLE_NAMES.includes(what)
				? undefined
				: "there is no such variable: correct its name, or remove it";
			const fix = problems.get(what) ?? unknown;
			if (fix === undefined) return { level: "ok", what, fix: "" };
			return { level: vars[what] === undefined ? "missing" : "wrong", what, fix };
		});
}

function addressFinding(config: ProductionConfig): Finding {
	const address = addressOf(config, String(config.vars.PUBLIC_ORIGIN));
	if (address.ok) return { level: "ok", what: address.what, fix: "" };
	return { level: "wrong", what: address.what, fix: address.fix };
}

function secretFinding(
	{ name, purpose, required }: Secret,
	vars: ProductionConfig["vars"],
	secrets: ReadonlySet<string> | null,
	problems: ReadonlyMap<string, string>,
): Finding {
	if (vars[name] !== undefined) {
		return { level: "wrong", what: name, fix: `it is a secret: remove it from wrangler.toml, and ${put(name)}` };
	}
	if (secrets?.has(name)) return { level: "ok", what: name, fix: "" };
	const isNeeded = required || problems.has(name);
	const level = isNeeded ? (secrets === null ? "unknown" : "missing") : "optional";
	return { level, what: name, fix: `${put(name)}: ${purpose}` };
}

function put(name: string): string {
	return `npx wrangler secret put ${name} --env production`;
}
