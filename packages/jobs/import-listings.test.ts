import { beforeEach, expect, it } from "vitest";
import runImport from "#actions/imports/run-import";
import stopImport from "#actions/imports/stop-import";
import forbidTag from "#actions/tags/forbid-tag";
import { slugsFor } from "#core/web/slug";
import { importById, rowsWithOutcome } from "#store/imports";
import { takenListingSlugs } from "#store/owned-listings";
import { listingEvents, listingProfiles, listings, outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { beginCheck, goOn, handIn } from "#testing/imports";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintCategory(world.db, "invoicing");
});

const FILE = [
	"Product;URL;Category;Tagline;Country;Tags;Launch date",
	"Acme;acme.com;Invoicing;Invoices at once;Portugal;a, b, Ａ;2024-05-06",
	"Brio;https://www.brio.com/;invoicing;;;;",
	"Bad;not an address;Invoicing;;Nowhere;;",
	"Acme again;http://acme.com/pricing;invoicing;;;;",
].join("\n");

const begin = (text = FILE) => handIn(text);

async function check(id: number, choices: Parameters<typeof beginCheck>[2] = {}) {
	await beginCheck(world, id, choices);
	await work(id);
}

const run = (id: number) => performAs(teamActor(), runImport, { import_id: id }, NOW);
const work = goOn;
const state = async (id: number) => (await importById(world.db, id)) ?? null;
const slugs = async () => (await world.db.select().from(listings)).map(({ slug }) => slug).sort();

it("says of each row what would become of it, and lists nothing", async () => {
	const id = await begin();
	await check(id);
	expect(await state(id)).toMatchObject({ state: "checked", rows: 4, fresh: 2, there: 1, refused: 1 });
	expect(await slugs()).toEqual([]);
	const [bad] = await rowsWithOutcome(world.db, id, "refused", { after: 0, limit: 10 });
	expect(bad).toMatchObject({ line: 4, problems: [{ field: "website" }, { field: "country" }] });
	const [twice] = await rowsWithOutcome(world.db, id, "there", { after: 0, limit: 10 });
	expect(twice).toMatchObject({ line: 5, problems: [{ message: "Line 2 names the same website." }] });
});

it("lists without tags that are forbidden, whichever way they are written", async () => {
	await performAs(teamActor(), forbidTag, { tag: "Élan", reason: "Not here." }, NOW);
	const id = await begin("name;website;category;tags\nAcme;acme.com;invoicing;a, ÉLAN, élan, E\u0301lan");
	await check(id);
	await run(id);
	await work(id);
	const [listed] = await world.db.select().from(listingProfiles);
	expect(listed?.profile.tags).toEqual(["a"]);
});

it("takes days of launches from 1970 until today", async () => {
	const days = ["0001-01-01", "1969-12-31", "1970-01-01", "2026-11-18", "2026-11-19"];
	const id = await begin(["name,website,launched_on", ...days.map((day, at) => `N${at},n${at}.com,${day}`)].join("\n"));
	await check(id, { category: "invoicing" });
	const refused = await rowsWithOutcome(world.db, id, "refused", { after: 0, limit: 10 });
	expect(refused.map(({ line, problems }) => [line, problems[0]?.field])).toEqual([
		[2, "launched_on"],
		[3, "launched_on"],
		[6, "launched_on"],
	]);
});

it("lists what is new, with every value marked as the site team's, and finds it there the second time", async () => {
	const id = await begin();
	await check(id);
	await run(id);
	await work(id);
	expect(await state(id)).toMatchObject({ state: "done", fresh: 2, there: 1, refused: 1 });
	const [acme] = await world.db.select().from(listings);
	expect(acme).toMatchObject({
		slug: "acme",
		name: "Acme",
		status: "live",
		domain: "acme.com",
		country: "PT",
		tagline: "Invoices at once",
		ownerId: null,
		plan: null,
		launchWeek: null,
		launchedAt: Date.UTC(2024, 4, 6),
		url: "https://acme.com/",
	});
	const [profile] = await world.db.select().from(listingProfiles);
	expect(profile?.profile).toMatchObject({
		tags: ["a", "b"],
		typed: { tagline: [{ by: "team" }], country: [{ by: "team" }] },
	});
	expect(await world.db.select().from(listingEvents)).toMatchObject([
		{ kind: "imported", to: "live", cause: `import:${id}` },
		{ kind: "imported", cause: `import:${id}` },
	]);
	const answer = await world.api("GET", "/listings/acme");
	expect(answer).toMatchObject({ status: 200, body: { name: "Acme", tags: ["a", "b"] } });
	expect(await world.api("GET", "/listings?q=acme")).toMatchObject({ body: { total: 1 } });

	const second = await begin();
	await check(second);
	await run(second);
	await work(second);
	expect(await state(second)).toMatchObject({ state: "done", fresh: 0, there: 3, refused: 1 });
	expect(await slugs()).toEqual(["acme", "brio"]);
});

it("gives a name that is taken the next free slug, also within a file", async () => {
	await mintListing(world.db, "acme", { domain: "other.com" });
	const id = await begin("name,website\nAcme,a.com\nAcme,b.com\n日本,c.com");
	await check(id, { category: "invoicing" });
	await run(id);
	await work(id);
	expect(await slugs()).toEqual(["acme", "acme-2", "acme-3", expect.stringMatching(/^listing-/)]);
});

it("reads the file's own words for categories as the team says, and names the closest of the others", async () => {
	const id = await begin("name,website,category\nA,a.com,Billing > EU\nB,b.com,Invoicng\nC,c.com,");
	await check(id, { categories: { billing: "invoicing" } });
	expect(await state(id)).toMatchObject({ fresh: 1, refused: 2 });
	const refused = await rowsWithOutcome(world.db, id, "refused", { after: 0, limit: 10 });
	expect(refused.map(({ problems }) => problems[0]?.message)).toEqual([
		expect.stringMatching(/no category “Invoicng”\. The closest: .*nvoicing/i),
		expect.stringContaining("names no category"),
	]);
});

it("goes on where it was ended, and lists nothing twice however often it runs", async () => {
	const rows = Array.from({ length: 230 }, (_, n) => `Product ${n},p${n}.example.org`);
	const id = await begin(["name,website", ...rows].join("\n"));
	await check(id, { category: "invoicing" });
	await run(id);
	await Promise.all([work(id), work(id), work(id)]);
	expect(await state(id)).toMatchObject({ state: "done", fresh: 230, there: 0 });
	expect((await slugs()).length).toBe(230);
	expect(await work(id)).toBe("no pass is under way");
});

it("stops in the middle, and a new pass finds what is there", async () => {
	const id = await begin();
	await check(id);
	await run(id);
	await performAs(teamActor(), stopImport, { import_id: id }, NOW);
	expect(await work(id)).toBe("no pass is under way");
	await expect(run(id)).rejects.toMatchObject({ code: "invalid_input" });
	await check(id);
	await run(id);
	await work(id);
	expect(await state(id)).toMatchObject({ state: "done", fresh: 2 });
});

it("has logos copied as those of any listing are", async () => {
	const id = await begin("name,website,logo\nA,a.com,https://a.com/logo.png\nB,b.com,");
	await check(id, { category: "invoicing" });
	await run(id);
	await work(id);
	const copies = (await world.db.select().from(outbox)).filter(({ job }) => job === "copy-listing-pictures");
	expect(copies).toMatchObject([{ payload: { logo: ["https://a.com/logo.png"], cover: [] } }]);
});

it("leaves a website alone that its owner withdrew, or has not launched yet", async () => {
	const { userId: ownerId } = await world.person();
	await mintListing(world.db, "withdrawn", { domain: "acme.com", ownerId, status: "draft" });
	await mintListing(world.db, "waiting", { domain: "brio.com", ownerId, status: "awaiting_badge" });
	const id = await begin();
	await check(id);
	expect(await state(id)).toMatchObject({ fresh: 0, there: 3, refused: 1 });
});

it("tells listings of one name apart without reading all that are called so", async () => {
	for (let number = 2; number <= 40; number++) await mintListing(world.db, `acme-${number}x`);
	for (let number = 1; number <= 9; number++) await mintListing(world.db, number === 1 ? "acme" : `acme-${number}`);
	const { result, rowsRead } = await countRows(() => takenListingSlugs(world.db, slugsFor("acme")));
	expect(result.size).toBe(9);
	// Nine of a list, each looked up in the index, and its row.
	expect(rowsRead).toBeLessThanOrEqual(27);
	const id = await begin("Product;URL;Category\nAcme;one.com;invoicing\nAcme;two.com;invoicing");
	await check(id);
	await run(id);
	await work(id);
	const added = await world.db.select({ id: listings.id, slug: listings.slug }).from(listings);
	const slugs = added.filter(({ slug }) => /^acme-\d{2,}$/.test(slug));
	expect(slugs.map(({ slug }) => slug)).toEqual(slugs.map((listing) => `acme-${listing.id}`));
	expect(slugs).toHaveLength(2);
});
