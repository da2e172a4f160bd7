import type { DraftProfile } from "#core/drafts/draft-profile";
import { readingOf } from "#core/drafts/site-reading";
import { editBetween } from "#core/listings/edit-between";
import { isEmptyEdit, plainSocials, realChanges } from "#core/listings/listing-facts";
import { webAddress } from "#core/web/website";
import { categoryNamed } from "#store/categories-by-name";
import type { Db, Statement } from "#store/db";
import type { DraftRow } from "#store/drafts";
import { columnsOf, editListing, leaveEditCopy, setPrimaryCategory } from "#store/listing-edits";
import { takeWaitingProfile } from "#store/listing-founders";
import { replaceMilestones } from "#store/milestones";
import type { ListingWithProfile } from "#store/owned-listings";
import { replaceFounders } from "#usecases/listings/replace-founders";

/**
 * Brings the edits of a submitted draft to its listing, in the same batch. Only what the edit changed goes over: what the
 * owner has changed on the listing itself since stays.
 * Source: docs/drafts.md#from-draft-to-listing.
 */
export async function carryToListing(
	{ db, now, userId }: { db: Db; now: Date; userId: number },
	current: ListingWithProfile,
	draft: Pick<DraftRow, "profile" | "status" | "crawlReport">,
	after: DraftProfile,
): Promise<Statement<"stale">[]> {
	const before = draft.profile;
	const by = { userId, now: now.getTime() };
	const { listing } = current;
	const facts = { columns: columnsOf(listing), profile: current.profile };
	const edit = realChanges(facts, editBetween(before, after, facts, readingOf(draft)));
	const category = differs(before.fields.categories, after.fields.categories)
		? await categoryNamed(db, after.fields.categories.value?.[0] ?? "")
		: null;
	const isMoved = category !== null && category.id !== listing.primaryCategoryId;
	const areFoundersNew =
		differs(before.founders.items, after.founders.items) || differs(before.founder_socials, after.founder_socials);
	const areMilestonesNew = differs(before.milestones.items, after.milestones.items);
	if (isEmptyEdit(edit) && !isMoved && !areFoundersNew && !areMilestonesNew) return [];
	return [
		...(isMoved ? setPrimaryCategory(db, listing.id, category.id) : []),
		// What a draft changes of socials, story and quotes was decided on those of the listing as it was read.
		...editListing(
			db,
			listing.id,
			edit,
			by,
			{ version: listing.version },
			{
				...(isMoved && { primaryCategoryId: category.id }),
				parts: {
					parts: [
						...(areFoundersNew ? ["founders" as const] : []),
						...(areMilestonesNew ? ["milestones" as const] : []),
					],
					statements: [
						...(areFoundersNew ? (await foundersOf(db, listing, after, by.now)).statements : []),
						...(areMilestonesNew ? (await milestonesOf(db, listing.id, after)).statements : []),
					],
				},
			},
		),
		...(listing.status === "draft" || isEmptyEdit(edit) ? [] : [leaveEditCopy(db, listing.id, by.now)]),
	];
}

/** The founders of a draft as those of its listing; the primary one may be its owner, whose interview waits for a profile. */
export async function foundersOf(
	db: Db,
	listing: { id: number; ownerId: number | null },
	draft: DraftProfile,
	now: number,
) {
	const socials = plainSocials(draft.founder_socials);
	const { founders, statements } = await replaceFounders(db, listing.id, draft.founders.items, socials, now);
	const taken = listing.ownerId === null ? [] : [takeWaitingProfile(db, listing.id, listing.ownerId)];
	return { founders, statements: [...statements, ...taken] };
}

/** The milestones of a draft as those of its listing; what is no web address becomes no link. */
export function milestonesOf(db: Db, listingId: number, draft: DraftProfile) {
	const wanted = draft.milestones.items.map(({ date, title, description, url }) => ({
		date,
		title,
		description,
		url: webAddress(url),
	}));
	return replaceMilestones(db, listingId, wanted);
}

function differs(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) !== JSON.stringify(b);
}
