import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.review;

/** To the writer of a review, where the site team changed what is shown of it. */
export const reviewJudged = defineMail({
	name: "review-judged",
	purpose: "decisions",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		verdict: z.enum(["published", "taken_down", "refused"]),
		judgement: z.string().nullable(),
	}),
	compose({ product: { name, slug }, verdict, judgement }, { siteName, links }) {
		const because = judgement === null ? [] : [paragraph(mailWords.decisions.theySay), quote(judgement)];
		const reason = t.reason(siteName);
		if (verdict === "published") {
			const body = [paragraph(t.isPublished(name, siteName)), ...because, button(t.look, links.listing(slug))];
			return { subject: t.published(name), body, reason };
		}
		const [subject, said] =
			verdict === "taken_down"
				? [t.takenDown(name), t.wasTakenDown(name, siteName)]
				: [t.refused(name), t.wasRefused(name, siteName)];
		const body = [paragraph(said), ...because, paragraph(t.change), button(t.edit, links.review(slug))];
		return { subject, body, reason };
	},
});
