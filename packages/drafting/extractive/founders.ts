import type { FounderCandidate } from "#core/drafts/draft-fields";
import { FOUNDER_BIO_MAX, FOUNDERS_MAX } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { isSentence, splitSentences } from "#core/web/sentences";
import { isOwnAddressPlace, tellsOfCompany } from "#drafting/context/bearing";
import { standsAmongGuests } from "#drafting/context/founder-heading";
import { isHeadDescription } from "#drafting/context/front-page";
import { STRUCTURED } from "#drafting/context/own-data";
import { contextOfBlock } from "#drafting/context/page-context";
import { fromCard, fromHeading, fromLines, QUOTATION } from "#drafting/extractive/founder-cards";
import { cite, citeSpan, mayProve, ownData, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { ownFoundersIn } from "#drafting/reading/founder-claims";
import { mentionsFounding } from "#drafting/reading/founders-in-sentence";
import { makerCredit } from "#drafting/reading/maker-credit";
import { isPersonName } from "#drafting/reading/people";
import { OUR_FOUNDER } from "#drafting/reading/whose-founder";

/** A heading further up than so many blocks says nothing of what stands here. */
const LOOKBACK_MAX = 200;

function mayNameFounders(source: TextBlock): boolean {
	const { page, block } = source;
	return mayProve("founders", source) && block.landmark !== "nav" && !standsAmongGuests(page, block);
}

/** The heading of the part of the page that a block stands in. */
function headingAbove(site: SiteText, index: number, name: string): string {
	for (let at = index - 1; at >= Math.max(0, index - LOOKBACK_MAX); at--) {
		const source = site.visible[at];
		if (!source || source.page !== site.visible[index]?.page) return "";
		const isPerson = isPersonName(source.text) || source.text.includes(name);
		if (source.block.kind === "heading" && !isPerson && /^h[1-3]$/.test(source.block.tag)) return source.text;
	}
	return "";
}

function fromSentences(source: TextBlock, names: readonly string[], pages: readonly ReadPage[]): FounderCandidate[] {
	const sentences = splitSentences(source.text);
	return sentences.flatMap(({ start, end }, at) => {
		const sentence = source.text.slice(start, end);
		if (end - start > 300 || !mentionsFounding(sentence) || QUOTATION.test(source.text.trim())) return [];
		const isAbout = tellsOfCompany(source.page, source.block);
		const alone = ownFoundersIn(sentence, names, isAbout, undefined, pages);
		// Whom `She founded Acme` means stands in the sentence before.
		const previous = alone.length > 0 ? undefined : sentences[at - 1];
		const before = previous && source.text.slice(previous.start, previous.end);
		const span = { start: source.block.start + (previous ?? { start }).start, end: source.block.start + end };
		const named = before === undefined ? alone : ownFoundersIn(sentence, names, isAbout, before, pages);
		return named.map(({ name, title }) => {
			const isAboutThem = source.text.startsWith(name);
			const isBioOf = isAboutThem && source.text.length <= FOUNDER_BIO_MAX && isSentence(source.text);
			return {
				name,
				title,
				bio: isBioOf ? source.text.replace(/\s+/gu, " ") : null,
				evidence: citeSpan(source.page, isAboutThem ? source.block : span),
			};
		});
	});
}

/** Under a heading or in a container that announces the people of the company, in any language, or a part about it or how to reach it. */
function isInTeam({ page, block }: TextBlock): boolean {
	const { sections } = contextOfBlock(page, block.id);
	return sections.has("team") || sections.has("about") || sections.has("contact");
}

/** The people whom the organisation's own structured data names as its founders. */
function structuredFounders(site: SiteText): FounderCandidate[] {
	const people = ownData(site, STRUCTURED.founder).filter(({ text }) => isPersonName(text));
	const titles = ownData(site, STRUCTURED.founderTitle);
	// Values of a list stand apart from one another: which title is whose is certain for one of each.
	const [title] = new Set(people.map(({ text }) => text)).size === 1 ? titles : [];
	return people.map((source) => ({
		name: source.text,
		title: title?.text ?? null,
		bio: null,
		evidence: [...cite(source), ...(title ? cite(title) : [])],
	}));
}

const asMaker = (name: string, source: TextBlock): FounderCandidate => ({
	name,
	title: null,
	bio: null,
	evidence: cite(source),
});

/** Whom a line of their own names as the makers of the product: `Built by Ana Ruiz in Bonn`. */
function makersIn({ page, block, text }: TextBlock, names: readonly string[]): string[] {
	const people = makerCredit(text, names)?.people ?? [];
	return people.length > 0 && isOwnAddressPlace(page, block, names) ? people : [];
}

/** The people whom the site itself calls its founders, each named beside that word, and its makers by a line of their own. */
export function draftFounders(site: SiteText, names: readonly string[]): FounderCandidate[] {
	const founders = new Map(structuredFounders(site).map((founder) => [founder.name, founder]));
	for (const source of site.literal.filter(({ page, block }) => isHeadDescription(page, block)))
		for (const founder of fromSentences(source, names, site.pages))
			founders.set(founder.name, founders.get(founder.name) ?? founder);
	for (const [index, source] of site.visible.entries()) {
		if (founders.size >= FOUNDERS_MAX) break;
		if (source.text.length > FOUNDER_BIO_MAX || !mayNameFounders(source)) continue;
		const mentions = mentionsFounding(source.text);
		for (const name of makersIn(source, names)) founders.set(name, founders.get(name) ?? asMaker(name, source));
		const headed = fromHeading(site, index, names);
		const card = headed ?? fromCard(site, index, names) ?? (mentions ? fromLines(source, names) : null);
		const found = card ? [card] : mentions ? fromSentences(source, names, site.pages) : [];
		for (const founder of found) {
			if (
				source.page.role === "home" &&
				card &&
				headed === null &&
				!/team|founder|about|who we are|meet/iu.test(headingAbove(site, index, founder.name)) &&
				!isInTeam(source) &&
				!OUR_FOUNDER.test(founder.title ?? "")
			)
				continue;
			// A card with the role says more than a sentence that names the person in passing.
			const known = founders.get(founder.name);
			if (!known || (known.title === null && founder.title !== null)) founders.set(founder.name, founder);
		}
	}
	return [...founders.values()].slice(0, FOUNDERS_MAX);
}
