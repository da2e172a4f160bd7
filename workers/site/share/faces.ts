import { FACE_FILES } from "./face-files.ts";

/** What a text is on an image: names, sentences, our own words, and numbers beside them. */
export type Role = "display" | "text" | "sans" | "label";
export type Face = keyof typeof FACE_FILES;

const OTHER_SCRIPTS = ["greek", "cyrillic", "arabic", "hebrew", "emoji"] as const;

/** Where a letter is looked for, first to last. */
const ORDER: Record<Role, readonly Face[]> = {
	display: ["display", "display-ext", "display-vietnamese", ...OTHER_SCRIPTS],
	text: ["text", "text-ext", "text-vietnamese", ...OTHER_SCRIPTS],
	sans: ["sans", "sans-ext", "sans-vietnamese", "sans-greek", "sans-cyrillic", "arabic", "hebrew", "emoji"],
	label: ["label", "sans", "sans-ext", "sans-vietnamese", "sans-greek", "sans-cyrillic", "arabic", "hebrew", "emoji"],
};

type Range = readonly [first: number, last: number];

const COVERS = new Map<Face, readonly Range[]>(
	Object.entries(FACE_FILES).map(([face, { covers }]) => [
		face as Face,
		covers.split(" ").map((range): Range => {
			const [first = "", last = first] = range.split("-");
			return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
		}),
	]),
);

function covers(face: Face, point: number): boolean {
	const ranges = COVERS.get(face) ?? [];
	return ranges.some(([first, last]) => first <= point && point <= last);
}

/** What says nothing by itself and changes the letter before: marks, joiners, variation selectors, skin tones. */
const JOINS_BEFORE = /^(?:\p{M}|\u200c|\u200d|\p{Variation_Selector}|\p{Emoji_Modifier})$/u;
const NEVER_SEEN = /^(?:\u200c|\u200d|\p{Variation_Selector})$/u;

/** Directions and other signs that are not drawn; who wrote them must not turn our words around. */
const SIGNS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A text as it is drawn: on one line, composed, without signs that only steer how text is set. */
export function drawnText(text: string): string {
	return drawnPart(text).trim();
}

/** The same of a part of a sentence, which may begin or end with a space. */
export function drawnPart(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFC")
		.replaceAll(SIGNS, "")
		.replaceAll("\u2011", "-")
		.replaceAll(/[\s\p{Cc}]+/gu, " ");
}

/** Parts of a text with the face each is set in; null where no face has one of its letters: a box says nothing. */
export function runsOf(text: string, role: Role): { text: string; face: Face }[] | null {
	const runs: { text: string; face: Face }[] = [];
	for (const letter of text) {
		const point = letter.codePointAt(0) ?? 0;
		const last = runs.at(-1);
		if (last !== undefined && JOINS_BEFORE.test(letter) && (NEVER_SEEN.test(letter) || covers(last.face, point))) {
			last.text += letter;
			continue;
		}
		const face = ORDER[role].find((candidate) => covers(candidate, point));
		if (face === undefined) {
			if (NEVER_SEEN.test(letter)) continue;
			return null;
		}
		if (last?.face === face) last.text += letter;
		else runs.push({ text: letter, face });
	}
	return runs;
}

/** Whether every letter of a text can be drawn, and there is one. */
export function canDraw(text: string): boolean {
	return drawnText(text) !== "" && runsOf(drawnText(text), "text") !== null && runsOf(drawnText(text), "sans") !== null;
}

const STRONG = /[\p{L}\p{N}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a text reads from right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
	const first = [...text].find((letter) => STRONG.test(letter) && !/\p{N}/u.test(letter));
	return first !== undefined && RIGHT_TO_LEFT.test(first);
}
