import * as z from "zod";
import { weekOf } from "#core/launches/week";
import { briefListing, briefPage, ITEM_MAX_BYTES, orderedBy } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { launchKind, toLaunch } from "#operations/launches/launch-view";
import { onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { readCounters } from "#store/counters";
import type { Db } from "#store/db";
import { LAUNCH_SECTIONS, type LaunchSection, launchFeed } from "#store/launches";
import { dayTotal, upcomingTotal, weekTotal } from "#store/totals";
import { pageQuery } from "#usecases/fields";

export const launchItem = listingSummary
	.extend({
		week: z.string().nullable().meta({
			description: "In this-week and upcoming: Monday of the launch shown. Null in feeds that are not of weeks.",
		}),
		week_votes: z.int().nullable().meta({
			description:
				"Counted community votes cast in that week: these rank this-week, and `votes` (all time) does not. Null in feeds that are not of weeks.",
		}),
		launch_kind: launchKind
			.nullable()
			.meta({ description: "As in get_launch_week. Null in feeds that are not of weeks." }),
	})
	.meta({ id: "Launch" });

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
		"Listings by one of eight feeds: today (live since 00:00 UTC, newest first), this-week (this week's launches by week_votes, the votes cast in it), trending (recent votes and views), most-voted, recent, most-viewed, most-followed, and upcoming (scheduled and relaunched, earliest week first). get_launch_week has one week with its ranks. A relaunch says paid true; no feed's order can be bought.",
	query: z.strictObject({ section: z.enum(LAUNCH_SECTIONS).default("this-week"), ...pageQuery }),
	output: pageOf(launchItem)
		.extend({ section: z.enum(LAUNCH_SECTIONS) })
		.meta({ id: "LaunchPage" }),
	example: {
		input: { section: "this-week" },
		output: {
			section: "this-week",
			...onlyPage([{ ...LISTING_SUMMARY_EXAMPLE, week: "2026-10-05", week_votes: 37, launch_kind: "free" }]),
		},
	},
	brief: (page) =>
		briefPage(page, (item) => {
			const { week, week_votes, launch_kind } = item;
			const launch = { ...withoutBlanks({ week, week_votes, launch_kind }), ...orderedBy(page.section, item) };
			return within({ ...briefListing(item), ...launch }, ITEM_MAX_BYTES);
		}),
	async handler(input, { db, now, links }) {
		const [rows, total] = await Promise.all([
			launchFeed(db, input.section, now, windowOf(input)),
			totalOf(db, input.section, now),
		]);
		return {
			section: input.section,
			...toPage({ rows, total }, input, ({ card, facts }) =>
				facts === null
					? { ...toSummary(card, links), week: null, week_votes: null, launch_kind: null }
					: { ...toLaunch({ card, facts }, links), week: facts.week, week_votes: facts.votes },
			),
		};
	},
});

async function totalOf(db: Db, section: LaunchSection, now: Date): Promise<number> {
	if (section === "today") return dayTotal(db, now.toISOString().slice(0, 10));
	if (section === "this-week") return weekTotal(db, weekOf(now), false);
	if (section === "upcoming") return upcomingTotal(db, weekOf(now));
	return (await readCounters(db, ["listings_live"])).listings_live;
}
