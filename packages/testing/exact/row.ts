/** Rounds, statements, rows read, rows written. */
export type ExactRow = readonly [rounds: number, statements: number, rowsRead: number, rowsWritten: number];

export const EXACT_KINDS = ["operations", "pages", "actions", "people"] as const;
export type ExactKind = (typeof EXACT_KINDS)[number];

/** By what was asked for. */
export type ExactTable = Record<string, ExactRow>;

/**
 * Statements and rows that something may ask for beyond the table: a new table or category read with others, and what
 * full-text tables keep of tests before, which they read through. A page of listings more is named.
 */
const SLACK = { statements: 2, rows: 18, share: 1.1 };

/** What asks for more than the table says, in words. What the table does not name yet is not compared. */
export function growths(table: ExactTable, now: ExactTable): string[] {
	return Object.entries(now).flatMap(([name, row]) => {
		const before = table[name];
		if (before === undefined) return [];
		const most: ExactRow = [
			before[0],
			before[1] + SLACK.statements,
			before[2] * SLACK.share + SLACK.rows,
			before[3] * SLACK.share + SLACK.rows,
		];
		const isMore = row.some((count, index) => count > (most[index] ?? 0));
		return isMore ? [`${name}: ${rowWords(before)} in the table, ${rowWords(row)} counted`] : [];
	});
}

export function rowWords(row: ExactRow | undefined): string {
	if (row === undefined) return "nothing";
	const [rounds, statements, read, written] = row;
	return `${rounds} rounds, ${statements} statements, ${read} rows read, ${written} written`;
}
