import * as z from "zod";
import { button, link, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.disputed;

/** To the owner of a listing and to who has proven a claim on it: the site team decides. Neither is named to the other. */
export const claimDisputed = defineMail({
	name: "claim-disputed",
	purpose: "access",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		isOwner: z.boolean(),
		claim: z.int(),
		/** Whether the listing is shown as verified: its owner has proven the website too. */
		isVerified: z.boolean(),
	}),
	compose: ({ product: { name, slug }, isOwner, claim, isVerified }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(isOwner ? t.another(name, siteName) : t.proven(name, siteName)),
			paragraph(t.decides),
			...(isOwner && !isVerified ? [paragraph(t.prove), link(t.proveIt, links.claimListing(slug))] : []),
			paragraph(t.answer),
			isOwner ? button(t.button, links.listing(slug)) : button(t.seeClaim, links.claim(claim)),
		],
		reason: isOwner ? t.owned(name, siteName) : mailWords.access.proof.reason(name, siteName),
	}),
});
