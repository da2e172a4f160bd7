import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { loadDemo } from "#scripts/lib/demo-data";
import { CHOICES } from "#scripts/lib/looks/belongings";
import { makeNewDatabase } from "#scripts/lib/new-database";

/** Days of a week, the end and the beginning of a year, a leap day, and the seconds around a Monday's beginning. */
const ALL_MOMENTS = [
	"2026-11-24T12:00:00Z",
	"2026-11-26T12:00:00Z",
	"2026-11-28T12:00:00Z",
	"2026-11-29T23:59:30Z",
	"2026-11-30T00:00:30Z",
	"2026-12-31T23:59:59Z",
	"2027-01-01T00:00:00Z",
	"2028-02-29T12:00:00Z",
];

const MOMENTS = ALL_MOMENTS.filter((_moment, index) => process.env.TEST_DEPTH === "full" || index % 4 === 3);

let folder: string;
const reviews: string[] = [];
let seed: Awaited<ReturnType<typeof loadDemo>>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "launchweek-any-day-"));
	seed = await loadDemo();
	await makeNewDatabase(join(folder, "empty"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(MOMENTS)("has at %s all that its lookers need, and nothing from later", async (moment) => {
	const now = Date.parse(moment);
	const file = join(folder, moment);
	await copyFile(join(folder, "empty"), file);
	const db = new DatabaseSync(file);
	onTestFinished(() => db.close());
	const { statements } = await seed.demoSeed(new Date(now));
	db.exec(["PRAGMA synchronous = OFF", "BEGIN", ...seed.referenceStatements(), ...statements, "COMMIT"].join(";\n"));
	const written = statements.filter((sql) => sql.startsWith("INSERT INTO reviews")).join();
	// Their times are counted from the day.
	reviews.push(written.replaceAll(/\d{13}/g, ""));
	const number = (sql: string, ...values: number[]) => (db.prepare(sql).get(...values) as { n: number }).n;

	const chosen = Object.values(CHOICES).map((which) =>
		number(`SELECT coalesce(min(id), 0) AS n FROM listings WHERE ${which}`),
	);
	expect(new Set(chosen).size, "listings to choose, each another").toBe(chosen.length);
	expect(chosen).not.toContain(0);
	for (const slug of ["answerbarn", "tidewell", "chairtime"]) {
		const published = `SELECT count(*) AS n FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE r.status = 'published' AND l.slug = '${slug}'`;
		expect(number(published), `reviews of ${slug}`).toBeGreaterThan(0);
	}
	expect(number("SELECT count(*) AS n FROM awards WHERE place = 1")).toBe(7);
	expect(
		number("SELECT count(*) AS n FROM launches WHERE week = date(?1 / 1000, 'unixepoch', '-6 days', 'weekday 1')", now),
	).toBe(13);

	const dated = {
		votes: "at",
		follows: "at",
		reviews: "at",
		listing_updates: "created_at",
		domain_ratings: "unixepoch(day) * 1000",
	};
	for (const [table, at] of Object.entries(dated))
		expect(number(`SELECT count(*) AS n FROM ${table} WHERE ${at} > ?`, now), `${table} from later`).toBe(0);
});

it("has the same reviews on every day", () => {
	const [first = "", ...others] = reviews;
	expect(first.length).toBeGreaterThan(1000);
	expect(others).toHaveLength(MOMENTS.length - 1);
	for (const other of others) expect(other).toBe(first);
});
