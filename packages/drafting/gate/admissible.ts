import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { strangeInProse } from "#core/web/plain-text";
import { foldText } from "#core/web/text-fold";
import { barredBecause, type Provable } from "#drafting/context/bearing";
import { blocksOfEvidence, pageOf } from "#drafting/gate/context";

import { pricingSignals } from "#drafting/reading/pricing";

/** Structured data about something else than the product and its owner: what others wrote, and whom they are. */
const OTHERS_DATA =
	/^(?:\w*Review|\w*Article|BlogPosting|\w*Posting|Comment|\w*Event|Person|Quotation|Question|Answer|Recipe|Movie|Book)\.|\.(?:reviews?|author|comments?|performer|itemReviewed|interactionStatistic)(?:\.|$)/;

/** Words meant for machines that read the page, not for its visitors. */
const TO_MACHINES = new RegExp(
	[
		"\\b(?:ignore|disregard|forget)\\b.{0,20}\\b(?:previous|prior|above|earlier|all)\\b.{0,20}\\b(?:instructions?|rules?|prompts?)\\b",
		"\\b(?:rules?|instructions?|orders?|notes?|messages?)\\b.{0,12}\\bfor\\b.{0,12}\\b(?:assistants?|ai|llms?|language models?|chatbots?|agents?|crawlers?)\\b",
		"\\b(?:ai|llms?|language models?|assistants?|chatbots?)\\b(?: \\w+)? (?:must|shall|should|have to|are to)\\b.{0,20}\\b(?:write|say|answer|set|report|list|state|claim|output|respond)\\b",
		"\\b(?:attention|dear|for|to) (?:all )?(?:large )?(?:language models?|ai assistants?|llms?)\\s*:",
		"\\[\\[? ?(?:assistant|system|user) ?\\]?\\]|<\\|[a-z_]+\\|>|^ ?(?:system|assistant) ?:",
		"\\b(?:reveal|print|show|repeat)\\b.{0,12}\\b(?:system )?prompt\\b",
	].join("|"),
	"iu",
);

/** A run without a paragraph's end that is longer is nobody's prose, and each claim would have all of it read again. */
const BLOCK_MAX = 10_000;

/**
 * Whether a quote that was found may prove a field at all. Where it stands and to whom it speaks is judged here; what it
 * proves is judged by the field's own rule.
 */
export function isAdmissible(evidence: Evidence, pages: readonly ReadPage[], field: Provable): boolean {
	// Quotes are shown: one that turns or hides words would say something else to a reader than to this gate.
	if (strangeInProse(evidence.quote) !== null) return false;
	const blocks = blocksOfEvidence(evidence, pages);
	if (blocks.some(({ start, end }) => end - start > BLOCK_MAX)) return false;
	const page = pageOf(evidence, pages);
	// A person of the company itself may be named as its founder: the field's own rule looks whose the data is.
	const isPerson = (tag: string) => field === "founders" && /^Person\.(?:name|jobTitle)$/.test(tag);
	if (blocks.some(({ kind, tag }) => kind === "json_ld" && OTHERS_DATA.test(tag) && !isPerson(tag))) return false;
	// What an open licence is called says how it is paid, also under a heading of the law.
	const isLicence = field === "pricing_model" && pricingSignals(evidence.quote).openSource;
	if (page && !isLicence && blocks.some((block) => barredBecause(field, page, block) !== null)) return false;
	return !TO_MACHINES.test(foldText(evidence.quote));
}
