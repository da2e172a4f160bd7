import { Hono, type Context as HonoContext } from "hono";
import { callerKey } from "#core/access/caller";
import { errorTrace } from "#core/error-words";
import { AppError } from "#core/errors";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { networkOf } from "#workers/http/credentials";
import { AUTHORIZE_PATH, REGISTER_PATH, TOKEN_PATH } from "#workers/http/oauth-addresses";
import type { OAuthServers } from "#workers/http/oauth-servers";
import { limitHeaders } from "#workers/http/problem";
import { boundedRegistration } from "#workers/oauth/registration";
import { answerTokenRequest } from "#workers/oauth/token";

type C = HonoContext<{ Bindings: Env }>;

/** What the authorization server answers to programs: documents, tokens, registration. Its pages are the site's. */
export function oauthApp(): Hono<{ Bindings: Env }> {
	const app = new Hono<{ Bindings: Env }>({ strict: true });

	app.all("/.well-known/oauth-authorization-server", (c) =>
		served(c, (servers) => servers.answer(c.req.raw, context(c))),
	);
	app.all("/.well-known/oauth-protected-resource/mcp", (c) =>
		served(c, (servers) => servers.describe("mcp", c.req.raw, context(c))),
	);
	app.all("/.well-known/oauth-protected-resource/api/v1", (c) =>
		served(c, (servers) => servers.describe("rest", c.req.raw, context(c))),
	);

	app.all(TOKEN_PATH, (c) => token(c, c.req.raw));
	app.all(REGISTER_PATH, (c) => register(c, c.req.raw));
	// Where clients of 2025-03-26 go when they have found no metadata. Source: MCP 2025-03-26, Authorization, 2.3.2.
	app.get("/authorize", (c) => c.redirect(AUTHORIZE_PATH + new URL(c.req.url).search));
	app.all("/token", (c) => token(c, moved(c.req.raw, TOKEN_PATH)));
	app.all("/register", (c) => register(c, moved(c.req.raw, REGISTER_PATH)));

	app.onError((error) => {
		const known = error instanceof AppError ? error : null;
		if (known === null) console.error(JSON.stringify({ event: "oauth_failed", error: errorTrace(error) }));
		const status = known?.status ?? 500;
		const code = status === 429 ? "temporarily_unavailable" : known ? "invalid_request" : "server_error";
		const headers = { "Cache-Control": "no-store", ...limitHeaders(error) };
		return Response.json({ error: code, error_description: known?.message ?? "Try again." }, { status, headers });
	});
	return app;
}

async function served(c: C, answer: (servers: OAuthServers, services: Services) => Promise<Response>) {
	const services = await compose(c.env, new URL(c.req.url).origin, c.executionCtx);
	const servers = await services.oauth();
	return servers === null ? c.notFound() : answer(servers, services);
}

function token(c: C, request: Request) {
	return served(c, async (servers, services) => {
		// Hosted clients redeem for many people from few addresses, so this counts in the wider class.
		services.invokeDeps.takeRate(networkKey(request), "read", new Date());
		return answerTokenRequest(request, services.db, context(c), servers);
	});
}

function register(c: C, request: Request) {
	return served(c, async (servers, services) => {
		services.invokeDeps.takeRate(networkKey(request), "write", new Date());
		const bounded = await boundedRegistration(request);
		if (bounded instanceof Response) return bounded;
		return servers.answer(bounded, context(c));
	});
}

function networkKey(request: Request): string {
	return callerKey({ kind: "anonymous", network: networkOf(request) });
}

function moved(request: Request, path: string): Request {
	return new Request(new URL(path, request.url), request);
}

function context(c: C): ExecutionContext {
	return c.executionCtx as ExecutionContext;
}
