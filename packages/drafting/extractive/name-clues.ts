import { cutsWord } from "#core/evidence/evidence-quote";
import { addressFit, isBelowCompany } from "#drafting/extractive/name-fit";
import type { SiteText, TextBlock } from "#drafting/extractive/site-text";
import { isPageTitle, titleParts } from "#drafting/extractive/titles";
import { bare } from "#drafting/lexicon/bare";
import { light } from "#drafting/lexicon/letters";

/** Scripts in which names are written that a domain cannot spell: there it says nothing against them. */
const NO_DOMAIN_SCRIPT =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const UNSPELLED_SCORE = 5;

export const NAME_WORDS_MAX = 5;
export interface NameClue {
	source: TextBlock;
	value: string;
	score: number;
	/** The holder that a copyright line names. */
	isHolder?: true;
}

const WEIGHTS: Record<string, number> = {
	"og:site_name": 5,
	"application-name": 4,
	"apple-mobile-web-app-title": 4,
	"og:title": 1,
	"dc.title": 1,
	title: 1,
};

/** How many other pages have a part of the home page's title at the beginning or the end of theirs. */
function timesInOtherTitles(value: string, { home, literal }: SiteText): number {
	const others = literal.filter(({ page, block }) => page !== home && block.kind === "title");
	return others.filter(({ text }) => text.startsWith(`${value} `) || text.endsWith(` ${value}`)).length;
}
const RECURRING_MAX = 2;

/** `家計防衛エージェント`: all of the title and of the main heading, and nothing is said in it. */
const isMainHeading = (value: string, { home, visible }: SiteText): boolean =>
	visible.some(({ page, block, text }) => page === home && block.tag === "h1" && text.trim() === value);
const SAYS_MORE = /[をはがにへでと、。！？!?\s]/u;

export function cluesFromHead(site: SiteText): NameClue[] {
	return site.literal.flatMap((source) => {
		const { block, page, text } = source;
		const home = page === site.home ? 1 : 0;
		if (block.kind === "title" || block.tag === "og:title" || block.tag === "dc.title") {
			const parts = titleParts(text);
			// `Pricing | Acme`: beside a page's own word the other part is the name.
			const beside = parts.length === 2 && parts.some(isPageTitle) ? 2 : 0;
			return parts.flatMap((value, index) => {
				if (isPageTitle(value)) return [];
				const isEdge = index === 0 || index === parts.length - 1;
				const recurring = page === site.home ? Math.min(RECURRING_MAX, timesInOtherTitles(value, site)) : 0;
				const isAlone = parts.length === 1 && isMainHeading(value, site) && !SAYS_MORE.test(value);
				const unspelled = (beside > 0 || isAlone) && NO_DOMAIN_SCRIPT.test(value) ? UNSPELLED_SCORE : 0;
				return [{ source, value, score: 1 + home * (isEdge ? 1 : 0) + beside + unspelled + recurring }];
			});
		}
		if (block.kind === "json_ld") {
			const isOwner = /^(?:Organization|Corporation|LocalBusiness|WebSite|SoftwareApplication|Product)\.name$/.test(
				block.tag,
			);
			return isOwner ? titleParts(text).map((value) => ({ source, value, score: 4 })) : [];
		}
		const weight = WEIGHTS[block.tag];
		return weight === undefined ? [] : [{ source, value: text, score: weight + home }];
	});
}

/** `Acme Boats` as the link in the header that leads to the front page, where the title has it too. */
function cluesFromBrand({ home, literal, url }: SiteText): NameClue[] {
	const title = literal.find(({ page, block }) => page === home && block.kind === "title");
	if (!home || !title) return [];
	const brands = new Set(
		home.links.flatMap(({ href, text, block, landmark }) =>
			block !== null && landmark !== "footer" && leadsHome(href, home.url, url) ? [bare(text)] : [],
		),
	);
	// A logo may be written large, or with a point behind it: the title's spelling counts.
	const value = titleParts(title.text).find((part) => !isPageTitle(part) && brands.has(bare(part)));
	return value === undefined
		? []
		: [{ source: title, value: value.replace(/(?<![®™])[®™]+$/u, ""), score: BRAND_SCORE }];
}
const BRAND_SCORE = 3;
/** To the page itself, or to its top. */
const LEADS_HOME = /^\/?(?:index\.html?)?(?:#.{0,20})?$/u;

/** Whether a link leads to the front page, wherever that stands: at the site's root, or in a folder of its host. */
function leadsHome(href: string, home: string, url: string): boolean {
	const starts = [new URL(url).origin, new URL(".", home).href];
	return starts.some((start) => href.startsWith(start) && LEADS_HOME.test(href.slice(start.length)));
}

const COPYRIGHT_NAME = light(
	/(?:©|\(c\)|copyright)\s?(?:©\s?)?(?:\d{4}(?:\s?[-–—]\s?\d{4})?)?,?\s?(?:by\s)?([\p{L}\p{N}][^.,|©\n]{1,40})/iu,
);

export function cluesFromPage(site: SiteText): NameClue[] {
	const clues: NameClue[] = [];
	for (const source of site.visible) {
		const holder = COPYRIGHT_NAME.exec(source.text)?.[1]?.trim();
		if (holder && !/reserved|rights|copyright/iu.test(holder))
			clues.push({ source, value: holder, score: 1, isHolder: true });
		if (source.block.tag === "h1" && source.page === site.home) clues.push({ source, value: source.text, score: 1 });
	}
	clues.push(...cluesFromBrand(site));
	for (const image of site.home?.images ?? []) {
		const alt = image.altBlock === null ? undefined : site.home?.blocks[image.altBlock];
		if (!alt || !site.home || !/logo|brand/.test(`${image.hints} ${image.src} ${image.alt}`.toLowerCase())) continue;
		const value = image.alt.replace(/ ?\b(?:logo|logotype|homepage|home)\b ?/giu, " ").trim();
		const source = { page: site.home, block: alt, text: image.alt };
		if (value !== "" && addressFit(value, site) > 0) clues.push({ source, value, score: 1 });
	}
	return clues;
}

/** Words of the page that spell the domain: `Acme Boats` on acmeboats.com. */
export function cluesFromSpelling(site: SiteText): NameClue[] {
	const domain = bare(site.domainLabel);
	if (domain.length < 3 || isBelowCompany(site)) return [];
	const spellings = new Map<string, { source: TextBlock; count: number }>();
	for (const source of site.visible) {
		if (!bare(source.text).includes(domain)) continue;
		const words = source.text.match(/[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu) ?? [];
		const bareWords = words.map(bare);
		for (let from = 0; from < words.length; from++) {
			let joined = "";
			for (let count = 0; count < NAME_WORDS_MAX && joined.length < domain.length; count++) {
				joined += bareWords[from + count] ?? "";
				if (!domain.startsWith(joined)) break;
				if (joined !== domain) continue;
				const value = words
					.slice(from, from + count + 1)
					.join(" ")
					.replace(/(?<![.'-])[.'-]+$/u, "");
				if (!source.text.includes(value)) continue;
				const known = spellings.get(value);
				if (known) known.count++;
				else spellings.set(value, { source, count: 1 });
			}
		}
	}
	const hasCapital = (value: string) => (/\p{Lu}/u.test(value) ? 1 : 0);
	const isShouted = (value: string) => (value.length > 4 && value === value.toUpperCase() ? 1 : 0);
	return [...spellings].map(([value, { source, count }]) => ({
		source,
		value,
		score: Math.min(3, 1 + count / 4) + hasCapital(value) - isShouted(value),
	}));
}

/** Parts of the title that the site's sentences speak of: a name is used, a slogan is not. */
export function cluesFromUse(site: SiteText): NameClue[] {
	const title = site.literal.find(({ page, block }) => page === site.home && block.kind === "title");
	if (!title) return [];
	const sentences = [...site.visible, ...site.literal.filter(({ block }) => block.kind === "meta")];
	return titleParts(title.text).flatMap((value) => {
		if (value.split(/\s+/u).length > 3 || !/^[\p{Lu}\p{Lo}\d]/u.test(value)) return [];
		const uses = sentences.filter(({ text }) => text.length > value.length + 10 && usesWord(text, value)).length;
		return uses >= 2 ? [{ source: title, value, score: Math.min(4, uses) }] : [];
	});
}

export function usesWord(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
		if (!cutsWord(text, at) && !cutsWord(text, at + word.length)) return true;
	}
	return false;
}
