import { addWeeks, weekOf } from "#core/launches/week";
import { firstWrong, hasValue, holds, itemIs, itemsAre } from "#scripts/agents/checks";
import type { Task } from "#scripts/agents/task";
import { drafted, siteOf } from "#scripts/agents/tasks/drafts";
import { slugsWhere } from "#scripts/agents/tasks/finding";
import { owned } from "#scripts/agents/tasks/owning";

/** Tasks that nobody looked at while the scripted agent was made: what it can do with words that it has not met. */
export const FURTHER: readonly Task[] = [
	{
		name: "products of a stage",
		async begin(stage) {
			const expected = await slugsWhere(stage, "l.stage = 'beta'");
			return {
				words: "Search for products that are still in beta.",
				check: async (answer) => itemsAre(answer, expected),
			};
		},
	},
	{
		name: "founders of a country",
		async begin(stage) {
			const found = await stage.rows<{ slug: string }>(`SELECT DISTINCT f.slug FROM founders f
				JOIN listing_founders lf ON lf.founder_id = f.id JOIN listings l ON l.id = lf.listing_id
				WHERE l.status = 'live' AND l.country = 'FI'`);
			return {
				words: "Which founders come from Finland?",
				check: async (answer) =>
					itemsAre(
						answer,
						found.map(({ slug }) => slug),
					),
			};
		},
	},
	{
		name: "the prices of two products, side by side",
		async begin() {
			return {
				words: "Put Lanternpage and Cronquill side by side. What is the pricing summary of each?",
				check: async (answer) =>
					firstWrong(hasValue(answer, "12 euros a month"), hasValue(answer, "9 dollars a month")),
			};
		},
	},
	{
		name: "all products of a country",
		async begin(stage) {
			const expected = await slugsWhere(stage, "l.country = 'CA'");
			return { words: "Show me every product from Canada.", check: async (answer) => itemsAre(answer, expected) };
		},
	},
	{
		name: "the awards of a product",
		async begin({ rows }) {
			const [award] = await rows<{ week: string; place: number }>(
				"SELECT a.week, a.place FROM awards a JOIN listings l ON l.id = a.listing_id WHERE l.slug = 'tonegrid'",
			);
			return {
				words: "In which week did Tonegrid win its Launch of the Week award, and which place was it?",
				check: async (answer) => firstWrong(hasValue(answer, award?.week), hasValue(answer, award?.place)),
			};
		},
	},
	{
		name: "the most followed product",
		async begin({ rows }) {
			const [first] = await rows<{ slug: string; followers: number }>(
				"SELECT slug, followers FROM listings WHERE status = 'live' ORDER BY followers DESC, id DESC LIMIT 1",
			);
			return {
				words: "Which product is the most followed of all, and how many followers has it?",
				check: async (answer) => hasValue(answer, first?.followers),
			};
		},
	},
	{
		name: "what a draft still lacks",
		site: siteOf("saltquote.com", "Saltquote"),
		async begin(stage) {
			const id = await drafted(stage, "saltquote.com");
			const draft = await stage.api.call<{ missing: { field: string }[] }>("GET", `/drafts/${id}`);
			return {
				words: "Which fields are still missing in my draft?",
				check: async (answer) => firstWrong(...draft.missing.slice(0, 3).map(({ field }) => hasValue(answer, field))),
			};
		},
	},
	{
		name: "the top of the board by Domain Rating",
		async begin(stage) {
			const { items } = await stage.api.call<{ items: { metric: { value: number }; listing: { slug: string } }[] }>(
				"GET",
				"/leaderboards/domain-rating",
			);
			const [first] = items;
			return {
				words: "Who is on top of the leaderboard by Domain Rating, and what is the value?",
				check: async (answer) => firstWrong(itemIs(answer, first?.listing.slug), hasValue(answer, first?.metric.value)),
			};
		},
	},
	{
		name: "how large the directory is",
		async begin({ rows }) {
			const [live] = await rows<{ n: number }>("SELECT count(*) AS n FROM listings WHERE status = 'live'");
			return {
				words: "How many live listings does this directory have?",
				check: async (answer) => hasValue(answer, live?.n),
			};
		},
	},
	{
		name: "what a relaunch costs",
		async begin({ rows }) {
			const [product] = await rows<{ cents: number }>(
				"SELECT price_cents AS cents FROM products WHERE code = 'relaunch'",
			);
			return {
				words: "What is the price of the product relaunch today, in cents?",
				check: async (answer) => firstWrong(itemIs(answer, "relaunch"), hasValue(answer, product?.cents)),
			};
		},
	},
	{
		name: "how long the interview is",
		async begin({ rows }) {
			const [questions] = await rows<{ n: number }>("SELECT count(*) AS n FROM interview_questions");
			return {
				words: "How many questions has the founder interview in total?",
				check: async (answer) => hasValue(answer, questions?.n),
			};
		},
	},
	{
		name: "a founder's story told",
		async begin(stage) {
			const id = await owned(stage, "halloqueue");
			return {
				words:
					'Set the founder story of my listing Halloqueue. Its title is "Two desks, one inbox"; why we started: "Because mail got lost between us."',
				async check() {
					const { story } = await stage.api.call<{ story: { title: string; why_started: string } | null }>(
						"GET",
						`/me/listings/${id}`,
					);
					const told = `${story?.title} / ${story?.why_started}`;
					return holds(told === "Two desks, one inbox / Because mail got lost between us.", `The story is ${told}.`);
				},
			};
		},
	},
	{
		name: "whether an order is paid",
		async begin(stage) {
			const id = await owned(stage, "postgrove");
			const { number } = await stage.api.call<{ number: string }>("POST", "/orders/checkout", {
				items: [{ product: "ai_review", listing_id: id }],
			});
			return {
				words: `What is the status of my order ${number}, and what is its total in cents?`,
				async check(answer) {
					const order = await stage.api.call<{ total_cents: number }>("GET", `/orders/${number}`);
					return firstWrong(hasValue(answer, "pending"), hasValue(answer, order.total_cents));
				},
			};
		},
	},
	{
		name: "a question and its answer put on a listing",
		async begin(stage) {
			const id = await owned(stage, "answerbarn");
			return {
				words:
					'Edit my listing Answerbarn: as its only FAQ, the question "Can I import articles?" with the answer "Yes, from Markdown files."',
				async check() {
					const { faqs } = await stage.api.call<{ faqs: { question: string; answer: string }[] }>(
						"GET",
						`/me/listings/${id}`,
					);
					const told = faqs.map(({ question, answer }) => `${question} ${answer}`).join(" / ");
					return holds(told === "Can I import articles? Yes, from Markdown files.", `The FAQs are ${told}.`);
				},
			};
		},
	},
	{
		name: "a place in an earlier week ordered",
		async begin(stage) {
			const id = await owned(stage, "vokabel");
			const week = addWeeks(weekOf(stage.today), 2);
			return {
				words: `Skip the queue with my listing Vokabel: order the week ${week} and give me the checkout link.`,
				async check() {
					const lines = await stage.rows<{ product: string; week: string; listing: number }>(
						"SELECT x.product, x.week, x.listing_id AS listing FROM orders o JOIN order_lines x ON x.order_number = o.number WHERE o.user_id = ?",
						stage.person.userId,
					);
					const told = lines.map(({ product, week: of, listing }) => `${product} ${of} ${listing}`).join(" / ");
					return holds(told === `skip_queue ${week} ${id}`, `Ordered: ${told || "nothing"}.`);
				},
			};
		},
	},
];
