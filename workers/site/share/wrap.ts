import { type Role, runsOf } from "./faces.ts";
import type { Widths } from "./measure.ts";

/** Breaks texts of one role into lines. */
export interface Ruler {
	/** Pixels a text takes on one line. */
	width(text: string, size: number): number;
	/**
	 * Breaks a text into lines between its words; a word that is longer than a line is broken between letters.
	 * @returns null where more lines than `most` are needed.
	 */
	lines(text: string, size: number, width: number, most: number): string[] | null;
	/** As much of a text as fits, with an ellipsis where something is left out. */
	cut(text: string, size: number, width: number, most: number): string[];
}

/** What our own words put around those of others. */
const SIGNS = ["“", "”", "…"];
/** Of a letter that was not measured, at a size of 100. */
const AVERAGE = 55;
/** Pixels by which a line may differ from the sum of its words: letters at its ends reach out of their room. */
const SLACK = 6;

const segments = new Intl.Segmenter("en");
const lettersOf = (text: string) => [...segments.segment(text)].map(({ segment }) => segment);

/** @param texts every text that will be asked about: their words are measured at once. @param tight of the letters, by size. */
export async function rulerOf(widths: Widths, role: Role, texts: readonly string[], tight = 0): Promise<Ruler> {
	const words = new Set([" ", ...SIGNS, ...texts.flatMap((text) => text.split(" "))]);
	words.delete("");
	const runs = new Map([...words].map((word) => [word, runsOf(word, role) ?? []]));
	await widths.know([...runs.values()].flat());
	const known = new Map(
		[...runs].map(([word, parts]) => {
			const wide = parts.reduce((sum, run) => sum + widths.of(run), 0);
			return [word, wide + [...word].length * tight * 100];
		}),
	);

	/** A word that was not asked about has lost or got a sign at its end. */
	const wordWidth = (word: string): number => {
		const measured = known.get(word);
		if (measured !== undefined || word === "") return measured ?? 0;
		const sign = SIGNS.find((each) => word.startsWith(each) || word.endsWith(each));
		if (sign === undefined) return [...word].length * AVERAGE;
		const rest = word.startsWith(sign) ? word.slice(sign.length) : word.slice(0, -sign.length);
		return wordWidth(sign) + wordWidth(rest);
	};
	const space = wordWidth(" ");
	const width = (text: string, size: number): number => {
		const parts = text.split(" ");
		const wide = parts.reduce((sum, word) => sum + wordWidth(word), (parts.length - 1) * space);
		return (wide * size) / 100;
	};

	/** Words, each short enough for a line; of a long one parts that together are the word. */
	const pieces = (text: string, size: number, line: number) =>
		text.split(" ").flatMap((word) => {
			const wide = width(word, size);
			if (wide <= line) return [{ word, wide, joins: false }];
			const letters = lettersOf(word);
			// Letters differ in width; a tenth is left for a part that has the wide ones.
			const count = Math.max(1, Math.floor((letters.length * line * 0.9) / wide));
			return Array.from({ length: Math.ceil(letters.length / count) }, (_, index) => {
				const part = letters.slice(index * count, (index + 1) * count);
				return { word: part.join(""), wide: (wide * part.length) / letters.length, joins: index > 0 };
			});
		});

	const broken = (text: string, size: number, full: number) => {
		const line = full - SLACK;
		const done: { text: string; wide: number }[] = [];
		for (const { word, wide, joins } of pieces(text, size, line)) {
			const last = done.at(-1);
			const gap = joins ? 0 : (space * size) / 100;
			if (last !== undefined && last.wide + gap + wide <= line) {
				last.text += joins ? word : ` ${word}`;
				last.wide += gap + wide;
			} else {
				done.push({ text: word, wide });
			}
		}
		return done;
	};

	return {
		width,
		lines: (text, size, line, most) => {
			const done = broken(text, size, line);
			return done.length <= most ? done.map((each) => each.text) : null;
		},
		cut: (text, size, line, most) => {
			const done = broken(text, size, line);
			const kept = done.slice(0, most).map((each) => each.text);
			const last = done[most - 1];
			if (done.length <= most || last === undefined) return kept;
			const room = line - SLACK - width("…", size);
			return [...kept.slice(0, -1), `${shortened(last.text, last.wide, room)}…`];
		},
	};
}

/** A line without as many of its last letters as must go, and without half a word where another stands before it. */
function shortened(line: string, wide: number, room: number): string {
	const letters = lettersOf(line);
	const kept = wide <= room ? line : letters.slice(0, Math.floor((letters.length * room) / wide) - 1).join("");
	const whole = wide <= room || !kept.includes(" ") ? kept : kept.slice(0, kept.lastIndexOf(" "));
	return whole.replace(/[\s,;:.–—-]+$/u, "");
}
