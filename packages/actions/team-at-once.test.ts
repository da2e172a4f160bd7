import { beforeEach, describe, expect, it } from "vitest";
import type { Action } from "#actions/define";
import { perform } from "#actions/perform";
import { AppError } from "#core/errors";
import { users } from "#store/schema/index";
import { teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { type Isolate, meeting, newIsolate } from "#testing/isolates";
import { TEAM_SAMPLES } from "#testing/team-samples/index";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** The action, whose first decision waits until that of the other isolate is made too. */
function together(action: Action, meet: () => Promise<void>): Action {
	let isDecided = false;
	return {
		...action,
		async handler(input, ctx) {
			const decided = await action.handler(input, ctx);
			if (isDecided) return decided;
			isDecided = true;
			await meet();
			return decided;
		},
	};
}

describe("decided by two of the site team at the same moment, over two isolates", () => {
	for (const { action, make } of TEAM_SAMPLES) {
		it(`${action.id} is done, and the other one is told what it means for them`, async () => {
			await world.db.insert(users).values([
				{ id: 1, email: "admin@example.com", role: "admin", createdAt: 1 },
				{ id: 9_000_001, email: "member@example.com", createdAt: 1 },
			]);
			const input = await make(world);
			const actor = teamActor(1, await mintSession(world.db, 1, NOW));
			const meet = meeting(2);
			const pressed = ({ services, deps }: Isolate) =>
				perform(together(action, meet), input, services.actionContext(actor, NOW), deps);
			const results = await Promise.allSettled([newIsolate("none"), newIsolate("none")].map(pressed));
			const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
			expect(failed.filter((reason) => !(reason instanceof AppError)).map(String)).toEqual([]);
			expect(failed.length, "one of both is done").toBeLessThan(2);
		});
	}
});
