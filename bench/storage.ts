import { runCommand, UsageError } from "#scripts/lib/command";
import { loadListings } from "./scale/load.ts";
import { LOADED_BEFORE, openDirectory } from "./scale/open.ts";
import { ofLength, textsFrom, vocabulary } from "./scale/texts.ts";

/** `npm run bench:storage`: what each table and index takes of the room of one listing. Source: docs/scaling.md#room. */

/** What takes less is said together. */
const NAMED_FROM = 40;

interface Part {
	name: string;
	/** Bytes a listing, of whole pages. */
	bytes: number;
	/** Of these, bytes that hold nothing. */
	unused: number;
}

runCommand({
	name: "bench:storage",
	summary: "Bytes that each table and index takes for one listing, with texts of one length.",
	options: { size: { type: "string" }, characters: { type: "string" } },
	optionText: {
		size: "Listings (default 20000).",
		characters: "Characters of all texts of a listing together (default 1000).",
	},
	async run({ values, say }) {
		const size = Number(values.size ?? 20_000);
		const characters = Number(values.characters ?? 1000);
		if (!Number.isInteger(size) || size < 1000) throw new UsageError("--size takes a whole number from 1000.");
		if (!Number.isInteger(characters) || characters < 400) {
			throw new UsageError("--characters takes a whole number from 400.");
		}
		const { base, categoryIds, close } = await openDirectory();
		try {
			const before = partsOf(base.file, 1);
			const texts = textsFrom(vocabulary());
			const span = { first: LOADED_BEFORE + 1, last: LOADED_BEFORE + size, categoryIds };
			await loadListings(
				base.d1,
				span,
				(id) => ofLength(texts(id), characters),
				() => {},
			);
			const empty = new Map(before.map(({ name, bytes }) => [name, bytes / size]));
			const parts = partsOf(base.file, size).map((part) => ({
				...part,
				bytes: Math.round(part.bytes - (empty.get(part.name) ?? 0)),
			}));
			const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
			const named = parts.filter(({ bytes }) => bytes >= NAMED_FROM);
			say(
				[
					...named.map(({ name, bytes, unused }) => `| ${name} | ${bytes} | ${unused} |`),
					`| everything else | ${sum - named.reduce((total, { bytes }) => total + bytes, 0)} | |`,
					`| all | ${sum} | |`,
				].join("\n"),
			);
			return { size, characters, sum, parts: named };
		} finally {
			await close();
		}
	},
});

/** Full-text tables as one, tables and indexes each by itself; the largest first. */
function partsOf(file: { prepare(sql: string): { all(): unknown[] } }, size: number): Part[] {
	const rows = file
		.prepare(
			`SELECT coalesce((SELECT f.name FROM sqlite_schema f WHERE f.sql LIKE 'CREATE VIRTUAL TABLE%fts5(%' AND b.name GLOB f.name || '_*'), b.name) AS name,
				sum(b.pgsize) AS bytes, sum(b.unused) AS unused
			FROM dbstat('main', 1) b GROUP BY 1 ORDER BY 2 DESC`,
		)
		.all() as Part[];
	return rows.map(({ name, bytes, unused }) => ({
		name,
		bytes: bytes / size,
		unused: Math.round(unused / size),
	}));
}
