import type { Evidence } from "#core/evidence/evidence";
import { isVisible } from "#core/evidence/evidence-quote";
import type { Block } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { speechOf } from "#drafting/lexicon/speech/phrases";

const FOOTNOTE_MARK = /(\*{1,3}|[†‡¹²³])$/u;

/** Whether the block of a quote ends with a mark whose note takes it back, limits it or puts it off: `Gas kilns*`. */
export function isTakenBack(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (!page) return false;
	const textOf = ({ start, end }: Block) => page.text.slice(start, end).trim();
	const marks = blocksOfEvidence(quote, pages).flatMap((block) => FOOTNOTE_MARK.exec(textOf(block))?.[1] ?? []);
	return marks.some((mark) =>
		page.blocks.some((block) => {
			const note = isVisible(block) ? textOf(block) : "";
			if (!note.startsWith(mark) || note === mark) return false;
			const speech = speechOf(foldText(note));
			return (["negation", "plan", "condition", "limit", "past"] as const).some((kind) => speech[kind].length > 0);
		}),
	);
}
