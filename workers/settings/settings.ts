import {
	DEFAULT_RATE_LIMITS,
	DEFAULT_SETTINGS,
	type RateClass,
	type RateLimit,
	type Settings,
	scaled,
} from "#core/settings";
import type { Providers } from "#workers/settings/providers";
import type { Variables } from "#workers/settings/variables";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** @param origin the site's address: the public one, or on one's own machine the one that is asked. */
export function settingsOf(vars: Variables, { payments }: Providers, origin: string): Settings {
	const local = vars.ENVIRONMENT === "local";
	const rate = (name: RateClass, given: RateLimit | undefined) =>
		given ?? scaled(DEFAULT_RATE_LIMITS[name], { environment: vars.ENVIRONMENT });
	return {
		environment: vars.ENVIRONMENT,
		origin,
		hosts: [
			...(vars.PUBLIC_ORIGIN === undefined ? [] : [new URL(vars.PUBLIC_ORIGIN).hostname]),
			...(local ? LOCAL_HOSTS : []),
		],
		mcpAllowedOrigins: vars.MCP_ALLOWED_ORIGINS ?? DEFAULT_SETTINGS.mcpAllowedOrigins,
		siteName: vars.SITE_NAME ?? DEFAULT_SETTINGS.siteName,
		tagline: vars.SITE_TAGLINE ?? DEFAULT_SETTINGS.tagline,
		accent: vars.SITE_ACCENT ?? DEFAULT_SETTINGS.accent,
		drawsShareImages: vars.SHARE_IMAGES ?? DEFAULT_SETTINGS.drawsShareImages,
		teamEmail: vars.TEAM_EMAIL ?? DEFAULT_SETTINGS.teamEmail,
		rateLimits: {
			read: rate("read", vars.RATE_LIMIT_READ),
			write: rate("write", vars.RATE_LIMIT_WRITE),
			costly: rate("costly", vars.RATE_LIMIT_COSTLY),
			vote: rate("vote", vars.RATE_LIMIT_VOTE),
			follow: rate("follow", vars.RATE_LIMIT_FOLLOW),
			review: rate("review", vars.RATE_LIMIT_REVIEW),
		},
		freeQueueMinWeeks: vars.FREE_QUEUE_MIN_WEEKS ?? DEFAULT_SETTINGS.freeQueueMinWeeks,
		freeQueueMaxWeeks: vars.FREE_QUEUE_MAX_WEEKS ?? DEFAULT_SETTINGS.freeQueueMaxWeeks,
		freeSlotsPerWeek: vars.FREE_SLOTS_PER_WEEK ?? DEFAULT_SETTINGS.freeSlotsPerWeek,
		paidSlotsPerWeek: vars.PAID_SLOTS_PER_WEEK ?? DEFAULT_SETTINGS.paidSlotsPerWeek,
		allowLoopbackCrawl: local && (vars.ALLOW_LOOPBACK_CRAWL ?? false),
		sellsProducts: payments.kind !== "none",
		sellerCountry: vars.SELLER_COUNTRY ?? DEFAULT_SETTINGS.sellerCountry,
		sellerName: vars.SELLER_NAME ?? DEFAULT_SETTINGS.sellerName,
		sellerAddress: vars.SELLER_ADDRESS ?? DEFAULT_SETTINGS.sellerAddress,
		sellerVatNumber: vars.SELLER_VAT_NUMBER ?? (local ? DEFAULT_SETTINGS.sellerVatNumber : null),
		badgeRequiresDofollow: vars.BADGE_REQUIRES_DOFOLLOW ?? DEFAULT_SETTINGS.badgeRequiresDofollow,
	};
}
