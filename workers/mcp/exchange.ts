import type { AuthInfo } from "@modelcontextprotocol/server";
import type { Caller } from "#core/access/caller";
import type { Context } from "#operations/define";
import type { InvokeDeps } from "#operations/invoke";
import type { Surface } from "#workers/mcp/surface";

/** One HTTP request to the tool server, as the handlers of its JSON-RPC messages see it. */
export interface Exchange {
	caller: Caller;
	surface: Surface;
	requestId: string;
	/** `Idempotency-Key` of the HTTP request. */
	idempotencyKey: string | undefined;
	context(): Context;
	invokeDeps: InvokeDeps;
}

/**
 * The exchange in the one envelope that the SDK hands from a request to its handlers.
 * The SDK reads nothing of it: who may do what was decided from `caller` before, and is again in `invoke`.
 */
export function envelopeOf(exchange: Exchange): AuthInfo {
	const { caller } = exchange;
	const isUser = caller.kind === "user";
	return {
		token: "",
		clientId: isUser ? `user:${caller.userId}` : "anonymous",
		scopes: isUser ? [...caller.scopes] : [],
		extra: { exchange },
	};
}

/** The exchange a handler's context carries; what runs in it ends when its client calls the message off. */
export function exchangeOf(ctx: {
	http?: { authInfo?: AuthInfo } | undefined;
	mcpReq: { signal: AbortSignal };
}): Exchange {
	const exchange = ctx.http?.authInfo?.extra?.exchange as Exchange | undefined;
	if (exchange === undefined) throw new Error("A message reached its handler without its exchange.");
	const { signal } = ctx.mcpReq;
	return { ...exchange, context: () => ({ ...exchange.context(), signal }) };
}
