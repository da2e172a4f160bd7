import * as z from "zod";
import { emailText } from "#core/web/email";
import {
	accent,
	address,
	addresses,
	count,
	flag,
	hosts,
	origin,
	postalAddress,
	rate,
	sender,
	text,
	webhookSecret,
} from "#workers/settings/forms";

/** The calendar ends a year ahead. Source: docs/operations.md#settings. */
const WEEKS_MAX = 52;
/** What two lines of a share image hold. */
const TAGLINE_MAX = 120;
const SLOTS_MAX = 100_000;
const SELLER_NAME_MAX = 120;
const VAT_NUMBER_MAX = 32;

/** Every variable and secret of the environment, and its form. */
export const variables = z.object({
	ENVIRONMENT: z.enum(["local", "production"]),
	PUBLIC_ORIGIN: origin.optional(),
	SITE_NAME: text.optional(),
	SITE_TAGLINE: text.max(TAGLINE_MAX).optional(),
	SITE_ACCENT: accent.optional(),
	SHARE_IMAGES: flag.optional(),
	TEAM_EMAIL: emailText.optional(),
	ALLOW_LOOPBACK_CRAWL: flag.optional(),
	BROWSER_RENDERING_ACCOUNT_ID: text.optional(),
	BROWSER_RENDERING_TOKEN: text.optional(),
	AI_MODEL: text.optional(),
	AI_BASE_URL: address.optional(),
	AI_API_KEY: text.optional(),
	RATE_LIMIT_READ: rate.optional(),
	RATE_LIMIT_WRITE: rate.optional(),
	RATE_LIMIT_COSTLY: rate.optional(),
	RATE_LIMIT_VOTE: rate.optional(),
	RATE_LIMIT_FOLLOW: rate.optional(),
	RATE_LIMIT_REVIEW: rate.optional(),
	FREE_QUEUE_MIN_WEEKS: count(WEEKS_MAX).optional(),
	FREE_QUEUE_MAX_WEEKS: count(WEEKS_MAX).optional(),
	FREE_SLOTS_PER_WEEK: count(SLOTS_MAX).optional(),
	PAID_SLOTS_PER_WEEK: count(SLOTS_MAX).optional(),
	BADGE_REQUIRES_DOFOLLOW: flag.optional(),
	RESEND_API_KEY: text.optional(),
	RESEND_URL: address.optional(),
	RESEND_WEBHOOK_SECRET: webhookSecret.optional(),
	MAIL_FROM: sender.optional(),
	GITHUB_CLIENT_ID: text.optional(),
	GITHUB_CLIENT_SECRET: text.optional(),
	GITHUB_URL: address.optional(),
	GITHUB_API_URL: address.optional(),
	GOOGLE_CLIENT_ID: text.optional(),
	GOOGLE_CLIENT_SECRET: text.optional(),
	GOOGLE_ISSUER: address.optional(),
	MCP_ALLOWED_ORIGINS: hosts.optional(),
	SELLER_COUNTRY: text.optional(),
	SELLER_NAME: text.max(SELLER_NAME_MAX).optional(),
	SELLER_ADDRESS: postalAddress.optional(),
	SELLER_VAT_NUMBER: text.max(VAT_NUMBER_MAX).optional(),
	DOH_RESOLVERS: addresses.optional(),
	VIES_BASE_URL: address.optional(),
	ECB_RATES_URL: address.optional(),
	STRIPE_SECRET_KEY: text.optional(),
	STRIPE_WEBHOOK_SECRET: text.optional(),
	STRIPE_API_BASE: address.optional(),
	TURNSTILE_SITE_KEY: text.optional(),
	TURNSTILE_SECRET_KEY: text.optional(),
	TURNSTILE_URL: origin.optional(),
	LOCAL_ORIGIN: origin.optional(),
	JOB_DISPATCH: z.literal("manual").optional(),
	FAULT_PERCENT: count(100).optional(),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;

const RATE_FIX = "LIMIT/SECONDS, both at least 1 and the window at most a day, such as 600/60";
const PUT = "npx wrangler secret put";

/** How to set each variable right; the rest is said by its form. */
export const FIX: Readonly<Partial<Record<VariableName, string>>> = {
	ENVIRONMENT: 'set ENVIRONMENT to "local" or "production" under [vars] in wrangler.toml',
	PUBLIC_ORIGIN:
		'set PUBLIC_ORIGIN to the address people use, under [env.production.vars]: "https://" and a host name of your own, with nothing after it',
	SITE_TAGLINE: `set SITE_TAGLINE to one sentence of at most ${TAGLINE_MAX} characters, or remove it`,
	SITE_ACCENT:
		'set SITE_ACCENT to a colour as "#2340a6" that can be read as text on light paper and under white text (a contrast of at least 4.5, WCAG 2.2 AA), or remove it',
	TEAM_EMAIL: "set TEAM_EMAIL to the site team's own address: what owners change is sent there",
	ALLOW_LOOPBACK_CRAWL: "remove ALLOW_LOOPBACK_CRAWL: reading loopback addresses is for the local environment only",
	RESEND_WEBHOOK_SECRET: `set the secret as Resend shows it beside the webhook (whsec_...) with \`${PUT} RESEND_WEBHOOK_SECRET --env production\`, or remove it`,
	RESEND_API_KEY: `set the secret with \`${PUT} RESEND_API_KEY --env production\`: sign-in links go by mail; or bind Cloudflare's e-mail as EMAIL ([[env.production.send_email]]) instead`,
	MAIL_FROM: 'set MAIL_FROM to a sender at a domain of yours, in the form "Launchweek <hello@your-domain>"',
	STRIPE_SECRET_KEY: `set the secret with \`${PUT} STRIPE_SECRET_KEY --env production\`, or remove STRIPE_WEBHOOK_SECRET: payments need both, and a directory that sells nothing neither`,
	STRIPE_WEBHOOK_SECRET: `set the secret with \`${PUT} STRIPE_WEBHOOK_SECRET --env production\` (Stripe shows it beside the webhook), or remove STRIPE_SECRET_KEY: payments need both, and a directory that sells nothing neither`,
	DOH_RESOLVERS: "set DOH_RESOLVERS to at least two DNS-over-HTTPS addresses with a comma between, or remove it",
	SELLER_COUNTRY:
		'set SELLER_COUNTRY to the two letters (ISO 3166) of the country you pay VAT in, such as "IE"; countries whose rate is not one number, as in the USA and Canada, cannot be handled',
	SELLER_NAME: `set SELLER_NAME to the seller's name as registered, in at most ${SELLER_NAME_MAX} characters: every invoice states it`,
	SELLER_ADDRESS:
		'set SELLER_ADDRESS to the seller\'s full address with "|" between its lines, such as "1 Main Street | Dublin D01 A000": every invoice states it',
	SELLER_VAT_NUMBER:
		"set SELLER_VAT_NUMBER to the seller's own VAT number with the letters of SELLER_COUNTRY before it and no spaces, in the form of that country: every invoice states it",
	AI_MODEL: "set AI_MODEL to the model that AI_BASE_URL serves; the two belong together",
	AI_BASE_URL:
		"set AI_BASE_URL to the address of an OpenAI-compatible service (AI_API_KEY is the key to it), or remove AI_API_KEY",
	BROWSER_RENDERING_TOKEN:
		"BROWSER_RENDERING_ACCOUNT_ID and BROWSER_RENDERING_TOKEN belong together: set both, or none",
	GITHUB_CLIENT_SECRET: "GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together: set both, or none",
	GOOGLE_CLIENT_SECRET: "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or none",
	TURNSTILE_SECRET_KEY:
		"TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together (Cloudflare shows both beside the widget): set both, or none",
	RATE_LIMIT_READ: RATE_FIX,
	RATE_LIMIT_WRITE: RATE_FIX,
	RATE_LIMIT_COSTLY: RATE_FIX,
	RATE_LIMIT_VOTE: RATE_FIX,
	RATE_LIMIT_FOLLOW: RATE_FIX,
	RATE_LIMIT_REVIEW: RATE_FIX,
	FAULT_PERCENT: 'remove FAULT_PERCENT, or set it to a whole percentage where ENVIRONMENT is "local"',
	JOB_DISPATCH: 'remove JOB_DISPATCH, or set it to "manual": then jobs wait for the next cron',
	FREE_QUEUE_MIN_WEEKS: `whole weeks, at most ${WEEKS_MAX} and at most FREE_QUEUE_MAX_WEEKS (6 and 8 unless set)`,
	FREE_QUEUE_MAX_WEEKS: `whole weeks, at most ${WEEKS_MAX}`,
};
