import type { FaqCandidate, FounderCandidate, MilestoneCandidate } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { isLiteral, unsupportedBecause } from "#drafting/gate/support";
import { FOUNDER_WORD } from "#drafting/lexicon/words";
import { isPersonName } from "#drafting/reading/people";

/** Groups whose people are not the company's: what they say of it, or what they gave it. */
const OTHERS_GROUP =
	/testimonial|review|quote|customer|client|investor|advis[oe]r|backer|partner|speaker|press|blog|comment|author-box|case-stud/;

/** Class and id words of a block's group and the groups around it. */
export function hintsAround(evidence: Evidence, context: GateContext): string {
	const page = pageOf(evidence, context.pages);
	let group: number | null | undefined = blocksOfEvidence(evidence, context.pages)[0]?.group;
	const hints: string[] = [];
	for (let depth = 0; page && group !== null && group !== undefined && depth < 6; depth++) {
		const known: ReadPage["groups"][number] | undefined = page.groups[group];
		hints.push(known?.hints ?? "");
		group = known?.parent;
	}
	return hints.join(" ");
}

type ReadPage = NonNullable<ReturnType<typeof pageOf>>;

function sameGroup(a: Evidence, b: Evidence, context: GateContext): boolean {
	if (a.url !== b.url) return false;
	const groups = new Set(blocksOfEvidence(a, context.pages).map((block) => block.group));
	return blocksOfEvidence(b, context.pages).some((block) => groups.has(block.group));
}

/** A founder is named in the same quote, or the same group of blocks, as the word that makes a founder. */
export function founderRefusedBecause(founder: FounderCandidate, context: GateContext): string | null {
	if (!isPersonName(founder.name)) return "it is not a person's name";
	const naming = founder.evidence.filter((quote) => isLiteral(founder.name, [quote], context.pages));
	if (naming.length === 0) return "the name stands in no quote";
	const isCalled = naming.some((name) =>
		founder.evidence.some((quote) => {
			if (!FOUNDER_WORD.test(foldText(quote.quote))) return structuredFounder(name, context);
			return quote === name || sameGroup(quote, name, context);
		}),
	);
	if (!isCalled) return "nobody is called a founder in the same place";
	return naming.some((name) => OTHERS_GROUP.test(hintsAround(name, context)))
		? "it stands among other people's words"
		: null;
}

function structuredFounder(evidence: Evidence, context: GateContext): boolean {
	return blocksOfEvidence(evidence, context.pages).some(
		(block) => block.kind === "json_ld" && /(?:^|\.)founders?(?:\.name)?$/.test(block.tag),
	);
}

/** Question and answer are the site's own words. */
export function faqRefusedBecause(faq: FaqCandidate, context: GateContext): string | null {
	if (!isLiteral(faq.question, faq.evidence, context.pages)) return "the question does not stand in its quotes";
	for (const line of faq.answer.split("\n")) {
		const reason = unsupportedBecause(line, faq.evidence, context.pages, context.ownNames);
		if (reason !== null) return reason;
	}
	return null;
}

/** The year of a milestone and its title stand in its quotes. */
export function milestoneRefusedBecause(milestone: MilestoneCandidate, context: GateContext): string | null {
	const year = milestone.date.slice(0, 4);
	if (!milestone.evidence.some(({ quote }) => quote.includes(year))) return "its year stands in no quote";
	const reason = unsupportedBecause(milestone.title, milestone.evidence, context.pages, context.ownNames);
	if (reason !== null || milestone.description === null) return reason;
	return unsupportedBecause(milestone.description, milestone.evidence, context.pages, context.ownNames);
}
