import type { Candidate, Evidence } from "#core/evidence/evidence";
import { splitSentences } from "#core/web/sentences";
import { isOwnAddressPlace } from "#drafting/context/bearing";
import { isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { linesAbove, POSTAL_ADDRESS_MAX } from "#drafting/extractive/address-lines";
import { candidateOf, cite, citeSpan, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { countryCode } from "#drafting/lexicon/countries";
import { makerCredit } from "#drafting/reading/maker-credit";
import { isOthersPlace, isSeatOfAnother, townIn } from "#drafting/reading/places";
import { townAlone } from "#drafting/reading/towns";

/** A place that the head of the home page gives for the whole site, by the tags that maps read. */
export function placeInHead(site: SiteText): { country: Candidate<string>; city?: Candidate<string> } | null {
	const tagged = (tag: string) => site.literal.find(({ block }) => block.kind === "meta" && block.tag === tag);
	const region = tagged("geo.region");
	const code = region && /^[A-Z]{2}(?=-|$)/.exec(region.text)?.[0];
	if (!region || !code || countryCode(code) !== code) return null;
	const town = tagged("geo.placename");
	const isTown = town && town.text.length <= 60 && !/[,;]/u.test(town.text);
	return { country: { value: code, evidence: cite(region) }, ...(isTown && { city: candidateOf(town) }) };
}

/** The town that a block gives, alone or with the lines above it, and what shows it. */
function townAt(site: SiteText, index: number, country: string | null): { town: string; evidence: Evidence[] } | null {
	const source = site.visible[index];
	if (!source) return null;
	const { page, block } = source;
	for (const line of [source, ...linesAbove(site, index)]) {
		if (block.end - line.block.start > POSTAL_ADDRESS_MAX) break;
		const span = { start: line.block.start, end: block.end };
		const text = page.text.slice(span.start, span.end);
		// Several lines are an address only with a number.
		if (line !== source && !/\d/u.test(text)) continue;
		const alone = townAlone(text);
		const credit = line === source ? creditedTown(site, source) : null;
		if (credit !== null) return credit;
		const town = (country === null ? null : townIn(country, text)) ?? alone?.town ?? null;
		if (town !== null)
			return alone?.by === "statement" && !isOwnStatement(source, site)
				? null
				: { town, evidence: citeSpan(page, span) };
	}
	return null;
}

/** Where the line of its makers says that the product is made: `Built by two brothers in Bonn.` */
function creditedTown(
	{ ownNames }: SiteText,
	{ page, block, text }: TextBlock,
): { town: string; evidence: Evidence[] } | null {
	for (const { start, end } of splitSentences(text)) {
		const town = makerCredit(text.slice(start, end), ownNames)?.town ?? null;
		if (town !== null)
			return { town, evidence: citeSpan(page, { start: block.start + start, end: block.start + end }) };
	}
	return null;
}

function isOwnStatement({ text }: TextBlock, { ownNames, pages }: SiteText): boolean {
	return isPlainStatement(text) && !isSeatOfAnother(text, ownNames) && subjectOf(text, ownNames, pages) !== "other";
}

/** What is longer is no paragraph. */
const PARAGRAPH_MAX = 2000;
const MAY_SEAT = /based|located|sitz|ansässig|sede|siège|gevestigd|siedzib|somos|sommes|siamo|estamos|situ|verksam/iu;

/** The town that a sentence of a longer text gives as the company's, by its name or as ours. */
function toldTown(
	{ ownNames, pages }: SiteText,
	{ page, block, text }: TextBlock,
): { town: string; evidence: Evidence[] } | null {
	if (!MAY_SEAT.test(text)) return null;
	for (const { start, end } of splitSentences(text)) {
		const sentence = text.slice(start, end);
		const alone = townAlone(sentence);
		if (alone?.by !== "statement" || isOthersPlace(sentence, "address") || !isPlainStatement(sentence)) continue;
		if (isSeatOfAnother(sentence, ownNames) || subjectOf(sentence, ownNames, pages) !== "own") continue;
		return { town: alone.town, evidence: citeSpan(page, { start: block.start + start, end: block.start + end }) };
	}
	return null;
}

/** The town of the site's own address or statement that tells no country itself; none where there are several. */
export function townWithoutCountry(
	site: SiteText,
	names: readonly string[],
	country: string | null,
): Candidate<string> | undefined {
	const towns = new Map<string, Evidence[]>();
	for (const [index, source] of site.visible.entries()) {
		const { page, block, text } = source;
		if (block.landmark === "nav" || text.length > PARAGRAPH_MAX || !mayProve("city", source)) continue;
		const isParagraph = text.length > POSTAL_ADDRESS_MAX;
		if ((!isParagraph && isOthersPlace(text, "address")) || !isOwnAddressPlace(page, block, names)) continue;
		const found = isParagraph ? toldTown(site, source) : townAt(site, index, country);
		if (found && !towns.has(found.town)) towns.set(found.town, found.evidence);
	}
	const [only] = towns;
	return only && towns.size === 1 ? { value: only[0], evidence: only[1] } : undefined;
}
