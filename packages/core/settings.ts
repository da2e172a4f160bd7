import type { Retention } from "#core/backups/retention";
import { CRON_LATE_HOURS, type Thresholds } from "#core/health/alerts";
import { placesOfOneAccount } from "#core/launches/free-week";
import type { BurstLimits } from "#core/launches/vote-bursts";
import type { SiteLogo } from "#core/pictures/site-logo";
import { type FooterLink, withoutSpecials } from "#core/site-settings/forms";
import type { SiteValues } from "#core/site-settings/site-settings";

/** How often a caller may do things of one class. */
export interface RateLimit {
	/** Requests allowed in a window. */
	limit: number;
	windowSeconds: number;
}

/** Classes that each isolate counts for itself and shares with the others; see docs/decisions/005. */
export type SharedRateClass = "read" | "write" | "vote" | "follow" | "review";
/** `costly` is counted exactly, in the batch that does the work. */
export type RateClass = SharedRateClass | "costly";

/** What the environment and the site team have set, as the rest of the code works with it. */
export interface Settings {
	environment: "local" | "production";
	siteName: string;
	/** What the directory is, in one sentence. */
	tagline: string;
	/** What it is for and for whom. */
	purpose: string;
	/** What the footer says in place of the software's own words; null: these. */
	footerText: string | null;
	footerLinks: readonly FooterLink[];
	/** Colour of what is there to be pressed, as `#2340a6`. */
	accent: string;
	/** The same in the dark theme; null: as it follows from the other. */
	accentOnDark: string | null;
	/** Whether the header is filled with it. */
	headerInAccent: boolean;
	/** What stands in place of the name in the header; null: the name. */
	logo: SiteLogo | null;
	/** Whether images for links are drawn here. */
	drawsShareImages: boolean;
	/** Who mails come from, as `Ada <ada@example.com>`. */
	mailFrom: string;
	/** The crawler's name in its user agent and in robots.txt. */
	crawlerName: string;
	/** Where the site team reads what owners change. */
	teamEmail: string;
	/** Origin of the site, without a trailing slash. */
	origin: string;
	/** Host names the service is reached by, where that is checked. */
	hosts: readonly string[];
	/** Host names of further sites whose pages may talk to the tool server. */
	mcpAllowedOrigins: readonly string[];
	rateLimits: Record<RateClass, RateLimit>;
	/** The free plan queues a listing this many weeks out, at least and at most. Source: docs/launches.md#the-free-plan. */
	freeQueueMinWeeks: number;
	freeQueueMaxWeeks: number;
	freeSlotsPerWeek: number;
	/** How many of these one account may have. */
	freePlacesEach: number;
	paidSlotsPerWeek: number;
	/** Admits loopback addresses as websites; only the local environment may have it. */
	allowLoopbackCrawl: boolean;
	/** What holds votes back until the site team has looked at them. */
	voteBurst: BurstLimits;
	/** Whether a badge's link must carry no rel="nofollow" to count. */
	badgeRequiresDofollow: boolean;
	/** Whose domain ratings are shown and ranked; null: nobody's. */
	ratingProvider: string | null;
	/** Whether anything can be bought: without a payment provider, or without somebody who sells, it sells nothing. */
	sellsProducts: boolean;
	/** Backups that are taken by themselves, and how many are kept. */
	backups: { isDaily: boolean; hour: number; kept: Retention };
	/** Whether the team is told what is wrong, and from where on. */
	alerts: { isOn: boolean; from: Thresholds };
	/** Files with the public facts, and what may be done with them. */
	dumps: { isDaily: boolean; licence: { name: string; url: string } };
	/** ISO 3166-1 code of the country the seller pays VAT in. */
	sellerCountry: string;
	/** The seller's name, address (with line ends) and VAT number, as invoices state them; null: not set, or none. */
	sellerName: string | null;
	sellerAddress: string | null;
	sellerVatNumber: string | null;
}

/** The local environment allows this many times as much, so that nobody trips over limits on a laptop. */
export const LOCAL_RATE_FACTOR = 100;

/** A limit as it holds where the service runs: on a laptop nobody is written to, and nobody else waits. */
export function scaled(rate: RateLimit, { environment }: Pick<Settings, "environment">): RateLimit {
	return environment === "local" ? { ...rate, limit: rate.limit * LOCAL_RATE_FACTOR } : rate;
}

/** What of the settings the site team decides. Source: docs/settings.md#which-there-are. */
export type DecidedSettings = Omit<
	Settings,
	"environment" | "origin" | "hosts" | "allowLoopbackCrawl" | "sellsProducts"
>;

/** @param host that the site is reached by: addresses that are not set are its own. */
export function decidedSettings(values: SiteValues, host: string): DecidedSettings {
	const siteName = values.site_name;
	return {
		siteName,
		tagline: values.site_tagline,
		purpose: values.site_purpose,
		accent: values.site_accent,
		accentOnDark: values.site_accent_dark,
		headerInAccent: values.header_in_accent,
		logo: values.site_logo,
		drawsShareImages: values.share_images,
		footerText: values.footer_text,
		footerLinks: values.footer_links ?? [],
		mailFrom: values.mail_from ?? `${withoutSpecials(siteName)} <hello@${host}>`,
		teamEmail: values.team_email ?? `team@${host}`,
		crawlerName: values.crawler_name,
		mcpAllowedOrigins: values.mcp_allowed_origins ?? [],
		rateLimits: {
			read: values.rate_limit_read,
			write: values.rate_limit_write,
			costly: values.rate_limit_costly,
			vote: values.rate_limit_vote,
			follow: values.rate_limit_follow,
			review: values.rate_limit_review,
		},
		freeQueueMinWeeks: values.free_queue_min_weeks,
		freeQueueMaxWeeks: values.free_queue_max_weeks,
		freeSlotsPerWeek: values.free_slots_per_week,
		freePlacesEach: placesOfOneAccount(values.free_slots_per_week, values.free_places_share),
		paidSlotsPerWeek: values.paid_slots_per_week,
		voteBurst: { votes: values.vote_burst_votes, withinMs: values.vote_burst_minutes * 60_000 },
		badgeRequiresDofollow: values.badge_requires_dofollow,
		ratingProvider: values.rating_provider,
		alerts: {
			isOn: values.alerts_on,
			from: {
				deadLetters: values.alert_dead_letters,
				waitingMinutes: values.alert_queue_minutes,
				lateHours: CRON_LATE_HOURS,
				backupHours: values.alert_backup_hours,
				bouncePercent: values.alert_bounce_percent,
				errorPercent: values.alert_error_percent,
				storageGigabytes: values.alert_storage_gigabytes,
			},
		},
		dumps: {
			isDaily: values.dumps_nightly,
			licence: { name: values.dump_licence, url: values.dump_licence_url },
		},
		backups: {
			isDaily: values.backups_daily,
			hour: values.backup_hour,
			kept: {
				daily: values.backups_kept_days,
				weekly: values.backups_kept_weeks,
				monthly: values.backups_kept_months,
			},
		},
		sellerCountry: values.seller_country ?? "IE",
		sellerName: values.seller_name,
		sellerAddress: values.seller_address,
		sellerVatNumber: values.seller_vat_number,
	};
}
