import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { csvLines } from "#core/csv";
import { type ColumnMapping, IMPORT_FIELDS, IMPORT_NEEDS } from "#core/imports/columns";
import { readTable } from "#core/imports/table";
import { IMPORT_NAME_MAX } from "#core/limits";
import { openBesideInstance } from "#scripts/lib/beside-instance";
import { runCommand, UsageError } from "#scripts/lib/command";
import {
	begin,
	ended,
	list,
	mappingOf,
	PART_CHARACTERS,
	type RefusedRow,
	refusedRows,
	type Standing,
} from "#scripts/lib/importing";
import { runningInstance } from "#scripts/lib/running";
import { stateDir } from "#scripts/lib/wrangler";

/** Refused rows that are printed; `--report` has all. */
const PRINTED = 20;

runCommand({
	name: "import",
	summary: "Takes products from a file (CSV, or JSON lines) into the directory; what is listed already stays as it is.",
	positionals: ["FILE"],
	options: {
		map: { type: "string" },
		category: { type: "string" },
		"dry-run": { type: "boolean" },
		report: { type: "string" },
		remote: { type: "boolean" },
	},
	optionText: {
		map: "What columns mean, where their names do not say it: name=Tool,website=Link.",
		category: "Slug of the category of rows that name none.",
		"dry-run": "Says what would become of every row, and lists nothing.",
		report: "A file for the rows that cannot be listed, as CSV with the reasons.",
		remote: "The deployed directory instead of the local one.",
	},
	async run({ values, positionals, say }) {
		const [file] = positionals;
		if (file === undefined) throw new UsageError("Give a CSV file with a line of names, or one of JSON lines.");
		const table = readTable(await readFile(file), PART_CHARACTERS);
		const mapping = mappingOf(table.columns, String(values.map ?? ""));
		sayColumns(table.columns, mapping, say);
		const remote = values.remote === true;
		const origin = remote ? null : await localOrigin();
		const category = values.category === undefined ? null : String(values.category);
		const db = await openBesideInstance(remote);
		try {
			const id = await begin(db, basename(file).slice(-IMPORT_NAME_MAX), table, { mapping, categories: {}, category });
			const checked = await ended(db, id, origin, progressOf("checked"));
			const refused = await refusedRows(db, id);
			const { fresh, there, rows } = checked;
			say(`${fresh} of ${rows} rows are new, ${there} are there already, ${checked.refused} cannot be listed.`);
			for (const line of refusedLines(refused)) say(line);
			if (typeof values.report === "string") await report(values.report, table.columns, refused);
			const isDry = values["dry-run"] === true;
			if (isDry || fresh === 0) {
				say(isDry ? `Nothing was listed. /admin/imports/${id} goes on from here.` : "There is nothing to list.");
				return { import: id, ...checked };
			}
			await list(db, id);
			const done = await ended(db, id, origin, progressOf("listed"));
			say(`Listed ${done.fresh}. /admin/imports/${id} shows what became of every row.`);
			return { import: id, ...done };
		} finally {
			db.close();
		}
	},
});

async function localOrigin(): Promise<string> {
	const running = await runningInstance(stateDir());
	if (running !== null) return running.origin;
	throw new Error("The local instance does the work, and is not running. Start it with npm start, then import again.");
}

function sayColumns(columns: readonly string[], mapping: ColumnMapping, say: (line: string) => void): void {
	const read = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined);
	say(`Columns: ${read.map((field) => `${field} = ${columns[mapping[field] ?? 0]}`).join(", ")}.`);
	const used = new Set(Object.values(mapping));
	const unread = columns.filter((_column, index) => !used.has(index));
	if (unread.length > 0) say(`Not read: ${unread.join(", ")}.`);
	const missing = IMPORT_NEEDS.filter((field) => mapping[field] === undefined);
	if (missing.length === 0) return;
	throw new UsageError(
		`No column is ${missing.join(" or ")}: say which with --map, such as --map ${missing[0]}=COLUMN.`,
	);
}

function progressOf(what: string) {
	let last = -1;
	return ({ rows, fresh, there, refused }: Standing) => {
		const done = fresh + there + refused;
		if (done !== last && process.stderr.isTTY)
			process.stderr.write(`\r${what} ${done} of ${rows} rows${done === rows ? "\n" : ""}`);
		last = done;
	};
}

function refusedLines(refused: readonly RefusedRow[]): string[] {
	const lines = refused.slice(0, PRINTED).map(({ line, problems }) => {
		const reasons = problems.map(({ field, message }) => (field === null ? message : `${field}: ${message}`));
		return `  line ${line}: ${reasons.join(" ")}`;
	});
	return refused.length > PRINTED ? [...lines, `  and ${refused.length - PRINTED} more`] : lines;
}

async function report(file: string, columns: readonly string[], refused: readonly RefusedRow[]): Promise<void> {
	const rows = refused.map(({ cells, problems }) => [...cells, problems.map(({ message }) => message).join(" ")]);
	await writeFile(file, csvLines([[...columns, "reason"], ...rows]));
}
