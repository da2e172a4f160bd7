import * as z from "zod";
import { button, link, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.moved;

const place = z.int().min(1).max(3).nullable();

/** To the people of a listing whose award changed when its week was counted again. */
export const awardMoved = defineMail({
	name: "award-moved",
	purpose: "launches",
	facts: z.object({
		product: ownProduct,
		week: z.string(),
		/** Its award before and now; null: none. */
		before: place,
		after: place,
		/** Votes that count since; below zero where fewer do. */
		difference: z.int(),
		reason: z.string(),
	}),
	compose({ product: { name, slug }, week, before, after, difference, reason }, { siteName, links }) {
		return {
			subject: after === null ? t.lost(name) : t.has(name, after),
			body: [
				paragraph(t.counted(week, difference)),
				quote(reason),
				paragraph(t.now(name, before, after)),
				...(after === null ? [paragraph(t.badgeGone)] : [button(t.badges, `${links.listing(slug)}/badges`)]),
				paragraph(mailWords.launches.closed.recount),
				link(mailWords.launches.closed.votes, `${links.week(week)}/votes`),
			],
			reason: mailWords.launches.reason(name, siteName),
		};
	},
});
