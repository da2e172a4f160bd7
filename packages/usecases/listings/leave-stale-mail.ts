import type { StaleQuote } from "#core/evidence/quoted-facts";
import { sha256Hex } from "#core/sha256";
import { factsStale } from "#mails/catalogue/facts-stale";
import type { Db, Statement } from "#store/db";
import { peopleOfListing } from "#store/listing-people";
import { leaveMails } from "#usecases/mails/leave-mail";

/**
 * Tells the people of a listing which of its facts its website does not state any more. The same facts, found gone again by
 * the next reading, are no news.
 */
export async function leaveStaleMail(
	db: Db,
	{ id, name, slug }: { id: number; name: string; slug: string },
	stale: readonly StaleQuote[],
	now: Date,
): Promise<Statement[]> {
	if (stale.length === 0) return [];
	const quotes = new Map(stale.map(({ field, quote }) => [field, quote]));
	const what = stale.map(({ field, quote }) => JSON.stringify([field, quote])).toSorted();
	const cause = `stale:${id}:${(await sha256Hex(what.join())).slice(0, 16)}`;
	const facts = { product: { id, name, slug }, facts: quotes.size, quotes: [...quotes.values()] };
	return [leaveMails(db, factsStale, { to: await peopleOfListing(db, id), cause, facts, now })];
}
