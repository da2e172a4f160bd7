/** Widths of characters in thousandths of the font size, for a sans-serif of the Helvetica family. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
	(
		[
			[191, "'"],
			[222, "ijl"],
			[278, " !,./:;I[]\\ft|"],
			[333, "()-r`"],
			[389, '*"'],
			[500, "Jckvsxyz"],
			[556, "0123456789#$?Labdeghnopqu_"],
			[584, "+<=>~^"],
			[611, "FTZ"],
			[667, "&ABEKPSVXY"],
			[722, "CDHNRUw"],
			[778, "GOQ"],
			[833, "Mm"],
			[889, "%"],
			[944, "W"],
			[1000, "…@"],
		] as const
	).flatMap(([width, characters]) => [...characters].map((character): [string, number] => [character, width])),
);

const ACCENTED_LATIN_WIDTH = 600;
const WIDE_WIDTH = 1000;
const BOLD_FACTOR = 1.07;

/**
 * About how wide a line of text is, in the unit of `fontSize`. Nobody here can ask a font: what draws the text fits it
 * to this width, so that a picture looks the same in any sans-serif.
 */
export function textWidth(text: string, fontSize: number, bold: boolean): number {
	let thousandths = 0;
	for (const character of text) {
		const wide = (character.codePointAt(0) ?? 0) >= 0x1100;
		thousandths += WIDTHS.get(character) ?? (wide ? WIDE_WIDTH : ACCENTED_LATIN_WIDTH);
	}
	return (thousandths / 1000) * fontSize * (bold ? BOLD_FACTOR : 1);
}
