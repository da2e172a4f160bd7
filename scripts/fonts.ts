import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { runCommand } from "#scripts/lib/command";
import { ASSETS_DIR, hashedName } from "#scripts/lib/site-assets";

const PACKAGE = "@fontsource-variable/newsreader";

/** Letters of a cut, as inclusive ranges of code points. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** Basic Latin, Latin-1, and the punctuation of running text. */
const LATIN: Ranges = [
	[0x20, 0x7e],
	[0xa0, 0xff],
	[0x131, 0x131],
	[0x152, 0x153],
	[0x2013, 0x2014],
	[0x2018, 0x201a],
	[0x201c, 0x201e],
	[0x2020, 0x2020],
	[0x2022, 0x2022],
	[0x2026, 0x2026],
	[0x2030, 0x2030],
	[0x2039, 0x203a],
	[0x2044, 0x2044],
	[0x20ac, 0x20ac],
	[0x2122, 0x2122],
	[0x2212, 0x2212],
];

/** What names of Central Europe, the Baltic and Turkey need besides: loaded by pages that hold such a letter. */
const LATIN_EXT: Ranges = [
	[0x100, 0x17f],
	[0x218, 0x21b],
	[0x1e9e, 0x1e9e],
];

const TEXT_AXES = { opsz: 18, wght: { min: 400, max: 600 } };
const DISPLAY_AXES = { opsz: 44, wght: 500 };

/** The faces of the site, by the name their file begins with. */
const FACES = {
	"newsreader-text": { from: "latin", letters: LATIN, axes: TEXT_AXES },
	"newsreader-display": { from: "latin", letters: LATIN, axes: DISPLAY_AXES },
	"newsreader-text-ext": { from: "latin-ext", letters: LATIN_EXT, axes: TEXT_AXES },
	"newsreader-display-ext": { from: "latin-ext", letters: LATIN_EXT, axes: DISPLAY_AXES },
} as const;

function fileOf(path: string): string {
	return fileURLToPath(import.meta.resolve(`${PACKAGE}/${path}`));
}

function textOf(ranges: Ranges): string {
	return ranges
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
		.map((point) => String.fromCodePoint(point))
		.join("");
}

runCommand({
	name: "fonts",
	summary: "Cuts the faces of the site out of Newsreader, with its licence; run it after the font's package changed.",
	async run({ say }) {
		const sizes: Record<string, number> = {};
		for (const old of (await readdir(ASSETS_DIR)).filter((name) => name.endsWith(".woff2"))) await rm(ASSETS_DIR + old);
		for (const [name, { from, letters, axes }] of Object.entries(FACES)) {
			const whole = await readFile(fileOf(`files/newsreader-${from}-opsz-normal.woff2`));
			const cut = await subsetFont(whole, textOf(letters), { targetFormat: "woff2", variationAxes: axes });
			await writeFile(ASSETS_DIR + hashedName(`${name}.woff2`, cut), cut);
			sizes[name] = cut.length;
			say(`${name.padEnd(24)} ${cut.length.toLocaleString("en")} bytes`);
		}
		await writeFile(`${ASSETS_DIR}newsreader-license.txt`, await readFile(fileOf("LICENSE"), "utf8"));
		say("Run npm run generate: the style sheet names these files.");
		return { sizes };
	},
});
