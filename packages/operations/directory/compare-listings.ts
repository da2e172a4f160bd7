import * as z from "zod";
import { AppError } from "#core/errors";
import type { Links } from "#core/web/links";
import { namedListing } from "#operations/brief/listing";
import { PROFILE_MAX_BYTES } from "#operations/brief/profile";
import { firstQuotes } from "#operations/brief/quotes";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { cellsOf, comparisonCell } from "#operations/directory/comparison-cells";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import type { Db } from "#store/db";
import { profileBySlug, type StoredProfile } from "#store/listing-profile";
import { slug } from "#usecases/fields";

export default defineOperation({
	id: "compare_listings",
	method: "get",
	path: "/compare",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Two live listings side by side",
	description:
		"Attribute by attribute, each cell with the website's own words behind it where there are any. A null cell: that listing does not state the fact; do not fill it in.",
	query: z.strictObject({
		a: slug.meta({ description: "Slug of one, as search_listings gives it." }),
		b: slug.meta({ description: "Slug of the other." }),
	}),
	output: z
		.object({
			a: listingSummary,
			b: listingSummary,
			attributes: z.array(
				z.object({
					attribute: z.string(),
					label: z.string(),
					a: comparisonCell.nullable(),
					b: comparisonCell.nullable(),
				}),
			),
		})
		.meta({ id: "Comparison" }),
	refuses: ["unknown_listing"],
	example: {
		input: { a: "tidewell", b: "chairtime" },
		output: {
			a: LISTING_SUMMARY_EXAMPLE,
			b: { ...LISTING_SUMMARY_EXAMPLE, slug: "chairtime", name: "Chairtime", url: "https://chairtime.example/" },
			attributes: [
				{
					attribute: "founded_year",
					label: "Founded",
					a: {
						value: 2021,
						source: "website",
						evidence: [{ quote: "Founded in Utrecht in 2021", url: "https://tidewell.example/about" }],
					},
					b: null,
				},
			],
		},
	},
	brief: ({ a, b, attributes }) => {
		const side = (cell: z.output<typeof comparisonCell> | null) =>
			cell && { value: cell.value, source: cell.source, ...withoutBlanks({ evidence: firstQuotes(cell.evidence) }) };
		const told = attributes.map(({ attribute, ...cells }) => ({ attribute, a: side(cells.a), b: side(cells.b) }));
		return within({ a: namedListing(a), b: namedListing(b), attributes: told }, PROFILE_MAX_BYTES);
	},
	async handler(input, { db, links }) {
		const [a, b] = await Promise.all([live(db, input.a), live(db, input.b)]);
		if (a === null || b === null) throw unknown([...(a ? [] : ["a"]), ...(b ? [] : ["b"])], input, links);
		const left = cellsOf(a);
		const right = cellsOf(b);
		return {
			a: toSummary(a.card, links),
			b: toSummary(b.card, links),
			attributes: left.map(({ attribute, label, cell }, index) => ({
				attribute,
				label,
				a: cell,
				b: right[index]?.cell ?? null,
			})),
		};
	},
});

async function live(db: Db, slug: string): Promise<StoredProfile | null> {
	const stored = await profileBySlug(db, slug);
	return stored?.card.status === "live" ? stored : null;
}

function unknown(keys: string[], input: Record<string, string>, links: Links): AppError {
	const errors = keys.map((key) => ({
		pointer: `/${key}`,
		code: "bad_value",
		message: `No live listing has the slug ${input[key]}.`,
	}));
	const names = keys.map((key) => input[key]).join(" and ");
	return new AppError("unknown_listing", `There is no live listing ${names}; search at ${links.api}/listings.`, {
		errors,
	});
}
