import * as z from "zod";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_OPEN_MS } from "#core/limits";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.claimLink;

/** To an address at a product's domain; names who asks, so that nobody hands their listing to a stranger by confirming. */
export const claimLink = defineMail({
	name: "claim-link",
	purpose: "access",
	facts: z.object({ claimant: z.string().nullable(), product: z.string(), website: z.string(), token: z.string() }),
	compose: ({ claimant, product, website, token }, { siteName, links }) => ({
		subject: t.subject(product, siteName),
		body: [
			paragraph(t.asks(claimant ?? t.somebody, product, website, siteName)),
			paragraph(t.may(CLAIM_OPEN_MS / DAY_MS)),
			button(t.button, links.confirmClaim(token)),
			paragraph(t.unknown),
		],
		reason: t.reason(siteName),
	}),
});
