import { DEFAULT_ACCENT } from "#core/web/colour";

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

/** Everything an operator can set; the Worker checks it once against its environment. */
export interface Settings {
	environment: "local" | "production";
	siteName: string;
	/** What the directory is, in one sentence. */
	tagline: string;
	/** Colour of what is there to be pressed, as `#2340a6`. */
	accent: string;
	/** Whether images for links are drawn here. */
	drawsShareImages: boolean;
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
	paidSlotsPerWeek: number;
	/** Admits loopback addresses as websites; only the local environment may have it. */
	allowLoopbackCrawl: boolean;
	/** Whether a badge's link must carry no rel="nofollow" to count. */
	badgeRequiresDofollow: boolean;
	/** Whether anything can be bought: a deployed directory without a payment provider sells nothing. */
	sellsProducts: boolean;
	/** ISO 3166-1 code of the country the seller pays VAT in. */
	sellerCountry: string;
	/** The seller's name, address (with line ends) and VAT number (null: none), as invoices state them. */
	sellerName: string;
	sellerAddress: string;
	sellerVatNumber: string | null;
}

export const DEFAULT_RATE_LIMITS: Record<RateClass, RateLimit> = {
	read: { limit: 600, windowSeconds: 60 },
	write: { limit: 120, windowSeconds: 60 },
	costly: { limit: 60, windowSeconds: 3600 },
	vote: { limit: 60, windowSeconds: 600 },
	follow: { limit: 60, windowSeconds: 600 },
	review: { limit: 20, windowSeconds: 3600 },
};

/** The local environment allows this many times as much, so that nobody trips over limits on a laptop. */
export const LOCAL_RATE_FACTOR = 100;

/** A limit as it holds where the service runs: on a laptop nobody is written to, and nobody else waits. */
export function scaled(rate: RateLimit, { environment }: Pick<Settings, "environment">): RateLimit {
	return environment === "local" ? { ...rate, limit: rate.limit * LOCAL_RATE_FACTOR } : rate;
}

export const DEFAULT_SETTINGS: Omit<Settings, "environment" | "origin" | "hosts"> = {
	siteName: "Launchweek",
	tagline: "Weekly launches, with a quote for every fact.",
	accent: DEFAULT_ACCENT,
	drawsShareImages: true,
	teamEmail: "team@launchweek.example",
	rateLimits: DEFAULT_RATE_LIMITS,
	freeQueueMinWeeks: 6,
	freeQueueMaxWeeks: 8,
	freeSlotsPerWeek: 20,
	paidSlotsPerWeek: 30,
	allowLoopbackCrawl: false,
	badgeRequiresDofollow: false,
	mcpAllowedOrigins: [],
	sellsProducts: true,
	sellerCountry: "IE",
	sellerName: "Example Seller Ltd",
	sellerAddress: "1 Example Street\nDublin D01 A000",
	sellerVatNumber: "IE0000000A",
};
