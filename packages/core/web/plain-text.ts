/**
 * What a text of one line, and of several, may hold. Control characters end headers and hide text; the marks that embed,
 * override or isolate a reading direction (U+202A-U+202E, U+2066-U+2069) reverse the words that stand after them, ours
 * among them. What no reader sees, models read as words: tags (U+E0000-U+E007F), which repeat ASCII, but for the seven at most
 * that make a black flag one of a region; operators without a form (U+2061-U+2064), given-up format marks (U+206A-U+206F) and
 * marks of annotations (U+FFF9-U+FFFB). The weak marks that right-to-left languages type between words (U+200E, U+200F, U+061C),
 * the joiners of Persian, Hindi and emoji (U+200C, U+200D) and soft hyphens turn nothing around and stay.
 * Source: Unicode Standard Annex 9, Directional Formatting Characters; Unicode Technical Report 36, section 2.3; the Unicode
 * Standard, chapter 23; Unicode Technical Standard 51, emoji tag sequences.
 */
const TURNS_OR_HIDES =
	/[\u202a-\u202e\u2061-\u2064\u2066-\u206f\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]/gu;
const NOT_IN_A_LINE = new RegExp(`[\\p{Cc}\\u2028\\u2029]|${TURNS_OR_HIDES.source}`, "u");
const NOT_IN_PROSE = new RegExp(`(?![\\t\\n\\r])\\p{Cc}|[\\u2028\\u2029]|${TURNS_OR_HIDES.source}`, "u");

/** The first character that a text of one line cannot hold, as `U+000A`; null when there is none. */
export function strangeInLine(text: string): string | null {
	return named(NOT_IN_A_LINE.exec(text)?.[0]);
}

/** The same for a text of several lines, which may also hold tabs and line ends. */
export function strangeInProse(text: string): string | null {
	return named(NOT_IN_PROSE.exec(text)?.[0]);
}

/** Whether a reader sees anything of it: more than white space and characters that are never drawn. */
export function isVisible(text: string): boolean {
	return /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(text);
}

/**
 * A text of somebody else as a text of several lines may be: direction marks and what nobody sees are taken out, control
 * characters become spaces, and half a surrogate pair, which no UTF-8 can hold, U+FFFD. The words a reader sees, and their order
 * in the source, do not change.
 */
export function plainText(text: string): string {
	return text
		.toWellFormed()
		.replace(TURNS_OR_HIDES, "")
		.replace(/[\u2028\u2029]/gu, "\n")
		.replace(/(?![\t\n\r])\p{Cc}/gu, " ");
}

/** A text as one line, for headers and subjects: what cannot stand in one becomes a single space. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(TURNS_OR_HIDES, "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}

/** Letters of scripts that are written from right to left. Source: Unicode Standard Annex 9, classes R and AL. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Somebody's words for the middle of a sentence of ours in plain text, where no markup can hold them apart: a name that is
 * written from right to left stands between U+2068 and U+2069, so that it does not carry our words with it.
 */
export function isolated(words: string): string {
	return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}

function named(character: string | undefined): string | null {
	const code = character?.codePointAt(0);
	return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
