import { mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";

/** Lines of an address are short, and few. */
export const LINE_MAX = 160;
export const LINES_MAX = 7;
export const POSTAL_ADDRESS_MAX = 280;

const YEAR_ALONE = /^(?:19|20)\d{2}$/u;

/** Blocks before this one, in the same group and under the same heading, nearest first, as far as they are short lines. */
export function linesAbove(site: SiteText, index: number): TextBlock[] {
	const last = site.visible[index];
	const lines: TextBlock[] = [];
	if (last?.block.kind === "heading") return lines;
	for (let at = index - 1; last && at >= 0 && lines.length < LINES_MAX; at--) {
		const line = site.visible[at];
		if (!line || line.page !== last.page || line.block.group !== last.block.group || line.text.length > LINE_MAX) break;
		// A year alone labels what happened in it, and is no code of a town.
		if (line.block.kind === "heading" || !mayProve("country", line) || YEAR_ALONE.test(line.text.trim())) break;
		lines.push(line);
	}
	return lines;
}
