import { replyText } from "#adapters/ai/reply";
import { replyStream } from "#adapters/ai/reply-stream";
import { textOfBody, wholeTextOf } from "#adapters/text-of-body";
import { type ChatModel, ModelError, type ModelFailure } from "#core/ports/model";

export interface OpenAiSettings {
	/** Address that `/chat/completions` follows: `https://host/v1`. */
	baseUrl: string;
	model: string;
	/** Sent as a bearer token; absent for servers that want none. */
	apiKey?: string | undefined;
	/** For tests and for bindings that bring their own. */
	fetch?: typeof fetch;
}

/** An answer to a profile is a few kilobytes; more is not read. */
const REPLY_MAX_BYTES = 512 * 1024;

const FAILURES: Record<number, ModelFailure> = { 408: "timeout", 422: "schema_not_met", 429: "rate_limited" };

const tooLong = () => new ModelError("bad_reply", "the answer is too long");

/** The answer of a response: a stream of events, or one JSON text from endpoints that do not stream. */
async function replyOf(response: Response, onText: (piece: string) => void): Promise<string> {
	if (response.headers.get("content-type")?.includes("text/event-stream")) {
		const stream = replyStream(onText);
		for await (const text of textOfBody(response, REPLY_MAX_BYTES, tooLong)) if (stream.isDoneWith(text)) break;
		return stream.end();
	}
	return replyText(parse(await wholeTextOf(response, REPLY_MAX_BYTES, tooLong)));
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new ModelError("bad_reply", "the answer is not JSON");
	}
}

function failureOf(error: unknown, signal: AbortSignal): ModelError {
	if (error instanceof ModelError) return error;
	if (signal.aborted) return new ModelError("timeout", "the model took too long");
	return new ModelError("unavailable", error instanceof Error ? error.message.slice(0, 200) : "no answer");
}

/** A model behind any endpoint that speaks OpenAI's chat completions, such as AI Gateway, vLLM or Ollama. */
export function openAiCompatibleModel({ baseUrl, model, apiKey, fetch: send = fetch }: OpenAiSettings): ChatModel {
	const address = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
	return {
		async complete({ system, user, schemaName, schema, maxTokens, signal, onText = () => {} }) {
			const headers: Record<string, string> = { "content-type": "application/json" };
			if (apiKey) headers.authorization = `Bearer ${apiKey}`;
			const body = JSON.stringify({
				model,
				messages: [
					{ role: "system", content: system },
					{ role: "user", content: user },
				],
				max_tokens: maxTokens,
				temperature: 0,
				stream: true,
				response_format: { type: "json_schema", json_schema: { name: schemaName, schema, strict: true } },
			});
			try {
				const response = await send(address, { method: "POST", headers, body, signal });
				if (!response.ok) {
					await response.body?.cancel();
					throw new ModelError(FAILURES[response.status] ?? "unavailable", `the endpoint answered ${response.status}`);
				}
				return await replyOf(response, onText);
			} catch (error) {
				throw failureOf(error, signal);
			}
		},
	};
}
