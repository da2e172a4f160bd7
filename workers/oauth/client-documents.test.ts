import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { type App, allow, authorizationRequest, discover, redeem, refresh, withToken } from "#testing/oauth";
import { type Route, startSite } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";

/** Client ID metadata documents: a client that nobody registered, known by the https address that describes it. */

const HOST = "agent.example";
const CLIENT_ID = `https://${HOST}/oauth/client.json`;
const REDIRECT_URI = `https://${HOST}/callback`;
const realFetch = globalThis.fetch;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** Serves the client's host from a server on loopback: the runtime here has neither its name nor its certificate. */
async function serveClient(route: Route) {
	const site = await startSite({ "/oauth/client.json": route });
	vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
		const url = new URL(input instanceof Request ? input.url : input);
		if (url.host === HOST) return realFetch(site.origin + url.pathname, { ...init, cache: "no-store" });
		return realFetch(input, init);
	});
	return site;
}

const asJson = (document: unknown): Route => ({
	headers: { "content-type": "application/json", "cache-control": "no-store" },
	body: JSON.stringify(document),
});
const DOCUMENT = {
	client_id: CLIENT_ID,
	client_name: "Agent of Example",
	redirect_uris: [REDIRECT_URI],
	token_endpoint_auth_method: "none",
};

async function app(): Promise<App> {
	const server = await discover();
	const client = { client_id: CLIENT_ID };
	return {
		server,
		client,
		authentication: (_server, known, body) => body.set("client_id", known.client_id),
		redirectUri: REDIRECT_URI,
	};
}

it("connects a client by its document, and shows the domain that vouches for it", async () => {
	const site = await serveClient(asJson(DOCUMENT));
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const agent = await app();
	const { path, ...kept } = await authorizationRequest(agent, { scope: "account:read" });
	const page = await browser.get(path);
	expect(page.html).toContain("Agent of Example");
	expect(page.html).toContain("verified domain");
	expect(page.html).toContain(HOST);
	const tokens = await redeem(agent, await allow(browser, path), kept);
	expect((await withToken(tokens.access_token)).status).toBe(200);
	expect((await refresh(agent, tokens.refresh_token ?? "")).scope).toBe("account:read");
	expect((await browser.get("/account/apps")).html).toContain(HOST);
	expect((await site.requests()).length).toBeGreaterThan(0);
});

it.each([
	["that is not there", { status: 404, body: "gone" }],
	["of another client", asJson({ ...DOCUMENT, client_id: `https://${HOST}/other.json` })],
	["without redirect addresses", asJson({ ...DOCUMENT, redirect_uris: [] })],
	["that is no JSON", { headers: { "content-type": "application/json" }, body: "<html>" }],
	["of six kilobytes", asJson({ ...DOCUMENT, client_uri: `https://${HOST}/${"a".repeat(6000)}` })],
])("shows a document %s as a refusal here, and redirects nowhere", async (_name, route) => {
	await serveClient(route);
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const { path } = await authorizationRequest(await app());
	const answer = await browser.get(path);
	expect(answer).toMatchObject({ status: 400, location: null });
	expect(answer.html).toContain("could not be read");
});

it("refuses redirect addresses that the document does not name", async () => {
	await serveClient(asJson(DOCUMENT));
	const browser = openBrowser();
	const { path } = await authorizationRequest(await app(), { change: { redirect_uri: `${SITE}/callback` } });
	expect(await browser.get(path)).toMatchObject({ status: 400, location: null });
});
