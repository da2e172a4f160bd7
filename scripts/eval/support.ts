import type { ChatModel } from "#core/ports/model";
import { readHtml } from "#crawl/page-text";
import { createDrafter } from "#drafting/drafter";
import { TRAPS } from "#drafting/traps/all-traps";
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

/** Runs every trap through the drafter alone, and with a model that claims what the trap tempts to. */
export async function scoreSupport(): Promise<SupportScore> {
	const score: SupportScore = { traps: 0, honest: 0, extractive: [], obeying: [], refused: [] };
	for (const trap of TRAPS) {
		const input = await trapInput(trap, (html, url, role) => readHtml({ html, url, role, fetchedAt: 0 }));
		const model: ChatModel = { complete: async () => JSON.stringify(obeyingAnswer(trap, input)) };
		const passes = isClaimed(trap, (await createDrafter({ model }).draft(input)).draft);
		if (trap.holds) {
			score.honest++;
			if (!passes) score.refused.push(nameOf(trap));
			continue;
		}
		score.traps++;
		if (passes) score.obeying.push(nameOf(trap));
		if (isClaimed(trap, (await createDrafter().draft(input)).draft)) score.extractive.push(nameOf(trap));
	}
	return score;
}
