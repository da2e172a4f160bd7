import type { CallToolResult } from "@modelcontextprotocol/server";
import { AppError, type NextAction } from "#core/errors";
import type { Operation } from "#operations/define";
import type { SentKey } from "#operations/idempotency";
import { type InvokeDeps, invoke } from "#operations/invoke";
import type { Outcome } from "#operations/outcome";
import { nextActionsOf, type Problem, toProblem } from "#workers/http/problem";
import { splitDetail } from "#workers/mcp/detail";
import type { Exchange } from "#workers/mcp/exchange";
import type { Surface } from "#workers/mcp/surface";
import { findTool, splitArguments } from "#workers/mcp/tools";
import { noteRoute } from "#workers/measures/request-notes";

/**
 * Runs one operation with a tool's arguments.
 * @throws AppError for every refusal, as `invoke` does.
 */
export function runOperation(
	operation: Operation,
	args: Record<string, unknown> | (() => Record<string, unknown>),
	idempotencyKey: SentKey,
	exchange: Exchange,
): Promise<Outcome> {
	noteRoute(`tool ${operation.id}`);
	const input = async () => splitArguments(operation, typeof args === "function" ? args() : args);
	return invoke(operation, { input, idempotencyKey }, exchange.context(), depsFor(operation, exchange.invokeDeps));
}

/** What a call came to. */
export interface Called {
	/** What the tool says, as JSON: the answer as it is given, or the problem. */
	text: string;
	/** Whether an idempotency key had it answered before. */
	replayed: boolean;
	/** The whole answer; null when there is none. */
	answer: unknown;
	/** Why it was refused. */
	problem: Problem | null;
}

/**
 * Runs one operation as a tool. An answer goes out in brief, unless all of it is asked for.
 * Never throws: JSON-RPC errors are for faults of the protocol.
 * Source: docs/tool-server.md#answers.
 */
export async function callTool(
	operation: Operation,
	args: Record<string, unknown>,
	idempotencyKey: SentKey,
	exchange: Exchange,
): Promise<Called> {
	try {
		const split = () => splitDetail(args, exchange.surface.schemas);
		// Within the run, so that what it refuses counts as every refused call does.
		const outcome = await runOperation(operation, () => split().input, idempotencyKey, exchange);
		const { detail, input } = split();
		const isBrief = detail === "brief" && operation.brief !== null;
		const text = isBrief ? JSON.stringify(operation.brief?.(outcome.answer, input)) : outcome.body;
		return { text, replayed: outcome.replayed, answer: outcome.answer, problem: null };
	} catch (error) {
		return refusedCall(error, exchange, operation);
	}
}

/** What a refused call comes to. */
export function refusedCall(error: unknown, exchange: Exchange, operation: Operation): Called {
	const problem = problemOf(error, exchange, operation);
	return { text: JSON.stringify(problem), replayed: false, answer: null, problem };
}

/** What is said of a result beside its content. */
export const REPLAYED_META = { "idempotency-replayed": true };

/** The JSON message that answers a call, with what the tool says as it stands. @param more of the result, after what the tool says. */
export function resultMessage(
	id: string | number,
	{ text, answer }: Called,
	{ structured, more }: { structured: boolean; more: object },
): Response {
	const result = [
		`"content":[{"type":"text","text":${JSON.stringify(text)}}]`,
		...(answer === null ? [`"isError":true`] : structured ? [`"structuredContent":${text}`] : []),
		...Object.entries(more).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
	];
	return new Response(`{"result":{${result.join()}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`, {
		headers: { "Content-Type": "application/json" },
	});
}

/**
 * The result of a call: text, and the same in `structuredContent` where `structured` says so, because programs read one and some
 * clients forward only the other. A refusal is a result with `isError` and only text, because older clients hold structured
 * content against the tool's output schema also when it is an error.
 * Source: MCP, Tools, Structured Content.
 */
export function resultOf({ text, replayed, answer }: Called, structured: boolean): CallToolResult {
	return {
		content: [{ type: "text", text }],
		...(answer === null && { isError: true }),
		...(answer !== null && structured && { structuredContent: JSON.parse(text) as Record<string, unknown> }),
		...(replayed && { _meta: REPLAYED_META }),
	};
}

interface ToolProblem extends Problem {
	/** What HTTP would say in `Retry-After`. */
	retry_after_seconds?: number;
	next_actions?: readonly NextAction[];
}

/** The problem body of a refusal; a fault of ours is logged under its id. */
export function problemOf(error: unknown, exchange: Exchange, refused: Operation | null): ToolProblem {
	const { links, log, signal } = exchange.context();
	const problem = toProblem(error, links, exchange.requestId);
	// What was called off ends in an error that is nobody's, and that nobody is sent.
	if (problem.status >= 500 && signal?.aborted !== true)
		log.error("request_failed", error, { request_id: exchange.requestId });
	const retryAfterSeconds = error instanceof AppError ? error.retryAfterSeconds : undefined;
	return {
		...problem,
		...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
		...nextTools(error, refused, exchange.surface),
	};
}

/** What to call after a refusal, of the tools that are offered, in the words of answers. */
export function nextTools(
	error: unknown,
	refused: Pick<Operation, "id" | "path"> | null,
	surface: Surface,
): Pick<ToolProblem, "next_actions"> {
	const next = nextActionsOf(error, refused).filter(({ operation }) => findTool(operation, surface) !== undefined);
	return next.length > 0 ? { next_actions: next } : {};
}

/** A tool that calls itself read-only cannot commit: its annotation is a promise that clients act on without asking. */
function depsFor(operation: Operation, deps: InvokeDeps): InvokeDeps {
	if (!operation.effects.readOnly) return deps;
	return {
		...deps,
		aroundCommit: {
			before: () => {
				throw new Error(`${operation.id} is annotated as read-only and tried to write.`);
			},
			after: () => {},
		},
	};
}
