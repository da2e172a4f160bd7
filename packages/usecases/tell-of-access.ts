import { type AccessChange, accessChanged } from "#mails/catalogue/access-changed";
import type { Db, Statement } from "#store/db";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** Tells addresses of an account what has changed in how it is signed in to, in the batch that changes it. */
export async function tellOfAccess(
	{ db, now, userId }: { db: Db; now: Date; userId: number },
	facts: { change: AccessChange; what: string },
	to: readonly string[],
): Promise<Statement[]> {
	const cause = `user:${userId}:${facts.change}:${now.getTime()}`;
	const readers = await Promise.all([...new Set(to)].map(addressee));
	return readers.map((reader) => leaveMail(db, accessChanged, { to: reader, cause, facts, now }));
}
