import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { type Caller, callerKey } from "#core/access/caller";
import type { RateState } from "#core/access/rate-limit";
import { errorTrace } from "#core/error-words";
import { AppError } from "#core/errors";
import { linksFor } from "#core/web/links";
import { CATALOG } from "#operations/catalog";
import type { Operation } from "#operations/define";
import type { OperationEntry } from "#operations/entry";
import { invoke } from "#operations/invoke";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { shownCaller } from "#workers/http/bearer";
import { networkOf } from "#workers/http/credentials";
import { resourceMetadataUrl } from "#workers/http/oauth-addresses";
import { nextActionsOf, problemHeaders, toProblem } from "#workers/http/problem";
import { urlOf } from "#workers/http/url";
import { noteRoute } from "#workers/measures/request-notes";
import { API_BASES, allowedAt, DOCUMENT_PATHS } from "#workers/rest/allowed";
import {
	asksWhetherChanged,
	conditional,
	namesVersion,
	unchangedSince,
	versionOf,
	versionSoon,
} from "#workers/rest/caching";
import { commonHeaders, EXPOSED_HEADERS } from "#workers/rest/common-headers";
import { decode } from "#workers/rest/decode";
import { begunFor } from "#workers/rest/known-already";
import { API_PREFIX, nextRequests } from "#workers/rest/next-requests";
import { hasVersion, ownAnswer, ownTag, seenVersion } from "#workers/rest/own-version";
import { yamlDocument } from "#workers/rest/yaml-document";

interface RestEnv {
	Bindings: Env;
	Variables: { requestId: string; services: Services; rate: RateState | undefined; operation: Operation | undefined };
}

/** The REST door: every operation under /api/v1, and nothing decided here about any of them. */
export function restApp(): Hono<RestEnv> {
	const app = new Hono<RestEnv>({ strict: true });

	app.use(async (c, next) => {
		c.set("requestId", crypto.randomUUID());
		await next();
		// Not by `c.header`, which copies a finished answer for each header.
		for (const [name, value] of Object.entries(headersOf(c))) c.res.headers.set(name, value);
	});
	const askedBefore = cors({ origin: "*", exposeHeaders: EXPOSED_HEADERS, maxAge: 86_400 });
	// A page's question beforehand is answered everywhere, so that it can read a refusal; anybody else's is about the address.
	// All other answers have `headersOf`: what the middleware sets before an answer is there has that copied.
	app.use((c, next) => (isOptions(c) && c.req.header("Access-Control-Request-Method") ? askedBefore(c, next) : next()));
	app.use(async (c, next) => {
		c.set("services", await compose(c.env, urlOf(c.req.raw).origin, c.executionCtx));
		await next();
	});

	for (const entry of CATALOG) {
		app.on(entry.method.toUpperCase(), routePath(entry), async (c) => answer(await entry.load(), c));
	}

	for (const base of API_BASES) app.get(base, (c) => c.redirect("/docs"));
	app.get(DOCUMENT_PATHS.json, async (c) => {
		const file = await c.var.services.assets.fetch(new URL("/openapi.json", c.req.url));
		// Headers of what was fetched cannot be added to.
		return new Response(file.body, file);
	});
	app.get(DOCUMENT_PATHS.yaml, (c) => yamlDocument(c.req.raw, c.var.services.assets));

	app.notFound((c) => {
		const allowed = allowedAt(c.req.path);
		if (allowed.length === 0) {
			throw new AppError(
				"not_found",
				`There is nothing at ${c.req.path}. The operations are listed at ${DOCUMENT_PATHS.json}.`,
			);
		}
		c.header("Allow", allowed.join(", "));
		if (isOptions(c)) return c.body(null, 204);
		throw new AppError("method_not_allowed", `This address takes ${allowed.join(", ")}.`);
	});

	app.onError((error, c) => {
		// Of several limits, the one that refuses is the one to tell of.
		if (error instanceof AppError && error.rate !== undefined) c.set("rate", error.rate);
		const links = linksFor(c.var.services?.settings.origin ?? new URL(c.req.url).origin);
		const problem = toProblem(error, links, c.get("requestId"));
		if (problem.status >= 500) {
			console.error(
				JSON.stringify({
					event: "request_failed",
					request_id: problem.request_id,
					error: errorTrace(error),
				}),
			);
		}
		const headers = problemHeaders(error, resourceMetadataUrl(links, "rest"));
		const next = nextRequests(nextActionsOf(error, c.get("operation") ?? null));
		return c.body(
			JSON.stringify(next.length > 0 ? { ...problem, next_actions: next } : problem),
			problem.status as 400,
			{
				"Content-Type": "application/json",
				"Cache-Control": "no-store",
				...headersOf(c),
				...headers,
			},
		);
	});
	return app;
}

const isOptions = (c: Context<RestEnv>): boolean => c.req.method === "OPTIONS";

/** Where no route fits, Hono comes by here only through its error handler. */
const headersOf = (c: Context<RestEnv>) => commonHeaders(c.get("requestId"), c.get("rate"));

async function answer(operation: Operation, c: Context<RestEnv>): Promise<Response> {
	const services = c.get("services");
	c.set("operation", operation);
	noteRoute(operation.id);
	const now = services.clock.now();
	const shown = await shownCaller(c.req.raw, services, "rest", now).catch((error: unknown) => guessed(error, c, now));
	try {
		return await answerTo(shown.caller, operation, c, now);
	} finally {
		await shown.proven().catch((error: unknown) => guessed(error, c, now));
	}
}

/** Guessing credentials is slowed down by the network it comes from. */
function guessed(error: unknown, c: Context<RestEnv>, now: Date): never {
	c.set("rate", c.var.services.invokeDeps.takeRate(`network:${networkOf(c.req.raw)}`, "write", now));
	throw error;
}

async function answerTo(caller: Caller, operation: Operation, c: Context<RestEnv>, now: Date): Promise<Response> {
	const services = c.get("services");
	const request = c.req.raw;
	// Whoever has spent their reads is refused before the version is read, too.
	const isConditional = operation.scope === "public" && asksWhetherChanged(request);
	const begun = begunFor(request);
	const counted = isConditional
		? (begun?.counted ?? services.invokeDeps.takeRate(callerKey(caller), "read", now))
		: undefined;
	c.set("rate", counted);
	const isNamed = isConditional && namesVersion(request);
	const named = isNamed ? (begun?.version ?? (await versionOf(request, services, now))) : null;
	const unchanged = named && unchangedSince(request, named);
	if (unchanged) return new Response(null, { status: 304, headers: unchanged });
	const soon = isConditional && !isNamed ? await versionSoon(request, services, now) : null;
	const seen = operation.takesVersion ? seenVersion(request) : undefined;
	const outcome = await invoke(
		operation,
		{
			input: () => decode(operation, request, c.req.param() as Record<string, string>),
			idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
			counted,
			onRate: (state) => c.set("rate", state),
		},
		{ ...services.context(caller, now), ...(seen !== undefined && { seenVersion: seen }) },
		services.invokeDeps,
	);
	if (operation.scope === "public") return conditional(request, outcome.body, soon === null ? named : await soon());
	if (operation.method === "get" && hasVersion(operation)) return ownAnswer(request, outcome.body);
	return c.body(outcome.body, operation.status, {
		"Content-Type": "application/json",
		"Cache-Control": "private, no-store",
		...(hasVersion(operation) && { ETag: await ownTag(outcome.body) }),
		...(outcome.replayed && { "Idempotency-Replayed": "true" }),
	});
}

function routePath({ path }: OperationEntry): string {
	return API_PREFIX + path.replaceAll(/\{([a-z_]+)\}/g, ":$1");
}
