import type * as z from "zod";
import { sha256Hex } from "#core/sha256";
import type { Mail } from "#mails/define";
import type { ownProduct } from "#mails/facts";
import type { Db, Statement } from "#store/db";
import { insertMail, insertMails, insertOwnerMails, type MailReader } from "#store/mails";

/** What a mail is left with. */
interface Order<R extends z.ZodType<object>> {
	/**
	 * What happened, as `thing:id`, such as `order:LW-7K2M9Q4T1X`: whatever leaves the same mail of it again, to the same
	 * reader, leaves nothing.
	 */
	cause: string;
	facts: z.input<R> & object;
	now: Date;
	/** When it is sent; at once where it is left out. */
	dueAt?: Date;
}

/**
 * Leaves a mail in the batch of what causes it. It is sent once for its cause, whatever runs twice, and not at all where its
 * reader has turned its kind off by then. Source: docs/mail.md#a-mail-and-its-cause.
 */
export function leaveMail<R extends z.ZodType<object>>(
	db: Db,
	mail: Pick<Mail<R>, "name" | "row">,
	{ to, cause, facts, now, dueAt = now }: Order<R> & { to: MailReader },
): Statement {
	return insertMail(db, { ...ordered(mail, { cause, facts, now, dueAt }), reader: to });
}

/** The same to many accounts at once, each once for the cause. */
export function leaveMails<R extends z.ZodType<object>>(
	db: Db,
	mail: Pick<Mail<R>, "name" | "row">,
	{ to, cause, facts, now, dueAt = now }: Order<R> & { to: readonly number[] },
): Statement {
	return insertMails(db, ordered(mail, { cause, facts, now, dueAt }), to);
}

/** Leaves a mail whose only fact is a product to whoever owns each of these listings by then. */
export function leaveOwnerMails(
	db: Db,
	mail: Pick<Mail<z.ZodType<{ product: z.output<typeof ownProduct> }>>, "name" | "row">,
	{ listingIds, cause, now }: { listingIds: readonly number[]; cause: string; now: Date },
): Statement {
	const at = now.getTime();
	return insertOwnerMails(db, { mail: mail.name, cause, at, dueAt: at }, listingIds);
}

function ordered(mail: { name: string }, order: { cause: string; facts: object; now: Date; dueAt: Date }) {
	const { cause, facts, now, dueAt } = order;
	return { mail: mail.name, cause, facts, at: now.getTime(), dueAt: dueAt.getTime() };
}

/** An address that belongs to no account, or to whom it belongs is of no matter, as the reader of a mail. */
export async function addressee(address: string): Promise<MailReader> {
	return { address, addressHash: await sha256Hex(address.toLowerCase()) };
}
