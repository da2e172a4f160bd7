import { sql } from "drizzle-orm";
import { DAY_MS } from "#core/launches/week";
import { type Db, readTogether } from "#store/db";
import { launchedBy } from "#store/launches-under-way";
import { moneyTold } from "#store/money-told";

/** Counted no further: a person with more of one kind reads "50" and finds the rest on its page. */
const COUNTED_TO = 50;

/** Keys are said to end from this long before. */
const KEY_ENDS_SOON_MS = 14 * DAY_MS;

/** How much of each kind waits for somebody on the pages of their account. */
export interface Waiting {
	/** Drafts that were read, and are no listing yet. */
	drafts: number;
	/** Listings without a plan, or whose badge has not been found; none whose launch is paid by money that is under way. */
	listings: number;
	/** Claims whose proof is still to be shown. */
	claims: number;
	/** Orders that can still be paid: money that is under way waits for nobody. */
	orders: number;
	/** Invitations to an address of theirs that they have not answered. */
	invites: number;
	/** Keys that end soon, or have ended. */
	keys: number;
}

/** One round trip, another where a payment is open, and a third where its money is under way; at most COUNTED_TO rows of an index for each kind. */
export async function waitingFor(db: Db, { id }: { id: number }, now: number): Promise<Waiting> {
	const found = await readTogether(db, [
		sql`SELECT 1 FROM drafts WHERE user_id = ${id} AND listing_id IS NULL AND status = 'ready' LIMIT ${COUNTED_TO}`,
		sql`SELECT id FROM listings WHERE owner_id = ${id} AND status IN ('draft', 'awaiting_badge') LIMIT ${COUNTED_TO}`,
		sql`SELECT 1 FROM claims WHERE user_id = ${id} AND status = 'pending' AND expires_at > ${now} LIMIT ${COUNTED_TO}`,
		sql`SELECT number, payment_expires_at AS paymentExpiresAt FROM orders WHERE user_id = ${id} AND status = 'pending' LIMIT ${COUNTED_TO}`,
		sql`SELECT 1 FROM email_addresses a CROSS JOIN draft_invites i ON i.email = a.address AND i.status = 'sent'
			WHERE a.user_id = ${id} LIMIT ${COUNTED_TO}`,
		sql`SELECT 1 FROM api_keys WHERE user_id = ${id} AND revoked_at IS NULL AND expires_at < ${now + KEY_ENDS_SOON_MS} LIMIT ${COUNTED_TO}`,
	]);
	const [drafts = [], listings = [], claims = [], orders = [], invites = [], keys = []] = found;
	const open = orders.filter(({ paymentExpiresAt }) => paymentExpiresAt !== null);
	const told = await moneyTold(
		db,
		open.map(({ number }) => String(number)),
	);
	const underWay = [...told].filter(([, { underWayAt }]) => underWayAt !== null).map(([number]) => number);
	const launched = await launchedBy(db, underWay);
	return {
		drafts: drafts.length,
		listings: listings.filter(({ id: listing }) => !launched.has(Number(listing))).length,
		claims: claims.length,
		orders: orders.length - underWay.length,
		invites: invites.length,
		keys: keys.length,
	};
}
