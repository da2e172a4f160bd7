import * as z from "zod";
import { addWeeks, parseWeek, weekEnd, weekOf, weekStart } from "#core/launches/week";
import { namedListing } from "#operations/brief/listing";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary } from "#operations/directory/listing-summary";
import { launchKind, toLaunch } from "#operations/launches/launch-view";
import { calendarWeek, weekText } from "#operations/week-field";
import { scheduledFor, weekLaunches } from "#store/launches";
import { closedWeek } from "#store/weeks";
import { iso, timestamp } from "#usecases/fields";

/** Launches a week shows at most; the whole of a larger week is paged by get_leaderboard. */
const SHOWN_MAX = 100;
/** And of its answer in brief. */
const BRIEFLY_SHOWN_MAX = 15;

const scheduledLaunch = listingSummary
	.extend({
		launch_kind: launchKind,
		votes: z.int().meta({ description: "Counted votes of all time; they do not rank a week." }),
	})
	.meta({ id: "ScheduledLaunch" });

const launch = scheduledLaunch
	.extend({
		rank: z.int(),
		week_votes: z
			.int()
			.meta({ description: "Counted community votes cast in this week: these rank it, and nothing else." }),
	})
	.meta({ id: "RankedLaunch" });

const cut = (what: string) =>
	z.boolean().meta({ description: `True when only the first ${SHOWN_MAX} ${what} are here.` });

export default defineOperation({
	id: "get_launch_week",
	method: "get",
	path: "/launches/weeks/{week}",
	area: "launches",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "A launch week and its launches by votes",
	description: `A week from Monday 00:00 UTC to Sunday: its launches ranked by week_votes, the community votes cast in it (final once the week is closed), and for a future week the launches scheduled for it. A paid relaunch is in both its weeks (launch_kind relaunch, paid true). Shows at most ${SHOWN_MAX} of each and says when it was cut; get_leaderboard with board community-weekly pages through all. The ranking cannot be bought.`,
	params: z.object({
		week: weekText(["this", "next", "last"]).meta({
			description: "this, next, last, or any date YYYY-MM-DD, which stands for the week that holds it.",
		}),
	}),
	output: z
		.object({
			week: z.string().meta({ description: "Its Monday." }),
			starts_at: timestamp,
			ends_at: timestamp.meta({ description: "First instant after it." }),
			phase: z.enum(["past", "current", "future"]),
			closed_at: timestamp
				.nullable()
				.meta({ description: "When its results were frozen; null while they can change." }),
			launches: z.array(launch),
			launches_cut: cut("launches, by rank,"),
			scheduled: z.array(scheduledLaunch).meta({
				description: "For a future week: who is scheduled to launch in it, also live listings that launch again.",
			}),
			scheduled_cut: cut("scheduled launches"),
			shown_max: z.int(),
			previous_week: z.string(),
			next_week: z.string(),
			url: z.string(),
		})
		.meta({ id: "LaunchWeek" }),
	example: {
		input: { week: "2026-10-07" },
		output: {
			week: "2026-10-05",
			starts_at: "2026-10-05T00:00:00.000Z",
			ends_at: "2026-10-12T00:00:00.000Z",
			phase: "past",
			closed_at: "2026-10-12T00:00:04.000Z",
			launches: [{ ...LISTING_SUMMARY_EXAMPLE, rank: 1, week_votes: 37, launch_kind: "free" }],
			launches_cut: false,
			scheduled: [],
			scheduled_cut: false,
			shown_max: SHOWN_MAX,
			previous_week: "2026-09-28",
			next_week: "2026-10-12",
			url: "https://launchweek.example/launches/2026-10-05",
		},
	},
	brief: ({ launches, scheduled, ...week }) => ({
		...week,
		launches: launches.slice(0, BRIEFLY_SHOWN_MAX).map(({ rank, week_votes, launch_kind, ...listing }) => ({
			rank,
			week_votes,
			launch_kind,
			...namedListing(listing),
		})),
		launches_cut: week.launches_cut || launches.length > BRIEFLY_SHOWN_MAX,
		scheduled: scheduled
			.slice(0, BRIEFLY_SHOWN_MAX)
			.map(({ launch_kind, ...listing }) => ({ ...namedListing(listing), launch_kind })),
		scheduled_cut: week.scheduled_cut || scheduled.length > BRIEFLY_SHOWN_MAX,
		shown_max: BRIEFLY_SHOWN_MAX,
	}),
	async handler(input, { db, now, links }) {
		const current = weekOf(now);
		const asked = parseWeek(input.week, now);
		const window = { limit: SHOWN_MAX + 1, offset: 0 };
		// Asked together, so that the database is waited for once.
		const [week, closed, launches, scheduled] = await Promise.all([
			calendarWeek(db, input.week, now),
			asked !== null && asked < current ? closedWeek(db, asked) : null,
			asked !== null && asked <= current ? weekLaunches(db, asked, current, window) : [],
			asked !== null && asked > current ? scheduledFor(db, asked, SHOWN_MAX + 1) : [],
		]);
		return {
			week,
			starts_at: weekStart(week).toISOString(),
			ends_at: weekEnd(week).toISOString(),
			phase: week < current ? ("past" as const) : week > current ? ("future" as const) : ("current" as const),
			closed_at: iso(closed?.closedAt ?? null),
			launches: launches
				.slice(0, SHOWN_MAX)
				.map((entry, index) => ({ ...toLaunch(entry, links), rank: index + 1, week_votes: entry.facts.votes }))
				// A launch that is no longer public keeps its rank in a closed week, and is not shown.
				.filter((entry) => entry.status === "live"),
			launches_cut: launches.length > SHOWN_MAX,
			scheduled: scheduled.slice(0, SHOWN_MAX).map((entry) => toLaunch(entry, links)),
			scheduled_cut: scheduled.length > SHOWN_MAX,
			shown_max: SHOWN_MAX,
			previous_week: addWeeks(week, -1),
			next_week: addWeeks(week, 1),
			url: links.week(week),
		};
	},
});
