import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { REPORT_WORDS_MAX } from "#core/limits";
import { REPORT_REASONS } from "#core/listings/fact-reports";
import { sha256Hex } from "#core/sha256";
import { mailboxOf } from "#core/web/email";
import { emailText } from "#core/web/email-text";
import { FACT_REPORTED, insertFactReport } from "#store/fact-reports";
import { leaveTeamTask } from "#store/team-tasks";
import { AGAIN } from "#usecases/commit";
import { slug, text } from "#usecases/fields";
import { reportedFact, taskOf } from "#usecases/listings/reported-fact";
import { countTo, MAIL_LIMIT_REACHED } from "#usecases/mail-limit";

const DAY_SECONDS = 86_400;
/** Reports in a day of one person, from one network, and about one listing. */
const PER_PERSON = { limit: 10, windowSeconds: DAY_SECONDS };
const PER_NETWORK = { limit: 20, windowSeconds: DAY_SECONDS };
const PER_LISTING = { limit: 50, windowSeconds: DAY_SECONDS };

/**
 * Tells the site team that a fact of a listing is wrong, with the quotes that are behind it then. Nobody needs an account:
 * the address is asked for so that the decision can be mailed. One report of a fact is open for a person at a time.
 */
export default defineAction({
	id: "report_fact",
	actor: "visitor",
	rate: "write",
	input: z.strictObject({
		listing: slug,
		field: z.string().min(1).max(40),
		/** Of a list or part, which entry. */
		entry: z.string().max(500),
		reason: z.enum(REPORT_REASONS),
		words: text(REPORT_WORDS_MAX),
		email: emailText,
	}),
	async handler({ listing: named, field, entry, reason, words, email }, { actor, db, now: instant }) {
		const fact = (await reportedFact(db, named, field, entry)) ?? notFound("fact");
		const now = instant.getTime();
		const reporter = await sha256Hex(mailboxOf(email));
		const answer = { slug: named };
		return record(
			{ subject: `listing:${fact.listingId}`, detail: { field, reason } },
			answer,
			[
				...countTo(db, `fact-report:${reporter}`, PER_PERSON, now),
				...countTo(db, `fact-report:network:${actor.network}`, PER_NETWORK, now),
				...countTo(db, `fact-report:listing:${fact.listingId}`, PER_LISTING, now),
				...insertFactReport(db, {
					listingId: fact.listingId,
					field,
					entry,
					reporter,
					email,
					reason,
					words: words.trim(),
					at: now,
					said: fact.said,
					quotes: fact.quotes,
				}),
				leaveTeamTask(db, {
					kind: FACT_REPORTED,
					cause: `${await taskOf(fact.listingId, field, entry)}:${instant.toISOString().slice(0, 10)}`,
					listingId: fact.listingId,
					detail: { field, reason },
					at: now,
				}),
			],
			{
				reported: {
					code: "invalid_input",
					detail: "You have reported this already. The site team looks at it and mails you what it decides.",
				},
				not_public: AGAIN,
				[MAIL_LIMIT_REACHED]: {
					code: "rate_limited",
					detail: "That is as much as can be reported in a day. Nothing was sent; try again tomorrow.",
				},
			},
		);
	},
});
