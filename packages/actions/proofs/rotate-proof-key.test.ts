import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import rotateProofKey from "#actions/proofs/rotate-proof-key";
import { ANNOUNCED_MS } from "#core/proofs/key";
import { allKeys } from "#store/proof-keys";
import { performAs, personActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("announces the next key, which signs a day later, once", async () => {
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);
	const team = await freshTeam(world.db);
	const rotate = (after: number) => performAs(team, rotateProofKey, { after }, NOW);
	await expect(rotate(0)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await rotate(1);
	expect(
		(await allKeys(world.db)).map(({ id, signsFrom, canSign }) => [id, signsFrom - NOW.getTime(), canSign]),
	).toEqual([
		[2, ANNOUNCED_MS, true],
		[1, 0, true],
	]);
	await expect(rotate(2)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("makes the first one, which signs at once, and is the site team's", async () => {
	await expect(performAs(personActor(1), rotateProofKey, { after: 0 }, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
	await performAs(await freshTeam(world.db), rotateProofKey, { after: 0 }, NOW);
	expect(await allKeys(world.db)).toMatchObject([{ id: 1, signsFrom: NOW.getTime() }]);
});
