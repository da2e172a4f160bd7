import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import addSynonym from "#actions/search/add-synonym";
import importSynonyms from "#actions/search/import-synonyms";
import { synonymsByStems } from "#store/search/synonyms";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await performAs(teamActor(), addSynonym, { phrase: "windlender", others: ["kite"] }, NOW);
});

const take = (...lines: string[]) =>
	performAs(teamActor(), importSynonyms, { text: ["phrase,others", ...lines].join("\n") }, NOW);
const count = async () => (await world.db.get<{ n: number }>(sql`SELECT count(*) AS n FROM search_synonyms`)).n;

it("adds rows, and to rows that there are, so that the next search finds by them", async () => {
	await mintListing(world.db, "acme", { tagline: "Boat hire" });
	const before = await count();
	expect(await take('Windlenders,"sails, kite"', "skipperly,boat hire")).toEqual({ rows: 2 });
	expect(await count()).toBe(before + 1);
	const rows = await synonymsByStems(world.db, ["windlend", "skipperli"]);
	expect(rows.get("windlend")).toMatchObject({ phrase: "windlender", others: ["kite", "sails"], version: 2 });
	expect(rows.get("skipperli")).toMatchObject({ others: ["boat hire"], otherStems: ["boat hire"], version: 1 });
	const { body } = await world.api<{ items: { slug: string }[] }>("GET", "/listings?q=skipperly");
	expect(body.items.map(({ slug }) => slug)).toEqual(["acme"]);
});

it("takes nothing where a row is wrong, and names each by its line", async () => {
	const before = await count();
	const full = Array.from({ length: 12 }, (_, index) => `name${index}`).join(",");
	await expect(take("skipperly,boats", "?!,sails", `windlender,"${full}"`)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/lines/3" }, { pointer: "/lines/4", message: expect.stringContaining("at most 12") }],
	});
	expect(await count()).toBe(before);
});

it("changes nothing the second time, and leaves no row of the log for that", async () => {
	await take("skipperly,boats");
	const entries = () => world.db.get<{ n: number }>(sql`SELECT count(*) AS n FROM audit_log`);
	const before = await entries();
	expect(await take("Skipperly,boat")).toEqual({ rows: 0 });
	expect(await entries()).toEqual(before);
});

it("takes 500 rows at once", async () => {
	const before = await count();
	const lines = Array.from({ length: 500 }, (_, index) => `phrasenumber${index},othername${index}`);
	expect(await take(...lines)).toEqual({ rows: 500 });
	expect(await count()).toBe(before + 500);
});

it("takes what was downloaded back with a row more, however much there is, and no more than 500 that are new", async () => {
	const lines = (from: number, to: number) =>
		Array.from({ length: to - from }, (_, index) => `phrasenumber${from + index},othername${from + index}`);
	await take(...lines(0, 500));
	expect(await take(...lines(0, 501))).toEqual({ rows: 1 });
	await expect(take(...lines(0, 1002))).rejects.toMatchObject({
		errors: [{ pointer: "/lines/1", message: expect.stringContaining("501 rows that say something new") }],
	});
});

it("is the site team's", async () => {
	const ada = await world.person();
	const input = { text: "phrase,others\na,b" };
	await expect(performAs(personActor(ada.userId), importSynonyms, input, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
