import { beforeEach, expect, it } from "vitest";
import sweepBadges from "#jobs/sweep-badges";
import { badgeChecks, outbox } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const sweep = () => sweepBadges.run({ subject: "all", payload: {}, cause: "test" }, jobContext(NOW));
const waiting = async (slug: string, nextCheckAt: number | null) => {
	const listing = await mintListing(world.db, slug, { status: "awaiting_badge", plan: "free" });
	await world.db.insert(badgeChecks).values({ listingId: listing.id, nextCheckAt });
	return listing;
};

it("leaves a check for what is due, once, and reads nothing else", async () => {
	const due = await waiting("due", NOW.getTime());
	await waiting("later", NOW.getTime() + 1);
	await waiting("done", null);
	for (let i = 0; i < 40; i++) await waiting(`later-${i}`, NOW.getTime() + 1000);
	const { result, rowsRead } = await countRows(() => sweep());
	expect(result).toBe("1 due");
	// Some are SQLite's own list of the highest ids ever given, one a table that had rows.
	expect(rowsRead).toBeLessThan(20);
	expect(await sweep()).toBe("nothing due");
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "check-badge", subject: String(due.id) }]);
});

it("goes on with the rest when there is much", async () => {
	for (let i = 0; i < 51; i++) await waiting(`due-${i}`, NOW.getTime());
	expect(await sweep()).toBe("50 due");
	const left = await world.db.select().from(outbox);
	expect(left.filter((row) => row.job === "check-badge")).toHaveLength(50);
	expect(left.filter((row) => row.job === "sweep-badges")).toHaveLength(1);
	expect(await sweep()).toBe("1 due");
});
