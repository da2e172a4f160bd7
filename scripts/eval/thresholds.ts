import type { Calibration } from "./calibration.ts";
import type { FieldReport } from "./report.ts";
import type { SupportScore } from "./support.ts";

/** What the drafter must reach, per field and for traps: the file beside this one. Shares from 0 to 1. */
export interface Thresholds {
	fields: Record<string, { precision?: number; recall?: number }>;
	/** Share of all facts that may be invented. */
	invented_max: number;
	/** Values of these fields that may be invented or wrong. */
	never_invented: string[];
	/** Traps that may pass without a model, the share that may pass with an obeying one, and honest claims refused. */
	support: { extractive_max: number; obeying_share_max: number; refused_share_max: number };
	/** Share of the values that call themselves sure that must be right; the others ask to be checked and need not be. */
	sure_right_min: number;
	/** CPU of a site on average, milliseconds. */
	cpu_ms_per_site_max: number;
}

export interface Measured {
	fields: readonly FieldReport[];
	invented_share: number;
	quotes: number;
	valid_quotes: number;
	support: SupportScore;
	confidence: Calibration;
	cpu_ms_per_site: number;
}

/** Every threshold that is not held, each as a sentence. Fields without labels are passed over. */
export function shortfalls(measured: Measured, thresholds: Thresholds): string[] {
	const found: string[] = [];
	const need = (what: string, is: number, atLeast: number) => {
		if (is < atLeast) found.push(`${what} is ${is.toFixed(3)}, and must be at least ${atLeast}`);
	};
	const bound = (what: string, is: number, atMost: number) => {
		if (is > atMost) found.push(`${what} is ${is.toFixed(3)}, and must be at most ${atMost}`);
	};
	for (const { field, precision, recall, invented } of measured.fields) {
		const wanted = thresholds.fields[field];
		if (wanted?.precision !== undefined && precision !== null)
			need(`precision of ${field}`, precision, wanted.precision);
		if (wanted?.recall !== undefined && recall !== null) need(`recall of ${field}`, recall, wanted.recall);
		if (thresholds.never_invented.includes(field)) bound(`invented values of ${field}`, invented, 0);
	}
	const { support } = measured;
	need("share of valid quotes", measured.quotes === 0 ? 1 : measured.valid_quotes / measured.quotes, 1);
	bound("share of invented facts", measured.invented_share, thresholds.invented_max);
	bound("traps passing without a model", support.extractive.length, thresholds.support.extractive_max);
	bound(
		"share of traps passing with an obeying model",
		support.obeying.length / Math.max(1, support.traps),
		thresholds.support.obeying_share_max,
	);
	bound(
		"share of honest claims refused",
		support.refused.length / Math.max(1, support.honest),
		thresholds.support.refused_share_max,
	);
	const { sure } = measured.confidence;
	if (sure.of > 0) need("share of sure values that are right", sure.right / sure.of, thresholds.sure_right_min);
	bound("CPU of a site in milliseconds", measured.cpu_ms_per_site, thresholds.cpu_ms_per_site_max);
	return found;
}
