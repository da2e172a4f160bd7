import type { Candidate } from "#core/evidence/evidence";
import {
	cluesFromHead,
	cluesFromPage,
	cluesFromSpelling,
	cluesFromUse,
	NAME_WORDS_MAX,
	type NameClue,
	usesWord,
} from "#drafting/extractive/name-clues";
import { addressFit } from "#drafting/extractive/name-fit";
import { candidateOf, citeSpan, type SiteText } from "#drafting/extractive/site-text";
import { isGenericTitle } from "#drafting/extractive/titles";
import { COMPANY_CLUES } from "#drafting/lexicon/address-forms";

/** `Acme (beta)`: how far it is. */
const STAGE = / \((?:beta|alpha|preview|early access|bêta)\)$/iu;

/** `Acme（アクメ）`: how it is read. */
const READING = / ?[（(][\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Han}ー・]{2,30}[)）]$/u;

/** `Acme for iOS`: where it runs. */
const FOR_SYSTEM =
	/ for (?:iOS|iPhone|iPad|iPhone (?:and|&) iPad|Android|Mac(?:OS|\s?OS X)?|Windows|Linux|Apple Watch)$/iu;

const NAME_LENGTH_MAX = 48;

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

/** What the law calls a company stands behind its name: `ALFA Global Ltd`. */
const isLegalForm = (text: string) =>
	COMMON_FORM.test(text) || COMPANY_CLUES.some(([, form]) => form.exec(text)?.[0] === text);
const COMMON_FORM = /^(?:Ltd|Limited|Inc|LLC|LLP|Corp|PLC|AG|KG|e\.? ?V)\.?$/iu;

/** `Loom Note Studio` at loomnote.kr: the whole of the title and of a line of the page, where a shorter name never stands alone. */
function wholeTitle({ value }: NameClue, clues: readonly NameClue[], site: SiteText): NameClue | undefined {
	const texts = [...site.visible, ...site.literal.filter(({ block }) => block.kind === "title")];
	return clues.find(
		({ source, value: name }) =>
			source.block.kind === "title" &&
			source.page === site.home &&
			source.text.trim() === name &&
			name.startsWith(`${value} `) &&
			!isLegalForm(name.slice(value.length + 1)) &&
			site.visible.some(({ text }) => text.trim() === name) &&
			!texts.some(({ text }) => usesWord(text.replaceAll(name, " "), value)),
	);
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

/** Where the address has the system too, as `acmeforlinux.org`, the name has it. */
function withoutSystem(name: string, site: SiteText): string {
	const cut = name.replace(FOR_SYSTEM, "");
	return cut === name || addressFit(name, site) > addressFit(cut, site) ? name : cut;
}

/**
 * The product's name: what the page's head says, what its title, logo and copyright line have in common, and how the
 * page spells its domain.
 */
export function draftName(site: SiteText): Candidate<string> | undefined {
	const clues = [...cluesFromHead(site), ...cluesFromPage(site), ...cluesFromUse(site), ...cluesFromSpelling(site)]
		.map((clue) => ({
			...clue,
			value: withoutSystem(clue.value.replace(/\s+/gu, " ").replace(STAGE, "").replace(READING, ""), site)
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
	const { source, value } = wholeName(winner.best, clues, site) ?? wholeTitle(winner.best, clues, site) ?? winner.best;
	const at = source.text.indexOf(value);
	if (at === -1) return candidateOf(source, value);
	const start = source.block.start + at;
	const isLong = source.text.length > 300;
	const evidence = isLong ? citeSpan(source.page, { start, end: start + value.length }) : candidateOf(source).evidence;
	return { value, evidence };
}
