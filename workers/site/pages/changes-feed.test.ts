import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { PUBLIC_KINDS } from "#core/public-data/kinds";
import { linksFor } from "#core/web/links";
import { newestChange } from "#store/public-data";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { ORIGIN } from "#testing/now";
import { makeWorld, NOW, type World } from "#testing/world";
import { type PublicRecord, publicRecords } from "#usecases/public/public-records";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

interface Line extends PublicRecord {
	cursor: string;
}

const ask = (since?: string, headers: Record<string, string> = {}) =>
	openBrowser().get(`/feeds/changes.jsonl${since === undefined ? "" : `?since=${since}`}`, headers);

async function lines(since?: string): Promise<Line[]> {
	const { status, html } = await ask(since);
	expect(status).toBe(200);
	return html
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Line);
}

/** Somebody who keeps a copy of the public facts. */
function mirror() {
	const facts = new Map<string, object>();
	let cursor: string | undefined;
	return {
		facts,
		/** Reads one answer. @returns whether there was anything. */
		async read(): Promise<boolean> {
			const read = await lines(cursor);
			for (const { id, record } of read) {
				if (record === null) facts.delete(id);
				else facts.set(id, record);
			}
			cursor = read.at(-1)?.cursor ?? cursor;
			return read.length > 0;
		},
	};
}

/** Everything that is public now, by what it is. */
async function publicNow(): Promise<Map<string, object>> {
	const tables = { category: "categories", listing: "listings", founder: "founders", week: "closed_weeks" };
	const things = await Promise.all(
		PUBLIC_KINDS.map(async (kind) => {
			const key = kind === "week" ? "week" : "id";
			const { results } = await env.DB.prepare(`SELECT ${key} AS ref FROM ${tables[kind]}`).all<{ ref: string }>();
			return results.map(({ ref }) => ({ kind, ref: String(ref) }));
		}),
	);
	const records = await publicRecords(world.db, things.flat(), linksFor(ORIGIN));
	return new Map(records.flatMap(({ id, record }) => (record === null ? [] : [[id, record]])));
}

const byId = (facts: Map<string, object>) => Object.fromEntries([...facts].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The same numbers each run. */
function dice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * sides);
	};
}

/** Writes of every kind that public facts come from, also such as no page offers. */
const WRITES: readonly ((id: number, n: number) => [string, ...unknown[]])[] = [
	(id, n) => ["UPDATE listings SET name = ?, updated_at = ? WHERE id = ?", `Name ${n}`, n, id],
	(id, n) => ["UPDATE listings SET status = ? WHERE id = ?", n % 2 ? "live" : "draft", id],
	(id, n) => ["UPDATE listings SET tagline = ? WHERE id = ?", `T${n}`, id],
	(id, n) => ["UPDATE listings SET slug = ? WHERE id = ?", `slug-${id}-${n % 3}`, id],
	(id) => [
		"UPDATE listings SET story_unlocked = 1 - story_unlocked, milestones_unlocked = 1 - milestones_unlocked WHERE id = ?",
		id,
	],
	(id, n) => ["UPDATE listing_profiles SET profile = json_set(profile, '$.city', ?) WHERE listing_id = ?", `C${n}`, id],
	(id) => ["DELETE FROM listing_categories WHERE listing_id = ?", id],
	(id, n) => [
		"INSERT OR IGNORE INTO listing_categories (listing_id, category_id, position) VALUES (?, ?, ?)",
		id,
		1 + (n % 3),
		n % 4,
	],
	(id, n) => [
		"UPDATE categories SET description = ?, slug = ? WHERE id = ?",
		`D${n}`,
		`cat-${id}-${n % 2}`,
		1 + (id % 3),
	],
	(id, n) => ["UPDATE founders SET name = ?, bio = ? WHERE id = ?", `F${n}`, `b${n}`, 1 + (id % 3)],
	(id, n) => ["UPDATE founders SET slug = ? WHERE id = ?", `f-${id}-${n % 2}`, 1 + (id % 3)],
	(id) => ["DELETE FROM listing_founders WHERE listing_id = ?", id],
	(id, n) => [
		"INSERT OR IGNORE INTO listing_founders (listing_id, founder_id, title, position) VALUES (?, ?, 'CEO', 0)",
		id,
		1 + (n % 3),
	],
	(id, n) => [
		"INSERT OR IGNORE INTO reviews (user_id, listing_id, stars, body, status, at, changed_at) VALUES (?, ?, 4, 'x', 'published', 0, 0)",
		n + 100,
		id,
	],
	(id) => ["UPDATE reviews SET status = 'withdrawn' WHERE listing_id = ?", id],
	(id, n) => ["INSERT INTO milestones (listing_id, date, title) VALUES (?, '2026-01-01', ?)", id, `M${n}`],
	(id) => ["DELETE FROM milestones WHERE listing_id = ?", id],
	(id, n) => [
		"INSERT OR IGNORE INTO interview_answers (user_id, question_id, answer, updated_at) VALUES (?, 1, ?, 1)",
		1 + (id % 3),
		`A${n}`,
	],
	(id, n) => ["UPDATE interview_answers SET answer = ? WHERE user_id = ?", `B${n}`, 1 + (id % 3)],
	(_id, n) => ["UPDATE interview_questions SET question = ?", `Q${n}`],
	(id) => ["DELETE FROM interview_answers WHERE user_id = ?", 1 + (id % 3)],
	(_id, n) => [
		"INSERT OR IGNORE INTO closed_weeks (week, closed_at, launches) VALUES (?, 1, 1)",
		`2026-0${1 + (n % 3)}-05`,
	],
	(id, n) => [
		"INSERT OR IGNORE INTO week_results (week, rank, listing_id, votes_counted, votes_raw) VALUES (?, ?, ?, 3, 4)",
		`2026-0${1 + (n % 3)}-05`,
		1 + (n % 4),
		id,
	],
	(_id, n) => ["UPDATE week_results SET votes_counted = ? WHERE rank = ?", n, 1 + (n % 4)],
	(id, n) => [
		"INSERT OR IGNORE INTO awards (week, place, listing_id, votes_counted, awarded_at) VALUES (?, 1, ?, 3, 0)",
		`2026-0${1 + (n % 3)}-05`,
		id,
	],
	(_id, n) => ["DELETE FROM awards WHERE week = ?", `2026-0${1 + (n % 3)}-05`],
	(_id, n) => ["DELETE FROM week_results WHERE rank = ?", 1 + (n % 4)],
];

async function fill(): Promise<void> {
	for (const slug of ["crm", "chat", "mail"]) await mintCategory(world.db, slug);
	for (let id = 1; id <= 8; id++) await mintListing(world.db, `acme-${id}`, { categoryIds: [1 + (id % 3)] });
	for (let id = 1; id <= 3; id++) {
		await run(
			"INSERT INTO founders (id, slug, name, search_name, user_id, created_at) VALUES (?, ?, 'A', 'a', ?, 0)",
			id,
			`ada-${id}`,
			id,
		);
		await run("INSERT INTO listing_founders (listing_id, founder_id, position) VALUES (?, ?, 0)", id, id);
	}
	await run("INSERT INTO interview_questions (id, question, position) VALUES (1, 'Why?', 1)");
}

describe("a mirror", () => {
	it("has every public fact as it is after any run of writes, whenever it reads", async () => {
		await fill();
		const roll = dice(7);
		const copy = mirror();
		for (let n = 1; n <= 250; n++) {
			const write = WRITES[roll(WRITES.length)];
			if (write !== undefined) await run(...write(1 + roll(8), n));
			if (roll(12) === 0) await copy.read();
			if (n % 50 === 0) {
				while (await copy.read());
				expect(byId(copy.facts), `after ${n} writes`).toEqual(byId(await publicNow()));
			}
		}
		expect(copy.facts.size).toBeGreaterThan(8);
	});

	it("loses nothing that is committed while it reads", async () => {
		await fill();
		const copy = mirror();
		const writes = Array.from({ length: 40 }, (_, n) =>
			run("UPDATE listings SET name = ? WHERE id = ?", `N${n}`, 1 + (n % 8)),
		);
		await Promise.all([...writes, copy.read(), copy.read()]);
		while (await copy.read());
		expect(byId(copy.facts)).toEqual(byId(await publicNow()));
	});
});

it("tells each thing once, as it is now, and nothing of what is hidden", async () => {
	const { id } = await mintListing(world.db, "acme", { name: "Secret name" });
	await run("UPDATE listings SET name = 'Acme' WHERE id = ?", id);
	const [first, ...more] = (await lines()).filter((line) => line.id === `listing:${id}`);
	expect([first?.record, more]).toMatchObject([{ slug: "acme", name: "Acme" }, []]);
	await run("UPDATE listings SET status = 'draft' WHERE id = ?", id);
	expect((await lines(first?.cursor)).map(({ id, record }) => [id, record])).toEqual([[`listing:${id}`, null]]);
	expect((await ask()).html).not.toContain("ecret");
});

it("is read page by page, answers 304 to who has it, and reads as many rows as it tells things", async () => {
	for (let id = 1; id <= 60; id++) await mintListing(world.db, `acme-${id}`);
	const first = await ask();
	const next = /<[^>]*since=([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1];
	expect([first.html.trimEnd().split("\n").length, (await lines(next)).length]).toEqual([50, 10]);
	const etag = first.headers.get("ETag") ?? "";
	expect((await ask(undefined, { "If-None-Match": etag })).status).toBe(304);
	expect(first.headers.get("Cache-Control")).toContain("max-age=300");
});

it("refuses what is no cursor, and one of a time that was undone, and says where to begin", async () => {
	await mintListing(world.db, "acme");
	const cursor = (await lines()).at(-1)?.cursor ?? "";
	expect((await ask("nonsense")).status).toBe(400);
	await run("DELETE FROM public_changes WHERE seq = (SELECT max(seq) FROM public_changes)");
	const refused = await ask(cursor);
	expect([refused.status, JSON.parse(refused.html).dump]).toEqual([410, `${ORIGIN}/dumps/latest.json`]);
	await run("INSERT INTO counters (name, value) VALUES ('public_epoch', ?)", NOW.getTime());
	expect((await newestChange(world.db)).epoch).toBe(NOW.getTime());
	const undone = await ask(cursor);
	expect(undone.status).toBe(410);
	// The last night's files have a cursor of that time too.
	const begin = JSON.parse(undone.html).changes as string;
	expect(begin.startsWith(ORIGIN)).toBe(true);
	expect((await openBrowser().get(begin.slice(ORIGIN.length))).status).toBe(200);
});
