import { Hono } from "hono";
import { AppError } from "#core/errors";
import { linksFor } from "#core/links";
import type { Operation } from "#operations/define";
import { invoke } from "#operations/invoke";
import { OPERATIONS } from "#operations/registry";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { bearerReaders } from "#workers/oauth/bearer";
import { callerOf } from "#workers/rest/credentials";
import { decode } from "#workers/rest/decode";
import { problemHeaders, toProblem } from "#workers/rest/problem";

export const API_PREFIX = "/api/v1";

interface Variables {
	requestId: string;
	services: Services;
}

/** The REST door: every operation of the registry under /api/v1, and nothing decided here about any of them. */
export function restApp(): Hono<{ Bindings: Env; Variables: Variables }> {
	const app = new Hono<{ Bindings: Env; Variables: Variables }>({ strict: true });

	app.use(async (c, next) => {
		c.set("requestId", crypto.randomUUID());
		c.set("services", compose(c.env, new URL(c.req.url).origin, c.executionCtx));
		await next();
		c.header("X-Request-Id", c.get("requestId"));
	});

	for (const operation of OPERATIONS) {
		const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, ":$1");
		app.on(operation.method.toUpperCase(), API_PREFIX + path, async (c) => {
			const { services } = c.var;
			const answer = await answerRequest(
				operation,
				c.req.raw,
				c.req.param() as Record<string, string>,
				services,
				c.env,
			);
			return c.body(answer.body, operation.status, answer.headers);
		});
	}

	app.get(`${API_PREFIX}/openapi.json`, (c) => c.env.ASSETS.fetch(new URL("/openapi.json", c.req.url)));
	app.get(`${API_PREFIX}/openapi.yaml`, (c) => c.env.ASSETS.fetch(new URL("/openapi.yaml", c.req.url)));

	app.notFound((c) => {
		throw new AppError(
			"not_found",
			`There is nothing at ${c.req.method} ${c.req.path}. The operations are listed at ${API_PREFIX}/openapi.json.`,
		);
	});

	app.onError((error, c) => {
		const links = linksFor(c.var.services?.settings.origin ?? new URL(c.req.url).origin);
		const problem = toProblem(error, links, c.get("requestId"));
		if (problem.status >= 500) {
			console.error(
				JSON.stringify({
					event: "request_failed",
					request_id: problem.request_id,
					error: error.stack ?? String(error),
				}),
			);
		}
		const headers = problemHeaders(error, `${links.origin}/.well-known/oauth-protected-resource${API_PREFIX}`);
		return c.body(JSON.stringify(problem), problem.status as 400, {
			"Content-Type": "application/json",
			"Cache-Control": "no-store",
			"X-Request-Id": problem.request_id,
			...headers,
		});
	});
	return app;
}

async function answerRequest(
	operation: Operation,
	request: Request,
	params: Record<string, string>,
	services: Services,
	env: Env,
): Promise<{ body: string; headers: Record<string, string> }> {
	const anonymousContext = services.context({ kind: "anonymous", network: "unknown" });
	const caller = await callerOf(request, bearerReaders(env, services.settings.origin, "rest"), anonymousContext.now);
	const input = await decode(operation, request, params);
	const outcome = await invoke(
		operation,
		{ input, idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined },
		services.context(caller, anonymousContext.now),
		services.invokeDeps,
	);
	return {
		body: outcome.body,
		headers: {
			"Content-Type": "application/json",
			...(outcome.replayed && { "Idempotency-Replayed": "true" }),
		},
	};
}
