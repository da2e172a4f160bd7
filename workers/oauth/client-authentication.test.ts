import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { allow, authorizationRequest, registerApp, withToken } from "#testing/oauth";
import { makeWorld } from "#testing/world";
import { withOneClientId } from "#workers/oauth/client-authentication";

const basic = (user: string, secret = "s") => `Basic ${btoa(`${user}:${secret}`)}`;
const form = (values: Record<string, string>) => new URLSearchParams(values);

it.each([
	["names the same client", form({ client_id: "abc" }), basic("abc"), false],
	["names it form-encoded", form({ client_id: "a b/c" }), basic("a+b%2Fc"), false],
	["names another client", form({ client_id: "abd" }), basic("abc"), true],
	["proves itself twice", form({ client_id: "abc", client_secret: "s" }), basic("abc"), true],
	["has no other authentication", form({ client_id: "abc" }), null, true],
	["sends what is no base64", form({ client_id: "abc" }), "Basic %%%", true],
	["sends what is no form encoding", form({ client_id: "%" }), basic("%"), true],
	["says it twice", new URLSearchParams("client_id=abc&client_id=abc"), basic("abc"), true],
])("of a request that %s", (_name, sent, authorization, stays) => {
	expect(withOneClientId(sent, authorization).has("client_id")).toBe(stays);
});

/** What `mcp` 2.3 for Python sends: registered without a method, it authenticates by Basic, and names itself as well. */
it("lets a client through that Python's library registered, to tokens and to their refresh", async () => {
	const world = await makeWorld();
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const registered = await exports.default.fetch(
		new Request(`${SITE}/oauth/register`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({
				client_name: "fastmcp",
				redirect_uris: ["http://localhost:41897/callback"],
				grant_types: ["authorization_code", "refresh_token"],
				response_types: ["code"],
			}),
		}),
	);
	const client = await registered.json<{
		client_id: string;
		client_secret: string;
		token_endpoint_auth_method: string;
	}>();
	expect(client.token_endpoint_auth_method).toBe("client_secret_basic");
	const app = { ...(await registerApp()), client, redirectUri: "http://localhost:41897/callback" };
	const { path, verifier } = await authorizationRequest(app);
	const code = (await allow(browser, path)).searchParams.get("code") ?? "";
	const ask = (values: Record<string, string>, id = client.client_id) =>
		exports.default.fetch(
			new Request(`${SITE}/oauth/token`, {
				method: "POST",
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Authorization: basic(client.client_id, client.client_secret),
				},
				body: form({ ...values, client_id: id }),
			}),
		);
	const grant = { grant_type: "authorization_code", code, redirect_uri: app.redirectUri, code_verifier: verifier };
	expect((await ask(grant, "somebody-else")).status).toBe(400);
	const tokens = await (await ask(grant)).json<{ access_token: string; refresh_token: string }>();
	expect((await withToken(tokens.access_token)).status).toBe(200);
	const again = await ask({ grant_type: "refresh_token", refresh_token: tokens.refresh_token });
	expect((await withToken((await again.json<{ access_token: string }>()).access_token)).status).toBe(200);
});
