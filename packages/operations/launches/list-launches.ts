import * as z from "zod";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { pageOf, toPage, windowOf } from "#operations/paging";
import { readCounters } from "#store/counters";
import { LAUNCH_SECTIONS, type LaunchSection, launchFeed } from "#store/launches";
import { pageQuery } from "#usecases/fields";

/** Feeds of all live listings, whose number a counter knows. */
const COMPLETE: ReadonlySet<LaunchSection> = new Set([
	"trending",
	"most-voted",
	"recent",
	"most-viewed",
	"most-followed",
]);

export const launchItem = listingSummary.extend({
	week_votes: z.int().meta({ description: "Counted community votes cast in its launch week; they rank the week." }),
});

export default defineOperation({
	id: "list_launches",
	method: "get",
	path: "/launches",
	area: "launches",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Launch feeds: this week, today, trending and more",
	description:
		"Listings by one of eight feeds: today (live since 00:00 UTC, newest first), this-week (this week's launches by votes), trending (recent votes and views), most-voted, recent, most-viewed, most-followed, and upcoming (scheduled, earliest week first). For one week with its ranks use get_launch_week; to search use search_listings. No feed can be bought.",
	query: z.strictObject({ section: z.enum(LAUNCH_SECTIONS).default("this-week"), ...pageQuery }),
	output: pageOf(launchItem).extend({ section: z.enum(LAUNCH_SECTIONS) }),
	example: {
		input: { section: "this-week" },
		output: {
			section: "this-week",
			items: [{ ...LISTING_SUMMARY_EXAMPLE, week_votes: 37 }],
			page: 1,
			per_page: 20,
			total: 1,
			total_is_exact: true,
			next_page: null,
		},
	},
	async handler(input, { db, now, links }) {
		const [rows, total] = await Promise.all([
			launchFeed(db, input.section, now, windowOf(input)),
			COMPLETE.has(input.section) ? readCounters(db, ["listings_live"]).then((counts) => counts.listings_live) : null,
		]);
		return {
			section: input.section,
			...toPage({ rows, ...(total !== null && { total }) }, input, (card) => ({
				...toSummary(card, links),
				week_votes: card.weekVotes,
			})),
		};
	},
});
