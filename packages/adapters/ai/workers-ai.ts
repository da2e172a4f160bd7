import { replyText } from "#adapters/ai/reply";
import { untilAborted } from "#adapters/until-aborted";
import { type ChatModel, ModelError } from "#core/ports/model";

/** The part of the Workers AI binding that is used. */
export interface AiRunner {
	run(model: string, body: Record<string, unknown>): Promise<unknown>;
}

/** Workers AI's own error numbers: 3040 out of capacity, 3036 the account's daily allowance is used up. */
export const BUSY = /\b(?:429|3040|3036)\b|capacity|rate.?limit|too many requests/i;
const SCHEMA = /json mode couldn'?t be met/i;

const timedOut = () => new ModelError("timeout", "the model took too long");

function failureOf(error: unknown): ModelError {
	if (error instanceof ModelError) return error;
	const message = error instanceof Error ? error.message : String(error);
	if (SCHEMA.test(message)) return new ModelError("schema_not_met", "the model could not answer after the schema");
	if (BUSY.test(message)) return new ModelError("rate_limited", "the model is busy");
	return new ModelError("unavailable", message.slice(0, 200));
}

/**
 * A model of Workers AI in JSON mode, which does not stream: each answer comes whole. Thinking is turned off where the model has such a switch: its tokens would use
 * up the answer's.
 */
export function workersAiModel(ai: AiRunner, model: string): ChatModel {
	return {
		async complete({ system, user, schemaName, schema, maxTokens, signal }) {
			const body = {
				messages: [
					{ role: "system", content: system },
					{ role: "user", content: user },
				],
				max_tokens: maxTokens,
				temperature: 0,
				response_format: { type: "json_schema", json_schema: { name: schemaName, schema, strict: true } },
				chat_template_kwargs: { enable_thinking: false },
			};
			try {
				return replyText(await untilAborted(ai.run(model, body), signal, timedOut));
			} catch (error) {
				throw failureOf(error);
			}
		},
	};
}
