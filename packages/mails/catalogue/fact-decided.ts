import * as z from "zod";
import { REPORT_DECISIONS } from "#core/listings/fact-reports";
import { fieldName } from "#core/words/shared";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.fact;
const OUTCOMES = { keep: t.keep, correct: t.correct, blank: t.taken };

/** To whoever reported a fact, and to the listing's owner: the same for both, so that who reported it stays unsaid. */
export const factDecided = defineMail({
	name: "fact-decided",
	purpose: "decisions",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		field: z.string(),
		/** What the page said; empty where it was about a blank. */
		said: z.string(),
		decision: z.enum(REPORT_DECISIONS),
		answer: z.string(),
	}),
	compose: ({ product: { name, slug }, field, said, decision, answer }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.reported(name, siteName)),
			...(said === "" ? [paragraph(t.blank(fieldName(field)))] : [paragraph(t.said(fieldName(field))), quote(said)]),
			paragraph(OUTCOMES[decision]),
			paragraph(mailWords.decisions.theySay),
			quote(answer),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(siteName),
	}),
});
