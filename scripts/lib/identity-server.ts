import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import type { IdentityScript } from "#testing/servers";

interface Pending {
	redirectUri: string;
	challenge: string;
	nonce: string;
}

/** An identity provider on loopback: GitHub's OAuth and OpenID Connect, with the checks the real ones make. */
export interface IdentityServer {
	port: number;
	stop(): void;
}

/** Its own and a stranger's keys. To make them takes longer than what tests then do with them, so all servers share them. */
const keysOfProcess = once(async () => {
	const [keys, otherKeys] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
	return { keys, otherKeys };
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | null = null;
	return () => {
		made ??= make();
		return made;
	};
}

export async function startIdentityServer(script: IdentityScript): Promise<IdentityServer> {
	const { keys, otherKeys } = await keysOfProcess();
	const codes = new Map<string, Pending>();
	const tokens = new Set<string>();
	let issuer = "";

	/** The person is signed in already and agrees: straight back, with a code. */
	function authorize(query: URLSearchParams, response: ServerResponse): void {
		const redirectUri = query.get("redirect_uri") ?? "";
		if (query.get("client_id") !== script.clientId || query.get("code_challenge_method") !== "S256") {
			response.writeHead(400).end("unknown client, or no PKCE");
			return;
		}
		const code = randomUUID();
		codes.set(code, { redirectUri, challenge: query.get("code_challenge") ?? "", nonce: query.get("nonce") ?? "" });
		const back = new URLSearchParams({ code, state: query.get("state") ?? "" });
		response.writeHead(302, { Location: `${redirectUri}?${back}` }).end();
	}

	/** The pending sign-in of a code that this client may redeem, once. */
	function redeem(form: URLSearchParams): Pending | null {
		const code = form.get("code") ?? "";
		const pending = codes.get(code);
		codes.delete(code);
		const challenge = createHash("sha256")
			.update(form.get("code_verifier") ?? "")
			.digest("base64url");
		const isClient = form.get("client_id") === script.clientId && form.get("client_secret") === script.clientSecret;
		const fits = pending?.challenge === challenge && pending.redirectUri === form.get("redirect_uri");
		return isClient && fits ? pending : null;
	}

	async function idToken({ nonce }: Pending): Promise<string> {
		const { fault } = script;
		const now = Math.floor(Date.now() / 1000);
		return new SignJWT({
			nonce: fault === "nonce" ? "another" : nonce,
			email: script.email,
			email_verified: script.isVerified,
		})
			.setProtectedHeader({ alg: "RS256", kid: "k1" })
			.setIssuer(fault === "issuer" ? "https://evil.example" : issuer)
			.setAudience(fault === "audience" ? "somebody-else" : script.clientId)
			.setSubject(script.subject ?? "1")
			.setIssuedAt(now)
			.setExpirationTime(fault === "expired" ? now - 600 : now + 600)
			.sign(fault === "key" ? otherKeys.privateKey : keys.privateKey);
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? "/", issuer);
		const route = `${request.method} ${url.pathname}`;
		if (route === "GET /login/oauth/authorize" || route === "GET /authorize") {
			authorize(url.searchParams, response);
		} else if (route === "GET /.well-known/openid-configuration") {
			const endpoints = { authorization_endpoint: "/authorize", token_endpoint: "/token", jwks_uri: "/jwks" };
			const absolute = Object.entries(endpoints).map(([name, path]) => [name, issuer + path]);
			json(response, 200, { issuer, ...Object.fromEntries(absolute) });
		} else if (route === "GET /jwks") {
			json(response, 200, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "RS256", use: "sig" }] });
		} else if (route === "POST /token") {
			const pending = redeem(new URLSearchParams(await textOf(request)));
			if (pending === null) json(response, 400, { error: "invalid_grant" });
			else json(response, 200, { token_type: "Bearer", access_token: "unused", id_token: await idToken(pending) });
		} else if (route === "POST /login/oauth/access_token") {
			const pending = redeem(new URLSearchParams(await textOf(request)));
			const token = randomUUID();
			if (pending !== null) tokens.add(token);
			// GitHub says 200 also when it refuses.
			json(response, 200, pending === null ? { error: "bad_verification_code" } : { access_token: token });
		} else if (route === "GET /user" || route === "GET /user/emails") {
			const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
			if (!tokens.has(token)) json(response, 401, { message: "Bad credentials" });
			else if (url.pathname === "/user") json(response, 200, { id: Number(script.subject ?? "1"), login: "ada-dev" });
			else
				json(response, 200, [
					{ email: "old@example.com", primary: false, verified: true },
					{ email: script.email, primary: true, verified: script.isVerified },
				]);
		} else json(response, 404, {});
	}

	const server: Server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => json(response, 500, { error: String(error) }));
	});
	const port = await listen(server);
	issuer = `http://127.0.0.1:${port}`;
	return { port, stop: () => stop(server) };
}

function json(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
