import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NOTHING_SET } from "#store/site-settings";
import { makeWorld, ORIGIN } from "#testing/world";
import worker from "#workers/index";
import { forgetSiteValues, siteValues } from "#workers/settings/site-values";

const place = { isLocal: false, bindings: env };
const SECONDS = 1000;

beforeEach(async () => {
	await makeWorld();
});
afterEach(() => {
	vi.useRealTimers();
});

/** As somebody writes it by hand, or another isolate does. */
async function store(texts: string): Promise<void> {
	await env.DB.prepare(
		"INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, ?1, ?2, 0) ON CONFLICT (id) DO UPDATE SET texts = ?1, version = ?2",
	)
		.bind(texts, 1)
		.run();
}

it("reads the row once in ten seconds, and then sees what was saved elsewhere", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 0 });
	const first = await siteValues(place);
	await store('{"site_name":"Acme"}');
	vi.setSystemTime(9.9 * SECONDS);
	expect(await siteValues(place)).toBe(first);
	vi.setSystemTime(10 * SECONDS);
	const [one, other] = await Promise.all([siteValues(place), siteValues(place)]);
	// The other did not wait for the database.
	expect([one.site_name, other.site_name]).toEqual(["Acme", "Launchweek"]);
	expect(await siteValues(place)).toBe(one);
});

it("gives the same object while nothing has changed, and forgets it when it is told to", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 0 });
	const first = await siteValues(place);
	vi.setSystemTime(20 * SECONDS);
	expect(await siteValues(place)).toBe(first);
	await store('{"site_name":"Acme"}');
	forgetSiteValues(env.DB);
	expect((await siteValues(place)).site_name).toBe("Acme");
});

it("keeps nothing that was read before it was told to forget", async () => {
	const reading = siteValues(place);
	forgetSiteValues(env.DB);
	const old = await reading;
	await store('{"site_name":"Acme"}');
	expect((await siteValues(place)).site_name).toBe("Acme");
	expect(old.site_name).toBe("Launchweek");
});

it("serves on with what it knows while the database is away, and fails where it knows nothing", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 0 });
	const first = await siteValues(place);
	vi.setSystemTime(20 * SECONDS);
	await env.DB.prepare("ALTER TABLE site_settings RENAME TO gone").run();
	expect(await siteValues(place)).toBe(first);
	forgetSiteValues(env.DB);
	await expect(siteValues(place)).rejects.toThrow();
});

it.each(["[]", '"x"', "7", "null", '{"site_name":7,"site_accent":"#ffe24d","free_slots_per_week":[1]}', NOTHING_SET])(
	"serves whatever the row holds: %s",
	async (texts) => {
		await store(texts);
		const answer = await worker.fetch(new Request(`${ORIGIN}/api/v1/site`) as never, env, {
			waitUntil: () => undefined,
		} as never);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ name: texts.includes('site_name":7') ? "7" : "Launchweek" });
	},
);
