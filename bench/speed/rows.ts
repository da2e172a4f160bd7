/** What was measured, as it is told on the console and in docs/performance.md. */

export interface Row {
	name: string;
	cpuMs: number;
	beside: string;
	/** Median over the rounds, each compared within itself. */
	ratio: number;
	aim: number | null;
	atLeast: number | null;
	/** Statements and calls of the database, where they were recorded. */
	statements?: number;
	calls?: number;
}

export function asText({ name, cpuMs, beside, ratio, aim, atLeast, statements, calls }: Row): string {
	const asked = calls === undefined ? "" : `  ${statements} statements in ${calls} calls`;
	const held = aim === null ? "" : ` (aim ${aim})`;
	const wanted = atLeast === null ? "" : ` (at least ${atLeast})`;
	return `${cpuMs.toFixed(3).padStart(8)}  ${ratio.toFixed(2).padStart(6)} x ${beside}${held}${wanted}  ${name}${asked}`;
}

/** Floors are seen in the ratios. */
export function tableOf(rows: readonly Row[]): string[] {
	const shown = rows.filter(({ name }) => !name.startsWith(FLOOR_OF));
	return [
		"| case | CPU, ms | beside | ratio | aim | statements | calls of D1 |",
		"| --- | --- | --- | --- | --- | --- | --- |",
		...shown.map(({ name, cpuMs, beside, ratio, aim, statements = "", calls = "" }) => {
			if (name === beside) return `| ${name}, by a bare route | ${cpuMs.toFixed(2)} | | | | | |`;
			const other = beside.startsWith(FLOOR_OF) ? "its floor" : beside;
			return `| ${name} | ${cpuMs.toFixed(2)} | ${other} | ${ratio.toFixed(2)} | ${aim ?? ""} | ${statements} | ${calls} |`;
		}),
	];
}

/** What the names of floors begin with. */
export const FLOOR_OF = "floor of ";

/** What the others take, each beside ours. */
export function peerTable(rows: readonly Row[]): string[] {
	const others = rows.filter(({ atLeast }) => atLeast !== null);
	const nameOf = ({ name }: Row) => name.slice(0, name.indexOf(":"));
	const names = [...new Set(others.map(nameOf))];
	const theirs = (row: Row | undefined) =>
		row === undefined ? "  |  |" : ` ${row.cpuMs.toFixed(2)} | ${row.ratio.toFixed(2)} |`;
	return [
		`| case | ours, ms |${names.map((name) => ` ${name}, ms | times ours |`).join("")}`,
		`| --- | --- |${names.map(() => " --- | --- |").join("")}`,
		...[...new Set(others.map(({ beside }) => beside))].map((read) => {
			const ours = rows.find(({ name }) => name === read)?.cpuMs.toFixed(2) ?? "";
			const cells = names.map((name) => theirs(others.find((row) => row.beside === read && nameOf(row) === name)));
			return `| ${read} | ${ours} |${cells.join("")}`;
		}),
	];
}
