import * as z from "zod";
import { dayOfMonth } from "#core/words/format";
import { type Block, button, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { type Line, line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.follows.digest;

/** To whoever asked for it: what the products that they follow did in the week before. None where they did nothing. */
export const digest = defineReadMail({
	name: "digest",
	purpose: "digest",
	/** `week` is the one that has begun. */
	row: z.object({ week: z.string() }),
	facts: z.object({
		/** The week it is about. */
		week: z.string(),
		updates: z.array(z.object({ title: z.string(), name: z.string(), slug: z.string() })),
		launches: z.array(z.object({ name: z.string(), slug: z.string(), place: z.int().nullable() })),
	}),
	compose({ week, updates, launches }, { siteName, links }) {
		const product = ({ name, slug }: { name: string; slug: string }) => ({ label: name, href: links.listing(slug) });
		return {
			subject: t.subject(dayOfMonth(new Date(week))),
			body: [
				...part(
					t.launched,
					launches.map((one) => (one.place === null ? line`${product(one)}` : t.award(product(one), one.place))),
				),
				...part(
					t.posted,
					updates.map((one) => line`${product(one)}: ${one.title}`),
				),
				button(t.button, links.following),
			],
			reason: t.reason(siteName),
		};
	},
});

function part(heading: Line, items: Line[]): Block[] {
	return items.length === 0 ? [] : [paragraph(heading), { kind: "list", items }];
}
