import type { Candidate, Evidence } from "#core/evidence/evidence";
import { bare, cite, groupsAround, hintsOf, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { findPrices } from "#drafting/reading/money";
import { isPersonName } from "#drafting/reading/people";
import { readPlace } from "#drafting/reading/places";

const FEATURES_MAX = 12;
const LENGTH_MAX = 90;

const FEATURE_HEADING =
	/\bfeatures?\b|what (?:you get|we (?:do|offer)|it does)|capabilit|functionalit|\bincludes?\b|our services|services|solutions|funktionen|leistungen|fonctionnalit|caracter[ií]sticas|funcionalidades|funzionalit|funkcje|możliwości|возможности|функции|услуги/iu;
const USP_HEADING =
	/^why\b|benefits?|advantages?|what makes|reasons to|vorteile|warum\b|avantages|pourquoi|ventajas|por qu[eé]|vantaggi|perch[eé]|zalety|dlaczego|преимущества|почему/iu;
const NO_ENTRY =
	/cookie|©|@|https?:|\d{3}[- ]\d{4}|^call\b|\d{1,2}:\d{2}|\d{4}-\d{2}|\bago$|^(?:read|learn|view (?:our|all our|more)|see|find|show|click|get|buy|order|sign|log|contact|start|try|download|more|next|previous|back|home|about|blog|faq|search for|menu|submit|close|free|what|how|why|who|our|meet|watch|request|explore)\b|[?!>»→]$|^["“„«]|^\d+$|^\d+\.\s|^[€$£]|testimonial|newsletter|follow|share|login|terms|privacy|copyright|pricing|partners?$|team$|clients$|customers$|story$|happy|latest|recent|upcoming|events?$|posts?$|categories|^company$|^resources$|^products?$|^services$|community$|^legal$|connect$|address|phone|e-?mail$|white ?papers?|webinars?|e-?book|case stud|о компании|партн[её]рам|контакты|новости|отзывы/iu;
const ELSEWHERE =
	/testimonial|review|quote|customer|client|partner|cookie|modal|popup|comment|blog|news|post|event|team|member|faq|accordion|navbar|menu|breadcrumb|login|form(?:$|\s)|social|sidebar|captcha|slider|carousel/;
const ROLE =
	/\b(?:C[A-Z]O|founder|director|manager|engineer|designer|developer|head of|lead|president|officer|member|partner|editor|chair\w*|founder|gründer|geschäftsführer|directeur|director|fondatrice?)\b/iu;
const PLAN_PLACE = /pric|plan|tarif|package|subscription/;

function isEntry(text: string, name: string | undefined): boolean {
	const words = text.split(/\s+/u).length;
	if (text.length < 4 || text.length > LENGTH_MAX || words > 12 || !/\p{L}{3}/u.test(text)) return false;
	if (NO_ENTRY.test(text) || findPrices(text).length > 0 || readPlace(text) !== null) return false;
	return name === undefined || bare(text) !== bare(name);
}

function isProductPage({ page, block }: TextBlock): boolean {
	const inMain = block.landmark === null || block.landmark === "main" || block.landmark === "header";
	return (page.role === "home" || page.role === "features") && inMain;
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

/** Cards of one kind: the same element in containers of the same class. */
function kindOfCard({ page, block }: TextBlock): string {
	const group = page.groups[block.group];
	return `${page.url} ${block.tag} ${group?.tag ?? ""} ${(group?.hints ?? "").replace(/\d+/gu, "")}`;
}

/** Titles each followed by a text that explains it; two of a kind make a list of features. */
function cards(site: SiteText, name: string | undefined): TextBlock[] {
	const found = site.visible.filter((source, index) => {
		const { block, text } = source;
		if (!isProductPage(source) || text.includes("\n") || !isEntry(text, name)) return false;
		const isTitle = block.kind === "heading" || /^(?:dt|header|strong|summary)$/.test(block.tag);
		if (!isTitle && !(opensGroup(site, index) && text.length <= 60)) return false;
		return isExplained(site, index) && !ELSEWHERE.test(hintsOf(source, 3)) && !PLAN_PLACE.test(hintsOf(source, 2));
	});
	const counts = new Map<string, number>();
	for (const source of found) counts.set(kindOfCard(source), (counts.get(kindOfCard(source)) ?? 0) + 1);
	const few = (source: TextBlock) => (counts.get(kindOfCard(source)) ?? 0) < 2;
	return found.filter((source) => !few(source));
}

/** List items and smaller headings under a heading that matches. */
function listedUnder(site: SiteText, heading: RegExp, name: string | undefined): TextBlock[] {
	const found: TextBlock[] = [];
	let open: TextBlock | null = null;
	for (const source of site.visible) {
		const { page, block, text } = source;
		if (!isProductPage(source) || open?.page !== page) open = null;
		if (!isProductPage(source)) continue;
		const isLower: boolean = open !== null && block.kind === "heading" && block.tag > open.block.tag;
		if (block.kind === "heading" && !isLower) {
			open = heading.test(text) && text.length <= 80 ? source : null;
			continue;
		}
		if (!open || !(block.kind === "list_item" || isLower)) continue;
		if (isEntry(text, name) && !ELSEWHERE.test(hintsOf(source, 2))) found.push(source);
	}
	return found;
}

/** Bulleted lists in the main part of the home page, or in its plans: short phrases that are no links. */
function bullets(site: SiteText, name: string | undefined, inPlans: boolean): TextBlock[] {
	const linked = new Set(site.home?.links.map((link) => link.block) ?? []);
	return site.visible.filter((source) => {
		const { page, block, text } = source;
		if (page !== site.home && !(inPlans && page.role === "pricing")) return false;
		if ((page === site.home && linked.has(block.id)) || !isEntry(text, name) || text.split(/\s+/u).length < 2)
			return false;
		const hints = hintsOf(source, inPlans ? 2 : 4);
		if (inPlans) return PLAN_PLACE.test(hints) && block.kind !== "heading" && block.tag !== "button";
		return block.kind === "list_item" && block.landmark === null && !ELSEWHERE.test(hints);
	});
}

function listOf(sources: readonly TextBlock[]): Candidate<string[]> | undefined {
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
	return value.length > 0 ? { value, evidence } : undefined;
}

const ENOUGH = 3;

/** What the product does, as the site lists it: under such a heading, in cards, else in bullets and plans. */
export function draftFeatures(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	let sources = [...listedUnder(site, FEATURE_HEADING, name), ...cards(site, name)];
	if (sources.length < ENOUGH) sources = [...sources, ...bullets(site, name, false)];
	if (sources.length < ENOUGH) sources = [...sources, ...bullets(site, name, true)];
	return listOf(sources);
}

/** Reasons to choose the product, where the site gives them under such a heading. */
export function draftUsps(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	return listOf(listedUnder(site, USP_HEADING, name));
}
