import { exports } from "cloudflare:workers";
import * as oauth from "oauth4webapi";
import { type Browser, SITE } from "#testing/browser";

/** What a client of the authorization server needs, by a client library that knows nothing of this project. */
export interface App {
	server: oauth.AuthorizationServer;
	client: oauth.Client;
	authentication: oauth.ClientAuth;
	redirectUri: string;
}

export const RESOURCE = { mcp: `${SITE}/mcp`, rest: `${SITE}/api/v1` } as const;
/** Sends a library's requests to the Worker under test. */
export const toWorker = {
	[oauth.customFetch]: (url: string, init: object) => exports.default.fetch(new Request(url, init as RequestInit)),
};

export async function discover(): Promise<oauth.AuthorizationServer> {
	const issuer = new URL(SITE);
	const response = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...toWorker });
	return oauth.processDiscoveryResponse(issuer, response);
}

/** Registers a client of its own; a public one unless `metadata` says otherwise. */
export async function registerApp(metadata: Partial<oauth.OmitSymbolProperties<oauth.Client>> = {}): Promise<App> {
	const server = await discover();
	const redirectUri = "https://app.example/callback";
	const response = await oauth.dynamicClientRegistrationRequest(
		server,
		{
			client_name: "Test app",
			redirect_uris: [redirectUri],
			token_endpoint_auth_method: "none",
			...metadata,
		},
		toWorker,
	);
	const client = await oauth.processDynamicClientRegistrationResponse(response);
	const secret = client.client_secret;
	const authentication = typeof secret === "string" ? oauth.ClientSecretBasic(secret) : oauth.None();
	return { server, client, authentication, redirectUri };
}

export interface Ask {
	scope?: string;
	resource?: string;
	/** Replaces parameters of the authorization request; null leaves one out. */
	change?: Record<string, string | null>;
}

/** An authorization request as a client sends it, and what the client keeps. */
export async function authorizationRequest(app: App, ask: Ask = {}) {
	const verifier = oauth.generateRandomCodeVerifier();
	const state = oauth.generateRandomState();
	const parameters = new URLSearchParams({
		response_type: "code",
		client_id: app.client.client_id,
		redirect_uri: app.redirectUri,
		code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
		code_challenge_method: "S256",
		state,
		...(ask.scope !== undefined && { scope: ask.scope }),
		...(ask.resource !== undefined && { resource: ask.resource }),
	});
	for (const [name, value] of Object.entries(ask.change ?? {})) {
		if (value === null) parameters.delete(name);
		else parameters.set(name, value);
	}
	return { path: `/oauth/authorize?${parameters}`, verifier, state };
}

/** The address the client is called back at, after a signed-in person allowed everything that was asked. */
export async function allow(browser: Browser, path: string, scope?: readonly string[]): Promise<URL> {
	const page = await browser.get(path);
	const changes = { decision: "allow", ...(scope !== undefined && { scope }) };
	const answer = await browser.submit(page.form("/oauth/authorize"), changes);
	if (answer.location === null) throw new Error(`no redirect to the client: ${answer.status} ${answer.html}`);
	return new URL(answer.location);
}

/** Redeems the code of a callback, all checks of the library included. */
export async function redeem(
	app: App,
	callback: URL,
	kept: { verifier: string; state: string },
	more: Record<string, string> = {},
) {
	const answer = oauth.validateAuthResponse(app.server, app.client, callback, kept.state);
	const response = await oauth.authorizationCodeGrantRequest(
		app.server,
		app.client,
		app.authentication,
		answer,
		app.redirectUri,
		kept.verifier,
		{ additionalParameters: more, ...toWorker },
	);
	return oauth.processAuthorizationCodeResponse(app.server, app.client, response);
}

export async function refresh(app: App, refreshToken: string, more: Record<string, string> = {}) {
	const response = await oauth.refreshTokenGrantRequest(app.server, app.client, app.authentication, refreshToken, {
		additionalParameters: more,
		...toWorker,
	});
	return oauth.processRefreshTokenResponse(app.server, app.client, response);
}

/** The whole way: a signed-in browser connects an app. */
export async function connect(browser: Browser, app: App, ask: Ask = {}) {
	const { path, ...kept } = await authorizationRequest(app, ask);
	return redeem(app, await allow(browser, path), kept);
}

/** What the REST API answers whoever asks with a token for the account that it is of. */
export async function withToken(token: string): Promise<Response> {
	return exports.default.fetch(new Request(`${SITE}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } }));
}
