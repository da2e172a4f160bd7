import * as z from "zod";
import { dayOfMonth } from "#core/words/format";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.listing;

/** What the site team can do with a whole listing. */
const DECISIONS = [
	"hidden",
	"restored",
	"merged",
	"absorbed",
	"parted",
	"week_moved",
	"taken_off",
	"given_back",
] as const;
export type ListingDecision = (typeof DECISIONS)[number];

/** To a listing's owner: what the site team did with the listing as a whole, and why. */
export const listingDecided = defineMail({
	name: "listing-decided",
	purpose: "access",
	facts: z.object({
		product: ownProduct,
		decision: z.enum(DECISIONS),
		/** Of a merger the other listing's name, of a move the new week's Monday. */
		other: z.string().nullable(),
		why: z.string(),
	}),
	compose: ({ product: { id, name, slug }, decision, other, why }, { siteName, links }) => {
		const to = decision === "week_moved" && other !== null ? dayOfMonth(new Date(other)) : (other ?? name);
		return {
			subject: t.subject[decision](name),
			body: [
				paragraph(t.said[decision](name, siteName, to)),
				paragraph(mailWords.decisions.theySay),
				quote(why),
				...(decision === "hidden" ? [paragraph(t.answer)] : []),
				decision === "taken_off" ? button(t.page, links.listing(slug)) : button(t.yours, links.product(id)),
			],
			reason: t.reason(name, siteName),
		};
	},
});
