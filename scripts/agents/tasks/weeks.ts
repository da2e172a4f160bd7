import { addWeeks, weekOf } from "#core/launches/week";
import { firstWrong, hasValue, itemIs, itemsAre } from "#scripts/agents/checks";
import type { Task } from "#scripts/agents/task";

/** Launch weeks, boards, awards, badges and the blog: what people ask who follow the directory. */
export const WEEKS: readonly Task[] = [
	{
		name: "the winner of last week",
		async begin({ rows, today }) {
			const [award] = await rows<{ slug: string; votes: number }>(
				"SELECT l.slug, a.votes_counted AS votes FROM awards a JOIN listings l ON l.id = a.listing_id WHERE a.week = ? AND a.place = 1",
				addWeeks(weekOf(today), -1),
			);
			return {
				words: "Which product came first on the weekly community leaderboard of last week, and with how many votes?",
				check: async (answer) => firstWrong(itemIs(answer, award?.slug), hasValue(answer, award?.votes)),
			};
		},
	},
	{
		name: "the top of the paid board",
		async begin({ rows }) {
			const [first] = await rows<{ slug: string; cents: number }>(
				"SELECT slug, billboard_cents AS cents FROM listings WHERE status = 'live' ORDER BY billboard_cents DESC LIMIT 1",
			);
			return {
				words: "Who is on top of the billboard, and how much money did they contribute, in cents?",
				check: async (answer) => firstWrong(itemIs(answer, first?.slug), hasValue(answer, first?.cents)),
			};
		},
	},
	{
		name: "what launches next week",
		async begin({ rows, today }) {
			const found = await rows<{ slug: string }>(
				"SELECT slug FROM listings WHERE status = 'scheduled' AND launch_week = ?1 UNION SELECT l.slug FROM launches x JOIN listings l ON l.id = x.listing_id WHERE x.week = ?1",
				addWeeks(weekOf(today), 1),
			);
			const expected = found.map(({ slug }) => slug);
			return {
				words: "Which launches are scheduled for the launch week that comes next?",
				check: async (answer) => itemsAre(answer, expected),
			};
		},
	},
	{
		name: "who wrote a post",
		async begin({ rows }) {
			const [post] = await rows<{ slug: string; author: string }>(
				"SELECT slug, author FROM posts WHERE slug = 'writing-a-tagline'",
			);
			return {
				words: "Who is the author of the blog post on writing a tagline?",
				check: async (answer) => firstWrong(itemIs(answer, post?.slug), hasValue(answer, post?.author)),
			};
		},
	},
	{
		name: "the code of a badge in a style",
		async begin({ served }) {
			return {
				words:
					"I want to show a badge of Tidewell in my readme. Give me the Markdown of its badges in the pill shape, dark, size l.",
				async check({ values }) {
					const text = values.join("\n");
					const [, address] = /!\[[^\]]*\]\((\S+?)\)/.exec(text) ?? [];
					if (address === undefined) return `There is no Markdown image in ${text.slice(0, 300)}.`;
					const isStyled = ["pill", "dark"].every((word) => address.includes(word));
					if (!isStyled) return `The image ${address} is not the style that was asked for.`;
					const image = await fetch(new URL(address, served.origin));
					return image.ok ? null : `The image answers ${image.status}.`;
				},
			};
		},
	},
];
