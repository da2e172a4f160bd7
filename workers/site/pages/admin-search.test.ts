import { beforeEach, expect, it } from "vitest";
import { countMiss } from "#store/search/misses";
import { synonymsFrom } from "#store/search/synonyms";
import { type Browser, openAdmin } from "#testing/browser";
import { stayAt } from "#testing/clock";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	stayAt(NOW);
	world = await makeWorld();
	admin = await openAdmin(world);
});

const PATH = "/admin/search";

it("shows what was not found, and makes an other name of it", async () => {
	await mintListing(world.db, "acme", { tagline: "Kite rental" });
	for (const day of ["2026-11-14", "2026-11-14", "2026-11-16"]) {
		await countMiss(world.db, day, { query: "windlender", kind: "empty", corrected: null });
	}
	await countMiss(world.db, "2026-11-16", { query: "kiet", kind: "corrected", corrected: "kite" });
	const list = await admin.get(PATH);
	expect(list.html).toContain("<bdi>windlender</bdi>");
	expect(list.html).toContain("Looked for “<bdi>kite</bdi>”");
	expect(list.html).toContain("In 90 days");
	expect(list.html).toMatch(/windlender<\/bdi>.*?>1<.*?>3</s);
	expect((await admin.get(`${PATH}?kind=empty`)).html).not.toContain("kiet");
	expect(list.html).toContain(`href="${PATH}/synonyms/new?phrase=kiet&amp;others=kite"`);
	const form = (await admin.get(`${PATH}/synonyms/new?phrase=windlender`)).form(`${PATH}/synonyms/new`);
	expect(form.fields.get("phrase")).toBe("windlender");
	const sent = await admin.submit(form, { others: "kite rental\n\nkites rental\n" });
	expect(sent).toMatchObject({ status: 303, location: `${PATH}/synonyms?done=1` });
	expect((await admin.get("/listings?q=windlender")).html).toContain('href="/listings/acme"');
});

it("leads from words that have a row to that row, and takes along what was typed", async () => {
	const add = (await admin.get(`${PATH}/synonyms/new`)).form(`${PATH}/synonyms/new`);
	await admin.submit(add, { phrase: "windlender", others: "kite" });
	const again = await admin.submit(add, { phrase: "Windlenders", others: "sails\nkite" });
	expect(again.status).toBe(400);
	const [, way = ""] = /href="([^"]*)">Open the row “windlender”/.exec(again.html) ?? [];
	const row = await admin.get(way.replaceAll("&amp;", "&"));
	const own = way.replace(/\?.*/, "");
	expect(row.form(own).fields.get("others")).toBe("kite\nsails");
	await admin.submit(add, { phrase: "lender", others: "loan" });
	const renamed = await admin.submit(row.form(own), { phrase: "lender" });
	expect(renamed.html).toContain("Open the row “lender”");
	expect((await admin.submit(add, { phrase: "" })).html).not.toContain("Open the row");
});

it("changes a row, takes it out, and puts both back", async () => {
	const add = (await admin.get(`${PATH}/synonyms/new`)).form(`${PATH}/synonyms/new`);
	await admin.submit(add, { phrase: "windlender", others: "kite" });
	const stored = async () => (await synonymsFrom(world.db, { begin: "windlend", after: "", limit: 1 }))[0] ?? null;
	const own = `${PATH}/synonyms/${(await stored())?.id}`;
	const page = await admin.get(own);
	const bad = await admin.submit(page.form(own), { phrase: "", others: "" });
	expect(bad.status).toBe(400);
	expect(bad.html.match(/class="wrong"/g)).toHaveLength(2);
	await admin.submit(page.form(own), { others: "kite\nsails" });
	expect((await stored())?.others).toEqual(["kite", "sails"]);
	const same = await admin.submit((await admin.get(own)).form(own));
	expect(same.location).toBe(`${own}?done=nothing`);
	expect((await admin.get(same.location ?? "")).html).toContain("Nothing was different from what there is.");
	const late = await admin.submit(page.form(own), { others: "boats" });
	expect(late.html).toContain("Somebody else of the site team saved this row");
	const now = await admin.get(own);
	await admin.submit(now.form(/\/admin\/log\/\d+\/undo/.exec(now.html)?.[0] ?? ""));
	expect((await stored())?.others).toEqual(["kite"]);
	await admin.submit((await admin.get(own)).form(`${own}/remove`));
	expect(await stored()).toBeNull();
	const list = await admin.get(`${PATH}/synonyms?done=1&q=Wind`);
	await admin.submit(list.form(/\/admin\/log\/\d+\/undo/.exec(list.html)?.[0] ?? ""));
	expect((await stored())?.others).toEqual(["kite"]);
	expect((await admin.get(`${PATH}/synonyms?q=Windl`)).html).toContain("windlender");
});
