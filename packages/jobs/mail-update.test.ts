import { expect, it } from "vitest";
import mailUpdate from "#jobs/mail-update";
import { insertUpdate } from "#store/listing-updates";
import { follows, listings, localMails } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("delivers once, however often its row runs, and not about a listing that was hidden meanwhile", async () => {
	const world = await makeWorld();
	const { userId } = await world.person("fan@example.com");
	const { id } = await mintListing(world.db, "acme");
	await world.db.insert(follows).values({ userId, listingId: id, at: 1 });
	await insertUpdate(world.db, { id: 1, listingId: id, title: "New", body: "Body", createdAt: 1 });
	const payload = { update_id: 1, user_id: userId, token: "t".repeat(43) };
	const run = (cause: string) => mailUpdate.run({ subject: "", payload, cause }, jobContext(NOW));
	expect([await run("outbox:1"), await run("outbox:1")]).toEqual(["sent", "sent"]);
	expect(await world.db.select().from(localMails)).toHaveLength(1);
	await world.db.update(listings).set({ status: "draft" });
	expect(await run("outbox:2")).toBe("no longer wanted");
});
