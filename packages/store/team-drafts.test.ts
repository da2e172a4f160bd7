import { beforeEach, expect, it } from "vitest";
import { drafts, outbox } from "#store/schema/index";
import { draftCursor, draftRuns, type TeamDraftsQuery, teamDrafts } from "#store/team-drafts";
import { mintDraft } from "#testing/drafts";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const [ada, bo] = [await world.person("ada@example.com"), await world.person("bo@example.com")];
	await mintDraft(world.db, ada, { domain: "one.example", row: { createdAt: 10 } });
	await mintDraft(world.db, ada, { domain: "two.example", row: { createdAt: 20, status: "crawling" } });
	await mintDraft(world.db, bo, { domain: "one.example", row: { createdAt: 20, listingId: 7 } });
});

const found = async (query: Partial<TeamDraftsQuery>) =>
	(await teamDrafts(world.db, { q: "", after: null, limit: 9, ...query })).map(
		({ domain, owner }) => `${domain} ${owner.email[0]}`,
	);

it("lists all and each state, the newest first, in parts that neither repeat nor leave out", async () => {
	expect(await found({})).toEqual(["one.example b", "two.example a", "one.example a"]);
	expect(await found({ state: "under_way" })).toEqual(["two.example a"]);
	expect(await found({ state: "open" })).toEqual(["two.example a", "one.example a"]);
	expect(await found({ state: "submitted" })).toEqual(["one.example b"]);
	expect(await found({ olderThan: 20 })).toEqual(["one.example a"]);
	const seen: string[] = [];
	let after: string | null = null;
	for (let part = 0; part < 4; part++) {
		const [row] = await teamDrafts(world.db, { q: "", after, limit: 1 });
		if (row === undefined) break;
		seen.push(`${row.domain} ${row.owner.email[0]}`);
		after = draftCursor(row);
	}
	expect(seen).toEqual(["one.example b", "two.example a", "one.example a"]);
});

it("finds by website, owner and number, also beside a state", async () => {
	expect(await found({ q: "https://ONE.example/pricing" })).toEqual(["one.example b", "one.example a"]);
	expect(await found({ q: "ada@" })).toEqual(["two.example a", "one.example a"]);
	expect(await found({ q: "ada@example.com", state: "under_way" })).toEqual(["two.example a"]);
	const [first] = await teamDrafts(world.db, { q: "", after: null, limit: 1 });
	expect(await found({ q: `https://x.example/account/drafts/${first?.id}` })).toEqual(["one.example b"]);
	expect(await found({ q: "nobody" })).toEqual([]);
});

it("reads a part of the list, whatever the number of drafts, and the runs of one draft alone", async () => {
	const [row] = await world.db.select().from(drafts);
	if (row === undefined) throw new Error("no draft");
	for (let index = 0; index < 60; index++) {
		const url = `https://${index}.example/`;
		await world.db.insert(drafts).values({ ...row, id: `${index}`, url, createdAt: 100 + index });
		await world.db.insert(outbox).values({ job: "crawl-site", subject: `${index}`, dueAt: 1, createdAt: index });
	}
	await world.db.insert(outbox).values({ job: "crawl-site", subject: row.id, dueAt: 1, createdAt: 1, outcome: "read" });
	for (const state of [undefined, "open"] as const) {
		const { rowsRead } = await countRows(() => teamDrafts(world.db, { q: "", state, after: null, limit: 6 }));
		expect(rowsRead).toBeLessThan(40);
	}
	const runs = await countRows(() => draftRuns(world.db, row.id, 20));
	expect(runs.result).toMatchObject([{ job: "crawl-site", outcome: "read" }]);
	expect(runs.rowsRead).toBeLessThan(5);
});
