import type { Env } from "#workers/env";
import { accepts } from "#workers/mcp/accept";
import type { Exchange } from "#workers/mcp/exchange";
import { idleStream } from "#workers/mcp/idle-stream";
import { incompleteInitialize, isInitialize } from "#workers/mcp/messages";
import { rpcError } from "#workers/mcp/rpc-error";
import { CALLER_HEADER, REQUEST_ID_HEADER } from "#workers/mcp/session-headers";

export const SESSION_HEADER = "Mcp-Session-Id";

const INITIALIZE_NEEDS =
	"initialize takes protocolVersion (a string), capabilities (an object) and clientInfo with a name and a version.";

/**
 * Brings a request of an initialize-based client to the object that holds its session.
 * @param body the parsed JSON of a POST; undefined for other methods.
 */
export async function forwardToSession(
	request: Request,
	body: unknown,
	exchange: Exchange,
	sessions: Env["MCP_SESSIONS"],
): Promise<Response> {
	const sessionId = request.headers.get(SESSION_HEADER);
	if (sessionId === null && !(request.method === "POST" && isInitialize(body))) return withoutSession(request);
	const incomplete = sessionId === null ? incompleteInitialize(body) : undefined;
	if (incomplete !== undefined) return rpcError(400, -32_602, INITIALIZE_NEEDS, {}, incomplete);
	const id = sessionId === null ? sessions.newUniqueId() : objectId(sessions, sessionId);
	if (id === null) return rpcError(404, -32_001, "Session not found");
	if (request.method === "GET" && !accepts(request.headers.get("Accept"), "text/event-stream")) {
		return rpcError(406, -32_000, "Accept text/event-stream to open the session's stream.");
	}
	const headers = new Headers(request.headers);
	headers.set(CALLER_HEADER, JSON.stringify(exchange.caller));
	headers.set(REQUEST_ID_HEADER, exchange.requestId);
	const answer = await sessions.get(id).fetch(request.url, {
		method: request.method,
		headers,
		...(request.method === "POST" && { body: JSON.stringify(body) }),
		signal: request.signal,
	});
	return request.method === "GET" && answer.status === 204 ? idleStream(sessionId) : answer;
}

/** Clients of 2026-07-28 have no session, and older ones that come without theirs must begin one. */
function withoutSession(request: Request): Response {
	if (request.method === "POST") {
		return rpcError(400, -32_000, `Begin with initialize, and send ${SESSION_HEADER} with every later request.`);
	}
	return rpcError(405, -32_000, "Without a session this address takes POST only.", { Allow: "POST" });
}

/** Session ids are ids of objects, signed by the platform: a made-up one is refused without waking anything. */
function objectId(sessions: Env["MCP_SESSIONS"], sessionId: string): DurableObjectId | null {
	try {
		return sessions.idFromString(sessionId);
	} catch {
		return null;
	}
}
