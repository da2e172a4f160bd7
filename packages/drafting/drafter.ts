import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";
import type { Drafter, DraftProgress, DraftResult } from "#core/ports/drafter";
import type { ChatModel } from "#core/ports/model";
import { gateDraft } from "#drafting/evidence-gate";
import { draftFromPages } from "#drafting/extractive/draft-from-pages";
import { askModel, type ModelAnswering } from "#drafting/model/ask-model";
import { mergeDrafts } from "#drafting/model/merge";
import { draftFromAnswer } from "#drafting/model/to-draft";

/** The embedded drafter: reads values off the pages, needs no model, no account and no network. */
export function draftExtractively(input: DrafterInput): DraftResult {
	const found = draftFromPages(input);
	const { draft, dropped } = gateDraft(found, input.pages, input);
	return { draft: withoutRemnants(draft, found), dropped, source: "extractive" };
}

const LISTS = ["features", "usps"] as const;

/** Few entries of which the gate refused most of the others say nothing of what a list was. */
function withoutRemnants(draft: SiteDraft, found: SiteDraft): SiteDraft {
	const count = ({ fields }: SiteDraft, field: (typeof LISTS)[number]) => fields[field]?.value.length ?? 0;
	const isRemnant = (field: (typeof LISTS)[number]) => count(draft, field) * 2 < count(found, field);
	const fields = { ...draft.fields };
	for (const field of LISTS) if (isRemnant(field)) delete fields[field];
	return { ...draft, fields };
}

export interface DrafterOptions {
	model?: ChatModel;
	/** For all that is asked of the model for one draft. */
	modelTimeoutMs?: number;
	/** While the model answers, what has come is shown this often. */
	showEveryMs?: number;
	/** Reads values off the pages; who asks a model of the same pages many times hands in what was read before. */
	extract?: (input: DrafterInput) => DraftResult;
}

const MODEL_TIMEOUT_MS = 60_000;
const SHOW_EVERY_MS = 1000;

/**
 * The drafter of the service. Without a model, and whenever the model fails, the draft is what can be read off the
 * pages; with one, its answer stands per field where it passes the gate.
 */
export function createDrafter({
	model,
	modelTimeoutMs = MODEL_TIMEOUT_MS,
	showEveryMs = SHOW_EVERY_MS,
	extract = draftExtractively,
}: DrafterOptions = {}): Drafter {
	return {
		async draft(input, { onDraft, answers, signal: unwanted }: DraftProgress = {}) {
			if (!model) return extract(input);
			const stop = new AbortController();
			const ends = [stop.signal, AbortSignal.timeout(modelTimeoutMs), ...(unwanted === undefined ? [] : [unwanted])];
			const signal = AbortSignal.any(ends);
			const answering = askModel(model, input, { signal, answers: answers ?? {} });
			try {
				// Reading values off the pages holds the thread: the requests leave first, and the model answers meanwhile.
				await isSettled(answering.finished, 0);
				const extracted = extract(input);
				let shown = answering.taken;
				await onDraft?.({ ...extracted, answers: { ...answering.answer } });
				while (!(await isSettled(answering.finished, showEveryMs))) {
					if (answering.taken === shown) continue;
					shown = answering.taken;
					await onDraft?.(together(extracted, answering, input));
				}
				return together(extracted, answering, input);
			} finally {
				// When what is found could not be shown, nobody waits for the rest.
				stop.abort();
			}
		},
	};
}

/** What both have found by now. What was put together of both drafts must hold as well, so it passes the gate again. */
function together(
	extracted: DraftResult,
	{ answer, units, failures }: ModelAnswering,
	input: DrafterInput,
): DraftResult {
	const name = extracted.draft.fields.name?.value;
	const modelled = gateDraft(draftFromAnswer(answer, units), input.pages, input, name);
	const dropped = [...extracted.dropped, ...failures, ...modelled.dropped];
	const merged = mergeDrafts(extracted.draft, modelled.draft);
	if (!merged) return { ...extracted, dropped, answers: { ...answer } };
	const gated = gateDraft(merged, input.pages, input);
	return { draft: gated.draft, dropped: [...dropped, ...gated.dropped], source: "model", answers: { ...answer } };
}

/** Whether something comes to an end within a time. */
async function isSettled(work: Promise<unknown>, withinMs: number): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), withinMs);
	});
	try {
		return await Promise.race([work.then(() => true), late]);
	} finally {
		clearTimeout(timer);
	}
}
