import { addWeeks, weekOf } from "#core/launches/week";
import { firstWrong, hasValue, itemIs, itemsAre } from "#scripts/agents/checks";
import type { Stage, Task } from "#scripts/agents/task";
import { slugsWhere } from "#scripts/agents/tasks/finding";

/** What people ask who own nothing here: 15 tasks in words that nobody held against any description. */

/** A task whose answer is all the slugs of a condition. */
function all(name: string, words: string, condition: string): Task {
	return {
		name,
		async begin(stage) {
			const expected = await slugsWhere(stage, condition);
			return { words, check: async (answer) => itemsAre(answer, expected) };
		},
	};
}

/** A task whose answer is one fact, and the thing it is about where that has a slug. */
function fact(name: string, words: string, sql: string, weeks = 0): Task {
	return {
		name,
		async begin({ rows, today }: Stage) {
			const values = sql.includes("?") ? [addWeeks(weekOf(today), weeks)] : [];
			const [row] = await rows<{ slug?: string; value?: string | number }>(sql, ...values);
			return {
				words,
				check: async (answer) =>
					firstWrong(
						row !== undefined && "slug" in row ? itemIs(answer, row.slug) : null,
						row === undefined || "value" in row ? hasValue(answer, row?.value) : null,
					),
			};
		},
	};
}

const LIVE = "FROM listings WHERE status = 'live'";

export const ASKED: readonly Task[] = [
	all("everything from a country", "Show me all products here that come from the Netherlands.", "l.country = 'NL'"),
	all(
		"what may be tried first",
		"Which compliance tools can I try for free before paying?",
		"c.slug = 'compliance' AND l.pricing_model = 'free_trial'",
	),
	all(
		"a stage within a country",
		"I want to support young German companies. Which growing products from Germany are listed?",
		"l.stage = 'growing' AND l.country = 'DE'",
	),
	all("a category by its name", "What is there for customer support?", "c.slug = 'customer-support'"),
	fact(
		"the most followed",
		"Which product do the most people follow?",
		`SELECT slug ${LIVE} ORDER BY followers DESC, id LIMIT 1`,
	),
	fact(
		"a price",
		"How much is Pagelet?",
		"SELECT p.profile ->> '$.pricing_summary' AS value FROM listings l JOIN listing_profiles p ON p.listing_id = l.id WHERE l.slug = 'pagelet'",
	),
	fact(
		"where a company sits",
		"In which city is the company behind Plotwise?",
		"SELECT p.profile ->> '$.city' AS value FROM listings l JOIN listing_profiles p ON p.listing_id = l.id WHERE l.slug = 'plotwise'",
	),
	fact(
		"an average rating",
		"What do people think of Duebell? Tell me its average rating.",
		"SELECT round(avg(stars), 2) AS value FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE l.slug = 'duebell' AND r.status = 'published'",
	),
	fact(
		"a founder of a product",
		"Who founded Tidewell?",
		"SELECT f.name AS value FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id JOIN listings l ON l.id = lf.listing_id WHERE l.slug = 'tidewell'",
	),
	fact(
		"an award of long ago",
		"When did Passbriar win Launch of the Week?",
		"SELECT a.week AS value FROM awards a JOIN listings l ON l.id = a.listing_id WHERE l.slug = 'passbriar'",
	),
	fact(
		"second place",
		"Who was the runner-up of last week's launches?",
		"SELECT l.slug FROM awards a JOIN listings l ON l.id = a.listing_id WHERE a.week = ? AND a.place = 2",
		-1,
	),
	fact(
		"the strongest domain",
		"Which listed website has the highest Domain Rating?",
		"SELECT slug FROM listings WHERE status = 'live' ORDER BY domain_rating DESC LIMIT 1",
	),
	fact(
		"what a service costs",
		"What do you charge for a profile review, in cents?",
		"SELECT price_cents AS value FROM products WHERE code = 'ai_review'",
	),
	fact(
		"the newest post",
		"What is the title of your latest blog post?",
		"SELECT title AS value FROM posts ORDER BY published_at DESC LIMIT 1",
	),
	{
		name: "a fact proved",
		async begin() {
			return {
				words: "Prove to me that Chairtime was founded in 2019, with the sentence on its website.",
				check: async (answer) =>
					answer.quotes.some((quote) => quote === "Chairtime was founded in 2019.")
						? null
						: `The quotes are ${JSON.stringify(answer.quotes).slice(0, 200)}.`,
			};
		},
	},
];
