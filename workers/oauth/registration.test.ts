import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { authorizationRequest, registerApp } from "#testing/oauth";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const GOOD = "https://app.example/callback";

async function register(metadata: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
	const body = typeof metadata === "string" ? metadata : JSON.stringify(metadata);
	const headers = { "Content-Type": "application/json" };
	const request = new Request(`${SITE}/oauth/register`, { method: "POST", headers, body });
	const response = await exports.default.fetch(request);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const client = (change: object) => ({
	client_name: "App",
	redirect_uris: [GOOD],
	token_endpoint_auth_method: "none",
	...change,
});

describe("registration", () => {
	it("takes every bound at its edge", async () => {
		const addresses = Array.from({ length: 20 }, (_, index) => `${GOOD}/${index}`);
		const answer = await register(client({ client_name: "n".repeat(200), redirect_uris: addresses }));
		expect(answer).toMatchObject({ status: 201, body: { redirect_uris: addresses } });
		expect((await register(client({ redirect_uris: [GOOD.padEnd(2000, "a")] }))).status).toBe(201);
	});

	it.each([
		[{ client_name: "n".repeat(201) }, "invalid_client_metadata"],
		[{ "client_name#de": "n".repeat(201) }, "invalid_client_metadata"],
		[{ client_name: "Evil\u202ecilbup" }, "invalid_client_metadata"],
		[{ client_uri: `https://app.example/${"a".repeat(2000)}` }, "invalid_client_metadata"],
		[{ contacts: Array.from({ length: 21 }, () => "a@app.example") }, "invalid_client_metadata"],
		[{ redirect_uris: Array.from({ length: 21 }, (_, index) => `${GOOD}/${index}`) }, "invalid_redirect_uri"],
		[{ redirect_uris: [GOOD.padEnd(2001, "a")] }, "invalid_redirect_uri"],
		[{ redirect_uris: ["/callback"] }, "invalid_redirect_uri"],
	])("refuses %j beyond", async (change, error) => {
		expect(await register(client(change))).toMatchObject({ status: 400, body: { error } });
	});

	it.each(["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///x", "about:blank"])(
		"refuses %s, also beside a good one",
		async (address) => {
			const answer = await register(client({ redirect_uris: [GOOD, address] }));
			expect(answer).toMatchObject({ status: 400, body: { error: "invalid_redirect_uri" } });
		},
	);

	it("refuses a large body unread, and what is no JSON", async () => {
		const large = await register(JSON.stringify(client({ software_statement: "a".repeat(17_000) })));
		expect(large).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
		expect(large.body.error_description).toContain("16 KiB");
		for (const body of ["{", "[]", "null", '"x"']) expect((await register(body)).status).toBe(400);
	});
});

describe("native apps", () => {
	it.each(["com.example.app:/callback", "com.example.app://oauth/callback", "http://127.0.0.1/callback"])(
		"get their code at %s",
		async (address) => {
			const app = { ...(await registerApp({ redirect_uris: [address] })), redirectUri: address };
			const used = address.replace("127.0.0.1", "127.0.0.1:49152");
			const browser = openBrowser();
			await browser.signIn(world, "ada@example.com");
			const { path, state } = await authorizationRequest({ ...app, redirectUri: used });
			const page = await browser.get(path);
			expect(page.html).toContain("a program on the device you are using");
			const { protocol, host } = new URL(used);
			expect(page.html).toContain(`<strong>${host || protocol}</strong>`);
			expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' https: ${protocol}`);
			const answer = await browser.submit(page.form("/oauth/authorize"), { decision: "allow" });
			expect(answer.status).toBe(302);
			const back = new URL(answer.location ?? "");
			expect(back.href.startsWith(used)).toBe(true);
			expect(Object.fromEntries(back.searchParams)).toMatchObject({ state, code: expect.any(String), iss: SITE });
		},
	);

	it("may register other schemes beside a good one, and get no code there", async () => {
		const address = "cursor://anysphere.cursor-mcp/oauth/callback";
		const app = await registerApp({ redirect_uris: [GOOD, address] });
		const browser = openBrowser();
		await browser.signIn(world, "ada@example.com");
		expect((await browser.get((await authorizationRequest(app)).path)).status).toBe(200);
		const elsewhere = await browser.get((await authorizationRequest({ ...app, redirectUri: address })).path);
		expect(elsewhere).toMatchObject({ status: 400, location: null });
	});
});
