import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.disputed;

/** To the owner of a listing and to who has proven a claim on it: the site team decides. Neither is named to the other. */
export const claimDisputed = defineMail({
	name: "claim-disputed",
	purpose: "access",
	facts: z.object({ product: z.object({ name: z.string(), slug: z.string() }), isOwner: z.boolean() }),
	compose: ({ product: { name, slug }, isOwner }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(isOwner ? t.another(name, siteName) : t.proven(name, siteName)),
			paragraph(t.decides),
			button(t.button, links.listing(slug)),
		],
		reason: isOwner ? t.owned(name, siteName) : mailWords.access.proof.reason(name, siteName),
	}),
});
