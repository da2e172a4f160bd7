import * as z from "zod";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";
import type { ListingRow } from "#store/listings";

/** What an answer to writing for a paid section says beside the listing. */
export const shownSection = {
	shown: z.boolean().meta({
		description: "Whether the public page shows what was written; when not, next_actions says what it waits for.",
	}),
};

type Section = "story" | "milestones";
const UNLOCKED = { story: "storyUnlocked", milestones: "milestonesUnlocked" } as const;

/** Says whether the public page shows a paid section, and first of all what it waits for when it does not. */
export function withShown<A extends OwnListingAnswer>(
	answer: A,
	listing: ListingRow,
	section: Section,
	sells: boolean,
): A & { shown: boolean } {
	const isUnlocked = listing[UNLOCKED[section]];
	const shown = isUnlocked && listing.status === "live";
	if (shown) return { ...answer, shown };
	const [operation, waits] = isUnlocked
		? ["get_my_listing", "the listing is live"]
		: sells
			? ["list_products", "a paid launch unlocks that section"]
			: ["get_my_listing", "the site team unlocks that section"];
	const why = `The ${section} ${section === "story" ? "is" : "are"} kept, but hidden: the public page shows ${section === "story" ? "it" : "them"} once ${waits}.`;
	return { ...answer, shown, next_actions: [{ operation, why }, ...answer.next_actions] };
}
