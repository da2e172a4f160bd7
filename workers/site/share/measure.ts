import { escapeXml } from "#core/web/xml-text";
import type { Engine } from "./engine.ts";
import type { Face } from "./faces.ts";

/** Part of a text that is set in one face. */
export interface Run {
	text: string;
	face: Face;
}

/** How wide parts of texts are, by the library's own shaping. */
export interface Widths {
	/** Measures what is going to be asked about. */
	know(runs: readonly Run[]): Promise<void>;
	/** In units of a hundredth of the size. @throws when it was not measured. */
	of(run: Run): number;
}

/** Widths are measured at this size; outlines grow with it evenly. */
const SIZE = 100;

/** A letter of each face that joins with none: between two of them white space counts, and so does the room of a letter. */
const FRAMES: Partial<Record<Face, string>> = {
	"display-ext": "ħ",
	"text-ext": "ħ",
	"sans-ext": "ħ",
	"display-vietnamese": "ạ",
	"text-vietnamese": "ạ",
	"sans-vietnamese": "ạ",
	"sans-greek": "ο",
	greek: "ο",
	"sans-cyrillic": "н",
	cyrillic: "н",
	arabic: "؟",
	hebrew: "ם",
	emoji: "☀",
};

/** @param engine with which the same is drawn later. */
export function widthsOf(engine: Engine): Widths {
	const known = new Map<string, number>();
	const key = ({ text, face }: Run) => `${face} ${text}`;
	return {
		know: async (runs) => {
			const asked = new Map<string, Run>();
			for (const run of runs) {
				for (const each of [{ text: "", face: run.face }, run]) {
					if (!known.has(key(each))) asked.set(key(each), each);
				}
			}
			if (asked.size === 0) return;
			await engine.load(new Set([...asked.values()].map(({ face }) => face)));
			for (const [name, wide] of measured(engine, asked)) known.set(name, wide);
		},
		of: (run) => {
			const [framed, frame] = [known.get(key(run)), known.get(key({ text: "", face: run.face }))];
			if (framed === undefined || frame === undefined) throw new Error("A text was not measured before it was set.");
			return framed - frame;
		},
	};
}

function measured(engine: Engine, asked: ReadonlyMap<string, Run>): [string, number][] {
	const runs = [...asked];
	const texts = runs.map(([, { text, face }], index) => {
		const frame = FRAMES[face] ?? "n";
		return `<text xml:space="preserve" y="${SIZE}" font-family="share-${face}" font-size="${SIZE}" fill="${colourOf(index)}">${frame}${escapeXml(text)}${frame}</text>`;
	});
	const paths = pathsByColour(engine, texts.join(""), new Set(runs.map(([, { face }]) => face)));
	return runs.map(([name], index) => {
		const { left, right } = extent(paths.get(colourOf(index)) ?? "");
		return [name, right - left];
	});
}

/** A colour that stands for the number of a text: by it its outline is found again. */
export function colourOf(index: number): string {
	return `#${(index + 1).toString(16).padStart(6, "0")}`;
}

/** The outlines of all that is drawn, by colour, as SVG writes paths. */
export function pathsByColour(engine: Engine, svg: string, faces: Iterable<Face>): Map<string, string> {
	const drawing = engine.open(
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630">${svg}</svg>`,
		faces,
	);
	try {
		const found = new Map<string, string>();
		for (const [, attributes = ""] of drawing.toString().matchAll(/<path ([^>]*)>/g)) {
			const [, fill = ""] = /fill="([^"]*)"/.exec(attributes) ?? [];
			const [, path = ""] = / d="([^"]*)"/.exec(attributes) ?? [];
			found.set(fill, `${found.get(fill) ?? ""}${path} `);
		}
		return found;
	} finally {
		drawing.free();
	}
}

/** From where to where something is inked; 0 and 0 where nothing is. */
export function extent(path: string): { left: number; right: number } {
	let left = Number.POSITIVE_INFINITY;
	let right = Number.NEGATIVE_INFINITY;
	let isAcross = true;
	// Commands are absolute and hold points only, so every second number is an x.
	for (const [number] of path.matchAll(/-?[\d.]+(?:e-?\d+)?/g)) {
		if (isAcross) {
			left = Math.min(left, Number(number));
			right = Math.max(right, Number(number));
		}
		isAcross = !isAcross;
	}
	return right < left ? { left: 0, right: 0 } : { left, right };
}
