import { and, eq, sql } from "drizzle-orm";
import { isOnAtFirst, MAIL_KINDS, type MailKind } from "#core/mails/kinds";
import type { StopReason } from "#core/mails/may-send";
import type { Db, Statement } from "#store/db";
import { mailPreferences, mailStops } from "#store/schema/index";

/** Who gets which kinds of mail, and which addresses get none. */

/** Which kinds somebody gets. */
export type MailChoices = Readonly<Record<MailKind, boolean>>;

export async function mailChoicesOf(db: Db, userId: number): Promise<MailChoices> {
	const rows = await db.query.mailPreferences.findMany({ where: eq(mailPreferences.userId, userId) });
	const chosen = new Map(rows.map(({ kind, isOn }) => [kind, isOn]));
	return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, chosen.get(kind) ?? isOnAtFirst(kind)])) as Record<
		MailKind,
		boolean
	>;
}

/** Turns a kind on or off for somebody. */
export function setMailChoice(
	db: Db,
	choice: { userId: number; kind: MailKind; isOn: boolean; at: number },
): Statement {
	const { isOn, at } = choice;
	return db
		.insert(mailPreferences)
		.values(choice)
		.onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.kind], set: { isOn, at } });
}

/** Why an address gets no mail. @param addressHash SHA-256 of it in its one spelling. */
export async function stopsOf(db: Db, addressHash: string) {
	return db.query.mailStops.findMany({ where: eq(mailStops.addressHash, addressHash) });
}

/** Ends mail to an address, as far as the reason goes; the first word on it stands. */
export function insertStop(db: Db, stop: typeof mailStops.$inferInsert): Statement {
	return db
		.insert(mailStops)
		.values(stop)
		.onConflictDoNothing({ target: [mailStops.addressHash, mailStops.reason] });
}

/** Sends to an address again that was stopped for one of these reasons. */
export function deleteStops(db: Db, addressHash: string, reasons: readonly StopReason[]): Statement {
	return db
		.delete(mailStops)
		.where(
			and(
				eq(mailStops.addressHash, addressHash),
				sql`reason IN (SELECT value FROM json_each(${JSON.stringify(reasons)}))`,
			),
		);
}
