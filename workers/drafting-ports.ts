import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import { type AiRunner, workersAiModel } from "#adapters/ai/workers-ai";
import type { Drafter } from "#core/ports/drafter";
import type { ChatModel } from "#core/ports/model";
import { createDrafter } from "#drafting/drafter";
import type { Env } from "#workers/env";

/** Has a context long enough for a whole site, and a JSON mode. Source: Workers AI, model catalogue. */
const WORKERS_AI_MODEL = "@cf/google/gemma-4-26b-a4b-it";

/**
 * The drafter, with a model where the environment has one: an OpenAI-compatible endpoint that AI_BASE_URL and
 * AI_MODEL name, or Workers AI. Without one it reads the pages alone.
 * @param modelTimeoutMs how long somebody waits for the model; what it has not answered by then is read off the pages.
 */
export function drafter(env: Env, modelTimeoutMs?: number): Drafter {
	const model = modelOf(env);
	return createDrafter({ ...(model && { model }), ...(modelTimeoutMs !== undefined && { modelTimeoutMs }) });
}

function modelOf(env: Env): ChatModel | undefined {
	const { AI: ai, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = env;
	if (typeof baseUrl === "string" && typeof model === "string") {
		return openAiCompatibleModel({ baseUrl, model, ...(typeof apiKey === "string" && { apiKey }) });
	}
	return isRunner(ai) ? workersAiModel(ai, typeof model === "string" ? model : WORKERS_AI_MODEL) : undefined;
}

function isRunner(value: unknown): value is AiRunner {
	return typeof value === "object" && value !== null && "run" in value;
}
