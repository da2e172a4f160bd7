import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { Expected } from "#testing/year/expected";
import type { YearScript } from "#testing/year/script";

/** A directory and its model, each as sorted lines by subject: what differs is shown by its line. */
export type Lines = Record<string, string[]>;

/** What the directory has become, read by statements of the comparison's own. */
export async function livedLines(db: Db, isOver: boolean): Promise<Lines> {
	const lines = async (query: ReturnType<typeof sql>) =>
		(await db.all<{ line: string }>(query)).map(({ line }) => line).sort();
	const open: Lines = {
		listings: await lines(
			sql`SELECT id || ' ' || status || ' ' || coalesce(plan, '-') || ' ' || coalesce(launch_week, '-') || ' ' || votes_raw AS line FROM listings`,
		),
		launches: await lines(
			sql`SELECT listing_id || ' ' || week || ' ' || kind || iif(withdrawn_at IS NULL, '', ' withdrawn') AS line FROM launches`,
		),
		places: await lines(
			sql`SELECT week || ' ' || free_taken || ' ' || paid_taken AS line FROM week_slots WHERE free_taken + paid_taken > 0`,
		),
		results: await lines(
			sql`SELECT week || ' #' || printf('%03d', rank) || ' ' || listing_id || ' with ' || votes_counted AS line FROM week_results`,
		),
		awards: await lines(
			sql`SELECT week || ' #' || place || ' ' || listing_id || ' with ' || votes_counted AS line FROM awards`,
		),
		closed: await lines(sql`SELECT week || ' ' || launches AS line FROM closed_weeks`),
		orders: await lines(sql`SELECT number || ' ' || status AS line FROM orders`),
		papers: await lines(
			sql`SELECT kind || ' ' || year || ' ' || sequence || ' ' || order_number || ' ' || net_cents || ' ' || vat_cents AS line FROM billing_documents`,
		),
		claims: await lines(sql`SELECT listing_id || ' ' || status AS line FROM claims`),
		mails: await lines(sql`SELECT mail || ' ' || user_id AS line FROM mails`),
		unsent: await lines(
			sql`SELECT mail || ' ' || coalesce(outcome, 'open') AS line FROM mails WHERE outcome IS NOT 'sent'`,
		),
		tasks: [
			...new Set(
				await lines(
					sql`SELECT kind || ' ' || substr(cause || detail, instr(cause || detail, 'LW-YEAR')) AS line FROM team_tasks`,
				),
			),
		],
		"dead letters": await lines(sql`SELECT job || ' ' || coalesce(error, '') AS line FROM dead_letters`),
	};
	open.tasks = [...new Set(open.tasks?.map((line) => line.replace(/^(\w+ LW-YEAR\d+).*$/s, "$1")))].sort();
	if (!isOver) return open;
	return {
		...open,
		votes: await lines(sql`SELECT id || ' ' || votes AS line FROM listings`),
		"votes of launches": await lines(
			sql`SELECT listing_id || ' ' || week || ' ' || votes AS line FROM launches WHERE withdrawn_at IS NULL`,
		),
	};
}

/** The same of the model. */
export function expectedLines({ orders }: YearScript, model: Expected, isOver: boolean): Lines {
	const { products, launches, votes, books, places, closed, mails, tasks } = model;
	const ranked = [...closed].flatMap(([week, listings]) =>
		listings.map((listing, index) => ({ week, listing, rank: index + 1, counted: votes.of(week, listing) })),
	);
	const open: Lines = {
		listings: [...products].map(
			([id, { status, plan, week }]) => `${id} ${status} ${plan ?? "-"} ${week ?? "-"} ${votes.raw(id)}`,
		),
		launches: launches.map(
			({ listing, week, kind, isWithdrawn }) => `${listing} ${week} ${kind}${isWithdrawn ? " withdrawn" : ""}`,
		),
		places: [...places].flatMap(([week, { free, paid }]) => (free + paid > 0 ? [`${week} ${free} ${paid}`] : [])),
		results: ranked.map(
			({ week, rank, listing, counted }) => `${week} #${String(rank).padStart(3, "0")} ${listing} with ${counted}`,
		),
		awards: ranked.flatMap(({ week, rank, listing, counted }) =>
			rank <= 3 && counted > 0 ? [`${week} #${rank} ${listing} with ${counted}`] : [],
		),
		closed: [...closed].map(([week, { length }]) => `${week} ${length}`),
		orders: orders.map(({ number }, index) => `${number} ${books.standing(index)}`),
		papers: books.papers.map((paper) => paper.join(" ")),
		claims: [...products].flatMap(([id, { claim }]) => (claim === "none" ? [] : [`${id} ${claim}`])),
		mails: [...mails],
		unsent: [],
		tasks: [...tasks],
		"dead letters": [],
	};
	const over: Lines = {
		votes: [...products.keys()].map((id) => `${id} ${votes.of(null, id)}`),
		"votes of launches": launches.flatMap(({ listing, week, isWithdrawn }) =>
			isWithdrawn ? [] : [`${listing} ${week} ${votes.of(week, listing)}`],
		),
	};
	const all = isOver ? { ...open, ...over } : open;
	return Object.fromEntries(Object.entries(all).map(([subject, lines]) => [subject, lines.sort()]));
}

/** Every line that one of them has and the other has not. */
export function differences(lived: Lines, expected: Lines): string[] {
	const found: string[] = [];
	for (const subject of new Set([...Object.keys(lived), ...Object.keys(expected)])) {
		const count = new Map<string, number>();
		for (const line of lived[subject] ?? []) count.set(line, (count.get(line) ?? 0) + 1);
		for (const line of expected[subject] ?? []) count.set(line, (count.get(line) ?? 0) - 1);
		for (const [line, left] of count) {
			if (left > 0) found.push(`${subject}: is "${line}"`);
			if (left < 0) found.push(`${subject}: should be "${line}"`);
		}
	}
	return found;
}
