import { parseBadgeName } from "#core/badges/badge";
import { SLUG } from "#core/web/slug";

/** A link of a page, with the images in it and beside it. All addresses are absolute. */
export interface PageAnchor {
	href: string;
	rel: string;
	/** Images inside the link. */
	images: string[];
	/** Images beside the link: in the same small piece of the page. */
	nearImages: string[];
}

/** The listing whose badge is looked for, and the site whose badge it is. */
export interface BadgeTarget {
	slug: string;
	/** Origin of the directory. */
	origin: string;
	/** A link that tells search engines not to follow it does not count. */
	requiresDofollow: boolean;
}

export interface BadgeMatch {
	code: "found" | "not_found" | "wrong_listing";
	/** What was seen, in a sentence for the listing's owner. */
	seen: string;
	/** `rel` of the link that decided, where one did; "" when the link has none. */
	rel: string | null;
}

/** Longest slug or rel that is repeated in a sentence. */
const QUOTED_MAX = 80;

/**
 * Whether a homepage shows a listing's badge: a link to the listing's page on this site around, or next to, one of
 * this site's badge images of the same listing. Source: docs/badges.md#what-counts-as-a-badge.
 */
export function matchBadge(anchors: readonly PageAnchor[], target: BadgeTarget): BadgeMatch {
	let linkOnly = false;
	let unfollowed: PageAnchor | null = null;
	let wrong: BadgeMatch | null = null;
	let imageElsewhere = false;
	for (const anchor of anchors) {
		const images = [...anchor.images, ...anchor.nearImages];
		const badges = images.flatMap((src) => badgeSlugOf(src, target.origin) ?? []);
		const linked = listingSlugOf(anchor.href, target.origin);
		if (linked === target.slug) {
			if (badges.includes(target.slug)) {
				if (!target.requiresDofollow || !isUnfollowed(anchor.rel)) return found(anchor);
				unfollowed = anchor;
			} else if (badges[0] !== undefined) {
				wrong ??= wrongListing(
					`The link leads to this listing, but the badge is that of ${quoted(badges[0])}.`,
					anchor,
				);
			} else {
				linkOnly = true;
			}
		} else if (linked !== null && badges.length > 0) {
			const words = `The badge links to the listing ${quoted(linked)}, not to ${quoted(target.slug)}.`;
			wrong ??= wrongListing(words, anchor);
		} else if (badgeSlugsInside(anchor, target)) {
			imageElsewhere = true;
		}
	}
	if (unfollowed) {
		const words = `The badge is there, but its link carries rel="${unfollowed.rel.slice(0, QUOTED_MAX)}"; remove it so that the link counts.`;
		return { code: "not_found", seen: words, rel: unfollowed.rel };
	}
	if (wrong) return wrong;
	return { code: "not_found", seen: missingSentence(linkOnly, imageElsewhere), rel: null };
}

/** A badge inside a link that leads somewhere else; one that merely stands beside such a link says nothing. */
function badgeSlugsInside(anchor: PageAnchor, target: BadgeTarget): boolean {
	return anchor.images.some((src) => isBadgeOf(src, target));
}

/** Whether an image is a badge of the listing. @param src absolute. */
export function isBadgeOf(src: string, { slug, origin }: BadgeTarget): boolean {
	return badgeSlugOf(src, origin) === slug;
}

function found(anchor: PageAnchor): BadgeMatch {
	return { code: "found", seen: "The badge is there and links to the listing.", rel: anchor.rel };
}

function wrongListing(seen: string, anchor: PageAnchor): BadgeMatch {
	return { code: "wrong_listing", seen, rel: anchor.rel };
}

function missingSentence(linkOnly: boolean, imageElsewhere: boolean): string {
	if (linkOnly) return "There is a link to the listing, but no badge image in it or next to it.";
	if (imageElsewhere) return "The badge image is there, but its link does not lead to the listing's page.";
	return "There is no link to the listing with its badge on the page.";
}

function quoted(text: string): string {
	return `"${text.slice(0, QUOTED_MAX)}"`;
}

function isUnfollowed(rel: string): boolean {
	return rel
		.toLowerCase()
		.split(/\s+/)
		.some((token) => token === "nofollow" || token === "ugc" || token === "sponsored");
}

/** The path of an address on this site; http, https and a leading `www.` are the same site. */
function pathOnSite(address: string, origin: string): string | null {
	const url = URL.parse(address);
	const site = URL.parse(origin);
	if (url === null || site === null || !/^https?:$/.test(url.protocol)) return null;
	return bareHost(url) === bareHost(site) ? url.pathname : null;
}

function bareHost(url: URL): string {
	return url.host.replace(/^www\./, "");
}

function listingSlugOf(href: string, origin: string): string | null {
	const slug = /^\/listings\/([a-z0-9-]+)\/?$/.exec(pathOnSite(href, origin) ?? "")?.[1] ?? "";
	return SLUG.test(slug) ? slug : null;
}

/**
 * The listing whose badge an image is. An image that comes through a proxy (an optimiser of the page's framework, say)
 * counts when the proxy's address names the badge's address in a query parameter.
 */
function badgeSlugOf(src: string, origin: string): string | null {
	// Most images of a page are none, which is told without reading their addresses.
	if (!src.includes("badges")) return null;
	const direct = badgeSlugOfAddress(src, origin);
	if (direct !== null) return direct;
	for (const value of URL.parse(src)?.searchParams.values() ?? []) {
		const proxied = badgeSlugOfAddress(value, origin);
		if (proxied !== null) return proxied;
	}
	return null;
}

function badgeSlugOfAddress(address: string, origin: string): string | null {
	const parts = /^\/badges\/([a-z0-9][a-z0-9-]{0,219})\/([a-z0-9-]+)\.svg$/.exec(pathOnSite(address, origin) ?? "");
	return parts?.[1] !== undefined && parseBadgeName(parts[2] ?? "") !== null ? parts[1] : null;
}
