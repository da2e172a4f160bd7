import * as z from "zod";
import { readingOf } from "#core/drafts/site-reading";
import { AppError, notFound } from "#core/errors";
import { factsOfDraft } from "#core/listings/listing-facts";
import { freeSlug, slugify, slugsFor } from "#core/web/slug";
import { listingStanding } from "#operations/brief/own-listing";
import { type Context, defineOperation } from "#operations/define";
import { refuseUnread } from "#operations/drafts/unread-site";
import { refuseListed } from "#operations/listed-elsewhere";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { NO_PARTS, ownListingAnswer, ownListingView } from "#operations/listings/own-listing-view";
import { categoryNamed } from "#store/categories-by-name";
import { changeDraft, type DraftRow, draftOfUser } from "#store/drafts";
import { recordEvent } from "#store/listing-events";
import { insertListing, newListing } from "#store/new-listing";
import { listingWithProfile, publishedOnDomain, takenListingSlugs } from "#store/owned-listings";
import { carryPictures, pictureSourcesOf, shownPictures } from "#store/pictures";
import { commit } from "#usecases/commit";
import { foundersOf, milestonesOf } from "#usecases/drafts/carry-to-listing";
import { fitOf, refuseUnfit } from "#usecases/drafts/listing-fit";
import { draftId } from "#usecases/fields";

export default defineOperation({
	id: "submit_draft",
	method: "post",
	path: "/drafts/{id}/submit",
	area: "drafts",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	effects: { repeatable: true },
	limit: "write",
	summary: "Save a finished draft as a listing, not yet published",
	description:
		"Turns a ready draft into a listing of yours and answers with its listing_id. It needs a name and a primary category, and where the website could not be read a tagline or description from you; `missing` of get_draft says what is missing or too long. Nothing is published or charged: next comes choose_free_listing, or create_checkout for a paid launch. Called again, it gives the same listing; edit it with update_draft or update_my_listing.",
	params: z.strictObject({ id: draftId }),
	output: OwnListing,
	refuses: ["draft_not_ready", "draft_incomplete", "draft_conflict", "website_not_read", "duplicate_domain"],
	example: { input: { id: "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11" }, output: exampleOwnListing("draft") },
	brief: listingStanding,
	async handler({ id }, ctx) {
		const { db, caller } = ctx;
		const draft = (await draftOfUser(db, caller.userId, id)) ?? notFound("draft");
		if (draft.listingId !== null) {
			const current = await listingWithProfile(db, draft.listingId);
			if (current?.listing.ownerId === caller.userId) return commit(await ownListingAnswer(current, ctx), []);
		}
		if (draft.status !== "ready") {
			throw new AppError("draft_not_ready", `The draft is still ${draft.status}; ask get_draft until it is ready.`);
		}
		return createListing(draft, ctx);
	},
});

async function createListing(draft: DraftRow, ctx: Context & { caller: { userId: number } }) {
	const { db, caller } = ctx;
	const { profile: drafted } = draft;
	// What needs no other's answer is asked together: the database is waited for once.
	const [other, category, fit, sources] = await Promise.all([
		publishedOnDomain(db, draft.domain, null),
		categoryNamed(db, drafted.fields.categories.value?.[0] ?? ""),
		fitOf(db, draft),
		pictureSourcesOf(db, { draftId: draft.id }),
	]);
	if (other !== null) refuseListed(draft.domain, other, caller.userId, ctx.links);
	const reading = readingOf(draft);
	refuseUnread(draft);
	refuseUnfit(drafted, fit, reading, "The draft is not fit for a listing yet.");
	if (category === null) throw new Error(`draft ${draft.id} passed for placed without a category`);
	const now = ctx.now.getTime();
	const { columns, profile } = factsOfDraft(drafted, reading);
	const named = slugify(columns.name, "listing");
	const [listingId, taken] = await Promise.all([ctx.nextId("listing"), takenListingSlugs(db, slugsFor(named))]);
	const listing = newListing({
		id: listingId,
		// A name without a letter that an address can have is told apart by the number.
		slug: freeSlug(slugify(columns.name, `listing-${listingId}`), taken, listingId),
		...columns,
		url: draft.url,
		domain: draft.domain,
		ownerId: caller.userId,
		primaryCategoryId: category.id,
		now,
	});
	const [founders, milestones] = await Promise.all([
		foundersOf(db, listing, drafted, now),
		milestonesOf(db, listingId, drafted),
	]);
	const parts = {
		...NO_PARTS,
		categories: [{ slug: category.slug, name: category.name, position: 0 }],
		founders: founders.founders,
		milestones: milestones.milestones,
		draftId: draft.id,
	};
	const cause = `user:${caller.userId}`;
	return commit(
		ownListingView({ listing: { ...listing, ...shownPictures(sources) }, profile }, parts, ctx),
		[
			...insertListing(db, listing, profile),
			...founders.statements,
			...milestones.statements,
			...changeDraft(db, draft, { listingId }, now),
			carryPictures(db, draft.id, listingId),
			recordEvent(db, { listingId, kind: "submitted", from: null, to: "draft", cause, at: now }),
		],
		{
			stale: {
				again: true,
				code: "draft_conflict",
				detail: "The draft is being changed by several requests at once; send this one again.",
			},
		},
	);
}
