import * as z from "zod";
import { weekEnd } from "#core/launches/week";
import { dayOfMonth } from "#core/words/format";
import { button, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.follows.week;

/** To whoever asked to be reminded of a week: who has just launched. */
export const weekBegun = defineReadMail({
	name: "week-begun",
	purpose: "weeks",
	row: z.object({ week: z.string() }),
	facts: z.object({
		week: z.string(),
		launches: z.array(z.object({ name: z.string(), tagline: z.string().nullable(), slug: z.string() })),
		hasMore: z.boolean(),
	}),
	compose({ week, launches, hasMore }, { siteName, links }) {
		const items = launches.map(({ name, tagline, slug }) => [
			{ label: name, href: links.listing(slug) },
			...(tagline === null ? [] : line`: ${tagline}`),
		]);
		const sunday = dayOfMonth(new Date(weekEnd(week).getTime() - 1));
		return {
			subject: t.subject(siteName, dayOfMonth(new Date(week))),
			body: [
				paragraph(launches.length === 0 ? t.nothing : t.open(sunday)),
				...(items.length === 0 ? [] : [{ kind: "list" as const, items: [...items, ...(hasMore ? [t.more] : [])] }]),
				button(t.button, links.week(week)),
			],
			reason: t.reason(siteName),
		};
	},
});
