import { type SQL, sql } from "drizzle-orm";
import { DAY_MS, utcDay } from "#core/launches/week";
import { type Db, existing, readTogether, type Statement } from "#store/db";

/** What is counted of each day. */
export const DAY_NUMBERS = ["visits", "votes", "drafts", "orders_paid", "jobs", "dead_letters"] as const;
export type DayNumber = (typeof DAY_NUMBERS)[number];
/** Before the currency of a day's payments, in cents. */
const PAID_CENTS = "paid_cents:";

/** Days of UTC, from the first to before the last. */
export interface Days {
	from: string;
	until: string;
}

interface Counted {
	name: DayNumber;
	table: SQL;
	/** The column with its time: epoch milliseconds, or a day. It has an index. */
	at: SQL;
	isDay?: boolean;
	count: SQL;
	/** What the index asks for. */
	only?: SQL;
	/** Whether a day in which this alone happened is worth a row: counting leaves a run of a job too. */
	asks: boolean;
}

const COUNTED: readonly Counted[] = [
	{
		name: "visits",
		table: sql`view_counts`,
		at: sql`day`,
		isDay: true,
		asks: true,
		count: sql`sum("count")`,
	},
	{ name: "votes", table: sql`votes`, at: sql`at`, count: sql`count(*)`, asks: true },
	{ name: "drafts", table: sql`drafts`, at: sql`created_at`, count: sql`count(*)`, asks: true },
	{
		name: "orders_paid",
		table: sql`orders`,
		at: sql`paid_at`,
		count: sql`count(*)`,
		asks: true,
		only: sql`paid_at IS NOT NULL`,
	},
	{
		name: "jobs",
		table: sql`outbox`,
		at: sql`done_at`,
		count: sql`count(*)`,
		asks: false,
		only: sql`done_at IS NOT NULL`,
	},
	{ name: "dead_letters", table: sql`dead_letters`, at: sql`created_at`, count: sql`count(*)`, asks: true },
];

const dayMs = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** Of a time in the database, its UTC day. */
const dayOf = ({ at, isDay }: Counted) => (isDay ? at : sql`strftime('%Y-%m-%d', ${at} / 1000, 'unixepoch')`);

function within({ at, isDay, only }: Counted, { from, until }: Days): SQL {
	const bounds = isDay
		? sql`${at} >= ${from} AND ${at} < ${until}`
		: sql`${at} >= ${dayMs(from)} AND ${at} < ${dayMs(until)}`;
	return only === undefined ? bounds : sql`${bounds} AND ${only}`;
}

/** The last day that was counted, or null. */
export async function lastCountedDay(db: Db): Promise<string | null> {
	const [row] = await db.all<{ day: string | null }>(sql`SELECT max(day) AS day FROM day_numbers`);
	return row?.day ?? null;
}

/** Whether anything happened in these days that is worth counting; one row of an index each. */
export async function hasDaysToCount(db: Db, days: Days): Promise<boolean> {
	const looks = COUNTED.filter(({ asks }) => asks).map(
		(counted) => sql`FROM ${counted.table} WHERE ${within(counted, days)}`,
	);
	return (await existing(db, looks)).includes(true);
}

/** Counts days that are over; counted again, a day has what it has now. Reads what happened in them, and nothing else. */
export function countDays(db: Db, days: Days): Statement[] {
	return [
		...COUNTED.map((counted) =>
			db.run(sql`INSERT OR REPLACE INTO day_numbers (day, name, "count")
				SELECT ${dayOf(counted)}, ${counted.name}, ${counted.count} FROM ${counted.table}
				WHERE ${within(counted, days)} GROUP BY 1`),
		),
		db.run(sql`INSERT OR REPLACE INTO day_numbers (day, name, "count")
			SELECT strftime('%Y-%m-%d', paid_at / 1000, 'unixepoch'), ${PAID_CENTS} || currency, sum(total_cents) FROM orders
			WHERE paid_at >= ${dayMs(days.from)} AND paid_at < ${dayMs(days.until)} AND paid_at IS NOT NULL
			GROUP BY 1, currency`),
	];
}

export interface DayRow {
	day: string;
	counts: Partial<Record<DayNumber, number>>;
	/** Cents by currency. */
	paid: Record<string, number>;
}

/** Counted days, the oldest first; those in which nothing happened are missing. */
export async function countedDays(db: Db, { from, until }: Days): Promise<DayRow[]> {
	const rows = await db.all<{ day: string; name: string; count: number }>(
		sql`SELECT day, name, "count" FROM day_numbers WHERE day >= ${from} AND day < ${until} ORDER BY day, name`,
	);
	return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
		const isMoney = ({ name }: { name: string }) => name.startsWith(PAID_CENTS);
		return {
			day,
			counts: Object.fromEntries(ofDay.filter((row) => !isMoney(row)).map(({ name, count }) => [name, count])),
			paid: Object.fromEntries(ofDay.filter(isMoney).map(({ name, count }) => [name.slice(PAID_CENTS.length), count])),
		};
	});
}

/** Rows that a count of a day that is not over reads at most. */
export const TODAY_MAX = 1_000;

export interface Today {
	count: number;
	/** Whether there may be more than were read. */
	isCapped: boolean;
}

/** What has happened on a day so far, read from no more than `TODAY_MAX` rows each. */
export async function countsSoFar(db: Db, day: string): Promise<Record<DayNumber, Today>> {
	const days = { from: day, until: utcDay(new Date(dayMs(day) + DAY_MS)) };
	const found = await readTogether(
		db,
		COUNTED.map((counted) => {
			const value = counted.isDay ? sql`"count"` : sql`1`;
			return sql`SELECT sum(n) AS n, count(*) AS read FROM
				(SELECT ${value} AS n FROM ${counted.table} WHERE ${within(counted, days)} LIMIT ${TODAY_MAX})`;
		}),
	);
	return Object.fromEntries(
		COUNTED.map(({ name }, index) => {
			const { n, read } = (found[index]?.[0] ?? { n: null, read: 0 }) as { n: number | null; read: number };
			return [name, { count: n ?? 0, isCapped: read === TODAY_MAX }];
		}),
	) as Record<DayNumber, Today>;
}
