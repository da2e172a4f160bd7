import { beforeEach, expect, it } from "vitest";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

interface Comparison {
	attributes: { attribute: string; a: unknown; b: unknown }[];
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const tools = await mintCategory(world.db, "tools", { name: "Tools" });
	await mintListing(world.db, "left", {
		categoryIds: [tools.id],
		stage: "growing",
		votes: 3,
		ratingCount: 1,
		ratingSum: 4,
		profile: {
			founded_year: 2021,
			features: ["Reports"],
			evidence: { founded_year: [{ quote: "since 2021", url: "https://left.example/" }] },
		},
	});
	await mintListing(world.db, "right", { categoryIds: [tools.id], profile: { city: "Ghent" } });
	await mintListing(world.db, "soon", { status: "scheduled" });
});

it("sets attributes side by side, each with what stands behind it", async () => {
	const { status, body } = await world.api<Comparison>("GET", "/compare?a=left&b=right");
	expect(status).toBe(200);
	expect(body).toMatchObject({ a: { slug: "left" }, b: { slug: "right" } });
	const cells = Object.fromEntries(body.attributes.map(({ attribute, a, b }) => [attribute, { a, b }]));
	expect(cells.founded_year).toEqual({
		a: { value: 2021, source: "website", evidence: [{ quote: "since 2021", url: "https://left.example/" }] },
		b: null,
	});
	expect(cells.city).toEqual({ a: null, b: { value: "Ghent", source: "company", evidence: [] } });
	expect(cells.features).toEqual({ a: { value: ["Reports"], source: "company", evidence: [] }, b: null });
	expect(cells.votes).toEqual({
		a: { value: 3, source: "directory", evidence: [] },
		b: { value: 0, source: "directory", evidence: [] },
	});
	expect(cells.rating).toMatchObject({ a: { value: 4 }, b: null });
	expect(cells.pricing_model).toEqual({ a: null, b: null });
});

it("tells apart what the website says, what the company or the team typed, and which entries of a list", async () => {
	const quote = { quote: "Nightly backups", url: "https://third.example/" };
	await mintListing(world.db, "third", {
		tagline: "Typed",
		profile: {
			city: "Ghent",
			features: ["Nightly backups", "Ours"],
			evidence: { features: [quote] },
			typed: { city: [{ by: "team" }], features: [{ of: "Ours", by: "owner" }] },
		},
	});
	const { body } = await world.api<Comparison>("GET", "/compare?a=third&b=left");
	const cells = Object.fromEntries(body.attributes.map(({ attribute, a }) => [attribute, a]));
	expect(cells.tagline).toMatchObject({ source: "company" });
	expect(cells.city).toEqual({ value: "Ghent", source: "team", evidence: [] });
	const typed = [{ of: "Ours", by: "owner" }];
	expect(cells.features).toEqual({ value: ["Nightly backups", "Ours"], source: "website", evidence: [quote], typed });
});

it.each([
	["left", "none", ["/b"], "none"],
	["none", "right", ["/a"], "none"],
	["soon", "none", ["/a", "/b"], "soon and none"],
])("names the one that is not live of %s and %s", async (a, b, pointers, names) => {
	const { status, body } = await world.api("GET", `/compare?a=${a}&b=${b}`);
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: "unknown_listing", errors: pointers.map((pointer) => ({ pointer })) });
	expect(body.detail).toContain(names);
});

it("needs both, as slugs", async () => {
	const missing = await world.api("GET", "/compare?a=left");
	expect(missing.status).toBe(400);
	expect(missing.body).toMatchObject({ errors: [{ pointer: "/b", code: "required" }] });
	const bad = await world.api("GET", "/compare?a=Left&b=-x");
	expect(bad.status).toBe(400);
	expect(bad.body).toMatchObject({ errors: [{ pointer: "/a" }, { pointer: "/b" }] });
});

it("reads at most 80 rows", async () => {
	const { rowsRead } = await countRows(() => world.api("GET", "/compare?a=left&b=right"));
	expect(rowsRead).toBeLessThanOrEqual(80);
});
