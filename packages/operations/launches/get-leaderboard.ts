import * as z from "zod";
import { AppError, invalidField } from "#core/errors";
import { parseWeek, weekOf } from "#core/launches/week";
import { useOneOf } from "#core/listings/nearest";
import { namedListing } from "#operations/brief/listing";
import { withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { LISTING_SUMMARY_EXAMPLE, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { calendarWeek, weekText } from "#operations/week-field";
import type { Db } from "#store/db";
import { type Window, weekLaunches } from "#store/launches";
import { type Standing, type StandingBoard, standingBoard } from "#store/leaderboards";
import type { CardWith } from "#store/listing-cards";
import { boardTotal, weekTotal } from "#store/totals";
import { closedWeek } from "#store/weeks";
import { pageQuery } from "#usecases/fields";

interface Board {
	title: string;
	/** What the number is, and in which unit. */
	metric: string;
	unit: "votes" | "usd_cents" | "rating";
	/** Ranked by money: said in every answer. */
	paid: boolean;
}

const BOARDS = {
	"community-weekly": {
		title: "Community board of the week",
		metric: "Counted community votes cast in the week",
		unit: "votes",
		paid: false,
	},
	"community-all-time": {
		title: "Community board of all time",
		metric: "Counted community votes",
		unit: "votes",
		paid: false,
	},
	billboard: {
		title: "Billboard (Paid)",
		metric: "Paid: money contributed to the billboard",
		unit: "usd_cents",
		paid: true,
	},
	"domain-rating": {
		title: "Domain Rating board",
		metric: "Domain Rating from 0 to 100, measured by a third party",
		unit: "rating",
		paid: false,
	},
	revenue: {
		title: "Revenue board",
		metric: "Revenue of a month that was shown to the site team, or read with a key of its owner",
		unit: "usd_cents",
		paid: false,
	},
} as const satisfies Record<string, Board>;

type BoardName = keyof typeof BOARDS;
const BOARD_NAMES = Object.keys(BOARDS) as BoardName[];

const item = z
	.object({
		rank: z.int(),
		paid: z.boolean(),
		label: z
			.string()
			.nullable()
			.meta({ description: 'The word "Paid" where the rank is bought, to be shown with it.' }),
		metric: z.object({
			name: z.string(),
			value: z.number(),
			unit: z.enum(["votes", "usd_cents", "rating"]),
			source: z.string().nullable().meta({
				description: "Who measured it, to be shown with it; null for what the directory counts itself.",
			}),
			date: z.string().nullable().meta({ description: "Of which day it is, YYYY-MM-DD; null with `source`." }),
		}),
		listing: listingSummary,
	})
	.meta({ id: "LeaderboardItem" });

export default defineOperation({
	id: "get_leaderboard",
	method: "get",
	path: "/leaderboards/{board}",
	area: "launches",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "A leaderboard: by votes, Domain Rating, revenue, or the paid billboard",
	description:
		'Live listings ranked by one metric. The billboard is PAID: it ranks by money contributed, every item says `paid: true` and "Paid", and it must be presented as paid wherever it is shown. Money never changes the community boards.',
	params: z.object({
		board: z
			.string()
			.regex(/^[a-z][a-z-]{0,39}$/, { error: ({ input }) => useOneOf(input, BOARD_NAMES) })
			.meta({ maxLength: 40, description: `One of ${BOARD_NAMES.join(", ")}.`, examples: BOARD_NAMES }),
	}),
	query: z.strictObject({
		week: weekText(["this", "last"]).optional().meta({
			description: "Only for community-weekly: this (the default), last, or any date YYYY-MM-DD of the week.",
		}),
		...pageQuery,
	}),
	output: pageOf(item)
		.extend({
			board: z.enum(BOARD_NAMES),
			title: z.string(),
			paid: z.boolean().meta({ description: "True when the ranking is bought. Say so wherever it is shown." }),
			notice: z.string().nullable(),
			week: z.string().nullable().meta({ description: "Monday of the week, for community-weekly." }),
			final: z.boolean().meta({ description: "Whether the week is closed and its ranks can no longer change." }),
		})
		.meta({ id: "Leaderboard" }),
	example: {
		input: { board: "community-weekly", week: "last" },
		output: {
			board: "community-weekly",
			title: BOARDS["community-weekly"].title,
			paid: false,
			notice: null,
			week: "2026-10-05",
			final: true,
			...onlyPage([
				{
					rank: 1,
					paid: false,
					label: null,
					metric: { name: BOARDS["community-weekly"].metric, value: 37, unit: "votes", source: null, date: null },
					listing: LISTING_SUMMARY_EXAMPLE,
				},
			]),
		},
	},
	brief: ({ title, paid, items, ...page }) => {
		const [{ metric } = { metric: null }] = items;
		return {
			title,
			paid,
			// The same for all of a board, but for who measured it and when.
			...(metric && { metric: { name: metric.name, unit: metric.unit } }),
			...page,
			items: items.map(({ rank, label, metric: { value, source, date }, listing }) => ({
				rank,
				...withoutBlanks({ label }),
				metric: { value, ...withoutBlanks({ source, date }) },
				listing: namedListing(listing),
			})),
		};
	},
	async handler(input, { db, now, links }) {
		const name = BOARD_NAMES.find((candidate) => candidate === input.board) ?? unknownBoard(input.board);
		const board: Board = BOARDS[name];
		if (input.week !== undefined && name !== "community-weekly") {
			invalidField("/week", "Only the board community-weekly is of a week; leave this out.");
		}
		const window = windowOf(input);
		const { rows, total, week, final } =
			name === "community-weekly"
				? await weeklyBoard(db, input.week ?? "this", now, window)
				: await allTimeBoard(db, name, window);
		let rank = window.offset;
		const page = toPage({ rows, total }, input, ({ card, facts }) => ({
			rank: ++rank,
			paid: board.paid,
			label: board.paid ? "Paid" : null,
			metric: {
				name: board.metric,
				value: facts.value,
				unit: board.unit,
				source: facts.source,
				date: facts.date,
			},
			listing: toSummary(card, links, board.paid || facts.isRelaunch),
		}));
		return {
			board: name,
			title: board.title,
			paid: board.paid,
			notice: board.paid ? "Paid: this ranking is ordered by money contributed, not by votes or quality." : null,
			week,
			final,
			...page,
			// A launch that is no longer public keeps its rank in a week that is over, and is neither shown nor counted.
			items: page.items.filter((entry) => entry.listing.status === "live"),
		};
	},
});

function unknownBoard(board: string): never {
	const message = useOneOf(board, BOARD_NAMES);
	throw new AppError("not_found", `There is no leaderboard ${board}. ${message}`, {
		errors: [{ pointer: "/board", code: "bad_value", message }],
	});
}

interface Ranked {
	rows: CardWith<Standing & { isRelaunch: boolean }>[];
	total: number;
	week: string | null;
	final: boolean;
}

async function allTimeBoard(db: Db, board: StandingBoard, window: Window): Promise<Ranked> {
	const [found, total] = await Promise.all([standingBoard(db, board, window), boardTotal(db, board)]);
	const rows = found.map(({ card, facts }) => ({ card, facts: { ...facts, isRelaunch: false } }));
	return { rows, total, week: null, final: false };
}

async function weeklyBoard(db: Db, text: string, now: Date, window: Window): Promise<Ranked> {
	const current = weekOf(now);
	const asked = parseWeek(text, now);
	const isShown = asked !== null && asked <= current;
	const isPast = asked !== null && asked < current;
	// Asked together, so that the database is waited for once.
	const [week, closing, launches, openTotal, closedTotal] = await Promise.all([
		calendarWeek(db, text, now),
		isPast ? closedWeek(db, asked) : null,
		isShown ? weekLaunches(db, asked, current, window) : [],
		isShown ? weekTotal(db, asked, false) : 0,
		isPast ? weekTotal(db, asked, true) : 0,
	]);
	const final = closing !== null;
	const rows = launches.map(({ card, facts }) => ({
		card,
		facts: { value: facts.votes, source: null, date: null, isRelaunch: facts.kind === "relaunch" },
	}));
	return { rows, total: final ? closedTotal : openTotal, week, final };
}
