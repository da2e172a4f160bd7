import { missingSettings, readSettings } from "#core/site-settings/read";
import { SITE_SETTINGS, type SiteValues } from "#core/site-settings/site-settings";
import { addressOf, type ProductionConfig } from "#scripts/lib/deployment";
import { BOUND_RATES } from "#workers/limits/nearby";
import { readVariables, VARIABLE_NAMES } from "#workers/settings/problems";
import { SECRET_NAMES, type SecretName } from "#workers/settings/variables";

export interface Finding {
	/** `unknown`: a secret, which only the platform can tell (`doctor --remote`). */
	level: "ok" | "missing" | "wrong" | "unknown" | "optional";
	what: string;
	fix: string;
}

/** What each secret is for; the first alone is needed by every directory. */
const PURPOSES: Readonly<Record<SecretName, string>> = {
	RESEND_API_KEY: "mail goes out through Resend",
	RESEND_WEBHOOK_SECRET: "Resend's reports of failed addresses are believed",
	STRIPE_SECRET_KEY: "products are for sale; without it the directory sells nothing",
	STRIPE_WEBHOOK_SECRET: "Stripe's events are believed; belongs to STRIPE_SECRET_KEY",
	AI_API_KEY: "an external model drafts profiles",
	EMBEDDING_API_KEY: "searches find by meaning through an external model",
	BROWSER_RENDERING_TOKEN: "pages that need JavaScript are rendered",
	GITHUB_CLIENT_SECRET: "people sign in with GitHub",
	GOOGLE_CLIENT_SECRET: "people sign in with Google",
	TURNSTILE_SECRET_KEY: "people show that they are people before a sign-in link is mailed",
	ANALYTICS_API_TOKEN: "/admin/numbers reads what was measured",
	OPEN_PAGE_RANK_KEY: "domain ratings come from Open PageRank",
	AHREFS_KEY: "domain ratings come from Ahrefs",
	SEALING_KEY:
		"people have events sent to addresses of theirs, proofs are signed, and revenue is read with keys of owners; the secrets of these are sealed with it",
};
const REQUIRED: readonly SecretName[] = ["RESEND_API_KEY"];
const isSecret = (name: string) => SECRET_NAMES.some((secret) => secret === name);

const ZEROS = /^0+(-0+)*$/;
/** Stands for a value that is known to be set, and that nobody may read. */
const someValueOf = (name: string) =>
	name === "RESEND_WEBHOOK_SECRET" ? `whsec_${"A".repeat(32)}` : name === "SEALING_KEY" ? "A".repeat(43) : "set";

/**
 * What of the production environment is configured, what is missing or wrong, and how to fix it. Variables are judged by
 * the same code as in the Worker.
 * @param secrets names of those that the deployed Worker has; null when nobody has asked the platform.
 */
export function findings(config: ProductionConfig, secrets: ReadonlySet<string> | null): Finding[] {
	// Without the platform's word a needed secret counts as set here: its own finding says that nobody knows.
	const names = [...(secrets ?? REQUIRED)].filter((name) => VARIABLE_NAMES.includes(name));
	const set = Object.fromEntries(names.map((name) => [name, someValueOf(name)]));
	const read = readVariables({ ...set, ...config.vars });
	// What is kept as a secret is set; of its form nobody but the Worker can tell.
	const isHidden = (name: string) => names.includes(name) && !isSecret(name) && config.vars[name] === undefined;
	const judged = read.ok ? [] : read.problems.filter(({ name }) => !isHidden(name));
	const problems = new Map<string, string>(judged.map(({ name, fix }) => [name, fix]));
	return [
		...bindingFindings(config),
		...variableFindings(config.vars, problems),
		...(problems.has("PUBLIC_ORIGIN") ? [] : [addressFinding(config)]),
		...SECRET_NAMES.map((name) => secretFinding(name, config.vars, secrets, problems)),
		...unreadSecrets(secrets ?? new Set()),
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
	const all = [...wrong, ...missing, ...rateFindings(read.values)];
	return all.length === 0 ? [{ level: "ok", what: "settings of the directory", fix: "" }] : all;
}

/** The rate limit bindings count at the rate they were deployed with: at another, KV counts alone. */
function rateFindings(values: SiteValues): Finding[] {
	return Object.values(BOUND_RATES).flatMap(({ rateClass, limit, windowSeconds }) => {
		const name = `rate_limit_${rateClass}` as const;
		if (values[name].limit === limit && values[name].windowSeconds === windowSeconds) return [];
		const bound = `${limit}/${windowSeconds}`;
		const fix = `it is not the ${bound} that its binding counts at, so KV counts alone: put the new rate into wrangler.toml and workers/limits/nearby.ts (docs/limits.md)`;
		return [{ level: "optional", what: `setting ${name}`, fix }];
	});
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
			"npm run setup makes it; or npx wrangler d1 create launchweek, then put its id into [[env.production.d1_databases]]",
		),
		judged(
			!ZEROS.test(config.kv_namespaces.find(({ binding }) => binding === "KV")?.id ?? "0"),
			"KV namespace KV",
			"npm run setup makes it; or npx wrangler kv namespace create KV, then put its id into [[env.production.kv_namespaces]]",
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
			(config.triggers.crons ?? []).length > 0,
			"crons",
			"keep [env.production.triggers]: without them no week closes, no mail is tried again and nothing is backed up",
		),
		...optionalBindings(config),
		judged(
			config.durable_objects.bindings.length > 0,
			"MCP_SESSIONS",
			"keep [[env.production.durable_objects.bindings]] and its migration",
		),
	];
}

function optionalBindings({ ratelimits = [], analytics_engine_datasets = [] }: ProductionConfig): Finding[] {
	const bound = ratelimits.map(({ name }) => name);
	const found: [boolean, string, string][] = [
		[
			Object.keys(BOUND_RATES).every((name) => bound.includes(name)),
			"rate limit bindings",
			"[[env.production.ratelimits]] READ_LIMIT and WRITE_LIMIT spare most writes of KV (docs/limits.md)",
		],
		[
			analytics_engine_datasets.some(({ binding }) => binding === "ANALYTICS"),
			"Analytics Engine",
			"[[env.production.analytics_engine_datasets]] ANALYTICS measures requests and jobs (docs/observing.md)",
		],
	];
	return found.map(([isBound, what, fix]) => ({ level: isBound ? "ok" : "optional", what, fix }));
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

/** Of names that nobody reads, a misspelt one is the likeliest. */
function unreadSecrets(secrets: ReadonlySet<string>): Finding[] {
	return [...secrets]
		.filter((name) => !VARIABLE_NAMES.includes(name))
		.map((name) => ({
			level: "optional",
			what: `secret ${name}`,
			fix: `the Worker has it and nothing reads it: put it under its right name, or npx wrangler secret delete ${name} --env production`,
		}));
}

function secretFinding(
	name: SecretName,
	vars: ProductionConfig["vars"],
	secrets: ReadonlySet<string> | null,
	problems: ReadonlyMap<string, string>,
): Finding {
	if (vars[name] !== undefined) {
		return { level: "wrong", what: name, fix: `it is a secret: remove it from wrangler.toml, and ${put(name)}` };
	}
	const problem = problems.get(name);
	if (secrets?.has(name))
		return problem === undefined ? { level: "ok", what: name, fix: "" } : { level: "wrong", what: name, fix: problem };
	const isNeeded = REQUIRED.includes(name) || problems.has(name);
	const level = isNeeded ? (secrets === null ? "unknown" : "missing") : "optional";
	return { level, what: name, fix: `${put(name)}: ${PURPOSES[name]}` };
}

function put(name: string): string {
	return `npx wrangler secret put ${name} --env production`;
}
