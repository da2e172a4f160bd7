import { beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#store/schema/index";
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

	it("leads back however long the way is: browsers drop a cookie above 4096 bytes", async () => {
		const browser = openBrowser(await settings(provider, ADA));
		const asked = `/oauth/authorize?redirect_uri=${encodeURIComponent("https://app.example/?a=b&c")}&state=${"%3D".repeat(800)}`;
		expect((await come(browser, await roundTrip(browser, provider, asked))).location).toBe(asked);
		const longer = `/listings?${"%3D".repeat(1_300)}`;
		expect((await come(browser, await roundTrip(browser, provider, longer))).location).toBe("/listings");
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

describe("connecting an account", () => {
	const PATH = "/account/sign-in-methods";

	/** Presses the button, goes to the provider and back. @returns where our page then leads. */
	async function press(browser: Browser, from = browser, comesBackIn = from): Promise<string | null> {
		const page = await from.get(PATH);
		expect(page.headers.get("Content-Security-Policy")).toMatch(/form-action 'self' https: http:\/\/127\.0\.0\.1/);
		const left = await from.submit(page.form(`${PATH}/github/connect`));
		const there = await fetch(left.location ?? "", { redirect: "manual" });
		return (await come(comesBackIn, new URL(there.headers.get("Location") ?? ""))).location;
	}

	it("is known afterwards by whom the provider knows, whatever their address there, until it is disconnected", async () => {
		const vars = await settings("github", { ...ADA, email: "ada-dev@elsewhere.example", isVerified: false });
		const browser = openBrowser(vars);
		await browser.signIn(world, "ada@example.com");
		const again = async () => (await browser.get(`/account/confirm?return_to=${PATH}`)).html;
		expect(await again()).not.toContain("/sign-in/with/github");
		expect(await press(browser)).toBe(`${PATH}?done=connected`);
		expect(await again()).toContain("/sign-in/with/github");
		const shown = await browser.get(PATH);
		expect(shown.html).toContain("ada-dev");

		const other = openBrowser(vars);
		expect((await come(other, await roundTrip(other, "github"))).location).toBe("/account/apps");
		expect((await other.get("/account")).html).toContain("ada@example.com");

		await browser.submit(shown.form(`${PATH}/github/disconnect`));
		const third = openBrowser(vars);
		expect((await come(third, await roundTrip(third, "github"))).location).toBe("/sign-in?failed");
		expect(await again()).not.toContain("/sign-in/with/github");
	});

	it("leaves an account alone that was disconnected, and says so", async () => {
		const browser = openBrowser(await settings("github", { ...ADA, email: "ada@example.com" }));
		await come(browser, await roundTrip(browser, "github"));
		await browser.submit((await browser.get(PATH)).form(`${PATH}/github/disconnect`));
		const other = openBrowser(await settings("github", { ...ADA, email: "ada@example.com" }));
		const back = (await come(other, await roundTrip(other, "github"))).location ?? "";
		expect(back).toBe("/sign-in?failed=identity_refused");
		expect((await other.get(back)).html).toContain("it was disconnected");
	});

	it("belongs to the browser and session that left, and to one account", async () => {
		const vars = await settings("github", { ...ADA, email: "ada-dev@elsewhere.example" });
		const [ada, eve] = [openBrowser(vars), openBrowser(vars)];
		await ada.signIn(world, "ada@example.com");
		await eve.signIn(world, "eve@example.com");
		// Ada's code, brought to Eve's browser: it has not left for the provider.
		expect(await press(ada, ada, eve)).toBe("/sign-in?failed");
		// Signed in anew between leaving and coming back.
		const page = await eve.get(PATH);
		const left = await eve.submit(page.form(`${PATH}/github/connect`));
		const there = await fetch(left.location ?? "", { redirect: "manual" });
		for (const name of eve.cookies.keys()) if (name.endsWith("session")) eve.cookies.delete(name);
		await eve.signIn(world, "eve@example.com");
		expect((await come(eve, new URL(there.headers.get("Location") ?? ""))).location).toBe(`${PATH}?failed`);
		expect(await world.db.query.identities.findMany()).toEqual([]);

		expect(await press(ada)).toBe(`${PATH}?done=connected`);
		const refused = (await press(eve)) ?? "";
		expect(refused).toBe(`${PATH}?failed=identity_taken`);
		expect((await eve.get(refused)).html).toContain("Another account here is connected with it");
	});

	it("is not offered where nothing is set up, nor to who signed in long ago", async () => {
		const plain = openBrowser();
		await plain.signIn(world, "ada@example.com");
		expect((await plain.get(PATH)).html).not.toContain("Accounts elsewhere");
		const token = (await plain.get(PATH)).form(`${PATH}/add`);
		expect((await plain.submit({ ...token, action: `${PATH}/github/connect` })).status).toBe(404);
		const browser = openBrowser(await settings("github", ADA));
		await browser.signIn(world, "ada@example.com");
		await world.db.update(sessions).set({ createdAt: Date.now() - 16 * 60_000 });
		const page = await browser.get(PATH);
		expect(page.html).toContain("Accounts elsewhere");
		expect(() => page.form(`${PATH}/github/connect`)).toThrow();
	});
});
