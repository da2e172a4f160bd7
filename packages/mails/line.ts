import { isolated, oneLine } from "#core/web/plain-text";

/** A part of a sentence: words of ours, somebody else's, a link, or what stands out. */
export type Piece = string | { theirs: string } | { label: string; href: string } | { strong: Line };

/** One sentence or more on one line, for both forms of a mail. */
export type Line = readonly Piece[];

/**
 * Writes a line: line`Your review of ${name} is published.` Whatever is put in is somebody else's words, and held apart
 * from ours in both forms, unless it is a line or a piece itself.
 */
export function line(ours: TemplateStringsArray, ...values: readonly (string | Exclude<Piece, string> | Line)[]): Line {
	return ours.flatMap((words, at): Piece[] => {
		const value = values[at];
		const own = words === "" ? [] : [words];
		if (value === undefined) return own;
		if (typeof value === "string") return [...own, { theirs: value }];
		return isLine(value) ? [...own, ...value] : [...own, value];
	});
}

const isLine = (value: Exclude<Piece, string> | Line): value is Line => Array.isArray(value);

/** A line as plain text. */
export function plain(pieces: Line): string {
	return pieces.map(spoken).join("");
}

function spoken(piece: Piece): string {
	if (typeof piece === "string") return piece;
	if ("theirs" in piece) return isolated(oneLine(piece.theirs));
	if ("strong" in piece) return plain(piece.strong);
	return `${isolated(oneLine(piece.label))} (${piece.href})`;
}
