/**
 * Where an import stands. `open`: its columns are being named. `checking`, `running`: a pass is under way; only the
 * second writes listings. `checked`: it is known what would become of each row. `done`, `stopped`: the pass has ended,
 * or somebody ended it. Source: docs/imports.md#passes.
 */
export type ImportState = "open" | "checking" | "checked" | "running" | "done" | "stopped";

/** The two kinds of passes over the rows. */
export type ImportPass = Extract<ImportState, "checking" | "running">;

export function passOf(state: ImportState): ImportPass | null {
	return state === "checking" || state === "running" ? state : null;
}

/** What became of a row: it would be added, it was, its website is listed already, or it cannot be listed. */
export const ROW_OUTCOMES = ["new", "added", "there", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What is wrong with a row, or why it is there already. */
export interface RowProblem {
	/** What of a listing it is about; null where it is about the whole row. */
	field: string | null;
	message: string;
}
