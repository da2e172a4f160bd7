import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { ORIGIN } from "#testing/now";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

beforeEach(() => makeWorld());

const ready = async () => (await exports.default.fetch(new Request(`${ORIGIN}/readyz`))).status;

it("is not ready while background work waits, where the team is told of that", async () => {
	expect(await ready()).toBe(200);
	const due = Date.now() - 20 * 60_000;
	await env.DB.prepare("INSERT INTO outbox (job, subject, due_at, created_at) VALUES ('x', 'y', ?1, ?1)")
		.bind(due)
		.run();
	expect(await ready()).toBe(200);
	await setSettings({ alerts_on: "true" });
	expect(await ready()).toBe(503);
	await setSettings({ alert_queue_minutes: "60" });
	expect(await ready()).toBe(200);
});
