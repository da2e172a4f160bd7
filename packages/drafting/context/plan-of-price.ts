import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { blocksInside, groupsAround } from "#drafting/context/groups";
import { isPlanLabel, noteOfRow, PER, planInTable, textOf } from "#drafting/context/plan-in-table";
import { FREE_OF_CHARGE } from "#drafting/lexicon/classes/free";
import { CALL } from "#drafting/lexicon/definitions";
import { light } from "#drafting/lexicon/letters";

/** Headings that announce prices and name no plan. */
export const PRICING_HEADING =
	/\bpric(?:e|es|ing)\b|\bplans?\b|\bpackages?\b|\btariffs?\b|\brates\b|\bmembership|\bsubscriptions?\b|\blicen[cs]es?\b|\bpreise?\b|\btarife?\b|\btarifs?\b|\bprix\b|\bprecios?\b|\bplanes\b|\bprezzi\b|\bpreços\b|\bprijzen\b|\bcennik\b|\bpriser?\b|тариф|цен[аы]|стоимость|料金|価格|요금|가격|价格/iu;

/** Blocks before a price in which its plan may be named. */
const LOOKBACK_MAX = 14;
/** No more blocks make a plan's card. */
const CARD_MAX = 15;
const LABEL_WORDS_MAX = 5;
/** `from` and the like before an amount are no plan. */
const FROM =
	/^(?:from|starting (?:at|from)|starts at|only|just|(?:schon |bereits )?ab|nur|à partir de|dès|desde|a partir de|(?:già )?da|solo|só|vanaf|slechts|(?:już )?od|tylko|от|fra|från|alkaen)(?=$|\s)/iu;
/** What stands on the corner of a card: `-20%`, `★`, `New!`, `Most popular`. */
const CORNER = light(
	/^(?:[^\p{L}]{1,12}|\P{L}{0,4}\d{1,2} ?%.{0,25}|.{1,20}!|\P{L}{0,4}(?:(?:our )?most (?:popular|loved|chosen)|popular|(?:our )?best ?(?:seller|value|choice|offer|deal)|recommended|(?:our )?recommendation|favou?rite|new|limited(?: offer)?|(?:sehr |am )?beliebt(?:este[rs]?)?|(?:unsere )?empfehlung|empfohlen|bestseller|meistgewählt|(?:l[ea] )?plus (?:populaire|choisie?|vendue?|demandée?)|populaire|recommandé|meilleur(?:e)? (?:offre|choix|rapport)|(?:el |la )?más (?:popular|vendid[oa]|elegid[oa]|completo)|recomendado|mejor (?:valor|opción)|(?:[oa] )?mais (?:popular|vendid[oa]|escolhid[oa]|complet[oa])|melhor (?:valor|escolha|oferta)|(?:il )?più (?:popolare|scelto|venduto)|consigliato|miglior(?:e)? (?:offerta|scelta)|meest (?:gekozen|populair)|aanbevolen|populair|najpopularniejszy|polecany|najlepszy wybór|популярн(?:ый|ое)|рекомендуем|хит|(?:mest )?populära?(?:st)?e?|rekommendera[st]|mest val(?:d|gte)|(?:mest )?populære?|anbefale[tr]|suosituin|suositeltu|(?:nej)?oblíbenější|doporučujeme|(?:leg)?népszerűbb|ajánlott|(?:cel mai )?popular|recomandat|(?:en )?popüler|en çok (?:tercih edilen|satan|satılan)|önerilen|tavsiye edilen|(?:paling |ter)?populer|terlaris|rekomendasi|direkomendasikan|(?:най)?популярніший|(?:самый |наиболее )?популярный(?: выбор)?|выбор большинства|phổ biến(?: nhất)?|おすすめ|人気|一番人気|추천|인기|推荐|推薦|最受欢迎)\P{L}{0,4})$/iu,
);
/** `Pro Popular`: the mark on a card, where it stands in one line with the plan's name. */
const MARK_BEHIND = light(
	/(?<=^\p{Lu}[\p{L}\p{N} ]{1,24}) (?:most popular|popular|best value|recommended|beliebt|empfohlen|populaire|recommandé|popular|recomendado|consigliato|populair|aanbevolen|polecany|популярный|おすすめ|人気)$/iu,
);

/** `Pro ⭐` */
const STAR_BEHIND = /(?<=[\p{L}\p{N}]) ?\p{Extended_Pictographic}{1,3}\uFE0F?$/u;

/** The name of a plan, without the mark that its card bears. */
export const planName = (page: ReadPage, plan: Block): string =>
	textOf(page, plan).replace(MARK_BEHIND, "").replace(STAR_BEHIND, "");

/** A call or a step over an amount names none: `Start today`, `Step 3`. */
const isNoPlan = (text: string): boolean => CALL.test(text) || STEP.test(text) || FAIR_PRICES.test(text);
/** `Simple, transparent pricing` heads one price as well as several. */
const FAIR_PRICES = light(
	/^(?:(?:simple|fair|clear|honest|transparent|flexible|affordable|straightforward|einfache?|faire|klare|ehrliche|transparente|simples?|clairs?|eenvoudige|heldere|eerlijke|enkel|proste|przejrzyste|jednoduchý|basit|şeffaf|простые|прозрачные|прості|прозорі),? (?:and |und |et |y |e |en |och |i |a |ve |и |та |& )?){1,3}(?:pric(?:es?|ing)|preise|tarifs?|precios|prezzi|preços|prijzen|prissättning|ceny|ceník|fiyat\p{L}*|цены|ціни)[.!]?$|^(?:des |les |precios|prezzi|preços|tarifs|prix) ?(?:prix |tarifs )?(?:simples?|claros|justos|transparentes|chiari|semplici|trasparenti|clairs|équitables)(?: (?:y|e|et) \p{L}{4,14})?[.!]?$/iu,
);
const STEP =
	/^(?:step|schritt|étape|paso|passo|stap|krok|steg|trin|adım|шаг|крок|lépés|pasul|langkah|βήμα|bước|ステップ|단계|步骤) ?\d{1,2}[.:]?$/iu;

/** Between a plan's name and its price there may be a line or two on whom it is for. */
const LINES_BETWEEN_MAX = 2;
/** With such lines under it a name is shorter. */
const NAME_WORDS_MAX = 3;

/** The blocks of a price's card: of its own container, or of the one around it where the price opens its own. */
function cardOfPrice(page: ReadPage, block: Block): readonly Block[] {
	const own = blocksInside(page, block.group);
	const around = page.groups[block.group]?.parent;
	return own[0]?.id !== block.id || around === null || around === undefined || around === 0
		? own
		: blocksInside(page, around);
}

/**
 * The plan that the top of a price's card names, whatever element it is in: a few words right over the price, or one to
 * three with a line or two between. Null where a heading inside the card says it.
 */
function labelOver(page: ReadPage, block: Block): Block | null {
	const inCard = block.group === 0 ? [] : cardOfPrice(page, block);
	if (inCard.length === 0 || inCard.length > CARD_MAX) return null;
	const at = inCard.findIndex(({ id }) => id === block.id);
	const [label, ...between] = inCard.slice(0, at).filter((above) => !CORNER.test(textOf(page, above)));
	if (!label || label.kind === "list_item" || between.length > LINES_BETWEEN_MAX) return null;
	if (page.blocks.slice(label.id + 1, block.id).some(({ kind }) => kind === "heading")) return null;
	if (between.some((line) => line.kind === "list_item" || findPrices(textOf(page, line)).length > 0)) return null;
	const text = textOf(page, label);
	if (isNoPlan(text)) return null;
	const wordsMax = between.length === 0 ? LABEL_WORDS_MAX : NAME_WORDS_MAX;
	if (!isPlanLabel(text) || text.split(" ").length > wordsMax || !/\p{L}/u.test(text)) return null;
	return /[.!?:…]$/u.test(text) || text.replace(FROM, "").trim() === "" || PRICING_HEADING.test(text) ? null : label;
}

/** Whether a heading has a card of its own beside the price: a container with more than its head in it. */
function isOfOtherCard(page: ReadPage, heading: Block, price: Block): boolean {
	const around = groupsAround(page, price.group);
	const beside = groupsAround(page, heading.group).filter((group) => !around.includes(group));
	const card = beside.at(-1);
	if (card === undefined) return false;
	const inside = blocksInside(page, card);
	return inside.length > HEAD_MAX || inside.some((other) => findPrices(textOf(page, other)).length > 0);
}
const HEAD_MAX = 3;

/** The plan that a price belongs to: its column's or row's head, or the nearest heading before it in one of its containers. */
export function planOf(page: ReadPage, block: Block): Block | null {
	if (block.tag === "td" || block.tag === "th") return planInTable(page, block);
	// `Free` as a title is the plan itself.
	if (block.kind === "heading" && SAYS_FREE.test(textOf(page, block))) return null;
	const label = labelOver(page, block);
	if (label) return label;
	const around = groupsAround(page, block.group).slice(0, 3);
	for (let at = block.id - 1; at >= Math.max(0, block.id - LOOKBACK_MAX); at--) {
		const above = page.blocks[at];
		if (!above) return null;
		const isNear = groupsAround(page, above.group)
			.slice(0, 3)
			.some((group) => around.includes(group));
		if (!isNear) continue;
		// The page's main heading names the product, not a plan.
		if (above.tag === "h1") return null;
		const text = textOf(page, above);
		if (above.kind === "heading" || (text.length <= 24 && /^(?:th|dt|strong)$/.test(above.tag))) {
			// `All of Standard, plus:` opens a list, and the plan's name stands above it.
			if (/[:：]$/u.test(text)) continue;
			if (PRICING_HEADING.test(text) && text.split(/\s+/u).length <= 2) return null;
			return isPlanLabel(text) && !isNoPlan(text) && !isOfOtherCard(page, above, block) ? above : null;
		}
		// Another amount between a price and its heading belongs to another plan, unless the heading has them both.
	}
	return null;
}

const UNIT_MAX = 30;
const UNIT_LINE_MAX = 60;

/** The unit that follows a bare amount in the same group, or null. */
export function unitAfter(page: ReadPage, block: Block): Block | null {
	const next = page.blocks[block.id + 1];
	if (!next || !isVisible(next) || next.group !== block.group) return null;
	const text = textOf(page, next);
	// `per month · or $50/year`: the unit, and another way to pay.
	const unit = text.length <= UNIT_LINE_MAX ? (text.split(/ [·|•] /u)[0] ?? text) : text;
	return unit.length <= UNIT_MAX && PER.test(unit) ? next : null;
}

/** What is said of how an amount is paid, and not of what it buys. */
const HOW_PAID = light(
	/(?<![\p{L}])(?:(?:one|single)[- ]time(?: payment)?|once|lifetime|billed (?:annually|yearly|monthly|quarterly)|paid (?:annually|yearly|monthly)|per (?:seat|user|month|year|editor|member)|einmalig|jährlich abgerechnet|pro (?:Nutzer|Monat|Jahr)|par (?:mois|an)|al (?:mes|año|mese)|all'anno|por (?:mes|mês|ano|año)|per (?:maand|jaar|mese)|im Monat|im Jahr|(?:inkl|zzgl|exkl)\.? (?:MwSt|USt)|(?:incl|excl|plus|\+|ex|inc|inclusief|exclusief)\.? (?:VAT|GST|tax(?:es)?|btw)|H\.?T\.?|T\.?T\.?C\.?|IVA (?:incluido|inclusa|esclusa)|\+ ?IVA|netto|brutto|net|une fois|pago único|una tantum|jednorazowo|rocznie|miesięcznie|разово|[\p{L}ー]{1,8}(?:あたり|ごと)|税込|税抜|월|月額)(?![\p{L}])\.?/giu,
);

/** A share of what is sold or paid is a price too: `1.4% per payment`. */
const COMMISSION = light(
	/^\d{1,2}(?:[.,]\d{1,2})? ?% (?:per|of (?:each|every)|pro|je|par|por|per ogni|za) \p{L}{3,20}(?: \p{L}{3,20})?$/u,
);

/** What stands where a plan's price does when it has none. */
const SAYS_FREE = new RegExp(`^(?:${FREE_OF_CHARGE})[.!]?$`, "iu");

/** An amount that says nothing of what it buys, or with which a line begins that says how it is paid and for how much. */
export function isBareAmount(words: string): boolean {
	if (COMMISSION.test(words) || SAYS_FREE.test(words)) return true;
	if (words.length <= 60 && !isSentence(words) && findPrices(words)[0]?.start === 0) return true;
	const folded = foldText(words).replace(FROM, " ").replace(HOW_PAID, " ");
	const prices = findPrices(folded);
	const others = prices.reduce((rest, price) => rest.replace(price.text, ""), folded).match(/\p{L}/gu) ?? [];
	return words.length <= 60 && prices.length > 0 && others.length <= 6 && !/\p{L}\s*[:–—-]/u.test(folded);
}

/** The ways in which a price of the page may be told: as it stands, with what it is paid for, with its plan's name. */
export function tellingsOf(page: ReadPage, block: Block): string[] {
	const words = textOf(page, block);
	const unit = unitAfter(page, block);
	const whole = unit ? [`${words} ${textOf(page, unit)}`, words] : [words];
	const plan = isBareAmount(words) ? planOf(page, block) : null;
	if (!plan) return whole;
	const note = noteOfRow(page, block)?.note;
	return [...new Set([textOf(page, plan), planName(page, plan)])].flatMap((label) => [
		...(note === undefined ? [] : whole.map((amount) => `${label}: ${amount} (${note})`)),
		...whole.flatMap((amount) => [`${label}: ${amount}`, `${label} - ${amount}`, `${label} ${amount}`, amount]),
	]);
}
