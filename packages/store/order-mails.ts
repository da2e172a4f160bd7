import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { mails } from "#store/schema/index";

/** A mail about an order: what it said is forgotten once it was sent. */
export type OrderMail = Pick<typeof mails.$inferSelect, "mail" | "at" | "closedAt" | "outcome">;

const OF_ORDERS = [
	"order-receipt",
	"order-refunded",
	"order-charged-again",
	"order-decided",
	"payment-failed",
] as const;

/** Every mail about an order, the oldest first: each kind is a stretch of the causes, `mail:order:NUMBER...`. */
export async function mailsOfOrder(db: Db, number: string): Promise<OrderMail[]> {
	const within = (mail: string): SQL => {
		const cause = `${mail}:order:${number}:`;
		// `;` is what follows `:`.
		return sql`(${mails.cause} >= ${cause} AND ${mails.cause} < ${`${cause.slice(0, -1)};`})`;
	};
	const found = await db
		.select({ mail: mails.mail, at: mails.at, closedAt: mails.closedAt, outcome: mails.outcome })
		.from(mails)
		.where(sql.join(OF_ORDERS.map(within), sql` OR `));
	return found.toSorted((a, b) => a.at - b.at);
}
