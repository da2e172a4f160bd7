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
	// A row for each draft and the one behind them, and what a look for each logo reads.
	expect(rowsRead).toBeLessThanOrEqual(16);
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
