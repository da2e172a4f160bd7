import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { runBatch } from "#store/db";
import { publicSlugsFrom, reindexListing } from "#store/listings";
import { listings } from "#store/schema/index";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** Ids that a full-text table finds, in its order. */
async function find(table: string, match: string, half = ">= 0"): Promise<number[]> {
	const rows = await world.db.all<{ id: number }>(
		sql`SELECT rowid & 16777215 AS id FROM ${sql.raw(table)} WHERE ${sql.raw(table)} MATCH ${match} AND rowid ${sql.raw(half)} ORDER BY rowid DESC`,
	);
	return rows.map((row) => row.id);
}

it("finds a listing by its words and facets, and by those of its categories' parents", async () => {
	const parent = await mintCategory(world.db, "finance");
	const child = await mintCategory(world.db, "invoicing", { parentId: parent.id });
	const listing = await mintListing(world.db, "acme", {
		tagline: "Crème for invoices",
		country: "DE",
		stage: "Pre Launch",
		pricingModel: "Free Trial",
		categoryIds: [child.id],
		profile: { features: ["Reminders"], description: "Written for plumbers." },
	});
	for (const words of ["acme", "creme", "reminders", "plumbers", "invoicing"]) {
		expect(await find("search_newest", words), words).toEqual([listing.id]);
	}
	const hex = (text: string) => [...new TextEncoder().encode(text)].map((byte) => byte.toString(16)).join("");
	for (const token of [`c${parent.id}`, `c${child.id}`, "nde0", `s${hex("pre-launch")}0`, `p${hex("free_trial")}0`]) {
		expect(await find("search_followers", `"\u{e000}${token}"`), token).toEqual([listing.id]);
	}
	expect(await find("search_votes", "nde0")).toEqual([]);
});

it("follows every change, and forgets a listing that is neither live nor scheduled", async () => {
	const low = await mintListing(world.db, "low", { tagline: "kites", votes: 1 });
	const high = await mintListing(world.db, "high", { tagline: "kites", votes: 2 });
	expect(await find("search_votes", "kites")).toEqual([high.id, low.id]);

	await runBatch(world.db, [
		world.db.update(listings).set({ votes: 3, tagline: "kites and boats" }).where(eq(listings.id, low.id)),
		reindexListing(world.db, low.id),
	]);
	expect(await find("search_votes", "kites")).toEqual([low.id, high.id]);
	expect(await find("search_newest", "boats")).toEqual([low.id]);

	await runBatch(world.db, [
		world.db.update(listings).set({ status: "awaiting_badge" }).where(eq(listings.id, high.id)),
		reindexListing(world.db, high.id),
	]);
	expect(await find("search_votes", "kites")).toEqual([low.id]);
});

it("keeps live and scheduled listings in two halves of each table", async () => {
	const live = await mintListing(world.db, "now", { tagline: "kites" });
	const later = await mintListing(world.db, "later", {
		tagline: "kites",
		status: "scheduled",
		launchWeek: "2027-01-04",
	});
	const soon = await mintListing(world.db, "soon", { tagline: "kites", status: "scheduled", launchWeek: "2026-12-07" });
	expect(await find("search_newest", "kites")).toEqual([live.id]);
	expect(await find("search_newest", "kites", "< 0")).toEqual([later.id, soon.id]);
});

it("does not find drafts", async () => {
	await mintListing(world.db, "draft", { tagline: "kites", status: "draft" });
	expect(await find("search_votes", "kites", "IS NOT NULL")).toEqual([]);
});

it("streams matches in order without reading the others", async () => {
	const category = await mintCategory(world.db, "tools");
	await mintListings(world.db, 1000, [category.id]);
	const { rowsRead, result } = await countRows(() =>
		world.db.all(
			sql`SELECT rowid & 16777215 AS id FROM search_votes WHERE search_votes MATCH 'teams' AND rowid >= 0 ORDER BY rowid DESC LIMIT 21`,
		),
	);
	expect(result).toHaveLength(21);
	expect(rowsRead).toBeLessThanOrEqual(22);
});

it("names slugs that begin so along their index, whatever else begins so", async () => {
	await mintListings(world.db, 200, [(await mintCategory(world.db, "notes")).id]);
	await mintListing(world.db, "inkfern");
	await mintListing(world.db, "inkwell", { status: "scheduled" });
	await mintListing(world.db, "ink-draft", { status: "draft", launchWeek: null });
	const { result, rowsRead } = await countRows(() => publicSlugsFrom(world.db, "ink", 5));
	expect(result).toEqual(["inkfern", "inkwell"]);
	expect(rowsRead).toBeLessThanOrEqual(15);
	expect((await countRows(() => publicSlugsFrom(world.db, "", 5))).rowsRead).toBeLessThanOrEqual(15);
	expect(await publicSlugsFrom(world.db, "a' OR 1=1 --", 5)).toEqual([]);
});
