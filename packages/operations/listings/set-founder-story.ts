import * as z from "zod";
import { STORY_SECTIONS, type StorySection } from "#core/draft-fields";
import { notFound } from "#core/errors";
import { isEmptyEdit, realChanges } from "#core/listing-facts";
import { commit, defineOperation } from "#operations/define";
import { listingId, text } from "#operations/fields";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing, ownListingView } from "#operations/listings/own-listing-view";
import { columnsOf, editListing } from "#store/listing-edits";
import { ownedListing, partsOfListing } from "#store/owned-listings";

const section = text(8000).optional();

export default defineOperation({
	id: "set_founder_story",
	method: "put",
	path: "/me/listings/{listing_id}/story",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	limit: "write",
	summary: "Tell the founder's story of one of your listings",
	description:
		"Sets the sections you name and leaves the others; an empty text removes one. Only the founder's own words belong here: never invent them. Published with the listing, where that section is unlocked.",
	params: z.strictObject({ listing_id: listingId }),
	body: z.strictObject({
		title: text(200).optional(),
		story: section,
		why_started: section,
		problem: section,
		journey: section,
		challenges: section,
		achievements: section,
		lessons: section,
		whats_next: section,
	}),
	bodyOptional: true,
	output: OwnListing,
	example: {
		input: { listing_id: 7, title: "How Inkfern began", why_started: "We kept losing our notes." },
		output: {
			...exampleOwnListing("live"),
			story: { title: "How Inkfern began", why_started: "We kept losing our notes." },
		},
	},
	async handler({ listing_id, ...sections }, ctx) {
		const { db, caller } = ctx;
		const current = (await ownedListing(db, caller.userId, listing_id)) ?? notFound("listing");
		const { listing, profile } = current;
		const parts = await partsOfListing(db, listing_id);
		const story = merged(profile.story ?? {}, sections);
		const edit = realChanges({ columns: columnsOf(listing), profile }, { columns: {}, profile: { story } });
		if (isEmptyEdit(edit)) return commit(ownListingView(current, parts, ctx), []);
		const now = ctx.now.getTime();
		const after = { listing: { ...listing, updatedAt: now }, profile: { ...profile, story } };
		return commit(ownListingView(after, parts, ctx), editListing(db, current, edit, { userId: caller.userId, now }), {
			stale: {
				code: "listing_conflict",
				detail: "The listing is being changed by several requests at once; send this one again.",
			},
		});
	},
});

type Story = Partial<Record<StorySection, string>>;

function merged(before: Story, texts: Partial<Record<StorySection, string | undefined>>): Story | null {
	const story = { ...before };
	for (const name of STORY_SECTIONS) {
		const words = texts[name]?.trim();
		if (words === "") delete story[name];
		else if (words !== undefined) story[name] = words;
	}
	return Object.keys(story).length === 0 ? null : story;
}
