import type { SiteDraft } from "#core/drafts/draft-fields";
import { SURE_SCORE } from "#core/evidence/evidence";
import { percent } from "./report.ts";
import type { Scored } from "./score.ts";

/** A chosen value with a score, and whether its labels call it right. */
export interface Judged {
	score: number;
	isRight: boolean;
}

/** The values of a draft that carry a score and were scored by labels. */
export function judgedChoices(draft: SiteDraft, scored: readonly Scored[]): Judged[] {
	return Object.entries(draft.fields).flatMap(([field, candidate]) => {
		const { score } = candidate;
		if (score === undefined) return [];
		return scored
			.filter((one) => one.field === field && one.outcome !== "missed" && one.outcome !== "blank_ok")
			.map(({ outcome }) => ({ score, isRight: outcome === "right" }));
	});
}

/** How many of the values that call themselves sure are right, and of those that ask to be checked. */
export function calibrationLine(judged: readonly Judged[]): string {
	const told = (name: string, of: readonly Judged[]) => {
		const right = of.filter(({ isRight }) => isRight).length;
		return `${name}: ${right} of ${of.length} right (${percent(of.length === 0 ? null : right / of.length)})`;
	};
	const sure = judged.filter(({ score }) => score >= SURE_SCORE);
	const unsure = judged.filter(({ score }) => score < SURE_SCORE);
	return `scores: ${told("sure", sure)}, ${told("to be checked", unsure)}`;
}
