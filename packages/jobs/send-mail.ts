import { sendMail } from "#core/jobs/kinds";
import { kindOf } from "#core/mails/kinds";
import { whyNotSent } from "#core/mails/may-send";
import { signStopLink } from "#core/mails/stop-token";
import { sha256Hex } from "#core/sha256";
import type { JobContext } from "#jobs/define";
import { defineJob, JobFailed } from "#jobs/define";
import type { Letter, Mail } from "#mails/define";
import { MAILS } from "#mails/registry";
import { render } from "#mails/render";
import { runBatch } from "#store/db";
import { mailChoicesOf, stopsOf } from "#store/mail-choices";
import { closeMail, type OpenMail, openMail } from "#store/mails";
import { readFacts } from "#usecases/mails/readers";
import { stopKeyOf } from "#usecases/mails/stop-key";

/**
 * Sends one mail of the catalogue, if it is still wanted. Its cause goes with it, and providers deliver a cause once: a run
 * that ends after its mail was taken, and before that is noted, sends nothing twice.
 */
export default defineJob(sendMail, {
	async run({ subject: cause }, ctx) {
		const { db, now, settings, links, ports } = ctx;
		const found = await openMail(db, cause);
		if (found === null) return "sent before";
		const mail = MAILS.get(found.mail);
		if (mail === undefined) throw new JobFailed(`there is no mail named ${found.mail}`);
		const close = async (outcome: string) => {
			await runBatch(db, [closeMail(db, cause, now.getTime(), outcome)]);
			return outcome;
		};
		const whyNot = await reasonAgainst(mail, found, ctx);
		if (whyNot !== null) return close(whyNot);
		const facts = await readFacts(mail, found, ctx);
		if (facts === null) return close("no longer of use");
		const letter = mail.compose(facts, { siteName: settings.siteName, links });
		const stop = await stopAddress(mail, letter, found, ctx);
		const { siteName, accent } = settings;
		const hasAccount = found.userId !== null;
		const rendered = render(mail, letter, { siteName, accent, links, stop, hasAccount });
		await ports.mail.send({ to: found.address, ...rendered, ...(stop !== null && { unsubscribe: stop }), cause });
		return close("sent");
	},
});

async function reasonAgainst(mail: Mail, { address, userId }: OpenMail, { db }: JobContext): Promise<string | null> {
	const kind = kindOf(mail.purpose);
	const [choices, stops] = await Promise.all([
		kind === null || userId === null ? null : mailChoicesOf(db, userId),
		stopsOf(db, await sha256Hex(address.toLowerCase())),
	]);
	const isWanted = kind === null || choices === null || choices[kind];
	return whyNotSent(mail.purpose, { isWanted, stops: stops.map(({ reason }) => reason) });
}

/** Where the mails that this one belongs to are ended; null where nobody can. */
async function stopAddress(
	mail: Mail,
	{ about }: Letter,
	{ userId, address }: OpenMail,
	{ db, ids, now, links }: JobContext,
): Promise<string | null> {
	const kind = kindOf(mail.purpose);
	if (kind === null) return null;
	const reader = userId === null ? { addressHash: await sha256Hex(address.toLowerCase()) } : { userId };
	const key = await stopKeyOf({ db, ids, now });
	return links.unsubscribe(await signStopLink(key, { reader, kind, listingId: about?.listingId ?? null }));
}
