import * as z from "zod";
import { weekEnd } from "#core/launches/week";
import { dayOfMonth, number } from "#core/words/format";
import { button, link, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.halfway;

/** To the people of a listing in the middle of its launch week: how it stands. */
export const halfway = defineMail({
	name: "halfway",
	purpose: "launches",
	facts: z.object({
		product: ownProduct,
		week: z.string(),
		rank: z.int(),
		launches: z.int(),
		votes: z.int(),
	}),
	compose: ({ product: { id, name }, week, rank, launches, votes }, { siteName, links }) => ({
		subject: t.subject(name, number(rank)),
		body: [
			paragraph(t.standing(name, number(rank), launches, votes)),
			paragraph(t.until(dayOfMonth(new Date(weekEnd(week).getTime() - 1)))),
			button(t.week, links.week(week)),
			link(t.share, links.shareOwn(id)),
		],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
