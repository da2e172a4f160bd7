import * as z from "zod";
import { ALTERNATIVES_MAX } from "#core/limits";
import { briefListing } from "#operations/brief/listing";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { missingListing } from "#operations/missing-listing";
import { alternativesOf } from "#store/alternatives";
import { publicName } from "#store/listings";
import { slug } from "#usecases/fields";

export default defineOperation({
	id: "get_alternatives",
	method: "get",
	path: "/listings/{slug}/alternatives",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Alternatives to a listing",
	description: `Live listings that could be used instead: those its owner has approved come first (\`approved: true\`), then others of the same primary category, most voted first. At most ${ALTERNATIVES_MAX}. Put two side by side with compare_listings.`,
	params: z.object({ slug: slug.meta({ description: "As search_listings gives it." }) }),
	output: z
		.object({
			listing: z.object({ slug: z.string(), name: z.string() }),
			items: z.array(listingSummary.extend({ approved: z.boolean() }).meta({ id: "Alternative" })),
		})
		.meta({ id: "AlternativeList" }),
	example: {
		input: { slug: "chairtime" },
		output: {
			listing: { slug: "chairtime", name: "Chairtime" },
			items: [{ ...LISTING_SUMMARY_EXAMPLE, approved: true }],
		},
	},
	brief: ({ listing, items }) => ({
		listing,
		items: items.map(({ approved, ...item }) => ({ ...briefListing(item), approved })),
	}),
	async handler(input, { db, links }) {
		const [found, alternatives] = await Promise.all([
			publicName(db, input.slug),
			alternativesOf(db, input.slug, ALTERNATIVES_MAX),
		]);
		return {
			listing: found ?? (await missingListing(db, input.slug)),
			items: alternatives.map(({ card, isApproved }) => ({ ...toSummary(card, links), approved: isApproved })),
		};
	},
});
