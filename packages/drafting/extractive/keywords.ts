import type { Candidate, Evidence } from "#core/evidence/evidence";
import { ENTRIES_MAX } from "#core/limits";
import { foldText } from "#core/web/text-fold";
import { definesProduct } from "#drafting/context/definition";
import { withOwnSign } from "#drafting/context/own-names";
import { isGenericTitle } from "#drafting/extractive/name";
import { cite, citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { splitSentences } from "#drafting/reading/sentences";

/** The keywords that the head of the home page gives. */
export function draftKeywords(site: SiteText): Candidate<string[]> | undefined {
	const source = site.literal.find(
		({ page, block }) => page === site.home && block.kind === "meta" && block.tag === "keywords",
	);
	if (!source) return undefined;
	const entries = source.text
		.split(/[,;|]/u)
		.map((entry) => entry.trim())
		.filter((entry) => entry.length >= 2 && entry.length <= 60);
	const value = [...new Set(entries)].slice(0, ENTRIES_MAX);
	return value.length > 0 ? { value, evidence: cite(source) } : undefined;
}

/** Words that say what kind of thing a product is. */
const KINDS = [
	..."api sdk saas cli plugin extension chrome-extension open-source self-hosted mobile ios android desktop cloud".split(
		" ",
	),
	..."analytics automation monitoring security crm erp e-commerce ecommerce marketplace newsletter marketing seo email".split(
		" ",
	),
	..."payments invoicing accounting billing fintech insurance education e-learning course training crowdfunding".split(
		" ",
	),
	..."design templates wordpress shopify no-code low-code devops testing database hosting backup migration search".split(
		" ",
	),
	..."chatbot machine-learning productivity collaboration project-management scheduling hr recruiting travel health".split(
		" ",
	),
	..."fitness gaming music video photo".split(" "),
];

/** Texts beyond these are lists. */
const TEXTS_MAX = 40;

interface DefiningText {
	source: TextBlock;
	/** The sentence itself, as it stands on the page. */
	text: string;
	start: number;
}

/** Texts that say what the product is: the head, the main headings, and sentences that define it. */
function definingTexts(site: SiteText): DefiningText[] {
	const found: DefiningText[] = [];
	for (const source of [...site.literal, ...site.visible]) {
		if (found.length >= TEXTS_MAX) break;
		if (source.text.length > 2000) continue;
		for (const { start, end } of splitSentences(source.text)) {
			const text = source.text.slice(start, end);
			if (text.length > 400 || !definesProduct(source.page, source.block, foldText(text), site.ownNames, site.pages))
				continue;
			found.push({ source, text, start: source.block.start + start });
		}
	}
	return found.slice(0, TEXTS_MAX);
}

function citeText({ source, text, start }: DefiningText): Evidence[] {
	return citeSpan(source.page, { start, end: start + text.length });
}

function wordPattern(words: string): RegExp {
	const escaped = words
		.split(/[-\s]+/u)
		.map((word) => RegExp.escape(word))
		.join("[-\\s]?");
	return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}s?(?![\\p{L}\\p{N}])`, "iu");
}

/** Says of which kind a thing is, rather than what it does or for whom. */
const IS_A =
	/(?:^|\s)(?:is|are|'s|ist|est|es|è|é|jest|to|är|er|on|je|это)(?: [\p{L}'’-]{1,20}){0,4} (?:an?|the|your|our|ein|eine|une?|una?|uno|um|uma|een|en|et|единый|сервис|платформа|программа)(?![\p{L}])|\s[—–-]\s/iu;

/** The head of the home page, its main heading, and sentences that name the product's kind; templates' titles do not. */
function tellsKind({ block }: TextBlock, text: string): boolean {
	if (isGenericTitle(text) || /\bof course\b/iu.test(text)) return false;
	return block.kind === "title" || block.kind === "meta" || block.kind === "heading" || IS_A.test(text);
}

/** Tags: the kinds of product that the site's own definitions name, as they are written there. */
export function draftTags(site: SiteText): Candidate<string[]> | undefined {
	const texts = definingTexts(site).filter(({ source, text }) => tellsKind(source, text));
	const value: string[] = [];
	const evidence: Evidence[] = [];
	for (const kind of KINDS) {
		const pattern = wordPattern(kind);
		const source = texts.find(({ text }) => pattern.test(withOwnSign(text, site.ownNames)));
		const written = source && pattern.exec(source.text)?.[0].toLowerCase();
		if (!source || !written || value.includes(written) || value.length >= 10) continue;
		value.push(written);
		evidence.push(...citeText(source));
	}
	return value.length > 0 ? { value, evidence, score: TAGS_SCORE } : undefined;
}

/** Words of definitions name kinds, but not always the product's own. */
const TAGS_SCORE = 0.6;
