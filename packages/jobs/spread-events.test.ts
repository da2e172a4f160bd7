import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import spreadEvents from "#jobs/spread-events";
import { outbox, webhookDeliveries } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
const at = NOW.getTime();
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintListing(world.db, "acme", { id: 1, ownerId: ada.userId });
});

const add = () => addedWebhook(world.db, ada, { url: "http://127.0.0.1:9/", at: NOW });
const updates = (from: number, count: number) =>
	tellUpdates(
		1,
		Array.from({ length: count }, (_, n) => from + n),
		at,
	);
const run = () => spreadEvents.run({ subject: "all", payload: {}, cause: "test" }, jobContext(NOW));
const rows = async (job: string) => (await world.db.select().from(outbox)).filter((row) => row.job === job);

/** What is sent to whom: packages/jobs/deliver-webhook.test.ts. */
it("leaves nothing to do while nobody has an address, and tells a new one nothing of before", async () => {
	await updates(1, 3);
	expect(await rows("spread-events")).toEqual([]);
	await add();
	await updates(10, 2);
	await run();
	expect(await world.db.select().from(webhookDeliveries)).toHaveLength(2);
});

it("spreads a hundred events a run, and leaves the next run where there are more", async () => {
	await add();
	await updates(1, 230);
	expect(await rows("spread-events")).toHaveLength(1);
	expect([await run(), await run(), await run(), await run()]).toEqual([
		...["spread up to 101", "spread up to 201", "spread up to 231"],
		"nothing to spread",
	]);
	expect((await world.db.select().from(webhookDeliveries)).length).toBe(230);
	// One at a time of the same listing.
	expect((await rows("deliver-webhook")).map(({ subject }) => subject)).toEqual(["1:2"]);
	expect((await rows("spread-events")).map(({ onceKey }) => onceKey)).toEqual(
		[1, 101, 201].map((seq) => `spread-events:${seq}`),
	);
});

it("leaves a run for what is told while a run is under way, and of two runs at once one spreads", async () => {
	await add();
	await updates(1, 1);
	const said = await Promise.all([run(), run()]);
	expect(said.sort()).toEqual(["another run was first", "spread up to 2"]);
	// The row of the first run is not done yet.
	await updates(2, 1);
	expect((await rows("spread-events")).map(({ onceKey }) => onceKey)).toEqual(["spread-events:1", "spread-events:2"]);
	await run();
	expect(await world.db.select().from(webhookDeliveries)).toHaveLength(2);
});

it("reads as many rows as it tells things, however many people have addresses that hear none of it", async () => {
	await add();
	await world.db.run(sql`WITH RECURSIVE n(x) AS (SELECT 100 UNION ALL SELECT x + 1 FROM n WHERE x < 1100)
		INSERT INTO users (id, email, created_at) SELECT x, x || '@example.com', 0 FROM n`);
	await world.db.run(sql`INSERT INTO webhook_endpoints (id, user_id, url, reach, secret, state, since_seq, created_at)
		SELECT id, id, 'https://a.example/', 'own', 's', 'on', 0, 0 FROM users WHERE id >= 100`);
	await updates(1, 50);
	const { rowsRead } = await countRows(run);
	expect(rowsRead).toBeLessThan(50 * 25);
});
