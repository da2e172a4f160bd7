import { type AiRunner, BUSY } from "#adapters/ai/workers-ai";
import { untilAborted } from "#adapters/until-aborted";
import { vectorsIn } from "#adapters/vectors/reply";
import { type Meaning, MeaningError } from "#core/ports/meaning";

/** 5006: the input does not fit the model's schema. */
const REFUSED = /\b(?:400|413|5006)\b|too long|invalid input/i;

/** Vectors of an embedding model of Workers AI. It takes no signal: who waits stops waiting. */
export function workersAiVectors(ai: AiRunner, model: string): Meaning["vectorsOf"] {
	return async (texts, signal) => {
		try {
			const reply = await untilAborted(ai.run(model, { text: [...texts] }), signal, timedOut);
			const rows = typeof reply === "object" && reply !== null && "data" in reply ? reply.data : undefined;
			return vectorsIn(rows, texts.length);
		} catch (error) {
			throw failureOf(error);
		}
	};
}

const timedOut = () => new MeaningError("timeout", "the model took too long");

function failureOf(error: unknown): MeaningError {
	if (error instanceof MeaningError) return error;
	const message = error instanceof Error ? error.message : String(error);
	if (BUSY.test(message)) return new MeaningError("rate_limited", "the model is busy");
	if (REFUSED.test(message)) return new MeaningError("refused", message.slice(0, 200));
	return new MeaningError("unavailable", message.slice(0, 200));
}
