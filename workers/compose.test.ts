import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { PRODUCTION } from "#testing/production";
import { changeSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";

beforeAll(async () => {
	await makeWorld();
});

const ORIGIN = "https://launchweek.test";
/** As the platform hands it over: one object for as long as the isolate lives. */
const platform = (vars: object): Env => ({ ...env, ...vars }) as Env;
const composed = (on: Env, origin: string | null = ORIGIN) => compose(on, origin, createExecutionContext());
/** Ratings are asked for only where the site team has chosen whose. */
function jobPortsOf(services: Pick<Services, "jobContext">) {
	const { ratings: _chosen, ...ports } = services.jobContext().ports;
	return ports;
}
/** Everything that two requests must share, so that neither pays for it. */
const shared = async ({ settings, links, db, payments, identityProviders, ...services }: Services) => [
	...[settings, links, db, payments, identityProviders, services.context, services.jobContext, services.actionContext],
	...Object.values(services.context({ kind: "anonymous", network: "x" }).ports),
	...Object.values(jobPortsOf(services)),
	await services.oauth(),
];

it("is composed once for each environment, whatever address a deployed site is asked by", async () => {
	const deployed = platform({
		...PRODUCTION,
		GITHUB_CLIENT_ID: "id",
		GITHUB_CLIENT_SECRET: "secret",
		SEALING_KEY: btoa("k".repeat(32)),
		ANALYTICS_ACCOUNT_ID: "a".repeat(32),
		ANALYTICS_API_TOKEN: "token",
		EMBEDDING_BASE_URL: "https://models.launchweek.test/v1",
		EMBEDDING_MODEL: "small",
	});
	const first = await shared(await composed(deployed));
	expect(first.every((part) => part !== null && part !== undefined)).toBe(true);
	for (const origin of [ORIGIN, "https://other.test", null]) {
		for (const [index, part] of (await shared(await composed(deployed, origin))).entries())
			expect(part).toBe(first[index]);
	}
	expect((await composed(platform(PRODUCTION))).settings).not.toBe((await composed(deployed)).settings);
});

it("takes the address that is asked as its own on one's own machine, and keeps a few of them", async () => {
	const local = platform({ PUBLIC_ORIGIN: undefined });
	const one = await composed(local, "http://127.0.0.1:8787");
	expect(one.settings.origin).toBe("http://127.0.0.1:8787");
	expect((await composed(local, "http://127.0.0.1:8787")).settings).toBe(one.settings);
	expect((await composed(local, "http://localhost:9000")).links.origin).toBe("http://localhost:9000");
	for (let port = 1; port <= 20; port++) await composed(local, `http://localhost:${port}`);
	const again = await composed(local, "http://127.0.0.1:8787");
	expect(again.settings).toEqual(one.settings);
	expect(again.settings).not.toBe(one.settings);
});

it("tells queue and cron handlers the address they cannot know", async () => {
	const background = async (vars: object) => (await composed(platform(vars), null)).settings.origin;
	expect(await background({ PUBLIC_ORIGIN: "https://deployed.test" })).toBe("https://deployed.test");
	expect(await background({ PUBLIC_ORIGIN: undefined, LOCAL_ORIGIN: "http://127.0.0.1:9001" })).toBe(
		"http://127.0.0.1:9001",
	);
	expect(await background({ PUBLIC_ORIGIN: undefined })).toBe("http://127.0.0.1:8787");
});

it("lets what nobody waits for outlive its own request, not another's", async () => {
	const on = platform({ JOB_DISPATCH: undefined });
	const waited: string[] = [];
	const execution = (name: string) => ({
		waitUntil(work: Promise<unknown>) {
			waited.push(name);
			work.catch(() => {});
		},
	});
	const first = await compose(on, ORIGIN, execution("first"));
	const second = await compose(on, ORIGIN, execution("second"));
	first.performDeps.committed();
	second.invokeDeps.committed();
	second.invokeDeps.answers.put("x", { status: 200, body: "{}" } as never, 60);
	expect(waited).toEqual(["first", "second", "second"]);
});

it("leaves to the next cron what could not be sent after a commit, and says so", async () => {
	let isLost = false;
	const breaking = {
		prepare: (query: string) => {
			if (isLost) throw new Error("D1_ERROR: Network connection lost.");
			return env.DB.prepare(query);
		},
	};
	const works: Promise<unknown>[] = [];
	const execution = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
	const { performDeps } = await compose(platform({ JOB_DISPATCH: undefined, DB: breaking }), ORIGIN, execution);
	isLost = true;
	performDeps.committed();
	// A rejection here would end the whole invocation as failed, although its write stands.
	await expect(Promise.all(works)).resolves.toHaveLength(1);
});

it("refuses again and again an environment that is not complete, and serves once it is", async () => {
	const undo = changeSettings({ PUBLIC_ORIGIN: "nowhere" });
	for (let i = 0; i < 2; i++) await expect(composed(env)).rejects.toThrow(/PUBLIC_ORIGIN/);
	undo();
	expect((await composed(env)).settings.sellerCountry).toBe("IE");
});

it("hands no secret to an operation, an action or a job", async () => {
	const secrets = {
		STRIPE_SECRET_KEY: "hush-1",
		STRIPE_WEBHOOK_SECRET: "hush-2",
		RESEND_API_KEY: "hush-3",
		AI_API_KEY: "hush-4",
		BROWSER_RENDERING_TOKEN: "hush-5",
		GITHUB_CLIENT_SECRET: "hush-6",
		GOOGLE_CLIENT_SECRET: "hush-7",
		TURNSTILE_SECRET_KEY: "hush-8",
	};
	const others = { AI_BASE_URL: "https://models.launchweek.test", AI_MODEL: "m", BROWSER_RENDERING_ACCOUNT_ID: "a" };
	const on = platform({
		...PRODUCTION,
		...others,
		GITHUB_CLIENT_ID: "a",
		GOOGLE_CLIENT_ID: "b",
		TURNSTILE_SITE_KEY: "c",
		...secrets,
	});
	const { context, jobContext, actionContext, ...services } = await composed(on);
	const handed = [
		context({ kind: "anonymous", network: "x" }),
		jobContext(),
		actionContext({ kind: "visitor", network: "x" }),
		services,
	];
	const texts = [...reachable(handed)];
	expect(texts).toContain("team@launchweek.test");
	expect(texts.filter((text) => text.startsWith("hush-"))).toEqual([]);
});

/** Every text that can be got at through the properties of a value. */
function reachable(value: unknown, seen = new Set<unknown>()): Set<string> {
	const texts = new Set<string>();
	const visit = (part: unknown) => {
		if (typeof part === "string") texts.add(part);
		if (part === null || !["object", "function"].includes(typeof part) || seen.has(part)) return;
		seen.add(part);
		for (const name of Reflect.ownKeys(part as object)) {
			const found = Reflect.getOwnPropertyDescriptor(part as object, name);
			if (found !== undefined && "value" in found) visit(found.value);
		}
	};
	visit(value);
	return texts;
}
