import type { Candidate } from "#core/evidence/evidence";
import { cutsWord } from "#core/evidence/evidence-quote";
import { addressFit, isBelowCompany } from "#drafting/extractive/name-fit";
import { candidateOf, citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";

/** Between the parts of a title: `Acme | Cloud backups`, `Acme - Cloud backups`, `Cloud backups: Acme`. */
const TITLE_SEPARATOR = / ?[｜・] ?| [|•·»«›/~]+ | [-–—]+ | ?[|•»] ?|: /u;

/** `Acme (beta)`: how far it is. */
const STAGE = / \((?:beta|alpha|preview|early access|bêta)\)$/iu;

/** `Acme for iOS`: where it runs. */
const FOR_SYSTEM =
	/ for (?:iOS|iPhone|iPad|iPhone (?:and|&) iPad|Android|Mac(?:OS|\s?OS X)?|Windows|Linux|Apple Watch)$/iu;

/** Titles that templates give to pages and that name nobody. */
const GENERIC =
	/^(?:home ?page|home|index|welcome|start|startseite|accueil|inicio|página principal|strona główna|главная(?: страница)?|marketing|website|my site|untitled|default|about(?: us)?|contact(?: us)?|blog|login|menu|header|logo|landing(?: page)?|official (?:web)?site|hjem|hem|etusivu)$/iu;

/** What pages of every site are called. */
const PAGE_TITLE =
	/^(?:pricing|prices|plans(?: (?:and|&) pricing)?|features|faqs?|contact(?: us)?|about(?: us)?|our team|team|services|products|imprint|legal(?: notice)?|home|welcome|preise|kontakt|über uns|impressum|leistungen|startseite|tarifs|à propos|qui sommes-nous|mentions légales|accueil|precios|contacto|quiénes somos|sobre nosotros|aviso legal|inicio|prezzi|contatti|chi siamo|preços|contato|contactos|quem somos|sobre nós|prijzen|over ons|cennik|o nas|o firmie|ceník|o nás|цены|тарифы|контакты|о нас|о компании|priser|om oss|hinnat|yhteystiedot|meistä|anfahrt|standorte?|öffnungszeiten|offerte?|aktuelles|news|blog|galerie|gallery|referenzen|karriere|jobs|shop|planos|holdet|om|会社概要|料金|お問い合わせ|特定商取引(?:法|に関する法律)に基づく表[記示]|特商法表記|プライバシーポリシー|(?:ご)?利用規約|運営会社|採用情報|회사소개|요금제)$/iu;

const BETWEEN_TITLES = new RegExp(` (?:&|\\+|/|${AND}) `, "iu");

/** `Kontakt & Anfahrt`: one of them, or two. */
const isPageTitle = (part: string) => part.split(BETWEEN_TITLES).every((word) => PAGE_TITLE.test(word));

/** Scripts in which names are written that a domain cannot spell: there it says nothing against them. */
const NO_DOMAIN_SCRIPT =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const UNSPELLED_SCORE = 5;

const NAME_WORDS_MAX = 5;
const NAME_LENGTH_MAX = 48;

interface NameClue {
	source: TextBlock;
	value: string;
	score: number;
	/** The holder that a copyright line names. */
	isHolder?: true;
}

/** The parts of a title. */
export function titleParts(title: string): string[] {
	return title
		.replace(/\s+/gu, " ")
		.split(TITLE_SEPARATOR)
		.map((part) => part.trim())
		.filter((part) => part !== "");
}

export function isGenericTitle(text: string): boolean {
	return GENERIC.test(text.trim()) || PAGE_TITLE.test(text.trim());
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

function cluesFromHead(site: SiteText): NameClue[] {
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
				const unspelled = beside > 0 && NO_DOMAIN_SCRIPT.test(value) ? UNSPELLED_SCORE : 0;
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

const COPYRIGHT_NAME = light(
	/(?:©|\(c\)|copyright)\s?(?:©\s?)?(?:\d{4}(?:\s?[-–—]\s?\d{4})?)?,?\s?(?:by\s)?([\p{L}\p{N}][^.,|©\n]{1,40})/iu,
);

function cluesFromPage(site: SiteText): NameClue[] {
	const clues: NameClue[] = [];
	for (const source of site.visible) {
		const holder = COPYRIGHT_NAME.exec(source.text)?.[1]?.trim();
		if (holder && !/reserved|rights|copyright/iu.test(holder))
			clues.push({ source, value: holder, score: 1, isHolder: true });
		if (source.block.tag === "h1" && source.page === site.home) clues.push({ source, value: source.text, score: 1 });
	}
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
function cluesFromSpelling(site: SiteText): NameClue[] {
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
function cluesFromUse(site: SiteText): NameClue[] {
	const title = site.literal.find(({ page, block }) => page === site.home && block.kind === "title");
	if (!title) return [];
	const sentences = [...site.visible, ...site.literal.filter(({ block }) => block.kind === "meta")];
	return titleParts(title.text).flatMap((value) => {
		if (value.split(/\s+/u).length > 3 || !/^[\p{Lu}\p{Lo}\d]/u.test(value)) return [];
		const uses = sentences.filter(({ text }) => text.length > value.length + 10 && usesWord(text, value)).length;
		return uses >= 2 ? [{ source: title, value, score: Math.min(4, uses) }] : [];
	});
}

function usesWord(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
		if (!cutsWord(text, at) && !cutsWord(text, at + word.length)) return true;
	}
	return false;
}

function isPlausible(value: string): boolean {
	const words = value.split(/\s+/u).length;
	return value.length >= 2 && value.length <= NAME_LENGTH_MAX && words <= NAME_WORDS_MAX && !isGenericTitle(value);
}

/** Of one name in several spellings, that of the head and the headings, not all in small or capital letters, is right. */
function spelling({ source, value, score }: NameClue): number {
	const isPlain = value === value.toLowerCase();
	// In `WHAT IS ACME?` everything is written large.
	const isShouted = value.length > 3 && value === value.toUpperCase();
	const isAllShouted = isShouted && source.text !== value && source.text === source.text.toUpperCase();
	if (isAllShouted) return 0;
	const isHeading = source.block.kind === "heading" || source.block.kind === "title" || source.block.kind === "meta";
	return score + (isHeading ? 4 : 0) - (isPlain ? 4 : 0) - (isShouted ? 2 : 0);
}

/** `Vesta Piano Tuner` at pianotuner.it, `Rimo Acceso` at rimo.net: what data, title and a whole line of the page call it. */
function wholeName({ value }: NameClue, clues: readonly NameClue[], { visible }: SiteText): NameClue | undefined {
	const isLine = (name: string) => visible.some(({ text }) => text.trim() === name);
	const isTitled = (name: string) => clues.some((clue) => clue.source.block.kind === "title" && clue.value === name);
	return clues.find(
		({ source, value: name }) =>
			source.block.kind === "json_ld" &&
			isLine(name) &&
			(name.endsWith(` ${value}`) || (name.startsWith(`${value} `) && isTitled(name))),
	);
}

/**
 * The product's name: what the page's head says, what its title, logo and copyright line have in common, and how the
 * page spells its domain.
 */
export function draftName(site: SiteText): Candidate<string> | undefined {
	const clues = [...cluesFromHead(site), ...cluesFromPage(site), ...cluesFromUse(site), ...cluesFromSpelling(site)]
		.map((clue) => ({
			...clue,
			value: clue.value
				.replace(/\s+/gu, " ")
				.replace(STAGE, "")
				.replace(FOR_SYSTEM, "")
				.replace(/(?<![!,;:])[!,;:]+$/u, "")
				.trim(),
		}))
		// A name that stands glued to a year or a word could not be quoted.
		.filter((clue) => isPlausible(clue.value) && (usesWord(clue.source.text, clue.value) || !clue.isHolder));
	const totals = new Map<string, { best: NameClue; total: number }>();
	for (const clue of clues) {
		const key = clue.value.toLowerCase();
		const entry = totals.get(key);
		if (!entry) {
			totals.set(key, { best: clue, total: clue.score + addressFit(clue.value, site) });
			continue;
		}
		entry.total += clue.score / 3;
		if (clue.value !== entry.best.value && spelling(clue) > spelling(entry.best)) entry.best = clue;
	}
	for (const { value, isHolder } of clues) {
		const entry = isHolder ? totals.get(value.toLowerCase()) : undefined;
		// The title's name is also the holder's: neither was made up by a template.
		if (entry && /^(?:title|og:title)$/.test(entry.best.source.block.tag)) entry.total += 1;
	}
	const ranked = [...totals.values()].sort((a, b) => b.total - a.total);
	const winner = ranked[0];
	// A title alone, unlike its domain, may be a slogan or a template's word.
	if (!winner || winner.total < 3) return undefined;
	const { source, value } = wholeName(winner.best, clues, site) ?? winner.best;
	const at = source.text.indexOf(value);
	if (at === -1) return candidateOf(source, value);
	const start = source.block.start + at;
	const isLong = source.text.length > 300;
	const evidence = isLong ? citeSpan(source.page, { start, end: start + value.length }) : candidateOf(source).evidence;
	return { value, evidence };
}
