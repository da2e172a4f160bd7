import { callerKey } from "#core/access/caller";
import { type RateState, rateHeaders } from "#core/access/rate-limit";
import { errorTrace } from "#core/error-words";
import { AppError } from "#core/errors";
import { linksFor } from "#core/web/links";
import { CATALOG } from "#operations/catalog";
import type { OperationEntry } from "#operations/entry";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { shownCaller } from "#workers/http/bearer";
import { parseJson, readBounded } from "#workers/http/body";
import { networkOf } from "#workers/http/credentials";
import { resourceMetadataUrl } from "#workers/http/oauth-addresses";
import { problemHeaders, toProblem } from "#workers/http/problem";
import { namingWhatItAccepts } from "#workers/mcp/accept";
import { nextTools } from "#workers/mcp/call";
import { challenge } from "#workers/mcp/challenge";
import { answerDirectly, directCall, directList, listDirectly } from "#workers/mcp/direct-call";
import type { Exchange } from "#workers/mcp/exchange";
import { corsHeaders, isPlainlyOurs } from "#workers/mcp/guard";
import { calledTools, isInitialize, messageCount } from "#workers/mcp/messages";
import { rpcError } from "#workers/mcp/rpc-error";
import { forwardToSession } from "#workers/mcp/session-door";
import { asksForSignIn, signInNeeded } from "#workers/mcp/sign-in-first";
import { type Surface, surfaceOf } from "#workers/mcp/surface";
import { findTool } from "#workers/mcp/tools";

/** Which tool a message calls is known once it is read: it may hold the largest body of any, in its envelope. */
const MESSAGE_MAX_BYTES = Math.max(...CATALOG.map((entry) => entry.bodyMaxBytes)) + 64 * 1024;

/**
 * The tool server's one address, for both eras of the protocol.
 * Refusals that concern the HTTP request (credentials, limits, size) are HTTP answers with a problem body; everything
 * after that is JSON-RPC.
 */
export async function answerMcp(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
	const requestId = crypto.randomUUID();
	let { origin } = new URL(request.url);
	let response: Response;
	let rate: RateState | undefined;
	const onRate = (state: RateState) => {
		rate = state;
	};
	/** What leads on after a refusal of the whole request. */
	let next: (error: unknown) => object = () => ({});
	try {
		const services = await compose(env, origin, execution);
		origin = services.settings.origin;
		response =
			(await refusedForeign(request, services.settings)) ??
			(await answerOwn(request, services, {
				requestId,
				onRate,
				onTools: (tools, surface) => {
					next = (error) => nextTools(error, tools[0] ?? null, surface);
				},
			}));
	} catch (error) {
		response = refusal(error, origin, requestId, next(error));
	}
	const headers = new Headers(response.headers);
	const common = { ...(rate && !headers.has("RateLimit") && rateHeaders(rate)), "X-Request-Id": requestId };
	for (const [name, value] of Object.entries({ ...corsHeaders(request), ...common })) headers.set(name, value);
	return new Response(response.body, { status: response.status, headers });
}

/** What is told of a request while it is answered, for its headers and for a refusal of it. */
interface Told {
	requestId: string;
	onRate(state: RateState): void;
	onTools(called: readonly OperationEntry[], surface: Surface): void;
}

async function answerOwn(
	request: Request,
	services: Services,
	{ requestId, onRate, onTools }: Told,
): Promise<Response> {
	if (request.method === "OPTIONS") return new Response(null, { status: 204 });
	const surface = surfaceOf(request);
	const { takeRate } = services.invokeDeps;
	const now = new Date();
	/** Guessing credentials is slowed down by the network it comes from. */
	const guessed = (error: unknown): never => {
		onRate(takeRate(`network:${networkOf(request)}`, "write", now));
		throw error;
	};
	const { caller, proven } = await shownCaller(request, services, "mcp", now).catch(guessed);
	const exchange: Exchange = {
		caller,
		surface,
		requestId,
		idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
		context: () => services.context(caller),
		invokeDeps: services.invokeDeps,
	};
	if (request.method !== "POST") {
		await proven().catch(guessed);
		return forwardToSession(request, undefined, exchange, services.mcpSessions);
	}
	const body = await readMessage(request);
	if (body instanceof Response) return body;
	const called = calledTools(body).flatMap((name) => findTool(name, surface) ?? []);
	onTools(called, surface);
	if (caller.kind === "anonymous" && asksForSignIn(request)) {
		onRate(takeRate(callerKey(caller), "write", now));
		throw signInNeeded();
	}
	// Tool calls are counted where they run; what does not get there is counted here, each message of a batch.
	const refused = challenge(body, caller, surface);
	const others = refused === null ? messageCount(body) - called.length : 1;
	const rateClass = refused !== null || isInitialize(body) ? "write" : "read";
	for (let counted = 0; counted < others || (counted === 0 && called.length === 0); counted++) {
		onRate(takeRate(callerKey(caller), rateClass, now));
	}
	if (refused !== null) throw refused;
	const asked = namingWhatItAccepts(request);
	const { siteName } = services.settings;
	const direct = directCall(asked, body, exchange);
	if (direct !== null) {
		try {
			return await answerDirectly(direct, exchange, siteName);
		} finally {
			await proven().catch(guessed);
		}
	}
	await proven().catch(guessed);
	const listed = directList(asked, body);
	if (listed !== null) return listDirectly(listed, exchange, siteName);
	const { answerBySdk } = await import("#workers/mcp/by-sdk");
	const answered = await answerBySdk(asked, body, exchange, siteName);
	return answered ?? forwardToSession(asked, body, exchange, services.mcpSessions);
}

/** The refusal of a request that is not ours to answer, or null. */
async function refusedForeign(request: Request, settings: Services["settings"]): Promise<Response | null> {
	if (isPlainlyOurs(request, settings)) return null;
	const { refuseForeign } = await import("#workers/mcp/by-sdk");
	return refuseForeign(request, settings);
}

async function isJson(type: string | null): Promise<boolean> {
	if (type === "application/json") return true;
	const { isJsonContentType } = await import("#workers/mcp/by-sdk");
	return isJsonContentType(type);
}

/** Source: JSON-RPC 2.0, section 5.1. */
const [PARSE_ERROR, INVALID_REQUEST] = [-32_700, -32_600];

/** The JSON of a request, or the JSON-RPC refusal of what is not JSON. @throws AppError `body_too_large`. */
async function readMessage(request: Request): Promise<unknown> {
	if (!(await isJson(request.headers.get("Content-Type")))) {
		return rpcError(415, -32_000, "Send JSON-RPC messages with Content-Type: application/json.");
	}
	const bytes = await readBounded(request, MESSAGE_MAX_BYTES);
	try {
		const { value, repeated } = parseJson(bytes);
		if (repeated.length === 0) return value;
		const message = `Send each property once; these are sent twice: ${repeated.join(", ")}.`;
		return rpcError(400, INVALID_REQUEST, message);
	} catch (error) {
		if (error instanceof AppError) return rpcError(400, PARSE_ERROR, error.message);
		throw error;
	}
}

function refusal(error: unknown, origin: string, requestId: string, next: object): Response {
	const links = linksFor(origin);
	const problem = toProblem(error, links, requestId);
	if (problem.status >= 500) {
		console.error(
			JSON.stringify({
				event: "request_failed",
				request_id: requestId,
				error: errorTrace(error),
			}),
		);
	}
	return Response.json(
		{ ...problem, ...next },
		{
			status: problem.status,
			headers: {
				"Cache-Control": "no-store",
				...problemHeaders(error, resourceMetadataUrl(links, "mcp")),
			},
		},
	);
}
