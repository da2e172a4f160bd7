import * as z from "zod";
import { briefPage, namedListing } from "#operations/brief/listing";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { listAwards } from "#store/awards";
import { awardsTotal } from "#store/totals";
import { iso, pageQuery, slug, timestamp } from "#usecases/fields";

const award = z
	.object({
		week: z.string().meta({ description: "Monday of the week it was won in." }),
		place: z.int().min(1).max(3),
		title: z.string(),
		votes: z.int().meta({ description: "Counted community votes cast in that week." }),
		awarded_at: timestamp,
		listing: listingSummary,
	})
	.meta({ id: "Award" });

export default defineOperation({
	id: "list_awards",
	method: "get",
	path: "/awards",
	area: "launches",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Launch of the Week awards",
	description:
		"Launch of the Week #1, #2 and #3 of every closed week: its winner and two runners-up, newest week first. Awards follow community votes only and cannot be bought. `listing` gives those of one listing; get_badges has the badges they earn.",
	query: z.strictObject({
		listing: slug.optional().meta({ description: "Slug of a listing." }),
		...pageQuery,
	}),
	output: pageOf(award).meta({ id: "AwardPage" }),
	example: {
		input: { listing: "tidewell" },
		output: {
			...onlyPage([
				{
					week: "2026-10-05",
					place: 1,
					title: "Launch of the Week #1",
					votes: 37,
					awarded_at: "2026-10-12T00:00:04.000Z",
					listing: LISTING_SUMMARY_EXAMPLE,
				},
			]),
		},
	},
	brief: (page) =>
		briefPage(page, ({ week, place, votes, listing }) => ({ week, place, votes, listing: namedListing(listing) })),
	async handler(input, { db, links }) {
		const [rows, total] = await Promise.all([
			listAwards(db, { slug: input.listing, ...windowOf(input) }),
			awardsTotal(db, input.listing),
		]);
		const page = toPage({ rows, total }, input, ({ card, facts }) => ({
			week: facts.week,
			place: facts.place,
			title: `Launch of the Week #${facts.place}`,
			votes: facts.votes,
			awarded_at: iso(facts.awardedAt),
			listing: toSummary(card, links),
		}));
		// The award of a listing that is no longer public stays in the record, and is neither shown nor counted.
		return { ...page, items: page.items.filter((item) => item.listing.status === "live") };
	},
});
