import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("lists one's own listings of every status, newest first, reading no more rows than it shows", async () => {
	const ada = await world.person();
	await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	for (const status of ["draft", "awaiting_badge", "scheduled", "live"] as const) {
		await mintListing(world.db, status.replace("_", "-"), { ownerId: ada.userId, status });
	}
	const { result, rowsRead } = await countRows(() => world.api("GET", "/me/listings?per_page=3", { as: ada }));
	expect(result.body).toMatchObject({
		items: [
			{ slug: "live", status: "live", public_url: expect.stringMatching(/\/listings\/live$/) },
			{ slug: "scheduled" },
			{ slug: "awaiting-badge" },
		],
		next_page: 2,
	});
	expect(rowsRead).toBeLessThanOrEqual(10);
	expect((await world.api("GET", "/me/listings?per_page=3&page=2", { as: ada })).body).toMatchObject({
		items: [{ slug: "draft" }],
		total: 4,
		next_page: null,
	});
});

it("narrows them by status, and by part of a name or domain", async () => {
	const ada = await world.person();
	await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId, domain: "foreign.example" });
	const own = { ownerId: ada.userId };
	await mintListing(world.db, "inkfern", { ...own, name: "Inkfern", domain: "ink.example", status: "draft" });
	await mintListing(world.db, "quill", { ...own, name: "Órd", domain: "quill.example", status: "live" });
	const found = async (query: string) => {
		const { body } = await world.api<{ items: { slug: string }[] }>("GET", `/me/listings?${query}`, { as: ada });
		return body.items.map(({ slug }) => slug);
	};
	expect(await found("status=live")).toEqual(["quill"]);
	expect(await found("q=fern")).toEqual(["inkfern"]);
	expect(await found("q=%20fern%20")).toEqual(["inkfern"]);
	expect(await found(`q=${encodeURIComponent("Ór")}`)).toEqual(["quill"]);
	expect(await found("q=example&status=draft")).toEqual(["inkfern"]);
	expect(await found("q=foreign")).toEqual([]);
});
