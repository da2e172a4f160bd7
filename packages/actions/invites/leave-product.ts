import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { readingOf } from "#core/drafts/site-reading";
import { withoutFounder } from "#core/drafts/without-founder";
import { invalidField, notFound } from "#core/errors";
import { FOUNDER_NAME_MAX } from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";
import { cofounderLeft } from "#mails/catalogue/cofounder-left";
import type { Statement } from "#store/db";
import { changeDraft, draftById } from "#store/drafts";
import { type JoinedProduct, joinedProducts, leaveInvites, NOT_JOINED } from "#store/joined-products";
import { foundersOfListing } from "#store/listing-founders";
import type { ListingRow } from "#store/listings";
import { listingWithProfile } from "#store/owned-listings";
import { AGAIN } from "#usecases/commit";
import { carryToListing } from "#usecases/drafts/carry-to-listing";
import { fitOf, stateOf } from "#usecases/drafts/listing-fit";
import { foundersOfNobody } from "#usecases/listings/founders-of-nobody";
import { leaveFounders } from "#usecases/listings/join-founders";
import { leaveMail } from "#usecases/mails/leave-mail";

type Context = Pick<ActionContext, "db" | "now"> & { actor: { userId: number } };

/**
 * Somebody who has joined a product leaves it: they stand among the founders of its draft and listing no more, and who manages it
 * is told. They never vote for it nor review it, as before; only a new invite brings them back.
 * @throws AppError `not_found` for a product that they have not joined, or manage; `draft_conflict` when it keeps being changed.
 */
export default defineAction({
	id: "leave_product",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** The listing's id, or the draft's where it is no listing yet. */
		product: z.string().max(36),
		/** Which of its founders they are, where that is not known; null: none. */
		founder: z.string().max(FOUNDER_NAME_MAX).nullable().default(null),
	}),
	async handler({ product, founder }, ctx) {
		const { db, actor, now } = ctx;
		const joined =
			(await joinedProducts(db, actor.userId)).find((one) => one.product === product) ?? notFound("product");
		const { listingId, draftId, name, ownerId, isInvited } = joined;
		const founderName = joined.founderName ?? founder;
		if (joined.founderName === null && founder !== null && !(await foundersOfNobody(db, joined)).includes(founder)) {
			invalidField("/founder", "Choose one of its founders of whom no account is known.", "bad_value");
		}
		const facts = { product: name, listingId, founder: founderName };
		const cause = `product:${product}:user:${actor.userId}:${now.getTime()}`;
		return record(
			{ subject: listingId === null ? `draft:${draftId}` : `listing:${listingId}` },
			{ product, name },
			[
				...(isInvited ? leaveInvites(db, joined, actor.userId) : []),
				...(await founderStatements(ctx, { ...joined, founderName })),
				...(ownerId === null ? [] : [leaveMail(db, cofounderLeft, { to: { userId: ownerId }, cause, facts, now })]),
			],
			{
				[NOT_JOINED]: AGAIN,
				stale: {
					again: true,
					code: "draft_conflict",
					detail: "The product is being changed at this moment. Send this again.",
				},
			},
		);
	},
});

/** Takes them out of the founders of the draft, and of the listing, which follows its draft as long as both have one owner. */
async function founderStatements(
	ctx: Context,
	{ draftId, listingId, founderName }: JoinedProduct,
): Promise<Statement<"stale">[]> {
	const { db, now, actor } = ctx;
	const [draft, current] = await Promise.all([
		draftId === null ? null : draftById(db, draftId),
		listingId === null ? null : listingWithProfile(db, listingId),
	]);
	const after = draft === null || founderName === null ? null : withoutFounder(draft.profile, founderName);
	const statements: Statement<"stale">[] = [];
	if (draft !== null && after !== null) {
		const { completeness } = stateOf(after, await fitOf(db, { ...draft, profile: after }), readingOf(draft));
		statements.push(...changeDraft(db, draft, { profile: after, completeness }, now.getTime()));
		if (current !== null && current.listing.ownerId === draft.userId) {
			return [...statements, ...(await carryToListing({ db, now, userId: actor.userId }, current, draft, after))];
		}
	}
	return current === null ? statements : [...statements, ...(await offListing(ctx, current.listing, founderName))];
}

/** Takes them off a listing: by their own page, else by the name under which they joined. */
async function offListing(
	{ db, now, actor: { userId } }: Context,
	listing: Pick<ListingRow, "id" | "version">,
	founderName: string | null,
): Promise<Statement<"stale">[]> {
	const founders = await foundersOfListing(db, listing.id);
	const isNamed = (name: string) => founderName !== null && searchNameOf(name) === searchNameOf(founderName);
	const them =
		founders.find((founder) => founder.userId === userId) ??
		founders.find((founder) => founder.userId === null && isNamed(founder.name));
	return (them && (await leaveFounders({ db, now, userId }, listing, them.slug))) ?? [];
}
