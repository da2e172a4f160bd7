import {
	DEFAULT_RATE_LIMITS,
	DEFAULT_SETTINGS,
	LOCAL_RATE_FACTOR,
	type RateLimit,
	type Settings,
} from "#core/settings";
import { readVariables } from "#workers/settings/problems";
import type { Variables } from "#workers/settings/variables";

/** The bindings of wrangler.toml. */
export interface Env {
	DB: D1Database;
	KV: KVNamespace;
	JOBS: Queue<unknown>;
	ASSETS: Fetcher;
	MCP_SESSIONS: DurableObjectNamespace;
	[setting: string]: unknown;
}

const BINDINGS = ["DB", "KV", "JOBS", "ASSETS", "MCP_SESSIONS"];
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The Worker cannot run with this environment; the message names every problem with its fix. */
export class EnvironmentError extends Error {}

/**
 * Checks the environment once.
 * @param requestOrigin what the local environment uses as its own address, so that any port works.
 * @throws EnvironmentError naming every missing or wrong item at once.
 */
export function settingsFrom(env: Env, requestOrigin: string): Settings {
	const unbound = BINDINGS.filter((name) => env[name] === undefined);
	const read = readVariables(env);
	if (!read.ok || unbound.length > 0) {
		const problems = [
			...unbound.map((name) => ({ name, fix: `keep the binding ${name} in wrangler.toml` })),
			...(read.ok ? [] : read.problems),
		];
		const lines = problems.map(({ name, fix }) => `- ${name}: ${fix}`);
		throw new EnvironmentError(`The environment is not complete:\n${lines.join("\n")}`);
	}
	return settingsOf(read.variables, requestOrigin);
}

function settingsOf(vars: Variables, requestOrigin: string): Settings {
	const local = vars.ENVIRONMENT === "local";
	const origin = vars.PUBLIC_ORIGIN ?? requestOrigin;
	return {
		...DEFAULT_SETTINGS,
		environment: vars.ENVIRONMENT,
		origin,
		hosts: [...(vars.PUBLIC_ORIGIN ? [new URL(origin).hostname] : []), ...(local ? LOCAL_HOSTS : [])],
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
		sellsProducts: local || vars.STRIPE_SECRET_KEY !== undefined,
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
