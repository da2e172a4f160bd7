import Papa from "papaparse";

/**
 * Rows as lines of a file of comma-separated values that spreadsheets open. A value that a spreadsheet would take for a
 * formula gets an apostrophe before it: the words are other people's.
 * Sources: RFC 4180; https://owasp.org/www-community/attacks/CSV_Injection.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return "";
	return `${Papa.unparse(
		rows.map((row) => [...row]),
		{ escapeFormulae: true },
	)}\r\n`;
}
