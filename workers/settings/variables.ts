import * as z from "zod";
import { address, addresses, count, flag, origin, sealingKey, text, webhookSecret } from "#workers/settings/forms";

/** Every variable and secret of the environment, and its form. */
export const variables = z.object({
	ENVIRONMENT: z.enum(["local", "production"]),
	PUBLIC_ORIGIN: origin.optional(),
	ALLOW_LOOPBACK_CRAWL: flag.optional(),
	BROWSER_RENDERING_ACCOUNT_ID: text.optional(),
	BROWSER_RENDERING_TOKEN: text.optional(),
	AI_MODEL: text.optional(),
	AI_BASE_URL: address.optional(),
	AI_API_KEY: text.optional(),
	EMBEDDING_MODEL: text.optional(),
	EMBEDDING_BASE_URL: address.optional(),
	EMBEDDING_API_KEY: text.optional(),
	EMBEDDING_MIN_SIMILARITY: count(100).optional(),
	RESEND_API_KEY: text.optional(),
	RESEND_URL: address.optional(),
	RESEND_WEBHOOK_SECRET: webhookSecret.optional(),
	GITHUB_CLIENT_ID: text.optional(),
	GITHUB_CLIENT_SECRET: text.optional(),
	GITHUB_URL: address.optional(),
	GITHUB_API_URL: address.optional(),
	GOOGLE_CLIENT_ID: text.optional(),
	GOOGLE_CLIENT_SECRET: text.optional(),
	GOOGLE_ISSUER: address.optional(),
	DOH_RESOLVERS: addresses.optional(),
	VIES_BASE_URL: address.optional(),
	ECB_RATES_URL: address.optional(),
	OPEN_PAGE_RANK_KEY: text.optional(),
	OPEN_PAGE_RANK_URL: address.optional(),
	AHREFS_KEY: text.optional(),
	AHREFS_URL: address.optional(),
	STRIPE_SECRET_KEY: text.optional(),
	STRIPE_WEBHOOK_SECRET: text.optional(),
	STRIPE_API_BASE: address.optional(),
	TURNSTILE_SITE_KEY: text.optional(),
	TURNSTILE_SECRET_KEY: text.optional(),
	TURNSTILE_URL: origin.optional(),
	ANALYTICS_ACCOUNT_ID: text.optional(),
	ANALYTICS_API_TOKEN: text.optional(),
	ANALYTICS_API_URL: address.optional(),
	SEALING_KEY: sealingKey.optional(),
	EDGE_CACHE_SECONDS: count(60).optional(),
	MEMORY_CACHE_SECONDS: count(60).optional(),
	LOCAL_ORIGIN: origin.optional(),
	JOB_DISPATCH: z.literal("manual").optional(),
	FAULT_PERCENT: count(100).optional(),
});

/** Those that nobody may read: they are put with wrangler, and stand in no file. */
export const SECRET_NAMES = [
	...(["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const),
	...(["AI_API_KEY", "BROWSER_RENDERING_TOKEN", "GITHUB_CLIENT_SECRET", "GOOGLE_CLIENT_SECRET"] as const),
	...(["TURNSTILE_SECRET_KEY", "ANALYTICS_API_TOKEN", "OPEN_PAGE_RANK_KEY", "AHREFS_KEY"] as const),
	"EMBEDDING_API_KEY",
	"SEALING_KEY",
] satisfies (keyof typeof variables.shape)[];
export type SecretName = (typeof SECRET_NAMES)[number];

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;

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
	FAULT_PERCENT: 'remove FAULT_PERCENT, or set it to a whole percentage where ENVIRONMENT is "local"',
	JOB_DISPATCH: 'remove JOB_DISPATCH, or set it to "manual": then jobs wait for the next cron',
};
