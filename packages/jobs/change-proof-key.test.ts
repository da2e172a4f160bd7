import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import { ANNOUNCED_MS, KEY_SIGNS_MS } from "#core/proofs/key";
import changeProofKey from "#jobs/change-proof-key";
import { allKeys } from "#store/proof-keys";
import { performAs } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const run = (at: Date) => changeProofKey.run({ subject: "all", payload: {}, cause: "test" }, jobContext(at));
const isDue = async (at: Date) => changeProofKey.isDue?.(jobContext(at));
const stand = async () => (await allKeys(world.db)).map(({ id, canSign }) => `${id} ${canSign}`);

it("announces the next key after 90 days, has it sign a day later, and erases the one before then", async () => {
	expect(await isDue(NOW)).toBe(false);
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);
	expect(await isDue(after(KEY_SIGNS_MS - 1))).toBe(false);
	const changed = after(KEY_SIGNS_MS);
	expect(await isDue(changed)).toBe(true);
	expect(await run(changed)).toBe("announced key 2");
	expect(await stand()).toEqual(["2 true", "1 true"]);
	expect(await isDue(after(KEY_SIGNS_MS + ANNOUNCED_MS - 1))).toBe(false);
	expect(await run(after(KEY_SIGNS_MS + ANNOUNCED_MS - 1))).toBe("announced no key");
	const follows = after(KEY_SIGNS_MS + ANNOUNCED_MS);
	expect(await isDue(follows)).toBe(true);
	expect(await run(follows)).toBe("announced no key, erased 1 that sign no more");
	expect(await stand()).toEqual(["2 true", "1 false"]);
	expect(await isDue(follows)).toBe(false);
	const looked = await countRows(() => isDue(follows));
	expect(looked.rowsRead).toBeLessThanOrEqual(8);
});
