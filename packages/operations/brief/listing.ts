import { within, withoutBlanks } from "#operations/brief/within";
import type { ListingSummary } from "#operations/directory/listing-summary";

/** Of an entry of a list: ten and what stands around them take 2,000 tokens. Source: docs/tool-server.md#answers. */
export const ITEM_MAX_BYTES = 520;

/** What tells one product from another and says whether it is worth a look: of a list of them, to one who chooses. */
export function briefListing(listing: ListingSummary) {
	const { slug, name, url, tagline, short_description, category, stage, country, pricing_model, price } = listing;
	const { status, votes, rating, launch_week, featured, verified, paid } = listing;
	const told = {
		slug,
		name,
		url,
		tagline,
		short_description,
		category: category && { slug: category.slug },
		stage,
		country,
		pricing_model,
		pricing_summary: price?.words ?? null,
		status,
		votes,
		rating,
		launch_week,
		featured: featured || null,
		verified: verified || null,
	};
	return within({ ...withoutBlanks(told), paid }, ITEM_MAX_BYTES);
}

/** What a list is ordered by, where an entry in brief does not say it anyway. @param order as the caller asked for it. */
export function orderedBy(order: string | undefined, { views, followers }: ListingSummary) {
	if (order === "most_viewed" || order === "most-viewed") return { views };
	return order === "most_followed" || order === "most-followed" ? { followers } : {};
}

/** Where one only has to know which product it is. */
export function namedListing({ slug, name, url, tagline, votes, paid }: ListingSummary) {
	return within({ ...withoutBlanks({ slug, name, url, tagline }), votes, paid }, ITEM_MAX_BYTES / 2);
}

/** A page of anything, each of its entries in brief. */
export function briefPage<P extends { items: readonly unknown[] }, T extends object>(
	page: P,
	brief: (item: P["items"][number]) => T,
) {
	return { ...page, items: page.items.map(brief) };
}
