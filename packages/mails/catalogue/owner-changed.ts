import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.ownerChanged;

/** To both when an owner has made a co-founder the owner of a product. */
export const ownerChanged = defineMail({
	name: "owner-changed",
	purpose: "access",
	facts: z.object({
		product: ownProduct,
		/** Whether its reader is who manages it now. */
		isOwner: z.boolean(),
		/** The other's address. */
		other: z.string(),
	}),
	compose: ({ product: { id, name }, isOwner, other }, { siteName, links }) => ({
		subject: isOwner ? t.subject.owner(name) : t.subject.former(name),
		body: isOwner
			? [paragraph(t.yours(other, name, siteName)), paragraph(t.back), button(t.manage, links.product(id))]
			: [paragraph(t.passed(other, name, siteName)), paragraph(t.notYou), button(t.products, links.products)],
		reason: isOwner ? t.reason.owner(name, siteName) : t.reason.former(name, siteName),
	}),
});
