import { firstWrong, hasValue, holds } from "#scripts/agents/checks";
import type { Asked, Stage, Task } from "#scripts/agents/task";
import { siteOf } from "#scripts/agents/tasks/drafts";

/** What owners ask for: their listings, their company's listing, and what they buy. */

/** Hands a listing of the demo to the person who asks. @returns its id. */
export async function owned({ rows, person }: Stage, slug: string): Promise<number> {
	const [listing] = await rows<{ id: number }>(
		"UPDATE listings SET owner_id = ? WHERE slug = ? RETURNING id",
		person.userId,
		slug,
	);
	if (listing === undefined) throw new Error(`The demo has no listing ${slug}.`);
	return listing.id;
}

/** Asks about a listing of the person's own; the check is given its id. */
async function aboutOwn(
	stage: Stage,
	slug: string,
	words: string,
	check: (id: number, answer: Parameters<Asked["check"]>[0]) => Promise<string | null>,
): Promise<Asked> {
	const id = await owned(stage, slug);
	return { words, check: (answer) => check(id, answer) };
}

/** How many rows a condition finds. */
async function count({ rows }: Stage, from: string, ...values: (string | number)[]): Promise<number> {
	const [row] = await rows<{ n: number }>(`SELECT count(*) AS n FROM ${from}`, ...values);
	return row?.n ?? 0;
}

export const OWNING: readonly Task[] = [
	{
		name: "an update posted",
		begin: (stage) =>
			aboutOwn(
				stage,
				"hirelark",
				'Post an update on my listing. Its title is "Hirelark speaks Czech" and its body is "From today all letters can be sent in Czech."',
				async (id) =>
					holds(
						(await count(
							stage,
							"listing_updates WHERE listing_id = ? AND title = ? AND body = ?",
							...[id, "Hirelark speaks Czech", "From today all letters can be sent in Czech."],
						)) === 1,
						"The update is not there.",
					),
			),
	},
	{
		name: "a milestone added",
		begin: (stage) =>
			aboutOwn(
				stage,
				"wagecove",
				'Add a milestone to my listing Wagecove: on 2026-03-02 we had our "Thousandth payslip".',
				async (id) =>
					holds(
						(await count(
							stage,
							"milestones WHERE listing_id = ? AND date = ? AND title = ?",
							...[id, "2026-03-02", "Thousandth payslip"],
						)) === 1,
						"The milestone is not there.",
					),
			),
	},
	{
		name: "a milestone deleted, of two",
		async begin(stage) {
			const id = await owned(stage, "certivine");
			for (const title of ["First customer", "Moved to Durban"]) {
				await stage.api.call("POST", `/me/listings/${id}/milestones`, { date: "2020-05-04", title });
			}
			return {
				words: 'Delete the milestone "Moved to Durban" from my listing Certivine.',
				async check() {
					const left = await stage.rows<{ title: string }>("SELECT title FROM milestones WHERE listing_id = ?", id);
					const titles = left.map(({ title }) => title).join(", ");
					return holds(titles === "First customer", `What is left: ${titles || "nothing"}.`);
				},
			};
		},
	},
	{
		name: "one's own listing edited",
		begin: (stage) =>
			aboutOwn(
				stage,
				"chirpwell",
				'We moved. Edit my listing Chirpwell: the city is now "Lisbon" and the country is Portugal.',
				async (id) => {
					const listing = await stage.api.call<{ city: string; country: string }>("GET", `/me/listings/${id}`);
					const place = `${listing.city}, ${listing.country}`;
					return holds(place === "Lisbon, PT", `It is in ${place}.`);
				},
			),
	},
	{
		name: "an interview question answered",
		begin: (stage) =>
			aboutOwn(
				stage,
				"pulsegarden",
				'For the founder interview, answer the question how I found my first ten customers with "By asking at the bakery".',
				async () => {
					const answers = await stage.rows<{ question_id: number }>(
						"SELECT question_id FROM interview_answers WHERE answer = 'By asking at the bakery'",
					);
					const ids = answers.map(({ question_id }) => question_id).join(", ");
					return holds(ids === "4", `Answered: ${ids || "none"}.`);
				},
			),
	},
	{
		name: "a company's listing claimed by DNS",
		begin: async (stage) => ({
			words: "Inkmeadow is my company's product. Claim its listing for me by DNS, and see that the claim is verified.",
			check: async () =>
				holds(
					(await count(stage, "listings WHERE slug = 'inkmeadow' AND owner_id = ?", stage.person.userId)) === 1,
					"The listing is not theirs.",
				),
		}),
	},
	{
		name: "a company's listing claimed by file",
		site: siteOf("shiftlane.com", "Shiftlane"),
		async begin(stage) {
			await stage.rows(
				"UPDATE listings SET url = 'https://shiftlane.com/', domain = 'shiftlane.com' WHERE slug = 'shiftlane'",
			);
			return {
				words: "Claim the listing of Shiftlane for me. I can upload a file to its website; go on until it is verified.",
				check: async () =>
					holds(
						(await count(stage, "listings WHERE slug = 'shiftlane' AND owner_id = ?", stage.person.userId)) === 1,
						"The listing is not theirs.",
					),
			};
		},
	},
	{
		name: "a claim begun by e-mail",
		async begin(stage) {
			await stage.rows(
				"UPDATE listings SET url = 'https://nookmark.com/', domain = 'nookmark.com' WHERE slug = 'nookmark'",
			);
			return {
				words: "Claim the listing of Nookmark by e-mail; my address there is theodora@nookmark.com.",
				check: async () =>
					holds(
						(await count(
							stage,
							"claims WHERE user_id = ? AND method = 'email' AND email = 'theodora@nookmark.com'",
							stage.person.userId,
						)) === 1,
						"There is no such claim.",
					),
			};
		},
	},
	{
		name: "an order priced with VAT",
		begin: (stage) =>
			aboutOwn(
				stage,
				"plotwise",
				"What would a featured listing cost for my listing Plotwise in total, with the VAT of a buyer in Germany? Give the total in cents.",
				async (id, answer) => {
					const { total_cents } = await stage.api.call<{ total_cents: number }>("POST", "/orders/quote", {
						items: [{ product: "featured", listing_id: id }],
						billing_country: "DE",
					});
					const orders = await count(stage, "orders WHERE user_id = ?", stage.person.userId);
					return firstWrong(hasValue(answer, total_cents), holds(orders === 0, "An order was made of a question."));
				},
			),
	},
	{
		name: "an order made and paid",
		begin: (stage) =>
			aboutOwn(
				stage,
				"heathnote",
				"Order a profile review for my listing Heathnote. I pay it myself; then tell me whether the order is paid.",
				async (id, answer) => {
					const [order] = await stage.rows<{ status: string; product: string; listing: number }>(
						"SELECT o.status, x.product, x.listing_id AS listing FROM orders o JOIN order_lines x ON x.order_number = o.number WHERE o.user_id = ?",
						stage.person.userId,
					);
					const made = `${order?.status} ${order?.product} ${order?.listing}`;
					return firstWrong(holds(made === `paid ai_review ${id}`, `The order is ${made}.`), hasValue(answer, "paid"));
				},
			),
	},
	{
		name: "an amount for the billboard",
		begin: (stage) =>
			aboutOwn(
				stage,
				"turnparcel",
				"Make a checkout for 25 dollars on the billboard for my listing Turnparcel. Give me the checkout link; I open it tomorrow.",
				async (id) => {
					const [line] = await stage.rows<{ cents: number; listing: number }>(
						"SELECT x.amount_cents AS cents, x.listing_id AS listing FROM orders o JOIN order_lines x ON x.order_number = o.number WHERE o.user_id = ?",
						stage.person.userId,
					);
					return holds(line?.cents === 2_500 && line.listing === id, `Ordered: ${JSON.stringify(line ?? null)}.`);
				},
			),
	},
];
