import type { WeekKey } from "#core/launches/week";
import { weekStart } from "#core/launches/week";
import type { Links } from "#core/web/links";

/** Badges a listing can show, the styles they are drawn in, and the addresses of their images. */

export const BADGE_KINDS = [
	"listed_on",
	"launched_on",
	"featured",
	"verified",
	"launch_of_the_week_1",
	"launch_of_the_week_2",
	"launch_of_the_week_3",
	"top_of_category",
] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** Source: docs/badges.md#kinds-and-styles. */
export const BADGE_SHAPES = ["standard", "outline", "pill", "banner", "square"] as const;
export const BADGE_MODES = ["light", "dark", "auto"] as const;
export const BADGE_SIZES = ["s", "m", "l"] as const;

export interface BadgeStyle {
	shape: (typeof BADGE_SHAPES)[number];
	mode: (typeof BADGE_MODES)[number];
	size: (typeof BADGE_SIZES)[number];
}

export interface Badge extends BadgeStyle {
	kind: BadgeKind;
}

/** What a badge does when nobody says otherwise. Source: docs/badges.md#kinds-and-styles. */
export const DEFAULT_BADGE_STYLE: BadgeStyle = { shape: "standard", mode: "auto", size: "m" };

/** Every style a badge comes in. */
export const BADGE_STYLES: readonly BadgeStyle[] = BADGE_SHAPES.flatMap((shape) =>
	BADGE_MODES.flatMap((mode) => BADGE_SIZES.map((size) => ({ shape, mode, size }))),
);

/** The name of a badge in its address: `listed-on-standard-auto-m`. */
export function badgeName({ kind, shape, mode, size }: Badge): string {
	return `${kind.replaceAll("_", "-")}-${shape}-${mode}-${size}`;
}

const BY_NAME: ReadonlyMap<string, Badge> = new Map(
	BADGE_KINDS.flatMap((kind) =>
		BADGE_STYLES.map((style): [string, Badge] => [badgeName({ kind, ...style }), { kind, ...style }]),
	),
);

/** The badge that a name stands for; null for anything that `badgeName` does not write. */
export function parseBadgeName(name: string): Badge | null {
	return BY_NAME.get(name) ?? null;
}

/** Whether a badge stands for something bought; then it carries the word "Paid". Source: docs/badges.md#paid-is-said. */
export function isPaidBadge(kind: BadgeKind): boolean {
	return kind === "featured";
}

/** What decides which badges a listing may show. */
export interface BadgeFacts {
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	/** Whether it has a launch. */
	launched: boolean;
	featured: boolean;
	verified: boolean;
	/** Its awards, newest first. */
	awards: readonly { week: WeekKey; place: number }[];
	/** Name of the primary category it is the most voted live listing of; null where it is not. */
	topOfCategory: string | null;
}

/** A badge a listing may show, and what its words need. */
export interface EarnedBadge {
	kind: BadgeKind;
	/** The week of a Launch of the Week. */
	week: WeekKey | null;
	category: string | null;
}

/**
 * The badges a listing may show. "Listed on" is there from the moment it is scheduled; all others need it to be live.
 */
export function earnedBadges(facts: BadgeFacts): EarnedBadge[] {
	const plain = (kind: BadgeKind): EarnedBadge => ({ kind, week: null, category: null });
	const earned = [plain("listed_on")];
	if (facts.status !== "live") return earned;
	if (facts.launched) earned.push(plain("launched_on"));
	if (facts.featured) earned.push(plain("featured"));
	if (facts.verified) earned.push(plain("verified"));
	for (const place of [1, 2, 3] as const) {
		const award = facts.awards.find((candidate) => candidate.place === place);
		if (award) earned.push({ kind: `launch_of_the_week_${place}`, week: award.week, category: null });
	}
	if (facts.topOfCategory !== null) {
		earned.push({ kind: "top_of_category", week: null, category: facts.topOfCategory });
	}
	return earned;
}

/** The words of a badge. */
export interface BadgeWords {
	/** The small first line. */
	overline: string;
	/** The large second line. */
	headline: string;
	/** Everything in one line, for the pill. */
	line: string;
	/** The sentence a screen reader reads; also the image's alternative text. */
	title: string;
}

const LONGEST_LINE = 34;

/** @param siteName name of the directory. @param listingName as users wrote it: escape it wherever it is put. */
export function badgeWords(badge: EarnedBadge, siteName: string, listingName: string): BadgeWords {
	const site = shorten(siteName);
	switch (badge.kind) {
		case "listed_on":
			return onSite("Listed on", site, `${listingName} is listed on ${siteName}`);
		case "launched_on":
			return onSite("Launched on", site, `${listingName} launched on ${siteName}`);
		case "featured":
			return onSite("Featured (Paid) on", site, `${listingName} is featured on ${siteName} (Paid)`);
		case "verified":
			return onSite("Verified on", site, `${listingName} is verified on ${siteName}`);
		case "top_of_category": {
			const headline = shorten(`#1 in ${badge.category ?? "its category"}`);
			return {
				overline: `Most voted on ${site}`,
				headline,
				line: `${headline} on ${site}`,
				title: `${listingName} is the most voted listing in ${badge.category ?? "its category"} on ${siteName}`,
			};
		}
		default: {
			const place = badge.kind.slice(-1);
			const when = badge.week === null ? "" : `, week of ${dayText(badge.week)}`;
			return {
				overline: badge.week === null ? site : `${site}, ${dayText(badge.week)}`,
				headline: `#${place} Launch of the Week`,
				line: `#${place} Launch of the Week on ${site}`,
				title: `${listingName} was the #${place} Launch of the Week on ${siteName}${when}`,
			};
		}
	}
}

function onSite(verb: string, site: string, title: string): BadgeWords {
	return { overline: verb, headline: site, line: `${verb} ${site}`, title };
}

/** A badge stays a badge: what does not fit a line is cut between characters, and says so. */
function shorten(text: string): string {
	const characters = [...text];
	return characters.length <= LONGEST_LINE ? text : `${characters.slice(0, LONGEST_LINE - 1).join("")}…`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function dayText(week: WeekKey): string {
	const day = weekStart(week);
	return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The code that puts a badge on a page: it links to the listing, which is what the badge check looks for. */
export interface BadgeEmbed {
	html: string;
	markdown: string;
}

/** @param image address and size in CSS pixels of the image. @param title alternative text, not yet escaped. */
export function badgeEmbed(
	page: string,
	image: { url: string; width: number; height: number },
	title: string,
): BadgeEmbed {
	const alt = escapeXml(title);
	return {
		html: `<a href="${escapeXml(page)}"><img src="${escapeXml(image.url)}" alt="${alt}" width="${image.width}" height="${image.height}"></a>`,
		markdown: `[![${title.replaceAll(/[\\[\]`*_<>!]/g, "\\$&").replaceAll(/\s+/g, " ")}](${image.url})](${page})`,
	};
}

/** The same for boards that read BBCode. */
export function badgeBbcode(page: string, imageUrl: string): string {
	return `[url=${page}][img]${imageUrl}[/img][/url]`;
}

/** The address of a badge's image. */
export function badgeUrl(links: Pick<Links, "badge">, slug: string, badge: Badge): string {
	return links.badge(slug, badgeName(badge));
}

/** Text as it may stand in an XML or HTML text or attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}
