import Papa from "papaparse";

/**
 * How a formula begins, after apostrophes that make it none already: these get one more, so that taking one off gives back what
 * was there. What follows may be of several lines.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const KEPT_FORMULA = new RegExp(`^'(?=${FORMULA.source.slice(1)})`);

/**
 * Rows as lines of a file of comma-separated values that spreadsheets open. A value that a spreadsheet would take for a
 * formula gets an apostrophe before it: the words are other people's.
 * Sources: RFC 4180; https://owasp.org/www-community/attacks/CSV_Injection.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return "";
	return `${Papa.unparse(
		rows.map((row) => [...row]),
		{ escapeFormulae: FORMULA },
	)}\r\n`;
}

/** A value of such a file as it was before. */
export function valueOfCell(cell: string): string {
	return cell.replace(KEPT_FORMULA, "");
}
