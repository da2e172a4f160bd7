import {
	type CallToolResult,
	type InputRequiredResult,
	isInputRequiredResult,
	ProtocolError,
	ProtocolErrorCode,
	type RequestMeta,
	Server,
	type ServerContext,
	type Tool,
} from "@modelcontextprotocol/server";
import { wait } from "#core/wait";
import { callAsking, showsForms } from "#workers/mcp/ask";
import { callTool, refusedCall, resultOf } from "#workers/mcp/call";
import { complete } from "#workers/mcp/completions";
import { exchangeOf } from "#workers/mcp/exchange";
import { identityOf, keyOf, LIST_CACHE } from "#workers/mcp/identity";
import { INSTRUCTIONS } from "#workers/mcp/instructions";
import { getPrompt, listPrompts } from "#workers/mcp/prompts";
import { asksPeople } from "#workers/mcp/question";
import { listResources, listResourceTemplates, readResource } from "#workers/mcp/resources";
import type { Surface } from "#workers/mcp/surface";
import { findTool, listTools, noSuchTool } from "#workers/mcp/tools";
import { callUntilDone, isWatched } from "#workers/mcp/watch";

/** Initialize-based versions, the preferred one first; 2026-07-28 is served by the stateless handler. Source: docs/api.md#versions. */
export const SESSION_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;

/**
 * The server of one request (2026-07-28) or of one session (earlier versions): same tools, resources and prompts.
 * @param siteName what people call the directory.
 */
export function toolServer(siteName: string): Server {
	const server = new Server(identityOf(siteName), {
		capabilities: {
			tools: { listChanged: false },
			resources: { listChanged: false },
			prompts: { listChanged: false },
			completions: {},
		},
		instructions: INSTRUCTIONS,
		supportedProtocolVersions: [...SESSION_VERSIONS],
		cacheHints: {
			"tools/list": LIST_CACHE,
			"prompts/list": LIST_CACHE,
			"resources/list": LIST_CACHE,
			"resources/templates/list": LIST_CACHE,
			"server/discover": LIST_CACHE,
		},
	});
	server.setRequestHandler(
		"tools/list",
		wholeList(async (ctx) => ({ tools: (await listTools(exchangeOf(ctx).surface)) as Tool[] })),
	);
	server.setRequestHandler("tools/call", ({ params }, ctx) => {
		const version = server.getNegotiatedProtocolVersion();
		const client = {
			structured: isStructured(exchangeOf(ctx).surface, version),
			forms: showsForms(server.getClientCapabilities(), version),
		};
		return answerCall(params.name, params.arguments ?? {}, client, ctx);
	});
	server.setRequestHandler(
		"resources/list",
		wholeList((ctx) => ({ resources: listResources(exchangeOf(ctx)) })),
	);
	server.setRequestHandler(
		"resources/templates/list",
		wholeList((ctx) => ({ resourceTemplates: listResourceTemplates(exchangeOf(ctx)) })),
	);
	server.setRequestHandler("resources/read", ({ params }, ctx) => readResource(params.uri, exchangeOf(ctx)));
	server.setRequestHandler(
		"prompts/list",
		wholeList(async () => ({ prompts: await listPrompts() })),
	);
	server.setRequestHandler("prompts/get", ({ params }) => getPrompt(params.name, params.arguments ?? {}));
	server.setRequestHandler("completion/complete", ({ params }, ctx) => complete(params, exchangeOf(ctx)));
	return server;
}

/**
 * Answers a request for a list, each of which is whole: no cursor leads on, and an empty one is sent by clients that have none.
 * Source: MCP, Pagination, Error Handling.
 */
function wholeList<Answer>(answer: (ctx: ServerContext) => Answer) {
	return ({ params }: { params?: { cursor?: string | undefined } | undefined }, ctx: ServerContext): Answer => {
		if (params?.cursor)
			throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such page: each list is whole.");
		return answer(ctx);
	};
}

/** `structuredContent` came with 2025-06-18; whoever lists shapes reads it whatever its version. */
export function isStructured({ answers, schemas }: Surface, version: string | undefined): boolean {
	return answers === "both" && (schemas === "full" || version !== "2025-03-26");
}

async function answerCall(
	name: string,
	args: Record<string, unknown>,
	client: { structured: boolean; forms: boolean },
	ctx: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
	const exchange = exchangeOf(ctx);
	const tool = findTool(name, exchange.surface);
	if (tool === undefined) {
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, noSuchTool(name, exchange.surface));
	}
	const operation = await tool.load();
	const meta: RequestMeta = ctx.mcpReq._meta ?? {};
	const idempotencyKey = keyOf(meta, exchange.idempotencyKey);
	const callWith = (input: Record<string, unknown>) => callTool(operation, input, idempotencyKey, exchange);
	if (client.forms && asksPeople(name)) {
		const asking = { tool: name, args, responses: ctx.mcpReq.inputResponses, exchange, call: callWith };
		const called = await callAsking(asking).catch((error: unknown) => refusedCall(error, exchange, operation));
		return isInputRequiredResult(called) ? called : resultOf(called, client.structured);
	}
	const call = () => callWith(args);
	const { progressToken } = meta;
	if (progressToken === undefined || !isWatched(name)) return resultOf(await call(), client.structured);
	const last = await callUntilDone({
		tool: name,
		call,
		report: (progress, message) =>
			ctx.mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, message } }),
		sleep: wait,
		signal: ctx.mcpReq.signal,
	});
	return resultOf(last, client.structured);
}
