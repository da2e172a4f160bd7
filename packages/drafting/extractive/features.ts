import type { Candidate, Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock, partsAnnounced } from "#drafting/context/page-context";
import {
	bare,
	blockById,
	cite,
	groupsAround,
	hintsOf,
	mayProve,
	type SiteText,
	type TextBlock,
} from "#drafting/extractive/site-text";
import type { SectionKind } from "#drafting/lexicon/sections";
import { noEntryBecause } from "#drafting/reading/entries";
import { findPrices } from "#drafting/reading/money";
import { isPersonName } from "#drafting/reading/people";
import { isSentence } from "#drafting/reading/sentences";

const FEATURES_MAX = 12;
const LENGTH_MAX = 90;

const ROLE =
	/\b(?:C[A-Z]O|founder|director|manager|engineer|designer|developer|head of|lead|president|officer|member|partner|editor|chair\w*|founder|gründer|geschäftsführer|directeur|director|fondatrice?)\b/iu;
const PLAN_PLACE = /pric|plan|tarif|package|subscription/;
/** Cards with these are of goods, posts, contests and people, whatever they are called. */
const OF_GOODS =
	/\b(?:add to cart|buy now|in stock|read more|votes?|comments?|proposals?|views|likes|posted (?:on|by)|by [\p{L}]+ on|min read|sku|isbn|per night)\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2},? \d{4}\b|czytaj więcej|mehr lesen|lire la suite|leer más|подробнее/iu;

function isEntry(text: string, name: string | undefined): boolean {
	const words = text.split(/\s+/u).length;
	if (text.length < 4 || text.length > LENGTH_MAX || words > 12 || !/\p{L}{3}/u.test(text)) return false;
	if (noEntryBecause(foldText(text)) !== null) return false;
	return name === undefined || bare(text) !== bare(name);
}

function isProductPage({ page, block, text }: TextBlock): boolean {
	const inMain = block.landmark === null || block.landmark === "main" || block.landmark === "header";
	return (page.role === "home" || page.role === "features") && inMain && mayProve("features", { page, block, text });
}

/** A title's text comes right after it, in the same card, and is longer. */
function isExplained(site: SiteText, index: number): boolean {
	const title = site.visible[index];
	const next = site.visible[index + 1];
	if (!title || next?.page !== title.page || next.block.kind === "heading") return false;
	// A person's name with a role under it is a member of a team.
	if (isPersonName(title.text) && ROLE.test(next.text)) return false;
	return (
		next.text.length >= 25 &&
		next.text.length > title.text.length &&
		groupsAround(next.page, next.block.group).includes(title.block.group)
	);
}

/** A short text that opens its group is a title too, though not marked up as one. */
function opensGroup(site: SiteText, index: number): boolean {
	const source = site.visible[index];
	const previous = site.visible[index - 1];
	return source !== undefined && (previous?.page !== source.page || previous.block.group !== source.block.group);
}

/** Whether the card that a title opens is about goods on sale, a post or a person: a price, a date or a counter stands in it. */
function isOfGoods(site: SiteText, index: number): boolean {
	const title = site.visible[index];
	if (!title) return false;
	const card = site.visible
		.slice(Math.max(0, index - 2), index + 5)
		.filter(
			({ page, block }) =>
				page === title.page && (block.id === title.block.id + 1 || block.group === title.block.group),
		);
	return card.some(
		({ text }) => text.length <= 200 && (OF_GOODS.test(text) || (text.length <= 40 && findPrices(text).length > 0)),
	);
}

/** Cards of one kind: the same element in containers of the same class. */
function kindOfCard({ page, block }: TextBlock): string {
	const group = page.groups[block.group];
	return `${page.url} ${block.tag} ${group?.tag ?? ""} ${(group?.hints ?? "").replace(/\d+/gu, "")}`;
}

/** So many of the cards of one kind must speak of what the product does for somebody. */
const SPEAKING_SHARE = 0.5;
const TO_READER =
	/(?<![\p{L}])(?:you|your|yours|we|our|us|it|its|they|their|lets?|Sie|Ihre?n?|du|dein\w{0,2}|wir|unsere?\w{0,2}|vous|votre|vos|nous|notre|nos|su|sus|tu|tus|usted|nuestr[ao]s?|tuo|tua|vostr[oaie]|nostr[oaie]|você|seus?|suas?|jouw|uw|je|ons|onze|twój|twoje|twoich|nasz\w{0,3}|вы|ваш\w{0,3}|вас|вам|мы|наш\w{0,3}|din|ditt|dina|vår\w{0,1}|sinun|váš|vaše|naše)(?![\p{L}])/iu;
const DOES = /^(?:\p{Lu}\p{Ll}+(?:s|e|en|er|ez|en Sie)?) /u;

/** Whether the text under a title speaks of the product: to its reader, by its name, or as what is done. */
function speaksToReader(site: SiteText, title: TextBlock): boolean {
	const next = site.visible[site.visible.indexOf(title) + 1];
	if (!next || /[?？]\s*$/u.test(next.text)) return false;
	const named = withOwnSign(foldText(next.text), site.ownNames);
	return named.includes(OWN) || TO_READER.test(next.text) || (DOES.test(next.text) && isSentence(next.text));
}

/** Titles each followed by a text that explains it; two of a kind make a list of features. */
function cards(site: SiteText, name: string | undefined): TextBlock[] {
	const found = site.visible.filter((source, index) => {
		const { block, text } = source;
		if (!isProductPage(source) || text.includes("\n") || !isEntry(text, name)) return false;
		const isTitle = block.kind === "heading" || /^(?:dt|header|strong|summary)$/.test(block.tag);
		if (!isTitle && !(opensGroup(site, index) && text.length <= 60)) return false;
		return isExplained(site, index) && !isOfGoods(site, index) && !PLAN_PLACE.test(hintsOf(source, 2));
	});
	const counts = new Map<string, number>();
	for (const source of found) counts.set(kindOfCard(source), (counts.get(kindOfCard(source)) ?? 0) + 1);
	const told = new Map<string, number>();
	for (const source of found) {
		const speaks = announcedBy(source, "features") || speaksToReader(site, source);
		if (speaks) told.set(kindOfCard(source), (told.get(kindOfCard(source)) ?? 0) + 1);
	}
	return found.filter((source) => {
		const count = counts.get(kindOfCard(source)) ?? 0;
		return count >= 2 && (told.get(kindOfCard(source)) ?? 0) / count >= SPEAKING_SHARE;
	});
}

/** The heading of a part of this kind that a block stands under, as the page's own words announce it. */
function announcedBy(source: TextBlock, kind: SectionKind): boolean {
	const { headings } = contextOfBlock(source.page, source.block.id);
	return headings.some((id) => {
		const heading = blockById(source.page, id);
		return heading !== null && heading.text.length <= 80 && partsAnnounced(heading.text).has(kind);
	});
}

/** List items and headings under a heading that announces them. */
function listedUnder(site: SiteText, kind: SectionKind, name: string | undefined): TextBlock[] {
	return site.visible.filter((source) => {
		const { block, text } = source;
		if (!(block.kind === "list_item" || block.kind === "heading") || !isProductPage(source)) return false;
		return (
			isEntry(text, name) &&
			announcedBy(source, kind) &&
			!isUnderSomebodyElse(source.page, block, site.ownNames, site.pages)
		);
	});
}

/** Bulleted lists in the main part of the home page, or in its plans: short phrases that are no links. */
function bullets(site: SiteText, name: string | undefined, inPlans: boolean): TextBlock[] {
	const linked = new Set(site.home?.links.map((link) => link.block) ?? []);
	return site.visible.filter((source) => {
		const { page, block, text } = source;
		if (page !== site.home && !(inPlans && page.role === "pricing")) return false;
		if ((page === site.home && linked.has(block.id)) || !isEntry(text, name) || text.split(/\s+/u).length < 2)
			return false;
		if (!mayProve("features", source)) return false;
		const hints = hintsOf(source, inPlans ? 2 : 4);
		if (inPlans) return PLAN_PLACE.test(hints) && block.kind !== "heading" && block.tag !== "button";
		return (
			block.kind === "list_item" &&
			block.landmark !== "footer" &&
			block.landmark !== "nav" &&
			block.landmark !== "aside"
		);
	});
}

/** A list is one of features when nearly all of its items read like such. */
const LISTED_SHARE = 0.7;
const LISTED_LENGTH = 14;

/** Bulleted lists of phrases; counters, times and menus are lists of something else. */
function wholeLists(site: SiteText, found: readonly TextBlock[]): TextBlock[] {
	return found.filter((source) => {
		const kind = kindOfCard(source);
		const alike = (other: TextBlock) => other.page === source.page && kindOfCard(other) === kind;
		const own = found.filter(alike);
		const all = site.visible.filter((other) => alike(other) && other.block.kind === "list_item");
		const length = own.reduce((sum, { text }) => sum + text.length, 0) / own.length;
		const counted = own.filter(({ text }) => /^\d/u.test(text)).length / own.length;
		return own.length >= ENOUGH && own.length / all.length >= LISTED_SHARE && length >= LISTED_LENGTH && counted < 0.5;
	});
}

function listOf(sources: readonly TextBlock[], score: number): Candidate<string[]> | undefined {
	const value: string[] = [];
	const evidence: Evidence[] = [];
	const seen = new Set<string>();
	for (const source of sources) {
		const text = source.text.replace(/\s+/gu, " ").replace(/(?<![.:;])[.:;]+$/u, "");
		if (seen.has(bare(text)) || value.length >= FEATURES_MAX) continue;
		seen.add(bare(text));
		value.push(text);
		evidence.push(...cite(source));
	}
	return value.length > 0 ? { value, evidence, score } : undefined;
}

const ENOUGH = 3;

/** What the product does, as the site lists it: under such a heading, in cards, else in bullets and plans. */
export function draftFeatures(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	const announced = listedUnder(site, "features", name);
	let sources = [...announced, ...cards(site, name)];
	const score = announced.length >= ENOUGH ? 0.9 : sources.length >= ENOUGH ? 0.6 : 0.4;
	if (sources.length < ENOUGH) sources = [...sources, ...wholeLists(site, bullets(site, name, false))];
	if (sources.length < ENOUGH) sources = [...sources, ...bullets(site, name, true)];
	return listOf(sources, score);
}

/** Reasons to choose the product, where the site gives them under such a heading. */
export function draftUsps(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	return listOf(
		listedUnder(site, "benefits", name).filter((source) => mayProve("usps", source)),
		0.8,
	);
}
