import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, ORIGIN, type World } from "#testing/world";

interface Page {
	items: {
		slug: string;
		name: string;
		country: string | null;
		bio: string | null;
		live_listings: number;
		url: string;
	}[];
	next_page: number | null;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function list(query = ""): Promise<Page> {
	const answer = await world.api<Page>("GET", `/founders${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const names = async (query = "") => (await list(query)).items.map((item) => item.name);

async function mintPeople() {
	const listing = await mintListing(world.db, "acme");
	const listingIds = [listing.id];
	await mintFounder(world.db, "Zoë Ångström", { listingIds, country: "SE", bio: "b".repeat(2000), title: "CEO" });
	await mintFounder(world.db, "Ada Johansson", { listingIds, country: "SE" });
	await mintFounder(world.db, "Jo Adair", { listingIds, country: "GB" });
	await mintFounder(world.db, "Adam Hidden", { country: "SE" });
}

it("gives founders of live listings by name", async () => {
	await mintPeople();
	const page = await list();
	expect(page.items.map((item) => item.name)).toEqual(["Ada Johansson", "Jo Adair", "Zoë Ångström"]);
	expect(page.items[2]).toMatchObject({
		slug: "zoe-angstrom",
		title: "CEO",
		country: "SE",
		live_listings: 1,
		url: `${ORIGIN}/founders/zoe-angstrom`,
	});
	expect(page.items[2]?.bio).toHaveLength(600);
});

it("finds names by their words, the last unfinished, without minding accents or case", async () => {
	await mintPeople();
	expect(await names("?q=ada")).toEqual(["Jo Adair", "Ada Johansson"]);
	expect(await names("?q=JO%20ad")).toEqual(["Jo Adair"]);
	expect(await names("?q=johansson%20a")).toEqual(["Ada Johansson"]);
	expect(await names("?q=angstr")).toEqual(["Zoë Ångström"]);
	expect(await names("?q=z")).toEqual(["Zoë Ångström"]);
	expect(await names("?q=nobody")).toEqual([]);
	expect(await names("?q=%22*%20OR%20(")).toEqual([]);
	expect(await names("?q=%20%20")).toHaveLength(3);
});

it("filters by country in any case, with and without words", async () => {
	await mintPeople();
	expect(await names("?country=se")).toEqual(["Ada Johansson", "Zoë Ångström"]);
	expect(await names("?country=GB&q=a")).toEqual(["Jo Adair"]);
	expect(await names("?country=FR")).toEqual([]);
	expect(await names("?country=FR&q=xnse")).toEqual([]);
});

it("follows names, countries and listings as they change", async () => {
	await mintPeople();
	await world.db.run(
		sql`UPDATE founders SET name = 'Ada Byron', search_name = 'ada byron', country = 'GB' WHERE slug = 'ada-johansson'`,
	);
	expect(await names("?q=byron&country=GB")).toEqual(["Ada Byron"]);
	expect(await names("?q=johansson")).toEqual([]);
	await world.db.run(sql`UPDATE listings SET status = 'draft'`);
	expect(await names("?q=byron")).toEqual([]);
	expect(await names()).toEqual([]);
	await world.db.run(sql`UPDATE listings SET status = 'live'`);
	expect(await names("?q=byron")).toEqual(["Ada Byron"]);
	await world.db.run(sql`DELETE FROM listing_founders`);
	await world.db.run(sql`DELETE FROM founders`);
	expect(await names("?q=byron")).toEqual([]);
});

it("pages", async () => {
	await mintPeople();
	expect(await list("?per_page=2")).toMatchObject({ next_page: 2 });
	expect(await names("?per_page=2&page=2")).toEqual(["Zoë Ångström"]);
	expect(await names("?per_page=1&page=2&q=ada")).toEqual(["Ada Johansson"]);
});

it.each([
	["q", "x".repeat(120), "x".repeat(121)],
	["country", "us", "usa"],
	["country", "US", "U1"],
	["page", "1000", "1001"],
	["per_page", "100", "101"],
])("bounds %s", async (key, good, bad) => {
	await list(`?${key}=${good}`);
	expect((await world.api("GET", `/founders?${key}=${bad}`)).body).toMatchObject({
		status: 400,
		errors: [{ pointer: `/${key}` }],
	});
});
