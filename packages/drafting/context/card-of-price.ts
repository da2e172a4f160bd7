import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { blocksInside, groupsAround } from "#drafting/context/groups";
import { textOf } from "#drafting/context/plan-in-table";
import { isBareAmount, planName, planOf } from "#drafting/context/plan-of-price";
import { alike } from "#drafting/context/price-alike";
import { isAsked, saysAny } from "#drafting/context/speech";
import { ON_REQUEST } from "#drafting/lexicon/classes/on-request";
import { BY_YEAR, SPANS } from "#drafting/lexicon/classes/paying";
import { light } from "#drafting/lexicon/letters";
import { CROSS } from "#drafting/reading/entries";

/** No more blocks are looked at for one card, and no longer lines belong to it. */
const CARD_MAX = 20;
const LINE_MAX = 90;
/** No claim of one plan is longer. */
const CLAIM_MAX = 200;

/** Of a price, and not of what is bought for it: taxes, the time between payments, what comes later. */
const CHANGES_PRICE = light(
	/[%$€£]|(?<![\p{L}])(?:vat|gst|tax(?:es)?|mwst|ust|tva|iva|btw|moms|dph|áfa|alv|kdv|netto|brutto|billed|paid|charged|fees?|abgerechnet|gebühr\p{L}{0,2}|facturée?s?|frais|facturad[oa]s?|cobrad[oa]s?|fatturat[oaie]|rozliczan\p{L}{1,3}|faktur\p{L}{1,6}|laskut\p{L}{1,6}|számláz\p{L}{1,6}|first|ersten?|premi(?:er|ère)s?|primer[oa]?s?|prim[oaie]|primeir[oa]s?|eerste|första|første|min\p{L}{0,8}|plus|zzgl|zuzüglich|extra|each|then|danach|puis|luego|después|poi|depois|daarna|potem|затем|därefter|derefter|utána|apoi|sonra|from|ab|dès|desde|vanaf|contract|vertrag|engagement|permanencia|fidelidade|umow\p{L}{1,2})(?![\p{L}])|[税月年日週円元원월년일주]|別途|初/iu,
);
/** For so long. */
const FOR_A_TIME = light(new RegExp(`\\d ?(?:de )?(?:${SPANS})(?![\\p{L}])|(?:${BY_YEAR})(?![\\p{L}])`, "iu"));
const TAKES_BACK = ["condition", "limit", "comparison", "supposition", "plan", "past", "hearsay", "negation"] as const;

/** Between the things that a claim puts together, and the small words that join them. */
const BETWEEN =
	/^(?:[\s,:;()+·•|、。-]|\. |(?:with|for|and|including|incl\.?|mit|für|und|inkl\.?|avec|pour|et|con|para|por|y|per|e|com|met|voor|en|z|dla|i|с|для|и|з|для|та|s|pro|a|med|för|til|og|och|ja|és|cu|pentru|și|ve)(?= ))/iu;

const ONLY_ON_REQUEST = light(new RegExp(`^(?:${ON_REQUEST})[.!]?$`, "iu"));

const levelOf = ({ tag }: Block): number => Number(/^h([1-6])$/u.exec(tag)?.[1] ?? 9);

/** The lines of a plan's card besides its name: up to the next title of its rank, inside the container of name and price. */
function linesOfCard(page: ReadPage, plan: Block, price: Block): Block[] {
	const around = groupsAround(page, plan.group);
	const container = groupsAround(page, price.group).find((group) => around.includes(group));
	if (container === undefined) return [];
	// A head of name and price stands above the rest of its card.
	const parent = page.groups[container]?.parent;
	const inside = blocksInside(page, container);
	const isHead =
		container !== 0 && inside.length <= HEAD_MAX && parent !== null && parent !== undefined && parent !== 0;
	const blocks = isHead ? blocksInside(page, parent) : inside;
	const from = blocks.findIndex(({ id }) => id > plan.id);
	if (from === -1) return [];
	const after = blocks.slice(from, from + CARD_MAX);
	const end = after.findIndex(
		(block) => block.id > price.id && block.kind === "heading" && levelOf(block) <= levelOf(plan),
	);
	return after
		.slice(0, end === -1 ? undefined : end)
		.filter((block) => isVisible(block) && block.tag !== "button" && block.end - block.start <= LINE_MAX);
}
const HEAD_MAX = 4;

interface Line {
	whole: string;
	parts: readonly string[];
}

/** A line as it may be told: whole, or in the parts that commas make. */
function lineOf(text: string): Line | null {
	const words = text.replace(/^[^\p{L}\p{N}$€£¥]+/u, "").replace(/[.;:]$/u, "");
	if (words === "" || CROSS.test(text) || isAsked(text)) return null;
	return { whole: alike(words), parts: words.split(/, |、/u).map(alike) };
}

/** Whether a text goes on with another, which ends there. */
function goesOnWith(text: string, words: string): boolean {
	if (words === "" || !text.startsWith(words)) return false;
	const next = text.slice(words.length);
	return !/^[\p{L}\p{N}]/u.test(next) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(words);
}

/** What of the lines a text is made up of, in any order; null where it holds anything else. */
function partsTold(text: string, lines: readonly Line[]): ReadonlySet<string> | null {
	const told = new Set<string>();
	let rest = text;
	while (rest !== "") {
		const options = lines.flatMap(({ whole, parts }) => [whole, ...parts]).filter((words) => !told.has(words));
		const found = options.filter((words) => goesOnWith(rest, words)).sort((a, b) => b.length - a.length)[0];
		const joint = found === undefined ? BETWEEN.exec(rest)?.[0] : undefined;
		if (found === undefined && joint === undefined) return null;
		if (found !== undefined) told.add(found);
		rest = rest.slice((found ?? joint ?? "").length);
	}
	return told;
}

const mayBeLeftOut = (part: string): boolean =>
	!CHANGES_PRICE.test(part) &&
	!FOR_A_TIME.test(part) &&
	findPrices(part).length === 0 &&
	!saysAny(part.replace(UP_TO, " "), TAKES_BACK);
/** How much a plan holds at most is not what its price is limited to. */
const UP_TO =
	/^(?:for )?(?:up to|at most|bis(?: zu)?|jusqu'à|hasta|fino a|até|tot|do|до|upp till|op til|opp til|enintään|legfeljebb|până la) (?=\d)/iu;

/** Whether a line told in part loses nothing by which its price or what is told of it would be another. */
function mayBeShortened({ whole, parts }: Line, told: ReadonlySet<string>): boolean {
	if (told.has(whole) || !parts.some((part) => told.has(part))) return true;
	const left = parts.filter((part) => !told.has(part));
	return left.every(mayBeLeftOut);
}

/** The amount as it may be told: alone, and with what the line behind it says it is paid for. */
function amountsOf(page: ReadPage, block: Block): { amounts: string[]; unit: Line | null } {
	const words = textOf(page, block);
	const next = page.blocks[block.id + 1];
	const behind = next && isVisible(next) && next.end - next.start <= LINE_MAX ? textOf(page, next) : "";
	const [unit = "", ...rest] = behind.split(/, | [·|•] /u);
	const joined = `${words} ${unit}`;
	const isUnit =
		unit !== "" &&
		findPrices(words)[0]?.period === null &&
		findPrices(unit).length === 0 &&
		findPrices(joined)[0]?.period != null;
	if (!isUnit) return { amounts: [alike(words)], unit: null };
	return {
		amounts: [alike(joined), alike(words)],
		unit: { whole: alike(behind), parts: [alike(unit), ...rest.map(alike)] },
	};
}

/** Beside another amount of its card a price has what stands between it and the next one, and what is said of no price. */
function mayBeOfPrice(page: ReadPage, line: Block, price: Block, others: readonly Block[]): boolean {
	const words = textOf(page, line);
	const isAmount = (other: Block) => isBareAmount(textOf(page, other));
	if (isAmount(line)) return false;
	const amounts = others.filter(isAmount).map(({ id }) => id);
	if (amounts.length === 0) return true;
	const next = amounts.find((id) => id > price.id) ?? Number.POSITIVE_INFINITY;
	return (
		(line.id > price.id && line.id < next) || (mayBeLeftOut(words) && findPrices(`1 € ${words}`)[0]?.period == null)
	);
}

/** A bare amount with what the line behind it says it is paid for: `29 €` and `im Monat`. Null where no such line follows. */
export function withUnit(page: ReadPage, block: Block): string | null {
	const { unit } = amountsOf(page, block);
	return unit === null ? null : `${textOf(page, block)} ${unit.parts[0] ?? ""}`;
}

/**
 * Whether a claim puts together what one plan's card says: its name first, its price, and other lines of the same card, each
 * whole or without what takes nothing back. `Solo: £9 per place / month (1-3 places)`.
 * @param block the one with the price, or with what stands in its place.
 */
export function isToldByCard(clause: string, page: ReadPage, block: Block): boolean {
	const words = textOf(page, block);
	const isAgreedUpon = ONLY_ON_REQUEST.test(foldText(words));
	if (clause.length > CLAIM_MAX || !(isAgreedUpon || isBareAmount(words))) return false;
	const plan = planOf(page, block);
	if (plan === null) return false;
	const claim = alike(clause.replace(/[.;]$/u, ""));
	const label = [textOf(page, plan), planName(page, plan)].map(alike).find((name) => goesOnWith(claim, name));
	if (label === undefined) return false;
	const { amounts, unit } = amountsOf(page, block);
	const others = linesOfCard(page, plan, block).filter(({ id }) => id !== block.id && !(unit && id === block.id + 1));
	const notes = others
		.filter((line) => mayBeOfPrice(page, line, block, others))
		.flatMap((line) => lineOf(textOf(page, line)) ?? []);
	const behindLabel = claim.slice(label.length);
	return amounts.some((amount) => {
		const lines = [...notes, ...(unit ? [unit] : []), { whole: amount, parts: [] }];
		const told = partsTold(behindLabel, lines);
		if (told?.has(amount) !== true) return false;
		// With its time an amount has the first part of the line behind it.
		const all = unit !== null && amount === amounts[0] ? new Set([...told, unit.parts[0] ?? ""]) : told;
		return lines.every((line) => mayBeShortened(line, all));
	});
}
