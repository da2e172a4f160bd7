import {
	type AuthInfo,
	type JSONRPCMessage,
	type RequestId,
	WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { SESSION_VERSIONS } from "#workers/mcp/server";

/** One call of a tool as the protocol has it, with nothing unusual about it. */
interface PlainCall {
	jsonrpc: "2.0";
	id: string | number;
	method: "tools/call";
	params: { name: string; arguments?: unknown };
}

/** What the transport takes beside the request itself. */
export interface Received {
	authInfo: AuthInfo;
	parsedBody: unknown;
	/** How a plain call is answered without the SDK, until it is called off; null for one that only the SDK can answer. */
	directly(call: PlainCall): ((signal: AbortSignal) => Promise<Response>) | null;
}

/** A plain call that has no answer yet. */
interface Waiting {
	answered(response: Response): void;
	/** Of one that is answered without the SDK, which calls off its own. */
	calledOff: AbortController;
}

/**
 * The SDK's transport of a session, but for plain calls of tools: they are answered with one JSON message, where the SDK
 * opens a stream of events for each, which is made for more than one. A call that is to be reported on, or whose client can
 * be asked something meanwhile, keeps its stream; and what is to be refused, the SDK refuses. Most plain calls need nothing of it.
 * Source: MCP, Streamable HTTP: a request is answered with a stream or with one JSON object, as the server likes.
 */
export class SessionTransport extends WebStandardStreamableHTTPServerTransport {
	readonly #waiting = new Map<string | number, Waiting>();

	/** @param mayAsk whether the client can be asked something while a call runs. */
	answer(request: Request, { authInfo, parsedBody, directly }: Received, mayAsk: boolean): Promise<Response> {
		const cancelled = cancelledBy(parsedBody);
		// Nobody answers what was called off.
		if (cancelled !== undefined) {
			this.#waiting.get(cancelled)?.calledOff.abort();
			this.#settle(cancelled, new Response(null, { status: 202 }));
		}
		if (
			mayAsk ||
			!isPlainCall(parsedBody) ||
			this.#waiting.has(parsedBody.id) ||
			!isOfThisSession(request, this.sessionId)
		) {
			return this.handleRequest(request, { authInfo, parsedBody });
		}
		const { id } = parsedBody;
		const direct = directly(parsedBody);
		return new Promise((answered, failed) => {
			const calledOff = new AbortController();
			this.#waiting.set(id, { answered, calledOff });
			request.signal.addEventListener("abort", () => this.#settle(id, new Response(null, { status: 202 })));
			if (direct === null) this.onmessage?.(parsedBody, { authInfo, request });
			else
				direct(calledOff.signal)
					.then((response) => this.#settle(id, this.#ofSession(response)))
					.catch(failed)
					.finally(() => this.#waiting.delete(id));
		});
	}

	override async send(message: JSONRPCMessage, options?: { relatedRequestId?: RequestId }): Promise<void> {
		const id = "method" in message ? undefined : message.id;
		if (id === undefined || !this.#waiting.has(id)) return super.send(message, options);
		this.#settle(id, this.#ofSession(Response.json(message)));
	}

	#ofSession(response: Response): Response {
		response.headers.set("Mcp-Session-Id", this.sessionId ?? "");
		return response;
	}

	#settle(id: string | number, response: Response): void {
		this.#waiting.get(id)?.answered(response);
		this.#waiting.delete(id);
	}
}

function isPlainCall(body: unknown): body is PlainCall {
	const { jsonrpc, id, method, params, ...rest } = (body ?? {}) as Record<string, unknown>;
	if (jsonrpc !== "2.0" || method !== "tools/call" || Object.keys(rest).length > 0) return false;
	if (typeof id !== "string" && !Number.isInteger(id)) return false;
	const { name, _meta } = (params ?? {}) as { name?: unknown; _meta?: unknown };
	return typeof name === "string" && !Object.hasOwn((_meta ?? {}) as object, "progressToken");
}

/** Whether a request speaks a version and is of the session that this transport is of, and takes JSON and a stream. */
function isOfThisSession({ headers }: Request, sessionId: string | undefined): boolean {
	const version = headers.get("MCP-Protocol-Version");
	const isSpoken = version === null || SESSION_VERSIONS.some((spoken) => spoken === version);
	const accepted = headers.get("Accept") ?? "";
	const takesBoth = accepted.includes("application/json") && accepted.includes("text/event-stream");
	return isSpoken && takesBoth && sessionId !== undefined && headers.get("Mcp-Session-Id") === sessionId;
}

function cancelledBy(body: unknown): string | number | undefined {
	const { method, params } = (body ?? {}) as { method?: unknown; params?: { requestId?: string | number } };
	return method === "notifications/cancelled" ? params?.requestId : undefined;
}
