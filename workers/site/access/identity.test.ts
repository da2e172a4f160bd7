import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser, SITE } from "#testing/browser";
import { type IdentityScript, startIdentity } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";

const CLIENT = { clientId: "id-1", clientSecret: "secret-1" };
const ADA = { ...CLIENT, email: "Ada@Example.com", isVerified: true };

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** The settings that make the site trust an identity provider of ours as one of the two. */
async function settings(provider: "github" | "google", script: IdentityScript): Promise<Record<string, string>> {
	const origin = await startIdentity(script);
	const { clientId, clientSecret } = CLIENT;
	return provider === "github"
		? { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL: origin, GITHUB_API_URL: origin }
		: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: origin };
}

/** Goes to the provider as a browser does. @returns the address it sends the browser back to. */
async function roundTrip(browser: Browser, provider: string, returnTo = "/account/apps"): Promise<URL> {
	const left = await browser.get(`/sign-in/with/${provider}?${new URLSearchParams({ return_to: returnTo })}`);
	const there = await fetch(left.location ?? "", { redirect: "manual" });
	return new URL(there.headers.get("Location") ?? "");
}

const come = (browser: Browser, back: URL) => browser.get(back.pathname + back.search);

describe.each(["github", "google"] as const)("with %s", (provider) => {
	it("signs a person in by the address that it has verified", async () => {
		const browser = openBrowser(await settings(provider, ADA));
		expect((await browser.get("/sign-in")).html).toContain(`/sign-in/with/${provider}?`);
		const back = await roundTrip(browser, provider);
		expect(back.origin + back.pathname).toBe(`${SITE}/sign-in/with/${provider}/callback`);
		expect(await come(browser, back)).toMatchObject({ status: 303, location: "/account/apps" });
		expect((await browser.get("/account")).html).toContain("ada@example.com");
	});

	it("is the same account as by mail", async () => {
		const browser = openBrowser(await settings(provider, ADA));
		await come(browser, await roundTrip(browser, provider));
		await openBrowser().signIn(world, "ada@example.com");
		expect(await world.db.query.users.findMany()).toHaveLength(1);
	});

	it("leads to no other site afterwards", async () => {
		const browser = openBrowser(await settings(provider, ADA));
		const back = await roundTrip(browser, provider, "/..//evil.example/x");
		expect((await come(browser, back)).location).toBe("/account");
	});

	it("is refused when the address is not verified", async () => {
		const browser = openBrowser(await settings(provider, { ...ADA, isVerified: false }));
		expect((await come(browser, await roundTrip(browser, provider))).location).toBe("/sign-in?failed");
		expect(await world.db.query.sessions.findMany()).toEqual([]);
	});

	it("is refused in another browser, with another state, twice, or when the person declined", async () => {
		const vars = await settings(provider, ADA);
		const [browser, other] = [openBrowser(vars), openBrowser(vars)];
		const back = await roundTrip(browser, provider);
		expect((await come(other, back)).location).toBe("/sign-in?failed");

		const forged = await roundTrip(browser, provider);
		forged.searchParams.set("state", "guessed");
		expect((await come(browser, forged)).location).toBe("/sign-in?failed");

		const declined = await roundTrip(browser, provider);
		declined.searchParams.delete("code");
		declined.searchParams.set("error", "access_denied");
		expect((await come(browser, declined)).location).toBe("/sign-in?failed");

		const once = await roundTrip(browser, provider);
		expect((await come(browser, once)).location).toBe("/account/apps");
		expect((await come(browser, once)).location).toBe("/sign-in?failed");
	});

	it("is refused when the provider does not know our secret", async () => {
		const browser = openBrowser(await settings(provider, { ...ADA, clientSecret: "another" }));
		expect((await come(browser, await roundTrip(browser, provider))).location).toBe("/sign-in?failed");
	});

	it("does not exist unless it is configured", async () => {
		const browser = openBrowser();
		expect((await browser.get("/sign-in")).html).not.toContain("/sign-in/with/");
		expect((await browser.get(`/sign-in/with/${provider}`)).status).toBe(404);
	});
});

it.each(["nonce", "audience", "issuer", "key", "expired"] as const)(
	"an identity token with a wrong %s signs nobody in",
	async (fault) => {
		const browser = openBrowser(await settings("google", { ...ADA, fault }));
		expect((await come(browser, await roundTrip(browser, "google"))).location).toBe("/sign-in?failed");
		expect(await world.db.query.sessions.findMany()).toEqual([]);
	},
);
