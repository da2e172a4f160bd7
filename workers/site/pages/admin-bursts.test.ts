import { beforeEach, expect, it } from "vitest";
import { voteBursts, votes } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintHeldBurst } from "#testing/held-burst";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	for (const slug of ["acme", "bolt"]) {
		const { id } = await mintListing(world.db, slug, { name: `<i>${slug}` });
		await mintHeldBurst(world.db, id, 3);
	}
});

const PATH = "/admin/votes";
const counted = async () => (await world.db.select().from(votes)).filter((vote) => vote.counted).length;

it("lists what is held back with its evidence and no address, and decides about several at once", async () => {
	const page = await admin.get(PATH);
	expect(page.html).toContain('<option value="">Waiting for a decision</option>');
	expect(page.html).not.toContain('<option value="">Any</option>');
	expect(page.html).toContain("3 votes within 2 minutes");
	expect(page.html).toContain("Their addresses have one domain.");
	expect(page.html).toContain("&lt;i&gt;acme");
	expect(page.html).not.toContain("@example.com");
	const form = page.form(`${PATH}/decide`);
	const done = await admin.submit(form, {
		id: ["1", "2"],
		"votes-1": "3",
		"votes-2": "3",
		decision: "count",
		reason: "A newsletter.",
	});
	expect(done.location).toBe(`${PATH}?rows_done=2`);
	expect(await counted()).toBe(6);
	const again = await admin.submit(form, { id: "1", "votes-1": "3", decision: "discount", reason: "x" });
	expect((await admin.get(again.location ?? "")).html).toContain("1 row was refused");
	expect((await admin.get(PATH)).html).toContain("No votes are held back.");
	expect((await admin.get(`${PATH}?state=decided`)).html).toContain("3 votes count");
});

it("shows one with all that is known, decides on it, and takes that back", async () => {
	const page = await admin.get(`${PATH}/1`);
	const bare = await admin.submit(page.form(`${PATH}/1`), { decision: "discount", reason: " " });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why.");
	await admin.submit(page.form(`${PATH}/1`), { decision: "discount", reason: "One farm." });
	expect((await world.db.select().from(voteBursts))[0]?.decisionId).toBe(1);
	const after = await admin.get(`${PATH}/1`);
	const undo = /\/admin\/log\/\d+\/undo/.exec(after.html)?.[0] ?? "";
	await admin.submit(after.form(undo));
	expect((await world.db.select().from(voteBursts))[0]?.decisionId).toBeNull();
	const reasons = (await world.db.select().from(votes)).slice(0, 3).map(({ discountReason }) => discountReason);
	expect(reasons).toEqual(["held_back", "held_back", "held_back"]);
	const stranger = openBrowser();
	await stranger.signIn(world, "eve@example.com");
	for (const path of [PATH, `${PATH}/1`]) expect((await stranger.get(path)).status).toBe(404);
});
