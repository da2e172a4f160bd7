import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { hurryTimers } from "#testing/hurried-timers";
import {
	type App,
	allow,
	authorizationRequest,
	connect,
	redeem,
	refresh,
	registerApp,
	withToken,
} from "#testing/oauth";
import { makeWorld, type World } from "#testing/world";

const ROUNDS = 3;
const AT_ONCE = 20;

let world: World;
let browser: Browser;
let app: App;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	app = await registerApp();
});

interface Tokens {
	access_token: string;
	refresh_token?: string;
}

/** Runs one redemption 20 times at once. @returns what came out of those that were not refused. */
async function race(run: () => Promise<Tokens>): Promise<Tokens[]> {
	const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, run));
	return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}

/** The winner's tokens work: the access token at the door, the refresh token once more. */
async function mustLive(tokens: Tokens): Promise<Tokens> {
	expect((await withToken(tokens.access_token)).status).toBe(200);
	return refresh(app, tokens.refresh_token ?? "");
}

it("of one code happens once, whoever else tries at the same moment", async () => {
	for (let round = 0; round < ROUNDS; round++) {
		const { path, ...kept } = await authorizationRequest(app, { scope: "account:read" });
		const callback = await allow(browser, path);
		const winners = await race(() => redeem(app, callback, kept));
		expect(winners).toHaveLength(1);
		for (const winner of winners) await mustLive(winner);
	}
});

it("of one refresh token happens once, and the family lives on", async () => {
	let tokens: Tokens = await connect(browser, app, { scope: "account:read" });
	for (let round = 0; round < ROUNDS; round++) {
		const before = tokens.refresh_token ?? "";
		const answers = await race(() => refresh(app, before));
		// Whoever is answered is answered the same.
		expect(new Set(answers.map((answer) => answer.access_token)).size).toBe(1);
		expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
		tokens = await mustLive(answers[0] as Tokens);
	}
});

it("of a refresh token whose answer got lost gives the same tokens again, for half a minute and to the same client", async () => {
	const first = await connect(browser, app, { scope: "account:read" });
	const lost = await refresh(app, first.refresh_token ?? "");
	await expect(refresh(await registerApp(), first.refresh_token ?? "")).rejects.toThrow();
	const again = await refresh(app, first.refresh_token ?? "");
	expect(again).toMatchObject({ access_token: lost.access_token, refresh_token: lost.refresh_token });
	await mustLive(again);
	await world.db.run("UPDATE refresh_answers SET expires_at = 0");
	hurryTimers();
	await expect(refresh(app, first.refresh_token ?? "")).rejects.toThrow();
});

it("of a refresh token that asks for more than was allowed is refused, and the token lives on", async () => {
	const tokens = await connect(browser, app, { scope: "account:read" });
	const token = tokens.refresh_token ?? "";
	for (const scope of ["account:read orders:write", "everything"]) {
		await expect(refresh(app, token, { scope })).rejects.toMatchObject({ error: "invalid_scope" });
	}
	expect((await refresh(app, token, { scope: "account:read" })).scope).toBe("account:read");
});

it("of a refresh token long after its rotation ends the family", async () => {
	const first = await connect(browser, app, { scope: "account:read" });
	const second = await refresh(app, first.refresh_token ?? "");
	await world.db.run("UPDATE redeemed_tokens SET redeemed_at = redeemed_at - 60000");
	await expect(refresh(app, first.refresh_token ?? "")).rejects.toThrow();
	expect((await withToken(second.access_token)).status).toBe(401);
	await expect(refresh(app, second.refresh_token ?? "")).rejects.toThrow();
});

it("is not spoilt by others who try with what they lack", async () => {
	const other = await registerApp({ client_name: "Other" });
	const { path, ...kept } = await authorizationRequest(app);
	const callback = await allow(browser, path);
	for (let tries = 0; tries < 3; tries++) await expect(redeem(other, callback, kept)).rejects.toThrow();
	const tokens = await redeem(app, callback, kept);
	await expect(refresh(other, tokens.refresh_token ?? "")).rejects.toThrow();
	await mustLive(tokens);
});

it("answers one consent page with one code, however often the button is pressed", async () => {
	const { path } = await authorizationRequest(app);
	const form = (await browser.get(path)).form("/oauth/authorize");
	const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => browser.submit(form, { decision: "allow" })));
	expect(answers.filter((answer) => answer.status === 302)).toHaveLength(1);
	expect(answers.filter((answer) => answer.status === 400)).toHaveLength(AT_ONCE - 1);
});
