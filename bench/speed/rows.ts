import { againOf } from "./cases.ts";

/** What was measured, as it is told on the console and in docs/performance.md. */

export interface Row {
	name: string;
	cpuMs: number;
	beside: string;
	/** Median over the rounds, each compared within itself. */
	ratio: number;
	/** What a quarter of the rounds stayed below, and what a quarter went beyond. */
	spread: readonly [number, number];
	aim: number | null;
	atLeast: number | null;
	/** Of what others take, as multiples of a bare route with our statements and of our answer from memory, each as `ratio`. */
	timesFloor?: number;
	timesAgain?: number;
	/** Statements and calls of the database, where they were recorded. */
	statements?: number;
	calls?: number;
}

export function asText({ name, cpuMs, beside, ratio, spread, aim, atLeast, statements, calls }: Row): string {
	const asked = calls === undefined ? "" : `  ${statements} statements in ${calls} calls`;
	const held = aim === null ? "" : ` (aim ${aim})`;
	const wanted = atLeast === null ? "" : ` (at least ${atLeast})`;
	const between = spread.map((edge) => edge.toFixed(2)).join(" to ");
	return `${cpuMs.toFixed(3).padStart(8)}  ${ratio.toFixed(2).padStart(6)} (${between}) x ${beside}${held}${wanted}  ${name}${asked}`;
}

/** Floors are seen in the ratios. */
export function tableOf(rows: readonly Row[]): string[] {
	const shown = rows.filter(({ name }) => !name.startsWith(FLOOR_OF));
	return [
		"| case | CPU, ms | beside | ratio | half of the rounds | aim | statements | calls of D1 |",
		"| --- | --- | --- | --- | --- | --- | --- | --- |",
		...shown.map(({ name, cpuMs, beside, ratio, spread, aim, statements = "", calls = "" }) => {
			if (name === beside) return `| ${name}, by a bare route | ${cpuMs.toFixed(2)} | | | | | | |`;
			const other = beside.startsWith(FLOOR_OF) ? "its floor" : beside;
			const between = spread.map((edge) => edge.toFixed(2)).join(" to ");
			return `| ${name} | ${cpuMs.toFixed(2)} | ${other} | ${ratio.toFixed(2)} | ${between} | ${aim ?? ""} | ${statements} | ${calls} |`;
		}),
	];
}

/** What the names of floors begin with. */
export const FLOOR_OF = "floor of ";

/** What the others take, each beside ours, beside a bare route with our statements, and beside our answer from memory. */
export function peerTable(rows: readonly Row[]): string[] {
	const others = rows.filter(({ atLeast }) => atLeast !== null);
	const nameOf = ({ name }: Row) => name.slice(0, name.indexOf(":"));
	const names = [...new Set(others.map(nameOf))];
	const heads = names.flatMap((name) => [`${name}, ms`, "times ours", "times a bare route", "times from memory"]);
	const theirs = (row: Row | undefined) =>
		row === undefined
			? ["", "", "", ""]
			: [row.cpuMs, row.ratio, row.timesFloor, row.timesAgain].map((figure) => figure?.toFixed(2) ?? "");
	const lines = [...new Set(others.map(({ beside }) => beside))].map((read) => {
		const ours = [read, FLOOR_OF + read, againOf(read)].map(
			(one) => rows.find(({ name }) => name === one)?.cpuMs.toFixed(2) ?? "",
		);
		return [
			read,
			...ours,
			...names.flatMap((name) => theirs(others.find((row) => row.beside === read && nameOf(row) === name))),
		];
	});
	const head = ["case", "ours, ms", "a bare route, ms", "ours from memory, ms", ...heads];
	return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
}
