import { type ListingDecision, listingDecided } from "#mails/catalogue/listing-decided";
import type { Db, Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { leaveMail } from "#usecases/mails/leave-mail";

interface Decided {
	decision: ListingDecision;
	/** Of a merger the other listing's name, of a move the new week's Monday. */
	other?: string;
	reason: string;
	now: Date;
}

/** Has a listing's owner, if it has one, told by mail what the site team did with it, and why. */
export function tellOfDecision(
	db: Db,
	{ id, name, slug, ownerId, version }: Pick<ListingRow, "id" | "name" | "slug" | "ownerId" | "version">,
	{ decision, other, reason, now }: Decided,
): Statement[] {
	if (ownerId === null) return [];
	const facts = { product: { id, name, slug }, decision, other: other ?? null, why: reason };
	const cause = `listing:${id}:${version + 1}`;
	return [leaveMail(db, listingDecided, { to: { userId: ownerId }, cause, facts, now })];
}
