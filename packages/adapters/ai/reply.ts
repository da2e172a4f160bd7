import { ModelError } from "#core/ports/model";

interface Choice {
	finish_reason?: unknown;
	message?: { content?: unknown; refusal?: unknown };
}

/** Why a choice is no answer; null when it may be one. */
export function choiceFailure(choice: { refusal?: unknown; finish_reason?: unknown }): ModelError | null {
	const { refusal, finish_reason: reason } = choice;
	if (typeof refusal === "string" && refusal !== "") return new ModelError("refused", "the model refused");
	if (reason === "content_filter") return new ModelError("refused", "the provider's filter held the answer back");
	if (reason === "length") return new ModelError("bad_reply", "the answer was cut off at its token limit");
	return null;
}

function contentOf({ message, finish_reason }: Choice): string {
	const failure = choiceFailure({ refusal: message?.refusal, finish_reason });
	if (failure !== null) throw failure;
	return textOf(message?.content);
}

/** @throws ModelError when there is no text. */
export function textOf(content: unknown): string {
	if (typeof content === "string" && content.trim() !== "") return content;
	if (Array.isArray(content)) {
		const parts = content.flatMap((part: { text?: unknown }) => (typeof part?.text === "string" ? [part.text] : []));
		if (parts.length > 0) return parts.join("");
	}
	if (typeof content === "object" && content !== null && !Array.isArray(content)) return JSON.stringify(content);
	throw new ModelError("bad_reply", "the answer is empty");
}

/**
 * The text of a chat answer: `{ choices: [{ message }] }` as OpenAI's interface has it, or `{ response }` as Workers AI
 * writes it, where the response may already be parsed.
 * @throws ModelError when there is none.
 */
export function replyText(reply: unknown): string {
	if (typeof reply !== "object" || reply === null) throw new ModelError("bad_reply", "the answer is no object");
	if ("choices" in reply && Array.isArray(reply.choices)) {
		const [choice] = reply.choices as Choice[];
		if (choice) return contentOf(choice);
	}
	if ("response" in reply) return textOf(reply.response);
	throw new ModelError("bad_reply", "the answer has neither choices nor a response");
}
