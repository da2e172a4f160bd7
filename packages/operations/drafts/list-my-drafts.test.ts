import { beforeEach, expect, it } from "vitest";
import { mintDraft } from "#testing/drafts";
import { mintPicture } from "#testing/pictures";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("lists one's own drafts, newest first, page by page, reading no more rows than it shows", async () => {
	const ada = await world.person();
	await mintDraft(world.db, await world.person());
	for (let day = 0; day < 5; day++) {
		const row = { createdAt: NOW.getTime() + day * 1000 };
		await mintDraft(world.db, ada, { domain: `p${day}.example`, row });
	}
	const { result: first, rowsRead } = await countRows(() => world.api("GET", "/drafts?per_page=2", { as: ada }));
	expect(first.body).toMatchObject({
		items: [{ domain: "p4.example", name: "Inkfern", status: "ready" }, { domain: "p3.example" }],
		next_page: 2,
		total_is_exact: false,
	});
	// A row for each draft and the one behind them, twice, and what a look for each logo reads.
	expect(rowsRead).toBeLessThanOrEqual(20);
	const last = await world.api("GET", "/drafts?per_page=2&page=3", { as: ada });
	expect(last.body).toMatchObject({
		items: [{ domain: "p0.example" }],
		total: 5,
		total_is_exact: true,
		next_page: null,
	});
});

it("shows the logo of each draft that has one", async () => {
	const ada = await world.person();
	const plain = await mintDraft(world.db, ada, { domain: "plain.example" });
	const drawn = await mintDraft(world.db, ada, { domain: "drawn.example" });
	const hash = await mintPicture(world.db, { draftId: drawn.id });
	const { body } = await world.api<{ items: { id: string; logo: { url: string } | null }[] }>("GET", "/drafts", {
		as: ada,
	});
	const logos = new Map(body.items.map(({ id, logo }) => [id, logo?.url ?? null]));
	expect(logos.get(plain.id)).toBeNull();
	expect(logos.get(drawn.id)).toContain(`/pictures/${hash}`);
});

it("narrows them by status, and by part of a name or domain, reading one's own only", async () => {
	const ada = await world.person();
	for (let other = 0; other < 20; other++) await mintDraft(world.db, await world.person());
	await mintDraft(world.db, ada, { domain: "inkfern.example" });
	await mintDraft(world.db, ada, { domain: "quill.example", row: { status: "crawling" } });
	const found = async (query: string) => {
		const { body } = await world.api<{ items: { domain: string }[] }>("GET", `/drafts?${query}`, { as: ada });
		return body.items.map(({ domain }) => domain);
	};
	expect(await found("status=crawling")).toEqual(["quill.example"]);
	expect(await found("q=QUILL")).toEqual(["quill.example"]);
	// Both are called Inkfern; one says so in its domain, too.
	expect(await found("q=%20quill%20")).toEqual(["quill.example"]);
	expect(await found("q=%20")).toEqual(await found(""));
	expect(await found("q=inkf")).toHaveLength(2);
	expect(await found("q=inkfern&status=ready")).toEqual(["inkfern.example"]);
	expect(await found("q=%25")).toEqual([]);
	const { result, rowsRead } = await countRows(() => world.api("GET", "/drafts?status=drafting", { as: ada }));
	expect(result.body).toMatchObject({ items: [], total: 0 });
	expect(rowsRead).toBeLessThanOrEqual(9);
	expect(await world.api("GET", "/drafts?status=done", { as: ada })).toMatchObject({
		status: 400,
		body: { errors: [{ pointer: "/status", message: expect.stringContaining("ready") }] },
	});
});
