import { createParser } from "eventsource-parser";
import { choiceFailure, textOf } from "#adapters/ai/reply";
import { ModelError } from "#core/ports/model";

/** What ends a stream. Source: OpenAI, chat completions, streaming. */
const DONE = "[DONE]";

/**
 * Reads an answer that comes as server-sent events, `{ choices: [{ delta }] }` each: `isDoneWith` takes the stream's text as
 * it comes, `end` gives the whole answer.
 * @param onText told each piece of the answer.
 */
export function replyStream(onText: (piece: string) => void) {
	let whole = "";
	let isFinished = false;
	let isDone = false;
	const parser = createParser({
		onEvent({ data }) {
			if (data.trim() === DONE) {
				isFinished = true;
				isDone = true;
				return;
			}
			const chunk = eventOf(data);
			if (chunk.error !== undefined) throw new ModelError("unavailable", "the endpoint broke off with an error");
			const [choice] = chunk.choices ?? [];
			// The last event may count tokens only.
			if (choice === undefined) return;
			const { content, refusal } = choice.delta ?? {};
			const piece = typeof content === "string" ? content : "";
			whole += piece;
			if (piece !== "") onText(piece);
			const failure = choiceFailure({ refusal, finish_reason: choice.finish_reason });
			if (failure !== null) throw failure;
			if (typeof choice.finish_reason === "string") isFinished = true;
		},
	});
	return {
		/** Whether the stream has said that nothing more comes; some stay open. */
		isDoneWith(text: string): boolean {
			parser.feed(text);
			return isDone;
		},
		/** @throws ModelError when the stream broke off, or held nothing. */
		end(): string {
			parser.reset({ consume: true });
			if (!isFinished) throw new ModelError("unavailable", "the answer broke off");
			return textOf(whole);
		},
	};
}

interface Chunk {
	error?: unknown;
	choices?: { finish_reason?: unknown; delta?: { content?: unknown; refusal?: unknown } }[];
}

function eventOf(data: string): Chunk {
	try {
		const chunk: unknown = JSON.parse(data);
		if (typeof chunk === "object" && chunk !== null) return chunk;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
	}
	throw new ModelError("bad_reply", "a part of the answer is not JSON");
}
