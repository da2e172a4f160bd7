import { firstWrong, hasValue, isProved, itemIs, itemsAre } from "#scripts/agents/checks";
import type { Stage, Task } from "#scripts/agents/task";

/** Finding products: what people ask who look for one. */

const EU =
	"'AT','BE','BG','CY','CZ','DE','DK','EE','ES','FI','FR','GR','HR','HU','IE','IT','LT','LU','LV','MT','NL','PL','PT','RO','SE','SI','SK'";

/** Slugs of live listings for which a condition in SQL holds. */
export async function slugsWhere({ rows }: Stage, condition: string): Promise<string[]> {
	const found = await rows<{ slug: string }>(`SELECT l.slug FROM listings l
		JOIN categories c ON c.id = l.primary_category_id JOIN listing_profiles p ON p.listing_id = l.id
		WHERE l.status = 'live' AND ${condition} ORDER BY l.slug`);
	return found.map(({ slug }) => slug);
}

export const FINDING: readonly Task[] = [
	{
		name: "an EU-made tool under a price, proved",
		async begin(stage) {
			const expected = await slugsWhere(stage, `c.slug = 'invoicing-and-payments' AND l.country IN (${EU})`);
			return {
				words:
					"Find me an invoicing tool that is made in the EU and costs less than 20 euros a month, and prove the price with the words of its website.",
				async check(answer) {
					const [profile] = await stage.rows<{ profile: string }>(
						"SELECT profile FROM listing_profiles p JOIN listings l ON l.id = p.listing_id WHERE l.slug = ?",
						expected[0] ?? "",
					);
					return firstWrong(itemIs(answer, expected[0]), isProved(answer, profile?.profile ?? "", /19 euros/));
				},
			};
		},
	},
	{
		name: "all open source products",
		async begin(stage) {
			const expected = await slugsWhere(stage, "l.pricing_model = 'open_source'");
			return {
				words: "Which open source products are there in this directory?",
				check: async (answer) => itemsAre(answer, expected),
			};
		},
	},
	{
		name: "whether a website is listed",
		async begin() {
			return {
				words: "Is the website hookwright.example already listed here, and if so under which slug?",
				check: async (answer) => itemIs(answer, "hookwright"),
			};
		},
	},
	{
		name: "the products of a category",
		async begin(stage) {
			const expected = await slugsWhere(stage, "c.slug = 'recruiting'");
			return {
				words: "What products does the category Recruiting hold?",
				check: async (answer) => itemsAre(answer, expected),
			};
		},
	},
	{
		name: "alternatives to a product",
		async begin(stage) {
			const others = await slugsWhere(stage, "c.slug = 'scheduling' AND l.slug <> 'slotharbor'");
			return {
				words: "Slotharbor is too expensive for me. What are the alternatives to Slotharbor?",
				async check(answer) {
					const isOffered = others.every((slug) => answer.items.includes(slug));
					if (!isOffered || answer.items.includes("slotharbor")) return `The items are ${answer.items.join(", ")}.`;
					return itemsAre(answer, await slugsWhere(stage, `l.slug IN (${answer.items.map((slug) => `'${slug}'`)})`));
				},
			};
		},
	},
	{
		name: "what a website leaves out",
		async begin(stage) {
			const listing = await stage.api.call<{ not_found_on_website: string[] }>("GET", "/listings/stampling");
			return {
				words: "Which facts are not found on the website of Stampling?",
				check: async (answer) => firstWrong(...listing.not_found_on_website.map((fact) => hasValue(answer, fact))),
			};
		},
	},
	{
		name: "the older of two products",
		async begin() {
			return {
				words: "Compare the products Halloqueue and Kinledger: which of the two was founded earlier?",
				check: async (answer) => firstWrong(itemIs(answer, "kinledger"), hasValue(answer, 2018)),
			};
		},
	},
	{
		name: "a founder's bio",
		async begin(stage) {
			const [founder] = await stage.rows<{ bio: string }>("SELECT bio FROM founders WHERE slug = 'jonas-wetzel'");
			return {
				words: "I am meeting the founder of Plotwise, Jonas Wetzel. What does his bio say?",
				check: async (answer) => firstWrong(itemIs(answer, "jonas-wetzel"), hasValue(answer, founder?.bio)),
			};
		},
	},
];
