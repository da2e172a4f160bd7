import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TOKEN_BYTES } from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import { ownerChanged } from "#mails/catalogue/owner-changed";
import { recordEvent } from "#store/listing-events";
import { foundersOfListing } from "#store/listing-founders";
import { ownedListing } from "#store/owned-listings";
import { cofounderOf, NOT_COFOUNDER, passOn } from "#store/pass-on";
import { userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { leaveMail } from "#usecases/mails/leave-mail";

const NO_COFOUNDER = {
	code: "listing_conflict",
	detail: "They do not stand behind this product any more, so it stays yours. Look who does.",
} as const;

/**
 * The owner of a listing makes a co-founder its owner, and stays behind it as a co-founder, who may leave. Both are told.
 * Source: docs/account.md#making-a-co-founder-the-owner.
 * @throws AppError `not_found` for a listing that is not theirs, or no longer; `listing_conflict` where nobody has joined by
 *   that invite, or they have left meanwhile; `sign_in_again`.
 */
export default defineAction({
	id: "make_owner",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		session_hash: freshSession,
		listing_id: listingId,
		/** That the co-founder has accepted. */
		invite_id: z.int().min(1),
	}),
	async handler({ session_hash, listing_id, invite_id }, { actor: { userId }, db, ids, now }) {
		const [owned, founders, user] = await Promise.all([
			ownedListing(db, userId, listing_id),
			foundersOfListing(db, listing_id),
			userById(db, userId),
		]);
		const { listing } = owned ?? notFound("listing");
		const passed = { id: listing.id, version: listing.version, ownerId: userId };
		const [to, tokenHash] = await Promise.all([
			cofounderOf(db, passed, invite_id),
			sha256Hex(base64url(ids.random(TOKEN_BYTES))),
		]);
		if (to === null || user === null) throw new AppError(NO_COFOUNDER.code, NO_COFOUNDER.detail);
		const isCalled = (name: string) => user.name !== null && searchNameOf(name) === searchNameOf(user.name);
		const them =
			founders.find((founder) => founder.userId === userId) ??
			founders.find((founder) => founder.userId === null && isCalled(founder.name));
		const former = { email: user.email, tokenHash, founderName: them?.name ?? null };
		const at = now.getTime();
		const { id, name, slug, status } = listing;
		const told = (reader: number, isOwner: boolean, other: string) =>
			leaveMail(db, ownerChanged, {
				to: { userId: reader },
				cause: `listing:${id}:${listing.version + 1}`,
				now,
				facts: { product: { id, name, slug }, isOwner, other },
			});
		return record(
			{ subject: `listing:${id}`, change: changeBetween({ owner: userId }, { owner: to.userId }) },
			{ slug },
			[
				mustBeFresh(db, userId, session_hash, at),
				...passOn(db, passed, { to, former, now: at }),
				recordEvent(db, {
					listingId: id,
					kind: "passed_on",
					from: status,
					to: status,
					at,
					cause: `user:${userId}`,
					detail: { from: userId, to: to.userId },
				}),
				told(to.userId, true, user.email),
				told(userId, false, to.email),
			],
			{ ...SIGN_IN_AGAIN, stale: AGAIN, [NOT_COFOUNDER]: AGAIN },
		);
	},
});
