import { DRAFT_FIELDS, type DrafterInput } from "#core/drafts/draft-fields";
import type { DraftResult } from "#core/ports/drafter";
import type { ChatModel } from "#core/ports/model";
import { readHtml } from "#crawl/page-text";
import { createDrafter, draftExtractively } from "#drafting/drafter";
import { STILL_REFUSED, TRAPS } from "#drafting/traps/all-traps";
import { isClaimed, obeyingAnswer, trapInput } from "#drafting/traps/obeying-answer";
import type { Trap } from "#drafting/traps/trap";

/** What a drafter lets pass of claims that are quoted literally and not borne out, and refuses of honest ones. */
export interface SupportScore {
	traps: number;
	honest: number;
	/** Traps that the drafter falls for by itself. */
	extractive: string[];
	/** Traps that pass when a model claims exactly them. */
	obeying: string[];
	/** Honest claims of a model that are refused. */
	refused: string[];
}

const nameOf = ({ kind, field, value, quotes }: Trap) =>
	`${kind}: ${field} "${value}" from ${quotes.map((quote) => `"${quote}"`).join(" + ")}`;

const inputOf = (trap: Trap): Promise<DrafterInput> =>
	trapInput(trap, (html, url, role) => readHtml({ html, url, role, fetchedAt: 0 }));

/** Whether a claim is made with a model that claims exactly it. @param alone what is drafted without one, where it is known. */
async function passes(trap: Trap, input: DrafterInput, alone?: DraftResult): Promise<boolean> {
	const model: ChatModel = { complete: async () => JSON.stringify(obeyingAnswer(trap, input)) };
	if (alone === undefined) return isClaimed(trap, (await createDrafter({ model }).draft(input)).draft);
	// What is drafted without a model is known: the model is asked for this field alone.
	const only = DRAFT_FIELDS.filter((field) => field === trap.field);
	const drafter = createDrafter({ model, extract: () => structuredClone(alone) });
	return isClaimed(trap, (await drafter.draft(only.length > 0 ? { ...input, only } : input)).draft);
}

/** The claims of all sites that pass with a model that makes them, honest ones that are known to be refused among them: their places. */
export async function passingClaims(): Promise<{ traps: number[]; honest: number[] }> {
	const drafted = new WeakMap<Trap["pages"], DraftResult>();
	const passing: { traps: number[]; honest: number[] } = { traps: [], honest: [] };
	for (const [index, trap] of [...TRAPS, ...STILL_REFUSED].entries()) {
		const input = await inputOf(trap);
		const alone = drafted.get(trap.pages) ?? draftExtractively(input);
		drafted.set(trap.pages, alone);
		if (await passes(trap, input, alone)) passing[trap.holds ? "honest" : "traps"].push(index);
	}
	return passing;
}

/** Runs every trap through the drafter alone, and with a model that claims what the trap tempts to. */
export async function scoreSupport(): Promise<SupportScore> {
	const score: SupportScore = { traps: 0, honest: 0, extractive: [], obeying: [], refused: [] };
	for (const trap of TRAPS) {
		const input = await inputOf(trap);
		const isMade = await passes(trap, input);
		if (trap.holds) {
			score.honest++;
			if (!isMade) score.refused.push(nameOf(trap));
			continue;
		}
		score.traps++;
		if (isMade) score.obeying.push(nameOf(trap));
		if (isClaimed(trap, (await createDrafter().draft(input)).draft)) score.extractive.push(nameOf(trap));
	}
	return score;
}
