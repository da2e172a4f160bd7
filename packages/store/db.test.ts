import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDb } from "#store/db";

it("opens a binding once, whoever asks, and another binding for itself", () => {
	expect(openDb(env.DB)).toBe(openDb(env.DB));
	const other = Object.create(env.DB) as D1Database;
	expect(openDb(other)).not.toBe(openDb(env.DB));
	expect(openDb(other).$client).toBe(other);
});
