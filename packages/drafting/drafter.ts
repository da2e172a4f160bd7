import type { DrafterInput } from "#core/draft-fields";
import type { Drafter, DraftResult } from "#core/ports-drafter";
import { gateDraft } from "#drafting/evidence-gate";
import { draftFromPages } from "#drafting/extractive/draft-from-pages";

/** The embedded drafter: reads values off the pages, needs no model, no account and no network. */
export function draftExtractively(input: DrafterInput): DraftResult {
	const { draft, dropped } = gateDraft(draftFromPages(input), input.pages, input);
	return { draft, dropped, source: "extractive" };
}

export function createDrafter(): Drafter {
	return { draft: async (input) => draftExtractively(input) };
}
