import type { Outcome, Scored } from "./score.ts";

export const OUTCOMES: readonly Outcome[] = ["right", "blank_ok", "wrong", "invented", "missed"];

export type Counts = Record<Outcome, number>;

export interface FieldReport extends Counts {
	field: string;
	/** Right among all facts that the sites state; null where none of them states one. */
	recall: number | null;
	/** Right among all that was drafted; null where nothing was. */
	precision: number | null;
}

function share(part: number, whole: number): number | null {
	return whole === 0 ? null : part / whole;
}

export function countOutcomes(scored: readonly Scored[]): Counts {
	const counts: Counts = { right: 0, blank_ok: 0, wrong: 0, invented: 0, missed: 0 };
	for (const { outcome } of scored) counts[outcome]++;
	return counts;
}

/** One line a field; the platforms of socials are taken together. */
export function reportFields(scored: readonly Scored[]): FieldReport[] {
	const fields = Map.groupBy(scored, ({ field }) => field.split(".")[0] ?? field);
	return [...fields].map(([field, of]) => {
		const counts = countOutcomes(of);
		const { right, wrong, invented, missed } = counts;
		return {
			field,
			...counts,
			recall: share(right, right + wrong + missed),
			precision: share(right, right + wrong + invented),
		};
	});
}

export function percent(value: number | null): string {
	return value === null ? "-" : `${(value * 100).toFixed(1)}%`;
}

/** Left-aligned first column, right-aligned others. */
export function textTable(rows: readonly (readonly string[])[]): string {
	const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
	const line = (row: readonly string[]) =>
		row
			.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
			.join("  ");
	return rows.map((row) => line(row).trimEnd()).join("\n");
}

export function fieldTable(reports: readonly FieldReport[]): string {
	const head = ["field", ...OUTCOMES, "precision", "recall"];
	const rows = reports.map((report) => [
		report.field,
		...OUTCOMES.map((outcome) => String(report[outcome])),
		percent(report.precision),
		percent(report.recall),
	]);
	return textTable([head, ...rows]);
}
