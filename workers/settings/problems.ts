import { isSettingName } from "#core/site-settings/site-settings";
import { isNobodys } from "#core/web/nobodys-host";
import { isPlaceholder } from "#workers/settings/placeholders";
import { FIX, type SoundVariables, VARIABLES, type VariableName, type Variables } from "#workers/settings/variables";

/** A variable that is missing or wrong. */
export interface SettingProblem {
	name: string;
	/** How to set it right, as a clause. Never holds the value, which may be a secret. */
	fix: string;
}

/** Variables that belong together: one without the other is a mistake, and the second is named. */
const PAIRS: readonly (readonly [VariableName, VariableName])[] = [
	["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
	["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	["BROWSER_RENDERING_ACCOUNT_ID", "BROWSER_RENDERING_TOKEN"],
	["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
	["ANALYTICS_ACCOUNT_ID", "ANALYTICS_API_TOKEN"],
];

/** Services that are sent secrets or people's data: never over a line that anybody can read. */
const SENT_SECRETS: readonly VariableName[] = [
	...(["AI_BASE_URL", "EMBEDDING_BASE_URL", "RESEND_URL", "GITHUB_URL", "GITHUB_API_URL"] as const),
	...(["GOOGLE_ISSUER", "VIES_BASE_URL", "STRIPE_API_BASE", "TURNSTILE_URL"] as const),
	...(["OPEN_PAGE_RANK_URL", "AHREFS_URL", "ANALYTICS_API_URL"] as const),
];

/**
 * What of an environment is missing or wrong. The ONE place that decides it: the Worker refuses to start by it, and
 * `npm run doctor` and `npm run deploy` say the same before anything is deployed.
 * @param values of any environment; what is no variable of ours (a binding) is passed over.
 * @returns the variables when there is no problem.
 */
export function readVariables(
	values: object,
): { ok: true; variables: Variables } | { ok: false; problems: SettingProblem[] } {
	const { sound, malformed } = readForms(values);
	// The rules between variables are checked on those that are well-formed, so that everything is named at once.
	const names = new Set([...malformed, ...contradictions(sound)]);
	if (sound.ENVIRONMENT === "production")
		for (const name of unfitForProduction(sound, malformed, "EMAIL" in values)) names.add(name);
	const moved = movedProblems(values);
	if (names.size === 0 && moved.length === 0) return { ok: true, variables: sound as Variables };
	return {
		ok: false,
		problems: [
			...moved,
			...[...names].map((name) => ({
				name,
				fix: FIX[name] ?? `set ${name} as docs/operations.md says, or remove it`,
			})),
		],
	};
}

/** Variables that are settings of the directory, kept in its database: set twice, nobody could tell which holds. */
function movedProblems(values: object): SettingProblem[] {
	return Object.keys(values)
		.filter((name) => name === name.toUpperCase() && isSettingName(name.toLowerCase()))
		.map((name) => ({
			name,
			fix: `it is a setting of the directory: remove it from wrangler.toml, and set it with \`npm run settings -- set ${name.toLowerCase()} "..." --remote\` or at /admin/settings`,
		}));
}

/** Every name an environment can set. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES);

/** What each variable says by itself, and which are set, though not as they should be. */
function readForms(values: object): { sound: SoundVariables; malformed: VariableName[] } {
	const sound: Partial<Record<VariableName, unknown>> = {};
	const malformed: VariableName[] = [];
	for (const name of VARIABLE_NAMES as readonly VariableName[]) {
		const given = (values as Partial<Record<string, unknown>>)[name];
		if (given === undefined && name !== "ENVIRONMENT") continue;
		const value = VARIABLES[name](given);
		if (value === undefined) malformed.push(name);
		else sound[name] = value;
	}
	// Each value is what the form of its name has made of it.
	return { sound: sound as SoundVariables, malformed };
}

function contradictions(vars: SoundVariables): VariableName[] {
	const found: VariableName[] = PAIRS.filter(
		([one, other]) => (vars[one] === undefined) !== (vars[other] === undefined),
	).map(([, name]) => name);
	if ((vars.STRIPE_SECRET_KEY === undefined) !== (vars.STRIPE_WEBHOOK_SECRET === undefined)) {
		found.push(vars.STRIPE_SECRET_KEY === undefined ? "STRIPE_SECRET_KEY" : "STRIPE_WEBHOOK_SECRET");
	}
	if (vars.AI_BASE_URL !== undefined && vars.AI_MODEL === undefined) found.push("AI_MODEL");
	if (vars.AI_API_KEY !== undefined && vars.AI_BASE_URL === undefined) found.push("AI_BASE_URL");
	if (vars.EMBEDDING_BASE_URL !== undefined && vars.EMBEDDING_MODEL === undefined) found.push("EMBEDDING_MODEL");
	if (vars.EMBEDDING_API_KEY !== undefined && vars.EMBEDDING_BASE_URL === undefined) found.push("EMBEDDING_BASE_URL");
	return found;
}

/**
 * @param malformed variables that are set, though not as they should be, and are named already.
 * @param hasEmail whether Cloudflare's e-mail is bound.
 */
function unfitForProduction(
	vars: SoundVariables,
	malformed: readonly VariableName[],
	hasEmail: boolean,
): VariableName[] {
	const needed: VariableName[] = ["PUBLIC_ORIGIN"];
	if (!hasEmail) needed.push("RESEND_API_KEY");
	const found = needed.filter((name) => vars[name] === undefined && !malformed.includes(name));
	const { PUBLIC_ORIGIN: site } = vars;
	if (site !== undefined && (!site.startsWith("https:") || isNobodys(new URL(site).hostname)))
		found.push("PUBLIC_ORIGIN");
	if (vars.ALLOW_LOOPBACK_CRAWL === true) found.push("ALLOW_LOOPBACK_CRAWL");
	if (vars.FAULT_PERCENT !== undefined) found.push("FAULT_PERCENT");
	for (const [name, value] of Object.entries(vars)) if (isPlaceholder(value)) found.push(name as VariableName);
	for (const name of SENT_SECRETS) if (String(vars[name] ?? "").startsWith("http:")) found.push(name);
	if (vars.DOH_RESOLVERS?.some((resolver) => resolver.startsWith("http:"))) found.push("DOH_RESOLVERS");
	return found;
}
