import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { readQuery } from "#core/search/query";
import { RANKED_MAX } from "#core/search/rarity";
import { runBatch } from "#store/db";
import { planned } from "#store/search/planned";
import { countVocabulary } from "#store/search/vocabulary";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "one", { name: "One", tagline: "Softwares, websites, scheduling and teamwork of kites" });
	await mintListing(world.db, "two", { name: "Two", tagline: "Team work" });
	await runBatch(world.db, (await countVocabulary(world.db, "", 100)).statements);
});

/** As though so many listings had them. */
const commonly = (listings: number, ...stems: string[]) =>
	runBatch(
		world.db,
		stems.map((stem) => world.db.run(sql`INSERT INTO search_common (stem, listings) VALUES (${stem}, ${listings})`)),
	);

async function ranked(text: string): Promise<string> {
	const query = readQuery(text, "apart") ?? expect.fail("no words");
	const { lists } = await planned(world.db, query, new Map());
	return lists.flatMap(({ table, match }) => (table === "text" ? [match] : [])).join();
}

it.each([
	["corrected to", "softwraes ", "softwar"],
	["corrected to beside a rare one", "kites softwraes ", "softwar"],
	["completed to", "softw", "softwar"],
	["called by another form of it", "scheduler ", "schedul"],
	["the beginning of", "softwa ", "softwar"],
	["two of it together", "kites web sites ", "websit"],
])("ranks by no word that is everywhere when it is what a query is %s", async (_how, text, stem) => {
	const isSaid = /"(softwa|website|schedul)/;
	expect(await ranked(text), "while it is rare").toMatch(isSaid);
	await commonly(RANKED_MAX + 1, stem);
	expect(await ranked(text)).not.toMatch(isSaid);
});

it("knows another name of a label, and ranks by it only while it is rare", async () => {
	const ids = await Promise.all(Array.from({ length: 5 }, (_, at) => mintCategory(world.db, `kind-${at}`)));
	for (const [category, { id }] of ids.entries()) {
		for (let at = 0; at < 4; at++) {
			const profile = at < 2 ? { tags: ["k8s"] } : {};
			await mintListing(world.db, `kind-${category}-${at}`, { tagline: "Kites", profile, categoryIds: [id] });
		}
	}
	expect(await ranked("kubernetes kites "), "not known to be a label").not.toContain('("kubernetes" OR "k8s")');
	await runBatch(world.db, (await countVocabulary(world.db, "", 200)).statements);
	expect(await ranked("kubernetes kites ")).toContain('("kubernetes" OR "k8s")');
	expect(await ranked("kubernetes kites "), "alone").not.toContain('OR "k8s" OR');
	await commonly(RANKED_MAX + 1, "k8s");
	expect(await ranked("kubernetes kites ")).not.toContain('"k8s"');
});

it("ranks by no two words that are everywhere where one was taken apart into them", async () => {
	await mintListing(world.db, "three", { tagline: "Kite site" });
	await runBatch(world.db, (await countVocabulary(world.db, "", 100)).statements);
	expect(await ranked("kitesite ")).toBe('"kite site"');
	await commonly(RANKED_MAX + 1, "kite", "site");
	expect(await ranked("kitesite ")).toBe("");
});

it("looks for no beginning that so many words have", async () => {
	const words = Array.from(
		{ length: 45 },
		(_, index) => `orbita${String.fromCharCode(97 + (index % 26)).repeat(2)}${index % 7}zq`,
	);
	for (let from = 0; from < words.length; from += 9) {
		await mintListing(world.db, `many-${from}`, { tagline: words.slice(from, from + 9).join(" ") });
	}
	expect(await ranked("orbita kites ")).toContain('"orbita" *');
	await runBatch(world.db, (await countVocabulary(world.db, "", 200)).statements);
	expect(await ranked("orbita kites ")).not.toContain('"orbita" *');
	expect(await ranked("orbitasoftware kites ")).not.toContain('"orbita" *');
	// What stands itself begins nothing, however much goes on from it.
	await mintListing(world.db, "itself", { tagline: "Orbita" });
	expect(await ranked("orbita kites ")).toContain('"orbita"');
});
