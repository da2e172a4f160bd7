import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareRetries, RETRY_CASES } from "#testing/retries";
import { changeSettings, setSettings } from "#testing/settings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});
afterEach(() => {
	changeSettings({ FAULT_PERCENT: undefined });
});

const DUPLICATES = 6;

describe.each(RETRY_CASES)("$operation with an Idempotency-Key", ({ request, effects }) => {
	it("happens once, however often it is sent at once, and answers the same each time", async () => {
		await prepareRetries(world.db);
		const { method, path, body, otherBody } = await request(world.db, ada, 0);
		const before = await effects(world.db);
		const send = (key: string, as = ada, input = body) =>
			world.api(method, path, { as, headers: { "Idempotency-Key": key }, ...(input !== undefined && { body: input }) });
		const answers = await Promise.all(Array.from({ length: DUPLICATES }, () => send("once")));
		expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
		expect(answers.every((answer) => answer.status < 300)).toBe(true);
		expect(answers.filter((answer) => answer.headers.get("Idempotency-Replayed") !== "true")).toHaveLength(1);
		expect(await effects(world.db)).toBe(before + 1);

		const bo = await world.person("bo@example.com");
		expect((await send("once", bo)).headers.get("Idempotency-Replayed")).toBeNull();
		if (otherBody === undefined) return;
		expect(await send("once", ada, otherBody)).toMatchObject({ status: 400, body: { code: "idempotency_key_reused" } });
	});

	it("happens once although commits fail before and after they happened", async () => {
		await prepareRetries(world.db);
		const { method, path, body } = await request(world.db, ada, 0);
		const before = await effects(world.db);
		changeSettings({ FAULT_PERCENT: "40" });
		const options = { as: ada, headers: { "Idempotency-Key": "faulty" }, ...(body !== undefined && { body }) };
		const send = async () => {
			for (let tries = 0; tries < 40; tries++) {
				const answer = await world.api(method, path, options);
				if (answer.status < 300) return JSON.stringify(answer.body);
				expect([429, 500]).toContain(answer.status);
			}
			throw new Error("it never came through");
		};
		expect(new Set(await Promise.all([send(), send(), send()])).size).toBe(1);
		expect(await effects(world.db)).toBe(before + 1);
	});
});

describe("an Idempotency-Key", () => {
	const post = (key: string) =>
		world.api("POST", "/drafts", {
			as: ada,
			body: { url: "https://a.example.com/" },
			headers: { "Idempotency-Key": key },
		});

	it.each(["with space", "x".repeat(256), "ümlaut"])("that is %s is refused", async (key) => {
		expect(await post(key)).toMatchObject({ status: 400, body: { code: "invalid_idempotency_key" } });
	});

	it("is forgotten after seven days", async () => {
		expect((await post("k")).headers.get("Idempotency-Replayed")).toBeNull();
		await world.db.run(sql`UPDATE idempotency_keys SET created_at = created_at - 7 * 86400000 - 1`);
		for (const { name } of (await env.KV.list({ prefix: "idempotency:" })).keys) await env.KV.delete(name);
		expect((await post("k")).headers.get("Idempotency-Replayed")).toBeNull();
		expect((await post("k")).headers.get("Idempotency-Replayed")).toBe("true");
	});
});

describe("costly operations", () => {
	it("are admitted exactly up to their limit, however many come at once", async () => {
		await setSettings({ rate_limit_costly: "5/3600" });
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, i) =>
				world.api("POST", "/drafts", { as: ada, body: { url: `https://a${i}.example.com/` } }),
			),
		);
		const refused = answers.filter((answer) => answer.status === 429);
		expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
		expect(refused).toHaveLength(25);
		expect(refused[0]).toMatchObject({ body: { code: "rate_limited" } });
		expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await world.db.get(sql`SELECT count(*) AS n FROM drafts`)).toEqual({ n: 5 });
	});
});
