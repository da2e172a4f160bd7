import type { DrafterInput } from "#core/drafts/draft-fields";
import type { Drafter, DraftResult } from "#core/ports/drafter";
import type { ChatModel } from "#core/ports/model";
import { gateDraft } from "#drafting/evidence-gate";
import { draftFromPages } from "#drafting/extractive/draft-from-pages";
import { draftWithModel } from "#drafting/model/draft-with-model";
import { mergeDrafts } from "#drafting/model/merge";

/** The embedded drafter: reads values off the pages, needs no model, no account and no network. */
export function draftExtractively(input: DrafterInput): DraftResult {
	const { draft, dropped } = gateDraft(draftFromPages(input), input.pages, input);
	return { draft, dropped, source: "extractive" };
}

export interface DrafterOptions {
	model?: ChatModel;
	/** For all that is asked of the model for one draft. */
	modelTimeoutMs?: number;
}

const MODEL_TIMEOUT_MS = 60_000;

/**
 * The drafter of the service. Without a model, and whenever the model fails, the draft is what can be read off the
 * pages; with one, its answer stands per field where it passes the gate.
 */
export function createDrafter({ model, modelTimeoutMs = MODEL_TIMEOUT_MS }: DrafterOptions = {}): Drafter {
	return {
		async draft(input) {
			const extracted = draftExtractively(input);
			if (!model) return extracted;
			const modelled = await draftWithModel(model, input, { timeoutMs: modelTimeoutMs });
			const dropped = [...extracted.dropped, ...modelled.dropped];
			const merged = modelled.draft && mergeDrafts(extracted.draft, modelled.draft);
			if (!merged) return { ...extracted, dropped };
			// Once more through the gate: what was put together of both drafts must hold as well.
			const gated = gateDraft(merged, input.pages, input);
			return { draft: gated.draft, dropped: [...dropped, ...gated.dropped], source: "model" };
		},
	};
}
