import { firstWrong, hasValue, holds, itemIs } from "#scripts/agents/checks";
import type { Stage, Task } from "#scripts/agents/task";
import { drafted, siteOf } from "#scripts/agents/tasks/drafts";
import { owned } from "#scripts/agents/tasks/owning";

/** What people want who own something, or are about to: 15 tasks in words that nobody held against any description. */

/** What is stored of a listing of the person's own, as a query with its id says. */
function own(name: string, slug: string, words: string, sql: string, expected: unknown): Task {
	return {
		name,
		async begin(stage: Stage) {
			const id = await owned(stage, slug);
			return {
				words,
				async check() {
					const [row] = await stage.rows<{ value: unknown }>(sql, id);
					return holds(
						row?.value === expected,
						`It is ${JSON.stringify(row?.value)}; it should be ${JSON.stringify(expected)}.`,
					);
				},
			};
		},
	};
}

const PROFILE = "FROM listing_profiles WHERE listing_id = ?";

/** What a draft of the person's own website holds in the end. */
function ofDraft(name: string, domain: string, product: string, words: string, path: string, expected: unknown): Task {
	return {
		name,
		site: siteOf(domain, product),
		async begin(stage) {
			const id = await drafted(stage, domain);
			return {
				words,
				async check() {
					const [row] = await stage.rows<{ value: unknown }>(
						"SELECT profile ->> ? AS value FROM drafts WHERE id = ?",
						...[path, id],
					);
					return holds(
						row?.value === expected,
						`It is ${JSON.stringify(row?.value)}; it should be ${JSON.stringify(expected)}.`,
					);
				},
			};
		},
	};
}

/** An order of the person's own: what is in it, and how it stands. */
function order(name: string, slug: string, words: string, product: string, status: string): Task {
	return {
		name,
		async begin(stage) {
			await owned(stage, slug);
			return {
				words,
				async check() {
					const found = await stage.rows<{ product: string; status: string }>(
						"SELECT x.product, o.status FROM orders o JOIN order_lines x ON x.order_number = o.number WHERE o.user_id = ?",
						stage.person.userId,
					);
					const isSo = found.length === 1 && found[0]?.product === product && found[0].status === status;
					return holds(isSo, `The orders are ${JSON.stringify(found)}.`);
				},
			};
		},
	};
}

export const WANTED: readonly Task[] = [
	own(
		"a wrong country corrected",
		"kinledger",
		"The country of my product is wrong. Set it to SE.",
		"SELECT country AS value FROM listings WHERE id = ?",
		"SE",
	),
	own(
		"a price that changed",
		"pagelet",
		'We raised our prices: the pricing summary of my listing is now "8 euros a month".',
		`SELECT profile ->> '$.pricing_summary' AS value ${PROFILE}`,
		"8 euros a month",
	),
	own(
		"a fact taken out",
		"stallkit",
		"Please remove the contact e-mail from my listing: make it empty.",
		`SELECT profile ->> '$.contact_email' AS value ${PROFILE}`,
		null,
	),
	own(
		"a question for customers",
		"slotharbor",
		'Replace the FAQs of my listing by one: question "Is there an app?", answer "Yes, for both phones."',
		`SELECT profile ->> '$.faqs[0].answer' AS value ${PROFILE}`,
		"Yes, for both phones.",
	),
	own(
		"a story told",
		"consentry",
		'Tell my founder story. Under why_started write "A customer asked for it twice."',
		`SELECT profile ->> '$.story.why_started' AS value ${PROFILE}`,
		"A customer asked for it twice.",
	),
	own(
		"followers told",
		"larderly",
		'Let the followers of my listing know what is new: title "Returns in a day", body "Parcels are back within a day."',
		"SELECT title AS value FROM listing_updates WHERE listing_id = ? ORDER BY id DESC LIMIT 1",
		"Returns in a day",
	),
	ofDraft(
		"a draft's year typed",
		"copperdesk.com",
		"Copperdesk",
		'My draft has the wrong year: set founded_year to "2018".',
		"$.fields.founded_year.value",
		"2018",
	),
	ofDraft(
		"a draft's value removed",
		"brassloom.com",
		"Brassloom",
		"Remove the features from my draft.",
		"$.fields.features.value",
		null,
	),
	{
		name: "where a draft stands",
		site: siteOf("leadpress.com", "Leadpress"),
		async begin(stage) {
			await drafted(stage, "leadpress.com");
			return {
				words: "How complete is the draft of my product, in percent, and is it ready?",
				async check(answer) {
					const [row] = await stage.rows<{ completeness: number }>(
						"SELECT completeness FROM drafts WHERE user_id = ?",
						stage.person.userId,
					);
					return firstWrong(hasValue(answer, row?.completeness), hasValue(answer, "ready"));
				},
			};
		},
	},
	{
		name: "a website read and saved",
		site: siteOf("zincledger.com", "Zincledger"),
		async begin(stage) {
			return {
				words:
					"Submit my product https://zincledger.com and save the draft as a listing in the category Invoicing and Payments, but do not publish it.",
				async check() {
					const found = await stage.rows<{ status: string }>(
						"SELECT status FROM listings WHERE owner_id = ?",
						stage.person.userId,
					);
					return holds(found.length === 1 && found[0]?.status === "draft", `There is ${JSON.stringify(found)}.`);
				},
			};
		},
	},
	{
		name: "a company claimed by a tag",
		async begin(stage) {
			return {
				words: "Tonegrid is my company. Claim it with a meta tag on the homepage.",
				async check() {
					const found = await stage.rows<{ method: string }>(
						"SELECT method FROM claims WHERE user_id = ?",
						stage.person.userId,
					);
					return holds(found.length === 1 && found[0]?.method === "meta", `The claims are ${JSON.stringify(found)}.`);
				},
			};
		},
	},
	order(
		"a feature ordered",
		"reelnest",
		"Order a featured listing for my product and give me the page to pay.",
		"featured",
		"pending",
	),
	order(
		"a review bought",
		"skillstile",
		"Buy a profile review for my listing. I will pay the link at once.",
		"ai_review",
		"paid",
	),
	{
		name: "an order that waits",
		async begin(stage) {
			const items = [{ product: "featured", listing_id: await owned(stage, "signfern") }];
			const { number } = await stage.api.call<{ number: string }>("POST", "/orders/checkout", { items });
			return { words: "Which of my orders is not paid yet?", check: async (answer) => itemIs(answer, number) };
		},
	},
	{
		name: "a claim that waits",
		async begin({ api }) {
			const claim = { slug: "tandemly", method: "dns" };
			const { instructions } = await api.call<{ instructions: { what: string } }>("POST", "/claims", claim);
			return {
				words: "What value does my pending claim want in DNS?",
				check: async (answer) => hasValue(answer, instructions.what),
			};
		},
	},
];
