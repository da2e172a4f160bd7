import { expect, it } from "vitest";
import lapsePromo from "#jobs/lapse-promo";
import { jobContext } from "#testing/job-context";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW } from "#testing/world";

// What it gives back, and when, is told with what takes it: packages/actions/promo/apply-promo-code.test.ts.
it("leaves an order that holds no code as it is, and fails for one that is not there", async () => {
	const world = await makeWorld();
	const { userId } = await world.person();
	await mintOrder(world.db, userId, "LW-AAAAAAAAAA", 100, [{ product: "done_for_you" }]);
	const run = (subject: string) => lapsePromo.run({ subject, payload: { at: 1 }, cause: "outbox:1" }, jobContext(NOW));
	expect(await run("LW-AAAAAAAAAA")).toBe("given back already");
	await expect(run("LW-NOBODY")).rejects.toThrow("there is no order LW-NOBODY");
});
