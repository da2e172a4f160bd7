import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";
import { forgetAnswers } from "#workers/edge/answer-memory";
import { knownPublicVersion } from "#workers/edge/known-version";

const NOW = 1_000_000;
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	forgetAnswers();
});

const ask = (seconds: number, now: number) => countRows(() => knownPublicVersion(world.db, seconds, now));

it("is read once in its seconds, and always where there are none", async () => {
	const first = await ask(5, NOW);
	await mintListing(world.db, "elsewhere");
	expect([first.statements, await ask(5, NOW + 4_999)]).toMatchObject([1, { statements: 0, result: first.result }]);
	const later = await ask(5, NOW + 5_000);
	expect([later.statements, later.result === first.result]).toEqual([1, false]);
	expect((await ask(0, NOW + 5_001)).statements).toBe(1);
});

it("is forgotten with the answers of this isolate, also while it is being read", async () => {
	await ask(5, NOW);
	forgetAnswers();
	expect((await ask(5, NOW)).statements).toBe(1);
	forgetAnswers();
	const reading = knownPublicVersion(world.db, 5, NOW);
	forgetAnswers();
	await reading;
	expect((await ask(5, NOW)).statements).toBe(1);
});
