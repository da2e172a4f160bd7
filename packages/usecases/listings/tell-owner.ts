import { AppError } from "#core/errors";
import { listingEdited } from "#mails/catalogue/listing-edited";
import type { Db, Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What to tell whoever edits a listing that is not as they read it any more. */
export const LISTING_CHANGED = {
	code: "listing_conflict",
	detail: "The listing was changed since you read it. Read it again.",
} as const;

/** @throws AppError `listing_conflict` when the listing is not what whoever edits it has seen; whoever names no version has seen it. */
export function mustBeAsSeen({ version }: { version: number }, seenVersion: number | undefined): void {
	if (seenVersion !== undefined && seenVersion !== version) {
		throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
	}
}

/** Has its owner, if it has one, told by mail what the site team changed of a listing, and why. */
export function tellOwner(
	{ db, now }: { db: Db; now: Date },
	listing: Pick<ListingRow, "id" | "name" | "slug" | "ownerId" | "version">,
	{ fields, reason }: { fields: readonly string[]; reason: string },
): Statement[] {
	const { id, name, slug, ownerId, version } = listing;
	if (ownerId === null) return [];
	const facts = { product: { name, slug }, fields: [...fields], why: reason.trim() };
	return [leaveMail(db, listingEdited, { to: { userId: ownerId }, cause: `listing:${id}:${version + 1}`, facts, now })];
}
