import * as z from "zod";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_SECOND_LOOK_MS } from "#core/limits";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.proof;

/** A proof that was found before is not there: at first it is looked for once more, then the claim lapses. */
export const claimProofMissing = defineMail({
	name: "claim-proof-missing",
	purpose: "access",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string(), website: z.string() }),
		lookedAt: z.array(z.string()),
		seen: z.string(),
		hasLapsed: z.boolean(),
	}),
	compose: ({ product: { name, slug, website }, lookedAt, seen, hasLapsed }, { siteName, links }) => ({
		subject: t.subject(name, siteName),
		body: [
			paragraph(t.missing(name, website)),
			{
				kind: "rows",
				rows: [
					{ label: [t.lookedAt], value: line`${lookedAt.join(", ")}` },
					{ label: [t.seen], value: line`${seen}` },
				],
			},
			paragraph(hasLapsed ? t.lapsed(name) : t.again(CLAIM_SECOND_LOOK_MS / DAY_MS)),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(name, siteName),
	}),
});
