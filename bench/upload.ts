import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { partName } from "#scripts/lib/bundle-parts";
import { runCommand } from "#scripts/lib/command";
import { piecesOf, type SourceMapText } from "#scripts/lib/generated-parts";
import { writeTable } from "#scripts/lib/page-table";
import { productionBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * `npm run bench:upload`: what a deployment uploads, by the part it is of. Source: docs/start.md#the-upload.
 */

const KIB = 1024;
/** All scripts together, compressed. */
const MAX_BYTES = 1024 * KIB;
/** Parts that weigh less are told together. */
const SHOWN_BYTES = 4 * KIB;

interface Part {
	part: string;
	bytes: number;
	/** By how much the compressed whole is smaller without it. */
	gzipBytes: number;
}

runCommand({
	name: "bench:upload",
	summary: "What each part of the upload weighs, alone and compressed with the rest.",
	options: { write: { type: "boolean" } },
	optionText: { write: "Put the table into docs/start.md." },
	async run({ values, say }) {
		const dir = await productionBundle(ROOT);
		const pieces = await piecesIn(dir);
		const script = pieces.map(({ text }) => text).join("");
		const parts = partsOf(pieces);
		const whole = { bytes: Buffer.byteLength(script), gzipBytes: compressed(script) };
		const apart = await modulesApart(dir);
		const lines = tableOf(whole, parts, apart);
		say(lines.join("\n"));
		if (values.write === true) await writeTable("docs/start.md", "upload", lines);
		if (whole.gzipBytes > MAX_BYTES) {
			say(`The script is beyond ${MAX_BYTES / KIB} KiB, compressed.`);
			process.exitCode = 1;
		}
		return { whole, parts, apart };
	},
});

/** What the modules of a built Worker are made of, one after the other, each piece with the name of its part. */
async function piecesIn(dir: string): Promise<{ text: string; part: string }[]> {
	const scripts = (await readdir(dir)).filter((file) => file.endsWith(".js")).sort();
	const modules = scripts.map(async (file) => {
		const map = JSON.parse(await readFile(join(dir, `${file}.map`), "utf8")) as SourceMapText;
		const names = map.sources.map((source) => partName(resolve(dir, source)));
		const pieces = piecesOf(await readFile(join(dir, file), "utf8"), map);
		return pieces.map(({ text, source }) => ({ text, part: names[source ?? -1] ?? "the bundler" }));
	});
	return (await Promise.all(modules)).flat();
}

function partsOf(pieces: readonly { text: string; part: string }[]): Part[] {
	const bytes = new Map<string, number>();
	for (const { text, part } of pieces) bytes.set(part, (bytes.get(part) ?? 0) + Buffer.byteLength(text));
	const whole = compressed(pieces.map(({ text }) => text).join(""));
	return [...bytes]
		.map(([part, size]) => {
			const rest = pieces.filter((piece) => piece.part !== part).map(({ text }) => text);
			return { part, bytes: size, gzipBytes: whole - compressed(rest.join("")) };
		})
		.sort((one, other) => other.gzipBytes - one.gzipBytes);
}

/** What is uploaded beside the script, each a module of its own. */
async function modulesApart(dir: string): Promise<Part[]> {
	const files = (await readdir(dir)).filter((file) => file.endsWith(".wasm"));
	return Promise.all(
		files.map(async (file) => {
			const content = await readFile(join(dir, file));
			return { part: file.replace(/-[0-9A-Z]{8}\./, "."), bytes: content.length, gzipBytes: compressed(content) };
		}),
	);
}

const compressed = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

const kib = (bytes: number): string => (bytes / KIB).toFixed(1);

function tableOf(whole: Omit<Part, "part">, parts: readonly Part[], apart: readonly Part[]): string[] {
	const shown = parts.filter(({ gzipBytes }) => gzipBytes >= SHOWN_BYTES);
	const rest = parts.filter(({ gzipBytes }) => gzipBytes < SHOWN_BYTES);
	const sum = (key: "bytes" | "gzipBytes") => rest.reduce((total, part) => total + part[key], 0);
	const rows = [
		...shown,
		{ part: `${rest.length} smaller ones`, bytes: sum("bytes"), gzipBytes: sum("gzipBytes") },
		{ part: "**the script**", ...whole },
		...apart.map((part) => ({ ...part, part: `apart: ${part.part}` })),
	];
	return [
		["part", "KiB", "KiB that the compressed whole is smaller without it"],
		["---", "---", "---"],
		...rows.map(({ part, bytes, gzipBytes }) => [part, kib(bytes), kib(gzipBytes)]),
	].map((cells) => `| ${cells.join(" | ")} |`);
}
