import * as z from "zod";
import {
	DEFAULT_RATE_LIMITS,
	DEFAULT_SETTINGS,
	LOCAL_RATE_FACTOR,
	type RateLimit,
	type Settings,
} from "#core/settings";
import type { McpSession } from "#workers/mcp/session";

/** The bindings of wrangler.toml. */
export interface Env {
	DB: D1Database;
	KV: KVNamespace;
	JOBS: Queue<unknown>;
	ASSETS: Fetcher;
	MCP_SESSIONS: DurableObjectNamespace<McpSession>;
	[setting: string]: unknown;
}

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const count = z.coerce.number().int().min(0);
/** `LIMIT/SECONDS`, as in `600/60`. */
const rate = z
	.string()
	.regex(/^\d+\/\d+$/)
	.transform((value): RateLimit => {
		const [limit, windowSeconds] = value.split("/").map(Number);
		return { limit: limit ?? 0, windowSeconds: windowSeconds ?? 0 };
	});

/** Host names, separated by commas. */
const hostList = z.string().transform((value) => value.split(",").map((host) => host.trim().toLowerCase()));
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

const variables = z.object({
	ENVIRONMENT: z.enum(["local", "production"]),
	PUBLIC_ORIGIN: z.url().optional(),
	SITE_NAME: z.string().min(1).optional(),
	TEAM_EMAIL: z.email().optional(),
	ALLOW_LOOPBACK_CRAWL: flag.optional(),
	BROWSER_RENDERING_ACCOUNT_ID: z.string().min(1).optional(),
	BROWSER_RENDERING_TOKEN: z.string().min(1).optional(),
	AI_MODEL: z.string().min(1).optional(),
	AI_BASE_URL: z.url().optional(),
	AI_API_KEY: z.string().min(1).optional(),
	RATE_LIMIT_READ: rate.optional(),
	RATE_LIMIT_WRITE: rate.optional(),
	RATE_LIMIT_COSTLY: rate.optional(),
	RATE_LIMIT_VOTE: rate.optional(),
	RATE_LIMIT_FOLLOW: rate.optional(),
	RATE_LIMIT_REVIEW: rate.optional(),
	FREE_QUEUE_MIN_WEEKS: count.optional(),
	FREE_QUEUE_MAX_WEEKS: count.optional(),
	FREE_SLOTS_PER_WEEK: count.optional(),
	PAID_SLOTS_PER_WEEK: count.optional(),
	BADGE_REQUIRES_DOFOLLOW: flag.optional(),
	RESEND_API_KEY: z.string().min(1).optional(),
	RESEND_URL: z.url().optional(),
	MAIL_FROM: z.string().min(3).optional(),
	GITHUB_CLIENT_ID: z.string().min(1).optional(),
	GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
	GITHUB_URL: z.url().optional(),
	GITHUB_API_URL: z.url().optional(),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
	GOOGLE_ISSUER: z.url().optional(),
	MCP_ALLOWED_ORIGINS: hostList.optional(),
	SELLER_COUNTRY: z
		.string()
		.regex(/^[A-Z]{2}$/)
		.optional(),
	DOH_RESOLVERS: z
		.string()
		.regex(/^https?:\/\/[^,]+(,\s*https?:\/\/[^,]+)+$/)
		.optional(),
	VIES_BASE_URL: z.url().optional(),
	STRIPE_SECRET_KEY: z.string().min(1).optional(),
	STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
	STRIPE_API_BASE: z.url().optional(),
});

/** What each missing or wrong setting needs. */
const FIX: Record<string, string> = {
	ENVIRONMENT: 'set ENVIRONMENT to "local" or "production" under [vars] in wrangler.toml',
	PUBLIC_ORIGIN:
		"set PUBLIC_ORIGIN to the address people use, such as https://directory.example, under [env.production.vars]",
	ALLOW_LOOPBACK_CRAWL: "remove ALLOW_LOOPBACK_CRAWL: reading loopback addresses is for the local environment only",
	RESEND_API_KEY: "set the secret with `wrangler secret put RESEND_API_KEY --env production`: sign-in links go by mail",
	MAIL_FROM: 'set MAIL_FROM to the sender, such as "Launchweek <hello@directory.example>"',
	STRIPE_SECRET_KEY:
		"set the secret with `wrangler secret put STRIPE_SECRET_KEY --env production`: people pay by Stripe",
	STRIPE_WEBHOOK_SECRET:
		"set the secret with `wrangler secret put STRIPE_WEBHOOK_SECRET --env production`; Stripe shows it beside the webhook",
	DOH_RESOLVERS: "set DOH_RESOLVERS to at least two DNS-over-HTTPS addresses with a comma between, or remove it",
	SELLER_COUNTRY: 'set SELLER_COUNTRY to the two letters of the country you pay VAT in, such as "IE"',
	GITHUB_CLIENT_SECRET: "GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together: set both, or none",
	GOOGLE_CLIENT_SECRET: "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or none",
};

/** The Worker cannot run with this environment; the message names every problem with its fix. */
export class EnvironmentError extends Error {}

/**
 * Checks the environment once.
 * @param requestOrigin what the local environment uses as its own address, so that any port works.
 * @throws EnvironmentError naming every missing or wrong item at once.
 */
export function settingsFrom(env: Env, requestOrigin: string): Settings {
	const parsed = variables.safeParse(env);
	const problems = parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0]));
	for (const binding of ["DB", "KV", "JOBS", "ASSETS", "MCP_SESSIONS"])
		if (env[binding] === undefined) problems.push(binding);
	const vars = parsed.data;
	if (vars?.ENVIRONMENT === "production") {
		if (vars.PUBLIC_ORIGIN === undefined) problems.push("PUBLIC_ORIGIN");
		if (vars.ALLOW_LOOPBACK_CRAWL === true) problems.push("ALLOW_LOOPBACK_CRAWL");
		if (vars.RESEND_API_KEY === undefined) problems.push("RESEND_API_KEY");
		if (vars.MAIL_FROM === undefined) problems.push("MAIL_FROM");
		if (vars.SELLER_COUNTRY === undefined) problems.push("SELLER_COUNTRY");
		if (vars.STRIPE_SECRET_KEY === undefined) problems.push("STRIPE_SECRET_KEY");
	}
	if ((vars?.STRIPE_SECRET_KEY !== undefined) !== (vars?.STRIPE_WEBHOOK_SECRET !== undefined)) {
		problems.push(vars?.STRIPE_SECRET_KEY === undefined ? "STRIPE_SECRET_KEY" : "STRIPE_WEBHOOK_SECRET");
	}
	for (const provider of ["GITHUB", "GOOGLE"] as const) {
		const hasSecret = vars?.[`${provider}_CLIENT_SECRET`] !== undefined;
		if ((vars?.[`${provider}_CLIENT_ID`] !== undefined) !== hasSecret) problems.push(`${provider}_CLIENT_SECRET`);
	}
	if (vars === undefined || problems.length > 0) {
		const lines = [...new Set(problems)].map((name) => `- ${name}: ${FIX[name] ?? `set ${name} as README.md says`}`);
		throw new EnvironmentError(`The environment is not complete:\n${lines.join("\n")}`);
	}
	const local = vars.ENVIRONMENT === "local";
	return {
		...DEFAULT_SETTINGS,
		environment: vars.ENVIRONMENT,
		origin: vars.PUBLIC_ORIGIN?.replace(/\/$/, "") ?? requestOrigin,
		hosts: [...(vars.PUBLIC_ORIGIN ? [new URL(vars.PUBLIC_ORIGIN).hostname] : []), ...(local ? LOCAL_HOSTS : [])],
		mcpAllowedOrigins: vars.MCP_ALLOWED_ORIGINS ?? DEFAULT_SETTINGS.mcpAllowedOrigins,
		siteName: vars.SITE_NAME ?? DEFAULT_SETTINGS.siteName,
		teamEmail: vars.TEAM_EMAIL ?? DEFAULT_SETTINGS.teamEmail,
		rateLimits: {
			read: vars.RATE_LIMIT_READ ?? scaled(DEFAULT_RATE_LIMITS.read, local),
			write: vars.RATE_LIMIT_WRITE ?? scaled(DEFAULT_RATE_LIMITS.write, local),
			costly: vars.RATE_LIMIT_COSTLY ?? scaled(DEFAULT_RATE_LIMITS.costly, local),
			vote: vars.RATE_LIMIT_VOTE ?? scaled(DEFAULT_RATE_LIMITS.vote, local),
			follow: vars.RATE_LIMIT_FOLLOW ?? scaled(DEFAULT_RATE_LIMITS.follow, local),
			review: vars.RATE_LIMIT_REVIEW ?? scaled(DEFAULT_RATE_LIMITS.review, local),
		},
		freeQueueMinWeeks: vars.FREE_QUEUE_MIN_WEEKS ?? DEFAULT_SETTINGS.freeQueueMinWeeks,
		freeQueueMaxWeeks: vars.FREE_QUEUE_MAX_WEEKS ?? DEFAULT_SETTINGS.freeQueueMaxWeeks,
		freeSlotsPerWeek: vars.FREE_SLOTS_PER_WEEK ?? DEFAULT_SETTINGS.freeSlotsPerWeek,
		paidSlotsPerWeek: vars.PAID_SLOTS_PER_WEEK ?? DEFAULT_SETTINGS.paidSlotsPerWeek,
		allowLoopbackCrawl: local && (vars.ALLOW_LOOPBACK_CRAWL ?? false),
		sellerCountry: vars.SELLER_COUNTRY ?? DEFAULT_SETTINGS.sellerCountry,
		badgeRequiresDofollow: vars.BADGE_REQUIRES_DOFOLLOW ?? DEFAULT_SETTINGS.badgeRequiresDofollow,
	};
}

/** The site's own address where no request tells it: in queue and cron handlers. */
export function backgroundOrigin(env: Env): string {
	return typeof env.LOCAL_ORIGIN === "string" ? env.LOCAL_ORIGIN : "http://127.0.0.1:8787";
}

function scaled(rate: RateLimit, local: boolean): RateLimit {
	return local ? { ...rate, limit: rate.limit * LOCAL_RATE_FACTOR } : rate;
}
