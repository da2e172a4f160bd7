import type { CategoryChoice } from "#core/drafts/draft-fields";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { ENTRIES_MAX } from "#core/limits";
import { cite, type SiteText, type TextBlock } from "#drafting/extractive/site-text";

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
	..."api sdk saas cli plugin extension chrome-extension open-source self-hosted mobile ios android web desktop cloud".split(
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
	..."fitness gaming music video photo social community".split(" "),
];

/** Headings beyond these are lists. */
const TEXTS_MAX = 40;

/** Texts that speak for the whole site: its head and its main headings. */
function tellingTexts(site: SiteText): TextBlock[] {
	const head = site.literal.filter(
		({ page, block }) =>
			page === site.home && (block.kind === "title" || /^(?:og:)?(?:title|description)$/.test(block.tag)),
	);
	const headings = site.visible.filter(
		({ page, block }) => page === site.home && block.kind === "heading" && /^h[1-3]$/.test(block.tag),
	);
	return [...head, ...headings].filter(({ text }) => text.length <= 600).slice(0, TEXTS_MAX);
}

function wordPattern(words: string): RegExp {
	const escaped = words
		.split(/[-\s]+/u)
		.map((word) => RegExp.escape(word))
		.join("[-\\s]?");
	return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}s?(?![\\p{L}\\p{N}])`, "iu");
}

/** Tags: the kinds of product that the site's own headings name, as they are written there. */
export function draftTags(site: SiteText): Candidate<string[]> | undefined {
	const texts = tellingTexts(site);
	const value: string[] = [];
	const evidence: Evidence[] = [];
	for (const kind of KINDS) {
		const pattern = wordPattern(kind);
		const source = texts.find(({ text }) => pattern.test(text));
		const written = source && pattern.exec(source.text)?.[0].toLowerCase();
		if (!source || !written || value.includes(written) || value.length >= 10) continue;
		value.push(written);
		evidence.push(...cite(source));
	}
	return value.length > 0 ? { value, evidence } : undefined;
}

const COMMON = new Set(
	"and the for with other tools software apps app services service products product online platform platforms general".split(
		" ",
	),
);

function contentWords(text: string): string[] {
	return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));
}

/** A category must be named by a word of its own, or several words of its description. */
const SCORE_MIN = 3;
const CATEGORIES_MAX = 3;

/** Categories of the directory whose words the site uses of itself, best first. */
export function draftCategories(site: SiteText, choices: readonly CategoryChoice[]): Candidate<string[]> | undefined {
	const texts = tellingTexts(site);
	const scored = choices.map((choice) => {
		const evidence = new Map<TextBlock, number>();
		const score = (words: readonly string[], weight: number) => {
			for (const word of new Set(words)) {
				const source = texts.find(({ text }) => wordPattern(word.replace(/(?:ies|s)$/u, "")).test(text));
				if (source) evidence.set(source, (evidence.get(source) ?? 0) + weight);
			}
		};
		if (texts.some(({ text }) => wordPattern(choice.name).test(text))) score([choice.name], 4);
		score(contentWords(choice.name), 3);
		score(
			contentWords(choice.description).filter((word) => !contentWords(choice.name).includes(word)),
			1,
		);
		return { choice, evidence, total: [...evidence.values()].reduce((sum, part) => sum + part, 0) };
	});
	const chosen = scored
		.filter(({ total }) => total >= SCORE_MIN)
		.sort((a, b) => b.total - a.total)
		.slice(0, CATEGORIES_MAX);
	if (chosen.length === 0) return undefined;
	return {
		value: chosen.map(({ choice }) => choice.name),
		evidence: chosen.flatMap(({ evidence }) => [...evidence.keys()].flatMap(cite)),
	};
}
