import {
	address,
	addresses,
	count,
	type Form,
	flag,
	oneOf,
	origin,
	sealingKey,
	text,
	webhookSecret,
} from "#workers/settings/forms";

/** Every variable and secret of the environment, and its form. ENVIRONMENT must be set; all others may be left out. */
export const VARIABLES = {
	ENVIRONMENT: oneOf("local", "production"),
	PUBLIC_ORIGIN: origin,
	ALLOW_LOOPBACK_CRAWL: flag,
	BROWSER_RENDERING_ACCOUNT_ID: text,
	BROWSER_RENDERING_TOKEN: text,
	AI_MODEL: text,
	AI_BASE_URL: address,
	AI_API_KEY: text,
	EMBEDDING_MODEL: text,
	EMBEDDING_BASE_URL: address,
	EMBEDDING_API_KEY: text,
	EMBEDDING_MIN_SIMILARITY: count(100),
	RESEND_API_KEY: text,
	RESEND_URL: address,
	RESEND_WEBHOOK_SECRET: webhookSecret,
	GITHUB_CLIENT_ID: text,
	GITHUB_CLIENT_SECRET: text,
	GITHUB_URL: address,
	GITHUB_API_URL: address,
	GOOGLE_CLIENT_ID: text,
	GOOGLE_CLIENT_SECRET: text,
	GOOGLE_ISSUER: address,
	DOH_RESOLVERS: addresses,
	VIES_BASE_URL: address,
	ECB_RATES_URL: address,
	OPEN_PAGE_RANK_KEY: text,
	OPEN_PAGE_RANK_URL: address,
	AHREFS_KEY: text,
	AHREFS_URL: address,
	STRIPE_SECRET_KEY: text,
	STRIPE_WEBHOOK_SECRET: text,
	STRIPE_API_BASE: address,
	TURNSTILE_SITE_KEY: text,
	TURNSTILE_SECRET_KEY: text,
	TURNSTILE_URL: origin,
	ANALYTICS_ACCOUNT_ID: text,
	ANALYTICS_API_TOKEN: text,
	ANALYTICS_API_URL: address,
	SEALING_KEY: sealingKey,
	EDGE_CACHE_SECONDS: count(60),
	MEMORY_CACHE_SECONDS: count(60),
	LOCAL_ORIGIN: origin,
	JOB_DISPATCH: oneOf("manual"),
	FAULT_PERCENT: count(100),
} satisfies Record<string, Form<unknown>>;

/** Those that nobody may read: they are put with wrangler, and stand in no file. */
export const SECRET_NAMES = [
	...(["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const),
	...(["AI_API_KEY", "BROWSER_RENDERING_TOKEN", "GITHUB_CLIENT_SECRET", "GOOGLE_CLIENT_SECRET"] as const),
	...(["TURNSTILE_SECRET_KEY", "ANALYTICS_API_TOKEN", "OPEN_PAGE_RANK_KEY", "AHREFS_KEY"] as const),
	"EMBEDDING_API_KEY",
	"SEALING_KEY",
] satisfies VariableName[];
export type SecretName = (typeof SECRET_NAMES)[number];

export type VariableName = keyof typeof VARIABLES;
type Read<Name extends VariableName> = Exclude<ReturnType<(typeof VARIABLES)[Name]>, undefined>;
/** The variables that are set and well-formed. */
export type SoundVariables = { [Name in VariableName]?: Read<Name> | undefined };
export type Variables = SoundVariables & { ENVIRONMENT: Read<"ENVIRONMENT"> };

const PUT = "npx wrangler secret put";

/** How to set each variable right; the rest is said by its form. */
export const FIX: Readonly<Partial<Record<VariableName, string>>> = {
	ENVIRONMENT: 'set ENVIRONMENT to "local" or "production" under [vars] in wrangler.toml',
	PUBLIC_ORIGIN:
		'set PUBLIC_ORIGIN to the address people use, under [env.production.vars]: "https://" and a host name of your own, with nothing after it',
	ALLOW_LOOPBACK_CRAWL: "remove ALLOW_LOOPBACK_CRAWL: reading loopback addresses is for the local environment only",
	RESEND_WEBHOOK_SECRET: `set the secret as Resend shows it beside the webhook (whsec_...) with \`${PUT} RESEND_WEBHOOK_SECRET --env production\`, or remove it`,
	RESEND_API_KEY: `set the secret with \`${PUT} RESEND_API_KEY --env production\`: sign-in links go by mail; or bind Cloudflare's e-mail as EMAIL ([[env.production.send_email]]) instead`,
	STRIPE_SECRET_KEY: `set the secret with \`${PUT} STRIPE_SECRET_KEY --env production\`, or remove STRIPE_WEBHOOK_SECRET: payments need both, and a directory that sells nothing neither`,
	STRIPE_WEBHOOK_SECRET: `set the secret with \`${PUT} STRIPE_WEBHOOK_SECRET --env production\` (Stripe shows it beside the webhook), or remove STRIPE_SECRET_KEY: payments need both, and a directory that sells nothing neither`,
	DOH_RESOLVERS: "set DOH_RESOLVERS to at least two DNS-over-HTTPS addresses with a comma between, or remove it",
	AI_MODEL: "set AI_MODEL to the model that AI_BASE_URL serves; the two belong together",
	AI_BASE_URL:
		"set AI_BASE_URL to the address of an OpenAI-compatible service (AI_API_KEY is the key to it), or remove AI_API_KEY",
	EMBEDDING_MODEL: "set EMBEDDING_MODEL to the model that EMBEDDING_BASE_URL serves; the two belong together",
	EMBEDDING_BASE_URL:
		"set EMBEDDING_BASE_URL to the address of an OpenAI-compatible service (EMBEDDING_API_KEY is the key to it), or remove EMBEDDING_API_KEY",
	BROWSER_RENDERING_TOKEN:
		"BROWSER_RENDERING_ACCOUNT_ID and BROWSER_RENDERING_TOKEN belong together: set both, or none",
	GITHUB_CLIENT_SECRET: "GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together: set both, or none",
	GOOGLE_CLIENT_SECRET: "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or none",
	TURNSTILE_SECRET_KEY:
		"TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together (Cloudflare shows both beside the widget): set both, or none",
	ANALYTICS_API_TOKEN:
		"ANALYTICS_ACCOUNT_ID and ANALYTICS_API_TOKEN belong together (the token may read the account's analytics): set both, or none",
	SEALING_KEY: `set the secret to 32 random bytes in base64: \`openssl rand -base64 32 | ${PUT} SEALING_KEY --env production\`, or remove it`,
	EDGE_CACHE_SECONDS: "set EDGE_CACHE_SECONDS to whole seconds, 0 to 60, or remove it",
	MEMORY_CACHE_SECONDS: "set MEMORY_CACHE_SECONDS to whole seconds, 0 to 60, or remove it",
	EMBEDDING_MIN_SIMILARITY: "set EMBEDDING_MIN_SIMILARITY to a whole number, 0 to 100, or remove it",
	FAULT_PERCENT: 'remove FAULT_PERCENT, or set it to a whole percentage where ENVIRONMENT is "local"',
	JOB_DISPATCH: 'remove JOB_DISPATCH, or set it to "manual": then jobs wait for the next cron',
};
