import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { alike, findFounders, RANKED_NAMES_MAX } from "#store/found-founders";
import { foundersInOrder } from "#store/founders";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
let listingIds: number[];
beforeEach(async () => {
	world = await makeWorld();
	listingIds = [(await mintListing(world.db, "acme")).id];
	for (const name of ["Zoë Ångström", "Ada Johansson", "Will Howe", "Jo Adair"])
		await mintFounder(world.db, name, { listingIds, country: "SE" });
	await mintFounder(world.db, "Theodora Hidden", { country: "SE" });
});

const find = (
	q: string,
	{ country, limit = 20, offset = 0 }: { country?: string; limit?: number; offset?: number } = {},
) => findFounders(world.db, { q, country, limit, offset });
const names = async (q: string, page = {}) =>
	(await foundersInOrder(world.db, (await find(q, page)).ids)).map(({ name }) => name);

it("shows first names that have all words, then those with some, each newest first", async () => {
	expect(await names("jo ada")).toEqual(["Jo Adair", "Ada Johansson"]);
	expect(await names("ada johansson")).toEqual(["Ada Johansson"]);
	expect(await names("johansson ang")).toEqual(["Ada Johansson", "Zoë Ångström"]);
});

it("finds names by the plain form of their letters, and by any other form", async () => {
	await mintFounder(world.db, "ＴＡＲＯ ﾂﾁﾔ", { listingIds });
	for (const q of ["taro", "ＴＡＲＯ ﾂﾁﾔ", "ツチヤ"]) expect(await names(q), q).toEqual(["ＴＡＲＯ ﾂﾁﾔ"]);
	expect(await names("Ｗｉｌｌ Ｈｏｗｅ")).toEqual(["Will Howe"]);
});

it("leaves out no word that is a name, though texts say it everywhere", async () => {
	expect(await names("will howe")).toEqual(["Will Howe"]);
	expect(await names("will")).toEqual(["Will Howe"]);
});

it("understands typing errors, says what it looked for, and looks for quoted words as they are spelt", async () => {
	expect(await find("johans")).toMatchObject({ corrected: null });
	expect(await names("johansonn")).toEqual(["Ada Johansson"]);
	expect((await find("ada johanssen")).corrected).toBe("ada johansson");
	expect(await names("angstrm")).toEqual(["Zoë Ångström"]);
	expect(await find('"johansonn"')).toEqual({ ids: [], corrected: null });
	expect(await find("theodorra")).toEqual({ ids: [], corrected: null });
	expect(await find("!?")).toEqual({ ids: [], corrected: null });
});

it("follows names as they change, and founders as they come and go", async () => {
	await world.db.run(sql`UPDATE founders SET name = 'Ada Kowalczyk' WHERE name = 'Ada Johansson'`);
	expect(await names("kowalcyzk")).toEqual(["Ada Kowalczyk"]);
	expect(await names("johansonn")).toEqual([]);
	await world.db.run(sql`UPDATE founders SET live_listings = 0 WHERE name = 'Ada Kowalczyk'`);
	expect(await names("kowalcyzk")).toEqual([]);
	await world.db.run(sql`UPDATE founders SET live_listings = 1 WHERE name = 'Ada Kowalczyk'`);
	expect(await names("kowalcyzk")).toEqual(["Ada Kowalczyk"]);
	await world.db.run(sql`DELETE FROM listing_founders`);
	await world.db.run(sql`DELETE FROM founders WHERE name = 'Ada Kowalczyk'`);
	expect(await names("kowalcyzk")).toEqual([]);
});

it("keeps to a country, and goes on from page to page", async () => {
	await mintFounder(world.db, "Ada Lang", { listingIds, country: "GB" });
	expect(await names("ada lang", { country: "SE" })).toEqual(["Ada Johansson"]);
	expect(await names("ada lang", { limit: 1 })).toEqual(["Ada Lang"]);
	expect(await names("ada lang", { limit: 1, offset: 1 })).toEqual(["Ada Johansson"]);
});

it.each([
	...[
		"kowalczyk",
		"owalczyk",
		"akowalczyk",
		"kwoalczyk",
		"kowalczky",
		"kowalczy",
		"kowalczykk",
		"kowaczyk",
		"kowalzcyk",
	],
	...["kovalczyc", "jonha", "jonah", "jnah", "angstrem"],
])("finds whom %s may mean", async (typed) => {
	await mintFounder(world.db, "Jonah Kowalczyk", { listingIds });
	const found = await names(typed);
	expect(found).toEqual([typed === "angstrem" ? "Zoë Ångström" : "Jonah Kowalczyk"]);
});

it("looks for misspelt words among the newest names, however many there are", async () => {
	await mintFounder(world.db, "Ada Johanssonn", { listingIds });
	await world.db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RANKED_NAMES_MAX})
		INSERT INTO founders (slug, name, search_name, live_listings, created_at) SELECT 'f' || i, 'Johazs' || i, 'johazs', 1, 1 FROM n`);
	const ranked = await world.db.get<{ names: number }>(
		sql`SELECT count(*) AS names FROM founders_spellings WHERE ${alike("johazs99999", '"johazs99999"')}`,
	);
	expect(ranked.names).toBe(RANKED_NAMES_MAX);
	// As near as when it was corrected, and too old to be looked at.
	expect((await find("johansonn")).corrected).toBeNull();
});

it("reads a bounded number of rows, whatever the number of founders", async () => {
	await world.db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
		INSERT INTO founders (slug, name, search_name, live_listings, created_at) SELECT 'f' || i, 'Ada Johansen' || i, 'ada johansen' || i, 1, 1 FROM n`);
	for (const q of ["ada", "ada johansson", "johansonn", "adda johanssenn"]) {
		const { rowsRead } = await countRows(() => names(q));
		expect(rowsRead, q).toBeLessThanOrEqual(3 * 20 + 100);
	}
});
