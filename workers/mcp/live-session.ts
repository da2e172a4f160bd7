import { ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import type { Caller } from "#core/access/caller";
import { isRecord } from "#core/record";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";
import { showsForms } from "#workers/mcp/ask";
import { callTool, REPLAYED_META, resultMessage } from "#workers/mcp/call";
import { type Exchange, envelopeOf } from "#workers/mcp/exchange";
import { rpcError } from "#workers/mcp/rpc-error";
import { isStructured, SESSION_VERSIONS, toolServer } from "#workers/mcp/server";
import { REQUEST_ID_HEADER } from "#workers/mcp/session-headers";
import { type Received, SessionTransport } from "#workers/mcp/session-transport";
import { surfaceOf } from "#workers/mcp/surface";
import { findTool } from "#workers/mcp/tools";

/** The one version whose clients may send batches. Source: MCP 2025-06-18, changelog. */
const BATCH_VERSION = "2025-03-26";
const CLIENT_TEXT_MAX = 100;

/** Parameters of the `initialize` that began a session, cut down to what the server uses. */
export interface Beginning {
	protocolVersion: string;
	capabilities: object;
	clientInfo: { name: string; version: string };
}

/** A session in the memory of its object: the SDK's server and transport. */
export interface LiveSession {
	answer(request: Request, body: unknown, caller: Caller): Promise<Response>;
	/** What `initialize` agreed on, cut down to what a replay needs; null before that. */
	initializedWith(): Beginning | null;
	/** Begins the session again as it began. */
	replay(initialize: Beginning): Promise<void>;
	close(): Promise<void>;
}

export async function openLiveSession(
	sessionId: string,
	env: Env,
	execution: Pick<ExecutionContext, "waitUntil">,
): Promise<LiveSession> {
	const { settings } = await compose(env, null, execution);
	const server = toolServer(settings.siteName);
	const transport = new SessionTransport({
		sessionIdGenerator: () => sessionId,
		supportedProtocolVersions: [...SESSION_VERSIONS],
	});
	await server.connect(transport);
	return {
		async answer(request, body, caller) {
			if (Array.isArray(body) && server.getNegotiatedProtocolVersion() !== BATCH_VERSION) {
				return rpcError(
					400,
					ProtocolErrorCode.InvalidRequest,
					`Only ${BATCH_VERSION} knows batches; send one message.`,
				);
			}
			const services = await compose(env, new URL(request.url).origin, execution);
			const exchange: Exchange = {
				caller,
				surface: surfaceOf(request),
				requestId: request.headers.get(REQUEST_ID_HEADER) ?? "",
				idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
				context: () => services.context(caller),
				invokeDeps: services.invokeDeps,
			};
			const mayAsk = server.getClientCapabilities()?.elicitation !== undefined;
			const directly = directIn(exchange, server.getNegotiatedProtocolVersion());
			return transport.answer(request, { authInfo: envelopeOf(exchange), parsedBody: body, directly }, mayAsk);
		},
		initializedWith: () => initializedWith(server),
		async replay(initialize) {
			const message = { jsonrpc: "2.0", id: "replay", method: "initialize", params: initialize };
			const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
			const answer = await transport.handleRequest(new Request("http://session/mcp", { method: "POST", headers }), {
				parsedBody: message,
			});
			await answer.text();
			if (!answer.ok) throw new Error(`A stored session could not be begun again: ${answer.status}.`);
		},
		close: () => server.close(),
	};
}

/**
 * Answers plain calls of a session as the SDK has `toolServer` answer them, without reading call and answer by its schemas.
 * What is unusual about a call is left to the SDK. Source: docs/performance.md#tool-calls.
 */
function directIn(exchange: Exchange, version: string | undefined): Received["directly"] {
	return ({ id, params: { name, arguments: args = {}, ...unusual } }) => {
		const tool = findTool(name, exchange.surface);
		if (tool === undefined || !isRecord(args) || Object.keys(unusual).length > 0) return null;
		return async (signal) => {
			const context = () => ({ ...exchange.context(), signal });
			const called = await callTool(await tool.load(), args, exchange.idempotencyKey, { ...exchange, context });
			const more = called.replayed ? { _meta: REPLAYED_META } : {};
			return resultMessage(id, called, { structured: isStructured(exchange.surface, version), more });
		};
	};
}

/** Of a client's capabilities only whether it shows forms is asked for; names are kept for logs, and short. */
function initializedWith(server: Server): Beginning | null {
	const protocolVersion = server.getNegotiatedProtocolVersion();
	const client = server.getClientVersion();
	if (protocolVersion === undefined || client === undefined) return null;
	return {
		protocolVersion,
		capabilities: showsForms(server.getClientCapabilities(), protocolVersion) ? { elicitation: {} } : {},
		clientInfo: {
			name: client.name.slice(0, CLIENT_TEXT_MAX),
			version: client.version.slice(0, CLIENT_TEXT_MAX),
		},
	};
}
