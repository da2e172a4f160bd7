import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import addSynonym from "#actions/search/add-synonym";
import { auditLog, searchSynonyms } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const add = (phrase: string, ...others: string[]) => performAs(teamActor(), addSynonym, { phrase, others }, NOW);
const found = async (q: string) =>
	(await world.api<{ items: { slug: string }[] }>("GET", `/listings?q=${q}`)).body.items.map(({ slug }) => slug);

it("has the next search find what is called otherwise", async () => {
	await mintListing(world.db, "acme", { tagline: "Kite rental for beaches" });
	expect(await found("windlender")).toEqual([]);
	const { synonymId } = await add(" Windlenders ", "kite rental", "kites rentals", "Windlender", "surfing");
	expect(await found("windlender")).toEqual(["acme"]);
	const [row] = await world.db.select().from(searchSynonyms).where(eq(searchSynonyms.id, synonymId));
	expect(row).toMatchObject({
		phrase: "Windlenders",
		stems: "windlend",
		others: ["kites rentals", "surfing"],
		version: 1,
	});
	expect(await world.db.select().from(auditLog)).toMatchObject([{ subject: `synonym:${synonymId}` }]);
});

it("refuses what is there, what names nothing else, and more words than are looked at", async () => {
	await add("windlender", "kite");
	await expect(add("Windlenders", "surfing")).rejects.toMatchObject({ errors: [{ pointer: "/phrase" }] });
	await expect(add("kite", "kites")).rejects.toMatchObject({ errors: [{ pointer: "/others" }] });
	await expect(add("a b c d e", "f")).rejects.toMatchObject({ errors: [{ pointer: "/phrase" }] });
	await expect(add("?!", " ")).rejects.toMatchObject({
		errors: expect.arrayContaining([expect.objectContaining({ pointer: "/phrase" })]),
	});
});

it("is the site team's", async () => {
	const ada = await world.person();
	const input = { phrase: "windlender", others: ["kite"] };
	await expect(performAs(personActor(ada.userId), addSynonym, input, NOW)).rejects.toMatchObject({ code: "not_found" });
});
