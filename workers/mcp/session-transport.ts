import {
	type AuthInfo,
	type JSONRPCMessage,
	ProtocolErrorCode,
	type RequestId,
	WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { rpcError } from "#workers/mcp/rpc-error";
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
	/** Of one that is answered without the SDK, which calls off its own; null for one of the SDK's. */
	calledOff: AbortController | null;
}

/**
 * The SDK's transport of a session, but for plain calls of tools: they are answered with one JSON message, where the SDK
 * opens a stream of events for each, which is made for more than one. A call that is to be reported on, or whose client can
 * be asked something meanwhile, keeps its stream; and what is to be refused, the SDK refuses. Most plain calls need nothing of it.
 * Source: MCP, Streamable HTTP: a request is answered with a stream or with one JSON object, as the server likes.
 */
export class SessionTransport extends WebStandardStreamableHTTPServerTransport {
	readonly #waiting = new Map<string | number, Waiting>();
	/** Of each request that the SDK answers on a stream, those without an answer that share the stream with it. */
	readonly #streamed = new Map<unknown, Set<unknown>>();

	/**
	 * Of two requests of one id that run at once the SDK gives one the other's answer, and the other none: the later is refused.
	 * Source: MCP, Overview: a request's id must not have been used before in its session.
	 * @param mayAsk whether the client can be asked something while a call runs.
	 */
	async answer(request: Request, { authInfo, parsedBody, directly }: Received, mayAsk: boolean): Promise<Response> {
		const cancelled = cancelledBy(parsedBody);
		const calledOff = cancelled === undefined ? undefined : this.#waiting.get(cancelled);
		if (cancelled !== undefined && calledOff !== undefined) {
			calledOff.calledOff?.abort();
			this.#settle(cancelled, calledOff, unanswered());
		}
		const twice = this.#idInUse(parsedBody);
		if (twice !== undefined) {
			const message = `A request with the id ${JSON.stringify(twice)} has no answer yet; give each an id of its own.`;
			return rpcError(400, ProtocolErrorCode.InvalidRequest, message);
		}
		if (mayAsk || !isPlainCall(parsedBody) || !isOfThisSession(request, this.sessionId)) {
			return this.#bySdk(request, { authInfo, parsedBody });
		}
		const { id } = parsedBody;
		const direct = directly(parsedBody);
		return new Promise((answered, failed) => {
			const waiting: Waiting = { answered, calledOff: direct && new AbortController() };
			this.#waiting.set(id, waiting);
			request.signal.addEventListener("abort", () => this.#settle(id, waiting, unanswered()));
			if (direct === null || waiting.calledOff === null) this.onmessage?.(parsedBody, { authInfo, request });
			else
				direct(waiting.calledOff.signal)
					.then((response) => this.#settle(id, waiting, this.#ofSession(response)))
					.catch((error: unknown) => {
						failed(error);
						this.#settle(id, waiting, unanswered());
					});
		});
	}

	/** An id of these messages that a request without an answer has, or that two of them have. */
	#idInUse(body: unknown): unknown {
		const ids: unknown[] = [body].flat().flatMap((message) => requestId(message) ?? []);
		return ids.find(
			(id, place) => this.#waiting.has(id as string | number) || this.#streamed.has(id) || ids.indexOf(id) < place,
		);
	}

	/** Has the SDK answer, which leaves the stream of a call open that is called off: it would keep the session awake. */
	async #bySdk(request: Request, received: Pick<Received, "authInfo" | "parsedBody">): Promise<Response> {
		const messages: unknown[] = [received.parsedBody].flat();
		const ids = new Set(messages.flatMap((message) => requestId(message) ?? []));
		for (const id of ids) this.#streamed.set(id, ids);
		const forget = () => {
			for (const id of ids) if (this.#streamed.get(id) === ids) this.#streamed.delete(id);
		};
		const response = await this.handleRequest(request, received);
		if (response.headers.get("Content-Type") !== "text/event-stream") forget();
		request.signal.addEventListener("abort", forget);
		for (const message of messages) this.#endStreamed(cancelledBy(message));
		return response;
	}

	/** Closes the stream of a request that gets no answer any more, once none of those that share it does. */
	#endStreamed(id: unknown): void {
		const ids = this.#streamed.get(id);
		this.#streamed.delete(id);
		if (ids?.delete(id) && ids.size === 0) this.closeSSEStream(id as RequestId);
	}

	override async send(message: JSONRPCMessage, options?: { relatedRequestId?: RequestId }): Promise<void> {
		const id = "method" in message ? undefined : message.id;
		const waiting = id === undefined ? undefined : this.#waiting.get(id);
		// What the SDK answers under the id of a call that it was not given is another's.
		if (id === undefined || waiting === undefined || waiting.calledOff !== null) {
			await super.send(message, options);
			return this.#endStreamed(id);
		}
		this.#settle(id, waiting, this.#ofSession(Response.json(message)));
	}

	#ofSession(response: Response): Response {
		response.headers.set("Mcp-Session-Id", this.sessionId ?? "");
		return response;
	}

	/** A later call of the same id keeps its place: ids are free again once a call is called off or its client is gone. */
	#settle(id: string | number, waiting: Waiting, response: Response): void {
		waiting.answered(response);
		if (this.#waiting.get(id) === waiting) this.#waiting.delete(id);
	}
}

/** Nobody answers what was called off. */
const unanswered = () => new Response(null, { status: 202 });

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

function requestId(message: unknown): unknown {
	const { id, method } = (message ?? {}) as { id?: unknown; method?: unknown };
	return method === undefined ? undefined : id;
}

function cancelledBy(body: unknown): string | number | undefined {
	const { method, params } = (body ?? {}) as { method?: unknown; params?: { requestId?: string | number } };
	return method === "notifications/cancelled" ? params?.requestId : undefined;
}
