import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { coverageOf, renamed } from "#scripts/lib/sfnt";

/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [first: number, last: number])[];

const LATIN: Ranges = [
	[0x20, 0x7e],
	[0xa0, 0xff],
	[0x131, 0x131],
	[0x152, 0x153],
	[0x2010, 0x2044],
	[0x20ac, 0x20ac],
	[0x2122, 0x2122],
	[0x2190, 0x2193],
	[0x2212, 0x2212],
];
const LATIN_EXT: Ranges = [
	[0x100, 0x24f],
	[0x300, 0x36f],
	[0x1e00, 0x1eff],
	[0x20a0, 0x20c0],
];
const GREEK: Ranges = [[0x370, 0x3ff]];
const CYRILLIC: Ranges = [[0x400, 0x4ff]];
const ARABIC: Ranges = [
	[0x600, 0x6ff],
	[0x750, 0x77f],
	[0x8a0, 0x8ff],
	[0xfb50, 0xfdff],
	[0xfe70, 0xfefc],
];
const HEBREW: Ranges = [
	[0x590, 0x5ff],
	[0x20aa, 0x20aa],
	[0xfb1d, 0xfb4f],
];
const EMOJI: Ranges = [
	[0x200d, 0x200d],
	[0x20e3, 0x20e3],
	[0x2139, 0x2139],
	[0x2194, 0x21ff],
	[0x2300, 0x23ff],
	[0x2460, 0x27bf],
	[0x2900, 0x297f],
	[0x2b00, 0x2bff],
	[0x3030, 0x303d],
	[0x3297, 0x3299],
	[0xfe0f, 0xfe0f],
	[0x1f000, 0x1faff],
];

interface Cut {
	file: string;
	letters: Ranges;
	axes?: Record<string, number>;
}

const DISPLAY_AXES = { opsz: 44, wght: 500 };
const TEXT_AXES = { opsz: 18, wght: 400 };
const newsreader = (subset: string, letters: Ranges, axes: Record<string, number>): Cut => ({
	file: `@fontsource-variable/newsreader/files/newsreader-${subset}-opsz-normal.woff2`,
	letters,
	axes,
});
const plain = (family: string, subset: string, weight: number, letters: Ranges): Cut => ({
	file: `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`,
	letters,
});

/** The faces that share images are drawn with, by name. */
const CUTS: Record<string, Cut> = {
	display: newsreader("latin", LATIN, DISPLAY_AXES),
	"display-ext": newsreader("latin-ext", LATIN_EXT, DISPLAY_AXES),
	"display-vietnamese": newsreader("vietnamese", LATIN_EXT, DISPLAY_AXES),
	text: newsreader("latin", LATIN, TEXT_AXES),
	"text-ext": newsreader("latin-ext", LATIN_EXT, TEXT_AXES),
	"text-vietnamese": newsreader("vietnamese", LATIN_EXT, TEXT_AXES),
	sans: plain("inter", "latin", 400, LATIN),
	"sans-ext": plain("inter", "latin-ext", 400, LATIN_EXT),
	"sans-vietnamese": plain("inter", "vietnamese", 400, LATIN_EXT),
	"sans-greek": plain("inter", "greek", 400, GREEK),
	"sans-cyrillic": plain("inter", "cyrillic", 400, CYRILLIC),
	label: plain("inter", "latin", 600, [[0x20, 0x7e]]),
	greek: plain("noto-serif", "greek", 400, GREEK),
	cyrillic: plain("noto-serif", "cyrillic", 400, CYRILLIC),
	arabic: plain("noto-naskh-arabic", "arabic", 400, ARABIC),
	hebrew: plain("noto-serif-hebrew", "hebrew", 400, HEBREW),
	emoji: plain("noto-emoji", "emoji", 400, EMOJI),
};

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file));

/** What each face can draw, and its file: TrueType under a family name of its own. */
export async function shareFaces(): Promise<{ name: string; font: Buffer; covers: [number, number][] }[]> {
	return Promise.all(
		Object.entries(CUTS).map(async ([name, { file, letters, axes }]) => {
			const cut = await subsetFont(await readFile(pathOf(file)), textOf(letters), {
				targetFormat: "truetype",
				...(axes && { variationAxes: axes }),
			});
			const font = renamed(cut, `share-${name}`);
			return { name, font, covers: coverageOf(font) };
		}),
	);
}

/** The licences of those faces: each says the same of another author. */
export async function shareFaceLicences(): Promise<string> {
	const packages = [...new Set(Object.values(CUTS).map(({ file }) => file.split("/").slice(0, 2).join("/")))];
	const texts = await Promise.all(packages.map((name) => readFile(pathOf(`${name}/LICENSE`), "utf8")));
	return texts
		.map((text) => text.trim())
		.join("\n\n\n")
		.concat("\n");
}

export function textOf(ranges: Ranges): string {
	return ranges
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
		.map((point) => String.fromCodePoint(point))
		.join("");
}
