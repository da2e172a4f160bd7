import { afterEach, beforeEach, expect, it } from "vitest";
import { backgroundOver } from "#testing/background";
import { withoutPayments } from "#testing/without-payments";
import { makeWorld, type World } from "#testing/world";

const { put } = Cache.prototype;
let world: World;
let kept: number;
let undo: () => void;
beforeEach(async () => {
	world = await makeWorld();
	kept = 0;
	// Only a deployed directory puts answers into the platform's cache, after it has given them.
	undo = withoutPayments();
	Cache.prototype.put = async function (...args) {
		await scheduler.wait(20);
		await put.apply(this, args);
		kept++;
	};
});
afterEach(() => {
	Cache.prototype.put = put;
	undo();
});

it("waits for what a request does after its answer, and for nothing where nothing is done", async () => {
	expect((await world.api("GET", "/products")).status).toBe(200);
	expect(kept).toBe(0);
	await backgroundOver();
	expect(kept).toBe(1);
	await backgroundOver();
	expect(await world.db.query.categories.findMany()).toEqual([]);
});
