import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.reviewReport;

/** To whoever reported a review: whether it stays, and what the site team says. */
export const reviewReportDecided = defineMail({
	name: "review-report-decided",
	purpose: "decisions",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		isTakenDown: z.boolean(),
		judgement: z.string().nullable(),
	}),
	compose: ({ product: { name, slug }, isTakenDown, judgement }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(isTakenDown ? t.takenDown(name, siteName) : t.stays(name, siteName)),
			...(judgement === null ? [] : [paragraph(mailWords.decisions.theySay), quote(judgement)]),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(siteName),
	}),
});
