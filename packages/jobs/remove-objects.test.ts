import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { removeObjects } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { NOW } from "#testing/now";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("removes the objects that it names, also when they are gone already", async () => {
	for (const key of ["a", "b", "c"]) await env.PICTURES.put(key, key);
	const at = NOW.getTime();
	for (const keys of [["a", "b"], ["b"]])
		await runBatch(world.db, [
			enqueue(world.db, removeObjects, { subject: "pictures", payload: { keys }, dueAt: at, now: at }),
		]);
	expect(await world.runJobs()).toEqual(["remove-objects: removed 2", "remove-objects: removed 1"]);
	expect((await env.PICTURES.list()).objects.map(({ key }) => key)).toEqual(["c"]);
});
