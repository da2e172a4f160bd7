import * as z from "zod";
import { FOUNDER_SEARCH_MAX } from "#core/limits";
import { briefPage, ITEM_MAX_BYTES } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { correctedQuery, onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { findFounders } from "#store/found-founders";
import { type FounderRow, foundersInOrder, listFounders } from "#store/founders";
import { foundersTotal } from "#store/totals";
import { countryFilter } from "#usecases/country-fields";
import { pageQuery, text } from "#usecases/fields";

const founderSummary = z
	.object({
		slug: z.string(),
		name: z.string(),
		title: z.string().nullable(),
		bio: z.string().nullable().meta({ description: "The beginning of it; get_founder has the whole." }),
		country: z.string().nullable(),
		live_listings: z.int(),
		url: z.string(),
	})
	.meta({ id: "FounderSummary" });

export default defineOperation({
	id: "list_founders",
	method: "get",
	path: "/founders",
	area: "founders",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Founders, by name or country",
	description:
		"People behind live listings, by name; with `q` those whose name has all of its words first, then some, each newest first. Read one with get_founder: bio, socials, companies and stories.",
	query: z.strictObject({
		q: text(FOUNDER_SEARCH_MAX)
			.optional()
			.meta({ description: "Words of the name; the last one may be unfinished, and typing errors are understood." }),
		country: countryFilter.optional().meta({ description: "ISO 3166-1 alpha-2, in any case." }),
		...pageQuery,
	}),
	output: pageOf(founderSummary).extend({ corrected_query: correctedQuery }).meta({ id: "FounderPage" }),
	example: {
		input: { q: "mila" },
		output: {
			...onlyPage([
				{
					slug: "mila-vos",
					name: "Mila Vos",
					title: "Founder",
					bio: "Ran the front desk of a clinic before she wrote software for it.",
					country: "NL",
					live_listings: 1,
					url: "https://launchweek.example/founders/mila-vos",
				},
			]),
		},
	},
	brief: (page) => briefPage(page, ({ url, ...founder }) => within(withoutBlanks(founder), ITEM_MAX_BYTES)),
	async handler(input, { db, links }) {
		const q = input.q?.trim() ? input.q : undefined;
		const country = input.country?.toUpperCase();
		const asked = { country, ...windowOf(input) };
		const toFounder = (row: FounderRow) => ({
			slug: row.slug,
			name: row.name,
			title: row.title,
			bio: row.bio,
			country: row.country,
			live_listings: row.liveListings,
			url: links.founder(row.slug),
		});
		if (q !== undefined) {
			const { ids, corrected } = await findFounders(db, { q, ...asked });
			const rows = await foundersInOrder(db, ids);
			return { ...toPage({ rows }, input, toFounder), corrected_query: corrected };
		}
		const [rows, total] = await Promise.all([listFounders(db, asked), foundersTotal(db, country)]);
		return toPage({ rows, total }, input, toFounder);
	},
});
