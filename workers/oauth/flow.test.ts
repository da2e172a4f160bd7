import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import * as oauth from "oauth4webapi";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser, SITE } from "#testing/browser";
import {
	type App,
	allow,
	authorizationRequest,
	connect,
	discover,
	RESOURCE,
	redeem,
	refresh,
	registerApp,
	toWorker,
	withToken,
} from "#testing/oauth";
import { makeWorld, type World } from "#testing/world";
import { composeAtOnce } from "#workers/compose";
import { bearerCaller } from "#workers/http/bearer";

let world: World;
let browser: Browser;
let app: App;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	app = await registerApp();
});

const document = async (path: string) => (await exports.default.fetch(new Request(SITE + path))).json();
/** How the library names the refusal of a token request. */
const refusal = (promise: Promise<unknown>) =>
	promise.then(
		() => "accepted",
		(error: unknown) => (error instanceof oauth.ResponseBodyError ? error.error : String(error)),
	);
const toolCaller = (token: string) =>
	bearerCaller(
		new Request(RESOURCE.mcp, { headers: { Authorization: `Bearer ${token}` } }),
		composeAtOnce(env, SITE, createExecutionContext()),
		"mcp",
		new Date(),
	);

describe("the documents", () => {
	it("describe the authorization server", async () => {
		expect(await discover()).toMatchObject({
			issuer: SITE,
			authorization_endpoint: `${SITE}/oauth/authorize`,
			token_endpoint: `${SITE}/oauth/token`,
			registration_endpoint: `${SITE}/oauth/register`,
			revocation_endpoint: `${SITE}/oauth/token`,
			code_challenge_methods_supported: ["S256"],
			scopes_supported: ["account:read", "listings:write", "orders:write"],
			authorization_response_iss_parameter_supported: true,
			client_id_metadata_document_supported: true,
			protected_resources: [RESOURCE.mcp, RESOURCE.rest],
		});
	});

	it("describe both resources", async () => {
		for (const [path, resource] of [
			["mcp", RESOURCE.mcp],
			["api/v1", RESOURCE.rest],
		]) {
			expect(await document(`/.well-known/oauth-protected-resource/${path}`)).toMatchObject({
				resource,
				authorization_servers: [SITE],
				bearer_methods_supported: ["header"],
			});
		}
	});

	it("are named by the challenge of a refused request", async () => {
		const answer = await exports.default.fetch(new Request(`${SITE}/api/v1/me`));
		expect(answer.status).toBe(401);
		const challenge = answer.headers.get("WWW-Authenticate");
		expect(challenge).toContain(`resource_metadata="${SITE}/.well-known/oauth-protected-resource/api/v1"`);
		expect(challenge).toContain('scope="account:read listings:write orders:write"');
	});
});

describe("the whole way", () => {
	it("leads from registration to an answer for the person who allowed it", async () => {
		const tokens = await connect(browser, app, { scope: "account:read", resource: RESOURCE.rest });
		expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3600, scope: "account:read" });
		const answer = await withToken(tokens.access_token);
		expect(await answer.json()).toMatchObject({ email: "ada@example.com" });
	});

	it("asks a person who is not signed in to sign in first, and comes back", async () => {
		const stranger = openBrowser();
		const { path, ...kept } = await authorizationRequest(app, { scope: "account:read" });
		const first = await stranger.get(path);
		expect(first.status).toBe(303);
		const signInPath = first.location ?? "";
		expect(new URL(signInPath, SITE).pathname).toBe("/sign-in");
		const returnTo = new URL(signInPath, SITE).searchParams.get("return_to") ?? "";
		const back = await stranger.signInByMail(world, "grace@example.com", returnTo);
		const tokens = await redeem(app, await allow(stranger, back.location ?? ""), kept);
		expect(await (await withToken(tokens.access_token)).json()).toMatchObject({ email: "grace@example.com" });
	});

	it("works for a confidential client", async () => {
		const confidential = await registerApp({ token_endpoint_auth_method: "client_secret_basic" });
		const tokens = await connect(browser, confidential, { scope: "account:read" });
		expect((await withToken(tokens.access_token)).status).toBe(200);
	});

	it("works at the default addresses of clients that read no metadata", async () => {
		const registered = await exports.default.fetch(
			new Request(`${SITE}/register`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ redirect_uris: [app.redirectUri], token_endpoint_auth_method: "none" }),
			}),
		);
		const { client_id } = await registered.json<{ client_id: string }>();
		const old = { ...app, client: { client_id }, server: { ...app.server, token_endpoint: `${SITE}/token` } };
		const { path, ...kept } = await authorizationRequest(old);
		const moved = await browser.get(path.replace("/oauth/authorize", "/authorize"));
		const tokens = await redeem(old, await allow(browser, moved.location ?? ""), kept);
		expect((await withToken(tokens.access_token)).status).toBe(200);
	});

	it("grants what the person ticked, not what the app asked for", async () => {
		const { path, ...kept } = await authorizationRequest(app, { scope: "account:read orders:write" });
		const tokens = await redeem(app, await allow(browser, path, ["account:read"]), kept);
		expect(tokens.scope).toBe("account:read");
	});

	it("leaves the choice among all scopes to the person when the app names none", async () => {
		const tokens = await connect(browser, app);
		expect(tokens.scope).toBe("account:read listings:write orders:write");
	});

	it("keeps what was allowed before when the app steps up", async () => {
		await connect(browser, app, { scope: "account:read" });
		const stepped = await connect(browser, app, { scope: "listings:write" });
		expect(stepped.scope?.split(" ").sort()).toEqual(["account:read", "listings:write"]);
	});

	it("tells a token without the scope which scope it needs", async () => {
		const tokens = await connect(browser, app, { scope: "orders:write" });
		const answer = await withToken(tokens.access_token);
		expect(answer.status).toBe(403);
		const challenge = answer.headers.get("WWW-Authenticate");
		expect(challenge).toContain('error="insufficient_scope"');
		expect(challenge).toContain('scope="account:read"');
		expect(challenge).toContain("resource_metadata=");
	});
});

describe("a token", () => {
	it("for the tool server, which is also the default, serves both doors", async () => {
		for (const ask of [{}, { resource: RESOURCE.mcp }]) {
			const { access_token } = await connect(browser, app, { scope: "account:read", ...ask });
			expect((await withToken(access_token)).status).toBe(200);
			expect(await toolCaller(access_token)).toMatchObject({ credential: "oauth", credentialName: "Test app" });
		}
	});

	it("for the REST API is nothing to the tool server", async () => {
		const { access_token } = await connect(browser, app, { resource: RESOURCE.rest });
		expect((await withToken(access_token)).status).toBe(200);
		await expect(toolCaller(access_token)).rejects.toMatchObject({ code: "invalid_token" });
	});

	it("that is altered, or of nobody, is refused", async () => {
		const { access_token } = await connect(browser, app);
		const [user, grant] = access_token.split(":");
		for (const token of [`${access_token}x`, `${user}:${grant}:${"a".repeat(48)}`, `9${access_token}`, "a:b:c"]) {
			expect((await withToken(token)).status).toBe(401);
		}
	});

	it("that has expired is refused", async () => {
		const { access_token } = await connect(browser, app);
		const [key] = (await env.KV.list({ prefix: "token:" })).keys;
		const record = await env.KV.get<Record<string, unknown>>(key?.name ?? "", "json");
		const expiresAt = Math.floor(Date.now() / 1000) - 1;
		await env.KV.put(key?.name ?? "", JSON.stringify({ ...record, expiresAt }));
		const answer = await withToken(access_token);
		expect(answer.status).toBe(401);
		expect(answer.headers.get("WWW-Authenticate")).toContain('error="invalid_token"');
	});

	it("is gone when the app revokes it, or the person disconnects the app", async () => {
		const first = await connect(browser, app);
		const revoked = await oauth.revocationRequest(
			app.server,
			app.client,
			app.authentication,
			first.access_token,
			toWorker,
		);
		await oauth.processRevocationResponse(revoked);
		expect((await withToken(first.access_token)).status).toBe(401);

		const second = await connect(browser, app);
		const page = await browser.get("/account/apps");
		expect(page.html).toContain("Test app");
		const { location } = await browser.submit(page.form("/account/apps/revoke"));
		expect((await browser.get(location ?? "")).html).toContain("That app can do nothing for you any more.");
		expect((await withToken(second.access_token)).status).toBe(401);
		expect(await refusal(refresh(app, second.refresh_token ?? ""))).toBe("invalid_grant");
		expect((await browser.get("/account/apps")).html).not.toContain("Test app");
	});
});

describe("a refused authorization request", () => {
	it.each([
		["no PKCE", { code_challenge: null, code_challenge_method: null }, "invalid_request"],
		["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
		["PKCE of no named method", { code_challenge_method: null }, "invalid_request"],
		["an unknown resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
		["only unknown scopes", { scope: "everything" }, "invalid_scope"],
		["another response type", { response_type: "token" }, "unsupported_response_type"],
	])("with %s goes back to the client, with state and iss", async (_name, change, error) => {
		for (const client of [app, await registerApp({ token_endpoint_auth_method: "client_secret_basic" })]) {
			const { path, state } = await authorizationRequest(client, { change });
			const answer = await browser.get(path);
			const back = new URL(answer.location ?? "");
			expect(back.origin + back.pathname).toBe(app.redirectUri);
			expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state, iss: SITE });
		}
	});

	it.each([
		["another host", "https://evil.example/callback"],
		["a longer path", "https://app.example/callback/more"],
		["a trailing slash", "https://app.example/callback/"],
		["a query", "https://app.example/callback?x=1"],
		["a sibling host", "https://app.example.evil.example/callback"],
		["a user before the host", "https://app.example@evil.example/callback"],
		["http", "http://app.example/callback"],
		["another port", "https://app.example:8443/callback"],
		["upper case", "https://app.example/Callback"],
		["a script", "javascript:alert(1)"],
		["nothing", null],
	])("with a redirect URI with %s is shown here and leads nowhere", async (_name, redirectUri) => {
		const { path } = await authorizationRequest(app, { change: { redirect_uri: redirectUri } });
		const answer = await browser.get(path);
		expect(answer).toMatchObject({ status: 400, location: null });
		expect(answer.html).toContain("This app cannot be connected");
	});

	it("of an unknown client, or with a parameter sent twice, is shown here", async () => {
		const unknown = await authorizationRequest(app, { change: { client_id: "nobody" } });
		expect(await browser.get(unknown.path)).toMatchObject({ status: 400, location: null });
		const { path } = await authorizationRequest(app);
		expect(await browser.get(`${path}&redirect_uri=https://evil.example/`)).toMatchObject({
			status: 400,
			location: null,
		});
	});
});

describe("the token endpoint", () => {
	const send = async (init: RequestInit) => {
		const answer = await exports.default.fetch(new Request(`${SITE}/oauth/token`, init));
		return { status: answer.status, body: await answer.json<{ error: string }>() };
	};
	const form = (fields: string) => ({
		method: "POST",
		body: fields,
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
	});

	it("takes forms by POST and nothing else, of a bearable size", async () => {
		expect((await send({ method: "GET" })).status).toBe(405);
		expect((await send({ method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })).status).toBe(
			400,
		);
		expect((await send(form(`code=${"a".repeat(300_000)}`))).body.error).toBe("invalid_request");
	});

	it("refuses a code or a grant type that is sent twice, and claims nothing for it", async () => {
		const client = `client_id=${app.client.client_id}`;
		for (const fields of [
			"grant_type=authorization_code&code=1:a:b&code=1:a:c",
			"grant_type=refresh_token&grant_type=x",
		]) {
			expect(await send(form(`${client}&${fields}`))).toMatchObject({
				status: 400,
				body: { error: "invalid_request" },
			});
		}
		expect(await world.db.query.redeemedTokens.findMany()).toEqual([]);
	});

	it("keeps no claim on what never existed", async () => {
		const fields = `client_id=${app.client.client_id}&grant_type=authorization_code&code=1:aaaaaaaaaaaaaaaa:bbbb`;
		expect((await send(form(fields))).body.error).toBe("invalid_grant");
		expect(await world.db.query.redeemedTokens.findMany()).toEqual([]);
	});
});

describe("a code", () => {
	it("is useless for another resource, client, redirect URI or verifier, and still good for its own", async () => {
		const other = await registerApp({
			client_name: "Other",
			redirect_uris: ["https://other.example/", app.redirectUri],
		});
		const { path, ...kept } = await authorizationRequest(app, { resource: RESOURCE.mcp });
		const callback = await allow(browser, path);
		expect(await refusal(redeem(app, callback, kept, { resource: RESOURCE.rest }))).toBe("invalid_target");
		expect(await refusal(redeem(other, callback, kept))).toBe("invalid_grant");
		const elsewhere = { ...app, redirectUri: "https://app.example/other" };
		expect(await refusal(redeem(elsewhere, callback, kept))).toBe("invalid_grant");
		const guessed = { ...kept, verifier: oauth.generateRandomCodeVerifier() };
		expect(await refusal(redeem(app, callback, guessed))).toBe("invalid_grant");
		expect((await redeem(app, callback, kept)).token_type).toBe("bearer");
		expect(await refusal(redeem(app, callback, kept))).toBe("invalid_grant");
	});

	it("that comes back long after it was redeemed ends what was issued from it", async () => {
		const { path, ...kept } = await authorizationRequest(app);
		const callback = await allow(browser, path);
		const { access_token } = await redeem(app, callback, kept);
		await world.db.run("UPDATE redeemed_tokens SET redeemed_at = redeemed_at - 60000");
		expect(await refusal(redeem(app, callback, kept))).toBe("invalid_grant");
		expect((await withToken(access_token)).status).toBe(401);
	});
});
