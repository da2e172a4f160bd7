import { expect, it } from "vitest";
import { auditSubjects } from "#store/audit-subjects";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
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

it("knows which claims, drafts, reviews, questions and posts are there still, so that a row leads to none that is gone", async () => {
	const world = await makeWorld();
	const { id } = await mintListing(world.db, "acme", { name: "Acme" });
	const { id: reviewId } = await mintReview(world.db, (await world.person()).userId, id);
	const there = await auditSubjects(world.db, [`review:${reviewId}`, "review:99", "claim:7", "draft:gone", "post:x"]);
	expect([...there.keys()]).toEqual([`review:${reviewId}`]);
	expect(there.get(`review:${reviewId}`)).toEqual({ name: "Acme", key: String(reviewId) });
});
