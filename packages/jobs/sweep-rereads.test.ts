import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import sweepRereads from "#jobs/sweep-rereads";
import { REREAD_AFTER_MS } from "#store/listing-rereads";
import { listings, outbox } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const AFTER = NOW.getTime() + REREAD_AFTER_MS;
const sweep = (at: number) =>
	sweepRereads.run({ subject: "all", payload: {}, cause: "test" }, jobContext(new Date(at)));

it("leaves a reading 30 days after a launch, once, and reads nothing else", async () => {
	const due = await mintListing(world.db, "due");
	await mintListing(world.db, "draft", { status: "draft" });
	await mintListing(world.db, "queued", { status: "scheduled" });
	for (let i = 0; i < 50; i++) await mintListing(world.db, `later-${i}`, { launchedAt: NOW.getTime() + 1 });
	expect(await sweep(AFTER - 1)).toBe("nothing due");
	const { result, rowsRead } = await countRows(() => sweep(AFTER));
	expect(result).toBe("1 due");
	// Some are SQLite's own list of the highest ids ever given, one a table that had rows.
	expect(rowsRead).toBeLessThan(25);
	expect(await sweep(AFTER)).toBe("nothing due");
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "reread-site", subject: String(due.id) }]);
});

it("counts from the day on which a listing goes live", async () => {
	const { id } = await mintListing(world.db, "queued", { status: "scheduled" });
	const launchedAt = NOW.getTime() + 86_400_000;
	await world.db.update(listings).set({ status: "live", launchedAt }).where(eq(listings.id, id));
	expect(await sweep(AFTER)).toBe("nothing due");
	expect(await sweep(launchedAt + REREAD_AFTER_MS)).toBe("1 due");
});

it("leaves a reading that was lost again a day later, but none beside one that waits", async () => {
	await mintListing(world.db, "due");
	await sweep(AFTER);
	await sweep(AFTER + 86_400_000);
	expect(await world.db.select().from(outbox)).toHaveLength(1);
	await world.db.delete(outbox);
	expect(await sweep(AFTER + 2 * 86_400_000)).toBe("1 due");
	expect(await world.db.select().from(outbox)).toHaveLength(1);
});

it("goes on with the rest when there is much", async () => {
	await mintListings(world.db, 101, []);
	expect(await sweep(AFTER)).toBe("100 due");
	const left = await world.db.select().from(outbox);
	expect(left.filter((row) => row.job === "reread-site")).toHaveLength(100);
	expect(left.filter((row) => row.job === "sweep-rereads")).toHaveLength(1);
	expect(await sweep(AFTER)).toBe("1 due");
});
