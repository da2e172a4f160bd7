import type { SiteDraft } from "#core/drafts/draft-fields";
import { SURE_SCORE } from "#core/evidence/evidence";
import { percent } from "./report.ts";
import type { Scored } from "./score.ts";

/** A chosen value with a score, and whether its labels call it right. */
export interface Judged {
	field: string;
	score: number;
	isRight: boolean;
}

/** How many of the values that are told the same are right. */
export interface RightShare {
	right: number;
	of: number;
}

/** Of the values with a score: those that call themselves sure, and those that ask to be checked. */
export interface Calibration {
	sure: RightShare;
	please_check: RightShare;
}

/** The values of a draft that carry a score and were scored by labels; of a list each entry, where labels tell them apart. */
export function judgedChoices(draft: SiteDraft, scored: readonly Scored[]): Judged[] {
	return Object.entries(draft.fields).flatMap(([field, candidate]) => {
		const { score } = candidate;
		if (score === undefined) return [];
		const labelled = (name: string) =>
			scored.filter((one) => one.field === name && one.outcome !== "missed" && one.outcome !== "blank_ok");
		const entries = labelled(`${field}_entries`);
		return (entries.length > 0 ? entries : labelled(field)).map(({ outcome }) => ({
			field,
			score,
			isRight: outcome === "right",
		}));
	});
}

export function calibrationOf(judged: readonly Judged[]): Calibration {
	const share = (of: readonly Judged[]) => ({ right: of.filter(({ isRight }) => isRight).length, of: of.length });
	return {
		sure: share(judged.filter(({ score }) => score >= SURE_SCORE)),
		please_check: share(judged.filter(({ score }) => score < SURE_SCORE)),
	};
}

/** All fields in one line, then each field that has any. */
export function calibrationLines(judged: readonly Judged[]): string[] {
	const fields = [...new Set(judged.map(({ field }) => field))].sort();
	const line = (name: string, of: readonly Judged[]) => {
		const { sure, please_check } = calibrationOf(of);
		return `${name}: sure ${told(sure)}, please check ${told(please_check)}`;
	};
	return [
		line("scores", judged),
		...fields.map((field) =>
			line(
				`  ${field}`,
				judged.filter((one) => one.field === field),
			),
		),
	];
}

function told({ right, of }: RightShare): string {
	return `${right} of ${of} right (${percent(of === 0 ? null : right / of)})`;
}
