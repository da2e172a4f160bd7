import {
	acceptedContent,
	type ClientCapabilities,
	type InputRequiredResult,
	inputRequired,
} from "@modelcontextprotocol/server";
import { callerKey } from "#core/access/caller";
import type { Called } from "#workers/mcp/call";
import type { Exchange } from "#workers/mcp/exchange";
import { type Arguments, asksPeople, type Form } from "#workers/mcp/question";
import { QUESTIONS } from "#workers/mcp/questions";

/** The one question of a round. */
const KEY = "answer";

/** Whether a client shows forms: said on initialize, or with each request of 2026-07-28. No capabilities inside mean forms. */
export function showsForms(capabilities: ClientCapabilities | undefined, version: string | undefined): boolean {
	const asked = capabilities?.elicitation;
	if (asked === undefined || version === "2025-03-26") return false;
	return asked.form !== undefined || Object.keys(asked).length === 0;
}

export interface Asking {
	tool: string;
	args: Arguments;
	/** What the client has answered, in the round after a question. */
	responses: Record<string, unknown> | undefined;
	exchange: Exchange;
	call(args: Arguments): Promise<Called>;
}

/**
 * Calls a tool for a client that shows forms: what is missing, or should be confirmed, is asked of the person, once. In
 * 2026-07-28 the question is the answer of this request and the client sends it again; before, the SDK sends it on the way.
 */
export async function callAsking({
	tool,
	args,
	responses,
	exchange,
	call,
}: Asking): Promise<Called | InputRequiredResult> {
	if (!asksPeople(tool)) return call(args);
	const question = QUESTIONS[tool];
	if (responses !== undefined && Object.hasOwn(responses, KEY)) {
		const answer = acceptedContent(responses, KEY);
		const isRefused = answer === undefined || question.isRefused?.(answer) === true;
		if (isRefused) return question.before === undefined ? call(args) : declined();
		return call(await question.use(args, answer, exchange));
	}
	if (question.before !== undefined) {
		// The call that this may come before is not made yet, and nothing else would count it.
		exchange.invokeDeps.takeRate(callerKey(exchange.caller), "read", exchange.context().now);
		const first = await question.before(args, exchange);
		if (first) return asked(first);
	}
	const called = await call(args);
	const form = called.problem === null ? null : await question.after?.(args, called.problem, exchange);
	return form ? asked(form) : called;
}

function asked(form: Form): InputRequiredResult {
	return inputRequired({ inputRequests: { [KEY]: inputRequired.elicit(form) } });
}

function declined(): Called {
	const text = JSON.stringify({ title: "Not done", detail: "The person did not confirm it, so nothing was done." });
	return { text, replayed: false, answer: null, problem: null };
}
