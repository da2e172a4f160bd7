import type { Settings } from "#core/settings";
import { type AccountDecision, accountDecided } from "#mails/catalogue/account-decided";
import type { Db, Statement } from "#store/db";
import { addressesOf } from "#store/email-addresses";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** Tells every address of an account what the site team decided about it, in the batch that does it. */
export async function tellPerson(
	{ db, now, settings }: { db: Db; now: Date; settings: Pick<Settings, "teamEmail"> },
	{ userId, decision, reason }: { userId: number; decision: AccountDecision; reason: string },
): Promise<Statement[]> {
	const addresses = await addressesOf(db, userId);
	const readers = await Promise.all(addresses.map(({ address }) => addressee(address)));
	const cause = `user:${userId}:${decision}:${now.getTime()}`;
	const facts = { decision, answer: reason, teamEmail: settings.teamEmail };
	return readers.map((to) => leaveMail(db, accountDecided, { to, cause, facts, now }));
}
