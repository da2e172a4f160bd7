import type { Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { sentenceAround } from "#drafting/context/quoted-sentence";
import { subjectOf } from "#drafting/context/subject";
import { blocksOfEvidence, type FieldRule, type GateContext, pageOf } from "#drafting/gate/context";
import { isLiteral } from "#drafting/gate/literal";
import { leavesOut } from "#drafting/gate/taken-back";
import { isSloganPlace, noSloganBecause } from "#drafting/reading/slogan";

/** A slogan stands word for word where sites put theirs, and is no title, call or notice. */
export const tagline: FieldRule = (value, evidence, context) => {
	const { pages, ownNames } = context;
	if (!isLiteral(value, evidence, pages)) return "it does not stand word for word in its quotes";
	const reason = noSloganBecause(value);
	if (reason !== null) return reason;
	const placed = evidence.filter((quote) => {
		const page = pageOf(quote, pages);
		return page !== undefined && blocksOfEvidence(quote, pages).some((block) => isSloganPlace(page, block));
	});
	if (placed.length === 0) return "it does not stand where a site puts its slogan";
	if (!placed.some((quote) => isWholeLine(value, quote, context))) return "its quote says more";
	return placed.some(
		(quote) =>
			subjectOf(sentenceAround(quote, pages), ownNames, pages) !== "other" && !leavesOut(value, quote, context),
	)
		? null
		: "its quote is about somebody else, or says more";
};

const LINE_BEFORE = /(?:^|[.!?:|｜•·・;,(»›/"“”–—]|\s-)$/u;
const LINE_BEHIND = /^["”»]?\s*(?:$|[.!?:|｜•·・;,)«/–—…]|-\s)/u;

/** Whether a slogan is a whole line of its quote's block: it ends where a sentence or a part of a title does. */
function isWholeLine(value: string, quote: Evidence, { pages }: GateContext): boolean {
	const needle = foldText(value).replace(/(?<![.!?…])[.!?…]{1,3}$/u, "");
	const page = pageOf(quote, pages);
	const text = foldText(
		blocksOfEvidence(quote, pages)
			.map(({ start, end }) => page?.text.slice(start, end) ?? "")
			.join(" "),
	);
	for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1))
		if (LINE_BEFORE.test(text.slice(0, at).trimEnd()) && LINE_BEHIND.test(text.slice(at + needle.length))) return true;
	return false;
}
