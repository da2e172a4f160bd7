import { findPrices } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";
import { withOwnSign } from "#drafting/context/own-names";
import { saysAny } from "#drafting/context/speech";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";

/** Between two prices of one sentence. */
const BETWEEN = new RegExp(`, (?:(?:${AND}) )?|; | (?:${AND}) `, "iu");
const PAIRS_MAX = 6;
const SENTENCE_MAX = 300;
/** Between what is paid for and its price. */
const COSTS = light(
	/ ?[:–-]? (?:costs?|is|are|at|for|kosten|kostet|für|est à|coûte|à|cuesta|por|costa|a|custa|kost|voor|kosztuje|стоит) (?=[^\p{L}]{0,4}\d|\p{L}{1,3}[$€£] ?\d)/iu,
);
const ARTICLE =
	/^(?:the|an?|our|der|die|das|eine?n?|le|la|les|l'|une?|el|los|las|una?|il|lo|i|gli|o|a|os|as|um|uma|de|het|een) /iu;
/** What an amount is paid for, behind it. */
const UNIT = /^ ?(?:\/|per |pro |je |par |al |all'|por |a |ao |im |each|monthly|yearly)/iu;

/** Of what one may add. */
const BESIDES =
	/(?<![\p{L}])(?:dazu|zusätzlich|obendrauf|extra|additional|add-?ons?|on top|en plus|en supplément|aparte|adicional|in più|a parte|erbij)(?![\p{L}])/iu;
/** Taxes, and a note in brackets. */
const ADDED_TO_ALL =
	/\)$|(?<![\p{L}])(?:plus|excl|incl|ex|zzgl|inkl|exkl|hors|htva|más|más iva|più|mais|netto|net|vat|iva|tva|mwst|btw)(?![\p{L}])/iu;
const NO_PLANS: ReadonlySet<string> = new Set();

/** Where a site sells named plans, a sentence about what anything else costs is of things beside them. */
function mayBeSold(label: string, plans: ReadonlySet<string>): boolean {
	return label === "" || plans.size === 0 || [...plans].some((plan) => label.includes(plan.toLowerCase()));
}

const told = (text: string) =>
	text
		.replace(COSTS, " ")
		.replace(/ ?[:–-] /u, " ")
		.replace(ARTICLE, "")
		.replace(/\s+/gu, " ")
		.trim()
		.toLowerCase();

/**
 * Whether a claim is one of several prices that a sentence lists one after the other, each whole with what it is for: `€9 for up
 * to 500` of `€4 a month for up to 100 animals, €9 for up to 500`. Whose prices they are is asked elsewhere.
 * @param plans the names of the site's plans.
 */
export function tellsPairOfPrices(
	clause: string,
	sentence: string,
	ownNames: readonly string[],
	plans: ReadonlySet<string> = NO_PLANS,
): boolean {
	const text = withOwnSign(foldText(sentence), ownNames).replace(/[.!。]$/u, "");
	if (text.length > SENTENCE_MAX || saysAny(text, ["negation", "plan", "supposition", "hearsay", "past", "comparison"]))
		return false;
	const parts = text.split(BETWEEN);
	if (parts.length < 2 || parts.length > PAIRS_MAX) return false;
	const prices = parts.map((part) => findPrices(part));
	if (prices.some((found) => found.length !== 1)) return false;
	const claim = told(withOwnSign(foldText(clause).replace(/[.!。]$/u, ""), ownNames));
	const at = parts.findIndex((part) => told(part) === claim);
	if (at === -1) return false;
	const opening = parts[0]?.slice(0, prices[0]?.[0]?.start) ?? "";
	const label = parts[at]?.slice(0, prices[at]?.[0]?.start) ?? "";
	if (BESIDES.test(parts[at] ?? "") || !mayBeSold(told(`${label}0`).slice(0, -1).trim(), plans)) return false;
	// Said before all of them, a time or a condition is of all.
	if (at > 0 && saysAny(opening, ["limit", "condition"])) return false;
	// `Solo €9, Team €29 per month`: the last one's unit is that of the others.
	const isBare = (index: number) =>
		!UNIT.test(parts[index]?.slice(prices[index]?.[0]?.end) ?? "") && prices[index]?.[0]?.period === null;
	if (isBare(at) && parts.slice(at + 1).some((_, offset) => !isBare(at + 1 + offset))) return false;
	// `Solo €9, Team €29 with a two-year contract`, `(billed yearly)`: what is added at the end may be added to all.
	const tail = (parts.at(-1) ?? "").slice(prices.at(-1)?.[0]?.end).trim();
	const ownTail = (parts[at] ?? "").slice(prices[at]?.[0]?.end).trim();
	return at === parts.length - 1 || tail === "" || (ownTail !== "" && !ADDED_TO_ALL.test(tail));
}
