import * as z from "zod";
import { STORY_SECTIONS, type StorySection } from "#core/drafts/draft-fields";
import { notFound } from "#core/errors";
import { editByHand } from "#core/listings/edit-by-hand";
import { applyEdit, isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { changedInListing } from "#operations/brief/own-listing";
import { defineOperation } from "#operations/define";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { shownSection, withShown } from "#operations/listings/paid-section";
import { afterEdit, columnsOf, editListing } from "#store/listing-edits";
import { type ListingWithProfile, ownedListing, partsOfListing } from "#store/owned-listings";
import { AGAIN, commit } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { founderStoryBody } from "#usecases/listings/story-input";
import { mustBeAsSeen } from "#usecases/listings/tell-owner";

export default defineOperation({
	id: "set_founder_story",
	method: "put",
	path: "/me/listings/{listing_id}/story",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	takesVersion: true,
	limit: "write",
	summary: "Tell the founder's story of one of your listings",
	description:
		"Puts the sections you send in the place of the whole story; those left out are removed. Sent without any it changes nothing: an empty section alone removes the story. Only the founder's own words belong here: never invent them. Public where the section is unlocked.",
	params: z.strictObject({ listing_id: listingId }),
	body: founderStoryBody,
	bodyOptional: true,
	output: OwnListing.extend(shownSection).meta({ id: "OwnListingWithStory" }),
	refuses: ["listing_conflict"],
	example: {
		input: { listing_id: 7, title: "How Inkfern began", why_started: "We kept losing our notes." },
		output: {
			...exampleOwnListing("live"),
			story: { title: "How Inkfern began", why_started: "We kept losing our notes." },
			shown: true,
		},
	},
	brief: ({ shown, ...listing }) => ({ ...changedInListing(listing, ["story"]), shown }),
	async handler({ listing_id, ...sections }, ctx) {
		const { db, caller } = ctx;
		const current = (await ownedListing(db, caller.userId, listing_id)) ?? notFound("listing");
		const { listing, profile } = current;
		mustBeAsSeen(listing, ctx.seenVersion);
		const parts = await partsOfListing(db, listing_id);
		// A call without a body is far more often a mistake than the wish to lose the whole story.
		const story = Object.values(sections).every((words) => words === undefined) ? profile.story : storyOf(sections);
		const facts = { columns: columnsOf(listing), profile };
		const real = realChanges(facts, { columns: {}, profile: { story } });
		const answerWith = (stored: ListingWithProfile) =>
			withShown(ownListingView(stored, parts, ctx), listing, "story", ctx.settings.sellsProducts);
		if (isEmptyEdit(real)) return commit(answerWith(current), []);
		const edit = editByHand(real, facts, "owner");
		const now = ctx.now.getTime();
		const after = {
			listing: afterEdit(listing, now),
			profile: applyEdit(facts, edit).profile,
		};
		return commit(
			answerWith(after),
			editListing(
				db,
				listing.id,
				edit,
				{ userId: caller.userId, now },
				{ ownerId: caller.userId, ...(ctx.seenVersion !== undefined && { version: ctx.seenVersion }) },
			),
			{ stale: AGAIN },
		);
	},
});

/** The sections that say something; null when none does. */
function storyOf(
	texts: Partial<Record<StorySection, string | undefined>>,
): Partial<Record<StorySection, string>> | null {
	const told = STORY_SECTIONS.flatMap((name) => {
		const words = texts[name]?.trim();
		return words ? [[name, words] as const] : [];
	});
	return told.length === 0 ? null : Object.fromEntries(told);
}
