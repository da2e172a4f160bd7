import * as z from "zod";
import { link, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.accountDecided;

export const ACCOUNT_DECISIONS = ["banned", "lifted", "ended", "made_admin", "unmade_admin", "merged"] as const;
export type AccountDecision = (typeof ACCOUNT_DECISIONS)[number];

/** To the addresses of an account: what the site team decided about it, and why. */
export const accountDecided = defineMail({
	name: "account-decided",
	purpose: "access",
	facts: z.object({ decision: z.enum(ACCOUNT_DECISIONS), answer: z.string(), teamEmail: z.string() }),
	compose: ({ decision, answer, teamEmail }, { siteName, links }) => ({
		subject: t.subject[decision](siteName),
		body: [
			paragraph(t.said[decision](siteName)),
			paragraph(mailWords.decisions.theySay),
			quote(answer),
			paragraph(t.write(teamEmail)),
			decision === "banned" ? link(t.terms, links.terms) : link(t.account, links.account),
		],
		reason: t.reason(siteName),
	}),
});
