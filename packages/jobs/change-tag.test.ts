import { expect, it } from "vitest";
import { changeTag } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { tagChanges } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("changes and puts back what waits, and finds nothing in what is done", async () => {
	const { db, runJobs } = await makeWorld();
	await mintListing(db, "acme", { profile: { tags: ["crm"] } });
	const at = NOW.getTime();
	await db.insert(tagChanges).values({ id: 1, tag: "crm", into: "CRM", at, state: "running" });
	const due = () => runBatch(db, [enqueue(db, changeTag, { subject: 1, payload: { by: 1 }, dueAt: at, now: at })]);
	await due();
	expect(await runJobs(NOW)).toEqual(["change-tag: changed the tag on 1 listings"]);
	await due();
	expect(await runJobs(NOW)).toEqual(["change-tag: nothing left to change"]);
	await db.update(tagChanges).set({ state: "undoing" });
	await due();
	expect(await runJobs(NOW)).toEqual(["change-tag: put the tag back on 1 listings"]);
});
