import type { Candidate } from "#core/evidence/evidence";
import { wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { frontKind } from "#drafting/context/front-page";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { tellingWords } from "#drafting/context/telling-words";
import { cardsOf, kindOf, rowOf } from "#drafting/extractive/cards";
import { isOwnSlogan, isSlogan, type Line, sameWords } from "#drafting/extractive/own-slogan";
import { citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { leadLine, linesOf, shortDescriptions, titleRemainder } from "#drafting/extractive/tagline-lines";
import { bare } from "#drafting/lexicon/bare";
import { ROLE } from "#drafting/lexicon/cards";
import { isPersonName } from "#drafting/reading/people";
import { definiteness } from "#drafting/reading/product-sentence";

/** From this many main headings on, a page is a slide show of news, and none of them speaks for the whole. */
const MANY_HEADINGS = 3;

/** Another main heading that belongs to the first stands at most so many blocks behind it. */
const MAIN_REACH = 3;

/** A slogan stands near the top: among the first third of the blocks, or so many. */
const OPENING_MIN = 25;

const isDefined = (value: string, { ownNames }: SiteText) => definiteness(foldText(value), ownNames) >= 2;

/** Headings of persons, with a role under them, and of cards in a row: each names one thing among several. */
function headingsOfParts(site: SiteText, shown: readonly TextBlock[]): ReadonlySet<number> {
	const cards = cardsOf(site).filter(({ title }) => title.page === site.home);
	const rows = [kindOf, rowOf].flatMap((key) => [...Map.groupBy(cards, ({ title }) => key(title)).values()]);
	const inRows = rows.filter((row) => row.length >= MANY_HEADINGS).flat();
	const persons = shown.filter((source, at) => {
		const next = shown[at + 1];
		if (!isPersonName(source.text)) return false;
		// Words that the site writes small nowhere are a name.
		const words = source.text.split(/\s+/u);
		if (words.length === 2 && words.every((word) => !isOrdinaryWords(word, site.pages))) return true;
		return next !== undefined && next.text.length <= ROLE_MAX && ROLE.test(next.text);
	});
	return new Set([...inRows.map(({ title }) => title.block.id), ...persons.map(({ block }) => block.id)]);
}
const ROLE_MAX = 80;

/** Where a home page says in other words what its slogan says: its head, its headings and its opening. */
const ECHO_BLOCKS = 12;
const ECHO_WORD_MIN = 5;

/** Whether a telling word of a line stands in another one of these texts too. */
function sharesWord({ source, value }: Line, others: readonly TextBlock[], { ownNames }: SiteText): boolean {
	const words = (text: string) =>
		tellingWords(foldText(text), ownNames).flatMap((word) => (word.text.length >= ECHO_WORD_MIN ? [word.text] : []));
	const told = new Set(
		others.flatMap(({ block, text }) => (block === source.block || text.includes(value) ? [] : words(text))),
	);
	return words(value).some((word) => told.has(word));
}

const headOf = ({ home, literal }: SiteText) =>
	literal.filter(({ page, block }) => page === home && block.tag !== "keywords");

/** Whether the head says so too, in the same words or others. */
const isInHead = (line: Line, site: SiteText) =>
	headOf(site).some(({ text }) => bare(text).includes(bare(line.value))) || sharesWord(line, headOf(site), site);

/** Whether another text at the top of the page says so too: then a line is about the whole. */
function isEchoed(line: Line, site: SiteText): boolean {
	const { home, visible } = site;
	const shown = visible.filter(({ page, block }) => page === home && block.landmark !== "nav").slice(0, ECHO_BLOCKS);
	return sharesWord(line, [...headOf(site), ...shown], site);
}

/** Fewer words of which nothing else on the page speaks are a name: `Aether Flow-X`. */
const SAYING_WORDS_MIN = 3;

function chosen(line: Line | undefined, score: number): Candidate<string> | undefined {
	if (!line) return undefined;
	const { page, block } = line.source;
	const value = foldText(line.value) === "" ? "" : line.value;
	return value === "" ? undefined : { value, evidence: citeSpan(page, block), score };
}

/**
 * The site's own slogan: the part of the title besides the name when a heading or the description repeats it, then
 * the main heading, then the title alone, then a short description.
 */
export function draftTagline(site: SiteText, name: string | undefined): Candidate<string> | undefined {
	const slogan = (line: Line) => isSlogan(line.value, name) && isOwnSlogan(line, site);
	const titles = linesOf(site, ({ block }) => block.kind === "title" || block.tag === "og:title");
	const remainders = titles
		.flatMap(({ source, value }) => {
			const rest = name === undefined ? null : titleRemainder(value, name);
			return rest === null ? [] : [{ source, value: rest }];
		})
		.filter(slogan);
	const headings = linesOf(site, ({ block }) => block.kind === "heading" && /^h[12]$/.test(block.tag)).filter(slogan);
	const shown = site.visible.filter(({ page, block }) => page === site.home && block.landmark !== "nav");
	const opening = new Set(shown.slice(0, Math.max(OPENING_MIN, shown.length / 3)).map(({ block }) => block.id));
	const others = headingsOfParts(site, shown);
	const opened = headings.filter(({ source }) => opening.has(source.block.id) && !others.has(source.block.id));
	// Where main headings head cards, none of them speaks for the whole.
	const isOfParts = headings.some(({ source }) => source.block.tag === "h1" && others.has(source.block.id));
	// A main heading further down is a part's.
	const firstMain = shown.findIndex(({ block }) => block.tag === "h1");
	const top = new Set(shown.slice(Math.max(0, firstMain), firstMain + MAIN_REACH).map(({ block }) => block.id));
	const mainHeadings = isOfParts
		? []
		: opened.filter(({ source }) => source.block.tag === "h1" && top.has(source.block.id));
	const descriptions = shortDescriptions(site).filter(slogan);

	const repeated =
		headings.find((heading) => remainders.some(({ value }) => sameWords(value, heading.value))) ??
		remainders.find(
			(one) =>
				descriptions.some(({ value }) => sameWords(value, one.value)) ||
				// `Acme Budgets for two` over the page, `Acme · Budgets for two` in its head.
				headings.some(({ value }) => sameWords(value, `${name} ${one.value}`)),
		);
	const lead = leadLine(shown, name, slogan);
	const mains = shown.filter(({ block }) => block.tag === "h1");
	const [main] = mainHeadings;
	const [rest] = remainders;
	// A heading of which the head knows nothing may be a call or a joke, where the title is about the whole.
	const isRestSurer = main && rest && !isInHead(main, site) && sharesWord(rest, headOf(site), site);
	// The line under the name, which the head has, too.
	const isLeadSurer = lead && headOf(site).some(({ text }) => bare(text).includes(bare(lead.value)));
	const order =
		new Set(mains.map(({ text }) => text)).size >= MANY_HEADINGS
			? [repeated, rest, lead, descriptions[0], mainHeadings.find(({ source }) => source === mains[0])]
			: [
					repeated,
					...(isRestSurer ? [rest, main] : [main, rest]),
					...(isLeadSurer ? [lead] : []),
					descriptions[0],
					lead,
				];
	// On a page about prices or the team, headings and head are that page's, unless they say by name what the product is.
	if (frontKind(site.home) !== "whole")
		return chosen(
			[...opened, ...descriptions].find(({ value }) => isDefined(value, site)),
			0.7,
		);
	const line = order.find((candidate) => candidate !== undefined);
	if (line) return chosen(line, line === repeated ? 0.95 : isEchoed(line, site) ? 0.8 : 0.7);
	// Other headings are titles of parts, unless they open the page or say by its name what the product is.
	const first = shown.find(({ block }) => /^h[12]$/.test(block.tag))?.block.id;
	return chosen(
		opened.find(
			({ source, value }) =>
				(source.block.id === first && !isOfParts && wordCount(value) >= SAYING_WORDS_MIN) || isDefined(value, site),
		),
		0.5,
	);
}
