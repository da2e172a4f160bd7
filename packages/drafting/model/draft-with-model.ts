import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";
import type { DroppedValue } from "#core/ports/drafter";
import { type ChatModel, ModelError } from "#core/ports/model";
import { gateDraft } from "#drafting/evidence-gate";
import { answerSchema, type ModelAnswer, type Part, parseAnswer, partsFor } from "#drafting/model/answer";
import { buildPrompt, type Prompt } from "#drafting/model/prompt";
import { draftFromAnswer } from "#drafting/model/to-draft";

/** The first try and one more. */
const TRIES = 2;
const ANSWER_TOKENS_MAX = 6000;

export interface ModelOptions {
	/** For both tries together. */
	timeoutMs: number;
}

/** What a model's draft came to: the values that passed the gate, and what was said about the others. */
export interface ModelDraft {
	draft: SiteDraft | null;
	dropped: DroppedValue[];
}

async function ask(
	model: ChatModel,
	prompt: Prompt,
	parts: readonly Part[],
	signal: AbortSignal,
): Promise<ModelAnswer> {
	const reply = await model.complete({
		system: prompt.system,
		user: prompt.user,
		schemaName: "product_profile",
		schema: answerSchema(parts),
		maxTokens: ANSWER_TOKENS_MAX,
		signal,
	});
	const parsed = parseAnswer(reply, parts);
	if (!parsed.ok) throw new ModelError("bad_reply", parsed.problem);
	return parsed.answer;
}

/**
 * Asks a model for a draft and lets the answer through the gate.
 * @returns a null draft when the model failed twice; `dropped` then says why. Never throws for a model's failure.
 */
export async function draftWithModel(
	model: ChatModel,
	input: DrafterInput,
	options: ModelOptions,
): Promise<ModelDraft> {
	const parts = partsFor(input.only);
	if (parts.length === 0) return { draft: null, dropped: [] };
	const prompt = buildPrompt(input, parts);
	if (prompt.units.size === 0) return { draft: null, dropped: [] };
	const signal = AbortSignal.timeout(options.timeoutMs);
	const failures: DroppedValue[] = [];
	for (let attempt = 1; attempt <= TRIES && !signal.aborted; attempt++) {
		try {
			const answer = await ask(model, prompt, parts, signal);
			const { draft, dropped } = gateDraft(draftFromAnswer(answer, prompt.units), input.pages, input);
			return { draft, dropped };
		} catch (error) {
			if (!(error instanceof ModelError)) throw error;
			failures.push({ field: "model", reason: `${error.failure}: ${error.message}` });
		}
	}
	return { draft: null, dropped: failures };
}
