import type { CallToolResult } from "@modelcontextprotocol/server";
import { AppError } from "#core/errors";
import type { Operation } from "#operations/define";
import { type InvokeDeps, invoke, type Outcome } from "#operations/invoke";
import { nextActionsOf, type Problem, toProblem } from "#workers/http/problem";
import { annotationsOf } from "#workers/mcp/annotations";
import type { Exchange } from "#workers/mcp/exchange";
import { findTool, splitArguments } from "#workers/mcp/tools";
import { noteRoute } from "#workers/measures/request-notes";

/**
 * Runs one operation with a tool's arguments.
 * @throws AppError for every refusal, as `invoke` does.
 */
export function runOperation(
	operation: Operation,
	args: Record<string, unknown>,
	idempotencyKey: string | undefined,
	exchange: Exchange,
): Promise<Outcome> {
	noteRoute(`tool ${operation.id}`);
	const input = splitArguments(operation, args);
	return invoke(operation, { input, idempotencyKey }, exchange.context(), depsFor(operation, exchange.invokeDeps));
}

/**
 * Runs one operation as a tool.
 * An answer goes out twice, as `structuredContent` and as text, because some clients forward only one of them. A refusal
 * is a result with `isError` and the problem body as text; only text, because older clients hold structured content
 * against the tool's output schema also when it is an error.
 * Never throws: JSON-RPC errors are for faults of the protocol.
 */
export async function callTool(
	operation: Operation,
	args: Record<string, unknown>,
	idempotencyKey: string | undefined,
	exchange: Exchange,
): Promise<CallToolResult> {
	try {
		const outcome = await runOperation(operation, args, idempotencyKey, exchange);
		return {
			content: [{ type: "text", text: outcome.body }],
			structuredContent: JSON.parse(outcome.body) as Record<string, unknown>,
			...(outcome.replayed && { _meta: { "idempotency-replayed": true } }),
		};
	} catch (error) {
		return { content: [{ type: "text", text: JSON.stringify(problemOf(error, exchange, operation)) }], isError: true };
	}
}

interface ToolProblem extends Problem {
	/** What HTTP would say in `Retry-After`. */
	retry_after_seconds?: number;
	/** What to call next, of the tools that are offered. */
	next_actions?: { tool: string; why: string }[];
}

/** The problem body of a refusal, in the words of tools; a fault of ours is logged under its id. */
export function problemOf(error: unknown, exchange: Exchange, refused: Operation | null): ToolProblem {
	const { links, log } = exchange.context();
	const problem = toProblem(error, links, exchange.requestId);
	if (problem.status >= 500) log.error("request_failed", error, { request_id: exchange.requestId });
	const retryAfterSeconds = error instanceof AppError ? error.retryAfterSeconds : undefined;
	const next = nextActionsOf(error, refused)
		.filter(({ operation }) => findTool(operation, exchange.surface) !== undefined)
		.map(({ operation, why }) => ({ tool: operation, why }));
	return {
		...problem,
		...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
		...(next.length > 0 && { next_actions: next }),
	};
}

/** A tool that calls itself read-only cannot commit: its annotation is a promise that clients act on without asking. */
function depsFor(operation: Operation, deps: InvokeDeps): InvokeDeps {
	if (!annotationsOf(operation).readOnlyHint) return deps;
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
