import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedIn } from "#core/access/caller";
import { AppError } from "#core/errors";
import type { Operation } from "#operations/define";
import { invoke } from "#operations/invoke";
import type { Outcome } from "#operations/outcome";
import { OPERATIONS } from "#operations/registry";
import { type Fault, type Isolate, meeting, newIsolate } from "#testing/isolates";
import { prepareRetries, RETRY_CASES, type RetryRequest } from "#testing/retries";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

/**
 * Exactly once when the same request reaches two isolates: they share the database and nothing else, so neither sees that
 * the other is at work. Both are held until both have found the key free.
 */

/** How the two isolates fail around their commits; each answer and effect is the same. */
const FAULTS: readonly [Fault, Fault][] =
	env.TEST_DEPTH === "full"
		? [
				["none", "none"],
				["before", "none"],
				["after", "none"],
				["after", "before"],
			]
		: [
				["none", "none"],
				["after", "before"],
			];

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	await prepareRetries(world.db);
});

function send(isolate: Isolate, operation: Operation, { path, body }: RetryRequest, key: string): Promise<Outcome> {
	const names = [...operation.path.matchAll(/\{([a-z_]+)\}/g)].map(([, name = ""]) => name);
	const values = new RegExp(`^${operation.path.replaceAll(/\{[a-z_]+\}/g, "([^/]+)")}$`).exec(path)?.slice(1) ?? [];
	const params = Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? "")]));
	const scopes = operation.scope === "public" ? [] : [operation.scope];
	const caller: SignedIn = { kind: "user", userId: ada.userId, credential: "api_key", scopes, credentialName: "test" };
	return invoke(
		operation,
		{ input: { params, query: {}, body }, idempotencyKey: key },
		isolate.services.context(caller, NOW),
		isolate.deps,
	);
}

/** As the REST door hands it on: whole numbers are ids. */
function decoded(text: string): string | number {
	return /^\d+$/.test(text) ? Number(text) : text;
}

/** An operation that waits, when it is first decided in each of two isolates, until it is under way in both. */
function met(operation: Operation): Operation {
	const meet = meeting(2);
	return {
		...operation,
		async handler(input, ctx) {
			await meet();
			return operation.handler(input, ctx);
		},
	};
}

describe.each(RETRY_CASES)("$operation, sent to two isolates at once", ({ operation: id, request, effects }) => {
	const operation = OPERATIONS.find((known) => known.id === id);
	if (operation === undefined) throw new Error(`There is no operation ${id}.`);

	it("happens once, whoever fails before or after its commit, and all get the same answer", async () => {
		let happened = await effects(world.db);
		for (const [index, faults] of FAULTS.entries()) {
			const wanted = await request(world.db, ada, index);
			const minted = await effects(world.db);
			// Some count downwards what they mint.
			happened = Math.max(happened, minted);
			const isolates = faults.map((fault) => newIsolate(fault));
			const together = met(operation);
			const first = await Promise.allSettled(
				isolates.map((isolate) => send(isolate, together, wanted, `key-${index}`)),
			);
			for (const result of first)
				if (result.status === "rejected") expect(String(result.reason)).toContain("the isolate ended");
			expect(first.filter(({ status }) => status === "rejected").length).toBe(
				faults.filter((fault) => fault !== "none").length,
			);

			const again = await Promise.all(isolates.map((isolate) => send(isolate, operation, wanted, `key-${index}`)));
			const answers = [...first.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])), ...again];
			expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size, faults.join()).toBe(1);
			expect(await effects(world.db), faults.join()).toBe(happened + 1);
			happened++;
			expect(answers.filter(({ replayed }) => !replayed).length, faults.join()).toBeLessThanOrEqual(1);
		}
	});

	it("is answered as the first was, when the second decides after it and refuses what has happened already", async () => {
		const wanted = await request(world.db, ada, 0);
		const before = await effects(world.db);
		let first: Outcome | undefined;
		const late: Operation = {
			...operation,
			async handler(input, ctx) {
				first = await send(newIsolate(), operation, wanted, "key");
				return operation.handler(input, ctx);
			},
		};
		const second = await send(newIsolate(), late, wanted, "key");
		expect(second).toEqual({ ...first, replayed: true });
		expect(await effects(world.db)).toBe(before + 1);
	});
});

it("tells two isolates with one key and different inputs apart: one happens, the other is refused", async () => {
	const [submit] = RETRY_CASES;
	const operation = OPERATIONS.find(({ id }) => id === submit?.operation);
	if (submit === undefined || operation === undefined) throw new Error("There is no such case.");
	const { otherBody, ...wanted } = await submit.request(world.db, ada, 0);
	const together = met(operation);
	const results = await Promise.allSettled([
		send(newIsolate(), together, wanted, "key"),
		send(newIsolate(), together, { ...wanted, body: otherBody ?? {} }, "key"),
	]);
	expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	const [refused] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(refused).toBeInstanceOf(AppError);
	expect(refused).toMatchObject({ code: "idempotency_key_reused" });
});
