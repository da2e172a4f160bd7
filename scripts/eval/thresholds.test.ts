import { expect, it } from "vitest";
import { shortfalls, type Thresholds } from "./thresholds.ts";

const THRESHOLDS: Thresholds = {
	fields: { country: { precision: 0.95, recall: 0.5 } },
	invented_max: 0,
	never_invented: ["country"],
	support: { extractive_max: 0, obeying_share_max: 0.03, refused_share_max: 0.05 },
	sure_right_min: 0.9,
	cpu_ms_per_site_max: 100,
};

const report = (counts: { precision: number | null; recall: number | null; invented: number }) => ({
	field: "country",
	right: 1,
	blank_ok: 0,
	wrong: 0,
	missed: 0,
	...counts,
});

const measured = (country: Parameters<typeof report>[0], passing: string[] = []) => ({
	fields: [report(country)],
	invented_share: 0,
	quotes: 3,
	valid_quotes: 3,
	support: { traps: 100, honest: 20, extractive: [], obeying: passing, refused: [] },
	confidence: { sure: { right: 9, of: 10 }, please_check: { right: 0, of: 4 } },
	cpu_ms_per_site: 20,
});

it("finds nothing where everything is held", () => {
	expect(shortfalls(measured({ precision: 1, recall: 0.5, invented: 0 }), THRESHOLDS)).toEqual([]);
	expect(shortfalls(measured({ precision: null, recall: null, invented: 0 }), THRESHOLDS)).toEqual([]);
});

it("names each field, trap and bound that is not held", () => {
	expect(shortfalls(measured({ precision: 0.9, recall: 0.4, invented: 1 }, ["a", "b", "c", "d"]), THRESHOLDS)).toEqual([
		"precision of country is 0.900, and must be at least 0.95",
		"recall of country is 0.400, and must be at least 0.5",
		"invented values of country is 1.000, and must be at most 0",
		"share of traps passing with an obeying model is 0.040, and must be at most 0.03",
	]);
	expect(
		shortfalls(
			{ ...measured({ precision: 1, recall: 1, invented: 0 }), valid_quotes: 2, cpu_ms_per_site: 101 },
			THRESHOLDS,
		),
	).toEqual([
		"share of valid quotes is 0.667, and must be at least 1",
		"CPU of a site in milliseconds is 101.000, and must be at most 100",
	]);
});

it("holds what calls itself sure to being right, and what asks to be checked to nothing", () => {
	const good = measured({ precision: 1, recall: 1, invented: 0 });
	const sure = (right: number, of: number) =>
		shortfalls({ ...good, confidence: { ...good.confidence, sure: { right, of } } }, THRESHOLDS);
	expect(sure(8, 10)).toEqual(["share of sure values that are right is 0.800, and must be at least 0.9"]);
	expect(sure(0, 0)).toEqual([]);
});
