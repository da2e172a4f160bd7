import { expect, it } from "vitest";
import { auditSubjects } from "#store/audit-subjects";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("names listings, categories and accounts, and leaves out what is gone, what is no number and other kinds", async () => {
	const world = await makeWorld();
	const acme = await mintListing(world.db, "acme", { name: "Acme" });
	const subjects = [`listing:${acme.id}`, `listing:${acme.id}`, "listing:999999", "listing:x", "order:7", "user:1"];
	const { result, rowsRead } = await countRows(() => auditSubjects(world.db, subjects));
	expect(result.get(`listing:${acme.id}`)).toEqual({ name: "Acme", key: "acme" });
	expect(result.has("listing:999999")).toBe(false);
	expect(result.has("order:7")).toBe(false);
	expect(rowsRead).toBeLessThanOrEqual(10);
});
