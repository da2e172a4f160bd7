import { exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { mintSubjects } from "#testing/operation-subjects";
import { SPEC } from "#testing/spec-table";
import { makeWorld, ORIGIN, type World } from "#testing/world";
import { launchweekClient } from "../client/index";
import { everyOperation } from "./every-operation";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("calls all operations of the API by types that follow from its document", async () => {
	const { of, key } = await mintSubjects(world);
	const client = launchweekClient({
		origin: ORIGIN,
		token: key,
		fetch: (request) => exports.default.fetch(request),
	});
	const calls = everyOperation(client, of);
	expect(Object.keys(calls).sort(), "packages/testing/every-operation.ts calls each").toEqual(
		SPEC.map((row) => row.id).sort(),
	);
	for (const [id, call] of Object.entries(calls)) {
		if (id === "get_order") await expect(call()).rejects.toMatchObject({ code: "not_found", operation: id });
		else expect(await call(), id).toBeTypeOf("object");
	}
});
