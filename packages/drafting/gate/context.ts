import type { CategoryChoice } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { blocksOf, isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { type OwnFact, ownFactOf } from "#drafting/context/own-data";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { bare } from "#drafting/lexicon/bare";
import { isPlatform } from "#drafting/lexicon/platforms";
import { domainLabel, siteDomain } from "#drafting/reading/email";

/** The site a draft is about, as far as the gate must know it. */
export interface GateSite {
	/** As submitted. */
	url: string;
	/** The directory's categories; a draft may name no others. */
	categories: readonly CategoryChoice[];
}

export interface GateContext {
	site: GateSite;
	pages: readonly ReadPage[];
	/** Names by which the site may call itself: the drafted name and what its domain says. */
	ownNames: readonly string[];
}

/** Judges a value by its verified quotes: null lets it pass, otherwise the reason of the refusal. */
export type FieldRule = (value: string, evidence: readonly Evidence[], context: GateContext) => string | null;

const NAMING_DATA = /^(?:name|legalName|alternateName)$/;
const NAMING_META = /^(?:og:site_name|application-name|apple-mobile-web-app-title)$/;
const NAME_MAX = 40;

/** What the home page's head calls the site: its structured data, its metas, and a main heading that its title repeats. */
function namesInHead(url: string, pages: readonly ReadPage[]): string[] {
	const home = pages.find(({ role }) => role === "home");
	if (!home) return [];
	const texts = home.blocks.map((block) => ({ block, text: home.text.slice(block.start, block.end).trim() }));
	const title = texts.find(({ block }) => block.kind === "title")?.text ?? "";
	const label = domainLabel(siteDomain(url)).replace(/[-_]/gu, "");
	const parts = title.split(/ ?[|｜–—·] ?| - |: /u);
	// `Moulin, the bakers' invoices`: a comma parts only what the logo says.
	const [beforeComma = ""] = title.split(", ", 1);
	if (beforeComma !== title && isInHeader(beforeComma, texts)) parts.push(beforeComma);
	const longer = parts.filter((part) => isLongerName(part, label) || isInHeader(part, texts));
	const named = texts.flatMap(({ block, text }) => {
		if (text.length < 2 || text.length > NAME_MAX) return [];
		if (block.kind === "json_ld")
			return NAMING_DATA.test(ownFactOf(home, block, { url, pages })?.path ?? "") ? [text] : [];
		if (block.kind === "meta") return NAMING_META.test(block.tag) ? [text] : [];
		const isTitled = block.tag === "h1" && text.split(/\s+/u).length <= 3 && title.startsWith(text);
		return isTitled ? [text] : [];
	});
	return [...longer, ...named];
}

/** The first line of the header is the logo: what the title has too is the site's name. */
function isInHeader(part: string, texts: readonly { block: Block; text: string }[]): boolean {
	const logo = texts.find(({ block }) => isVisible(block) && block.landmark === "header");
	return part.length >= 2 && part.length <= NAME_MAX && logo?.text === part && partsAnnounced(part).size === 0;
}

/** `Night Owl Coffee` at nightowl.coffee: the domain's name with a word or two more, all of them written as names are. */
function isLongerName(part: string, label: string): boolean {
	const spelled = bare(part);
	// `B-Dent` at bdent.com, `Oma estudio` at omaestudio.com: the same letters.
	if (spelled === label && /^[\p{Lu}\p{N}]/u.test(part) && part.length <= NAME_MAX) return true;
	return (
		label.length >= 4 &&
		spelled.startsWith(label) &&
		/^\p{Lu}[\p{L}\p{N}'&.-]{0,30}(?: \p{Lu}[\p{L}\p{N}'&.-]{0,30}){1,3}$/u.test(part)
	);
}

/** `Fernhollow is a studio` of Fernhollow Studio: the first word of a name, by which the site says what it is. */
function shortNames(names: readonly string[], pages: readonly ReadPage[]): string[] {
	const firsts = names.flatMap((name) => /^(\p{Lu}[\p{L}\p{N}]{3,30}) \S/u.exec(name)?.[1] ?? []);
	return firsts.filter(
		(first) =>
			!isPlatform(first) &&
			!isOrdinaryWords(first, pages) &&
			pages.some(
				({ role, text }) =>
					role === "home" &&
					new RegExp(
						`(?<![\\p{L}] )${RegExp.escape(first)} ${IS_A}|(?:${BEGAN}) ${RegExp.escape(first)}(?! \\p{Lu}|[\\p{L}'’-])`,
						"u",
					).test(text),
			),
	);
}
/** Of whom a home page says so, that is the site. */
const BEGAN = "[Ww]e (?:started|founded|began|built|made)|[Ww]hy|[Tt]ry|[Ss]tarted|[Ff]ounded|[Bb]uilt";
const IS_A =
	"(?:is|ist|est|es|è|é|jest|är|er) (?:an?|the|eine?|une?|una?|um|uma|een|ett?|en|l[ae]|el|il|o|de|het|der|die|das) ";

/** `Zszywkę`, `z Fakturką`: Polish, Czech and Slovak decline names, as far as these are one word. */
function declined(names: readonly string[], pages: readonly ReadPage[]): string[] {
	if (!pages.some(({ role, lang }) => role === "home" && /^(?:pl|cs|sk)(?:-|$)/iu.test(lang ?? ""))) return [];
	return names.flatMap((name) => {
		const [, stem, end = ""] = /^(\p{Lu}\p{Ll}{3,24}?)(a|)$/u.exec(name) ?? [];
		return stem === undefined ? [] : (end === "a" ? CASES_OF_A : CASES).map((ending) => `${stem}${ending}`);
	});
}
const CASES_OF_A = ["ę", "ą", "y", "i", "o", "ie", "e", "u", "ou"];
const CASES = ["a", "u", "em", "iem", "owi", "ie", "om"];

/** The names by which the site may call itself in sentences: the drafted one, its domain's, and those of its head. */
export function ownNamesOf(siteUrl: string, name: string | undefined, pages: readonly ReadPage[] = []): string[] {
	const label = domainLabel(siteDomain(siteUrl)).replace(/[-_]/gu, " ");
	const all = [name, label, ...namesInHead(siteUrl, pages)].filter(
		(candidate): candidate is string => candidate !== undefined && candidate.trim() !== "",
	);
	return [...new Set([...all, ...shortNames(all, pages), ...declined(all, pages)])];
}

export function pageOf(evidence: Evidence, pages: readonly ReadPage[]): ReadPage | undefined {
	return pages.find((page) => page.url === evidence.url);
}

/** The facts of the site's own structured data that a quote consists of; none where it is anything else. */
export function ownFactsOfQuote(evidence: Evidence, { site, pages }: GateContext): OwnFact[] {
	const page = pageOf(evidence, pages);
	const blocks = blocksOfEvidence(evidence, pages);
	const facts = page ? blocks.flatMap((block) => ownFactOf(page, block, { url: site.url, pages }) ?? []) : [];
	return facts.length === blocks.length ? facts : [];
}

export function blocksOfEvidence(evidence: Evidence, pages: readonly ReadPage[]): Block[] {
	const page = pageOf(evidence, pages);
	return page ? blocksOf(page, evidence) : [];
}
