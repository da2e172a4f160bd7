import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { announcesAbsence } from "#drafting/context/speech";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { SECTION_KINDS, type SectionKind } from "#drafting/lexicon/section-kinds";
import { HEADING_WORDS } from "#drafting/lexicon/sections";
import { WordIndex } from "#drafting/lexicon/word-index";

/** Longer texts are no headings of a part. */
const HEADING_MAX = 90;

/** So much of a heading must be the words that announce a part: "reviews" announces none in "Preview and reviews of maps". */
const SHARE_MIN = 0.4;

/** Words that are as often something else stand for a part only alone. */
const SHARE_MIN_OF: Partial<Record<SectionKind, number>> = {
	menu: 0.9,
	account: 0.7,
	resources: 0.6,
	portfolio: 0.6,
	team: 0.6,
	about: 0.6,
	numbers: 0.6,
	requirements: 0.6,
	designer: 0.6,
	audience: 0.6,
	steps: 0.6,
	legal: 0.6,
	hours: 0.6,
	contact: 0.5,
	pricing: 0,
	features: 0,
	benefits: 0,
};

/** Labels are believed only for what is somebody else's. */
const LABELS: ReadonlySet<SectionKind> = new Set([
	"testimonial",
	"customers",
	"partners",
	"investors",
	"hosting",
	"authority",
	"designer",
	"events",
	"planned",
	"comparison",
]);

let headingIndex: WordIndex<SectionKind> | undefined;

const headingWords = () => (headingIndex ??= new WordIndex(SECTION_KINDS.map((kind) => [kind, HEADING_WORDS[kind]])));

const announced = new Map<string, ReadonlyMap<SectionKind, number>>();

const ANNOUNCED_MAX = 5000;

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/** Named behind `for` or `to`, these are whom something is for: `Demo to clients`, `For landlords & investors`. */
const SERVED: ReadonlySet<SectionKind> = new Set(["customers", "investors", "partners"]);

const FOR_WHOM = light(
	new RegExp(
		`(?:^|\\s)(?:for|to|für|an|pour|aux?|para|per|agli|ai|alle|dla|do|voor|aan|för|til|till|для)\\s(?:(?:the|your|die|den|ihre|deine|les|vos|tes|los|las|sus|tus|i|gli|le|os|as|de|uw|je)\\s)?(?:[\\p{L}-]{2,30}(?:,| ?&| (?:${AND})) ){0,3}$`,
		"iu",
	),
);

/** `Article 1` is a part of a contract or a notice. */
const NUMBERED_ARTICLE = /^articles? (?:\d{1,3}|[IVX]{1,5})(?![\p{L}\d])/iu;

/** Which share of a text's letters announces a part. */
function shareAnnounced(text: string, kind: SectionKind): number {
	if (kind === "news" && NUMBERED_ARTICLE.test(text)) return 0;
	const match = HEADING_WORDS[kind].exec(text);
	if (match === null || (SERVED.has(kind) && FOR_WHOM.test(text.slice(0, match.index)))) return 0;
	return lettersIn(match[0]) / (lettersIn(text) || 1);
}

/** The parts that a heading announces, each with the share of the heading's letters that announce it. */
export function partsAnnounced(heading: string): ReadonlyMap<SectionKind, number> {
	const text = heading.replace(/\s+/gu, " ").trim();
	const known = announced.get(text);
	if (known) return known;
	const kinds = new Map<SectionKind, number>();
	if (text !== "" && text.length <= HEADING_MAX) {
		const maybe = headingWords().mayMatch(text);
		for (const kind of SECTION_KINDS) {
			if (!maybe.has(kind)) continue;
			const share = shareAnnounced(text, kind);
			if (share > 0 && share >= (SHARE_MIN_OF[kind] ?? SHARE_MIN)) kinds.set(kind, share);
		}
	}
	if (announced.size > ANNOUNCED_MAX) announced.clear();
	announced.set(text, kinds);
	return kinds;
}

/** `Features` over `Everything an operator needs`: a few words right above a heading may say of which part it is the heading. */
function kickerOf(page: ReadPage, heading: Block): ReadonlyMap<SectionKind, number> {
	const before = page.blocks[heading.id - 1];
	if (before?.kind !== "text" || before.group !== heading.group || before.end - before.start > KICKER_MAX)
		return NO_PARTS;
	const words = page.text.slice(before.start, before.end).replace(/^\P{L}+/u, "");
	const parts = partsAnnounced(words);
	return new Map(
		[...parts].filter(([kind, share]) => share >= (kind === "pricing" ? PRICING_KICKER_SHARE : KICKER_SHARE)),
	);
}

const KICKER_MAX = 40;

/** All of it but an article or a number. */
const KICKER_SHARE = 0.75;
/** `Simple pricing`, `Enkel prissättning`. */
const PRICING_KICKER_SHARE = 0.5;

const NO_PARTS: ReadonlyMap<SectionKind, number> = new Map();

const PRICE_ALONE = /^[^\p{L}\d]{0,3}\d|^\p{L}{1,4}[.$ ]{0,2}\d/u;

/** `Partner` right over `49 €`, among other headings over prices: whom a plan is called after. */
function isPlanName(page: ReadPage, heading: Block): boolean {
	if (heading.tag === "h1" || heading.end - heading.start > PLAN_MAX || !isOverPrice(page, heading)) return false;
	return page.blocks
		.slice(Math.max(0, heading.id - PLANS_REACH), heading.id + PLANS_REACH)
		.some((other) => other.id !== heading.id && other.tag === heading.tag && isOverPrice(page, other));
}
const PLAN_MAX = 30;
const PLANS_REACH = 24;

function isOverPrice(page: ReadPage, { id }: Block): boolean {
	const below = page.blocks[id + 1];
	if (below === undefined || below.kind === "heading" || below.end - below.start > PRICED_MAX) return false;
	const words = page.text.slice(below.start, below.end);
	return PRICE_ALONE.test(words) && findPrices(words).length > 0;
}

/** The parts that a heading announces, or where it announces none the few words right above it. */
export function partsOfHeading(page: ReadPage, heading: Block): ReadonlyMap<SectionKind, number> {
	if (isPlanName(page, heading)) return NO_PARTS;
	const own = partsAnnounced(page.text.slice(heading.start, heading.end));
	return own.size > 0 ? own : kickerOf(page, heading);
}

/** The parts that a heading announces; one of what is missing, bygone or only others' announces what is not there. */
export function kindsOfHeading(page: ReadPage, heading: Block): ReadonlySet<SectionKind> {
	const text = page.text.slice(heading.start, heading.end);
	const kinds = new Set(partsOfHeading(page, heading).keys());
	// `Recursos` are features in Portuguese, and resources in Spanish.
	if (kinds.has("features") && kinds.has("resources"))
		kinds.delete(page.lang?.startsWith("pt") ? "resources" : "features");
	// `Flexible plans for everyone` over its prices is about tariffs, not about the future.
	const tariffs = kinds.has("pricing") && isPricedBelow(page, heading) ? text.replace(TARIFFS, "prices") : text;
	const said = tariffs.replace(SIDE_BY_SIDE, "prices");
	if (heading.tag !== "h1" && text.length <= HEADING_MAX && announcesAbsence(foldText(said), page.lang))
		kinds.add("planned");
	return kinds;
}

/** `Free vs Plus`: two of the site's own plans. */
const SIDE_BY_SIDE =
	/^(?:free|basic|starter|standard|pro|plus|lite|monthly|kostenlos|gratis|gratuit) (?:vs\.?|versus|or|oder|ou|o) \p{L}{2,20}[?]?$/iu;
const TARIFFS = /(?<!\p{L})plans(?!\p{L})/giu;
/** The first price of a list stands so many blocks under its heading, behind a line on it, a switch and a plan's name. */
const PRICED_REACH = 8;
const isPricedBelow = (page: ReadPage, { id }: Block): boolean =>
	page.blocks
		.slice(id + 1, id + 1 + PRICED_REACH)
		.some(({ start, end }) => end - start <= PRICED_MAX && findPrices(page.text.slice(start, end)).length > 0);
const PRICED_MAX = 40;

/** What a short line over others, as `Trusted by` is, says that they are; null where it says nothing. */
export function kindsOfLabelLine(page: ReadPage, block: Block): ReadonlySet<SectionKind> | null {
	const length = block.end - block.start;
	if (length > 60 || length < 4) return null;
	const text = page.text.slice(block.start, block.end);
	// A line with a mailbox, a number or an address of its own speaks of that alone, and `-20% vs monthly` of a price.
	if (/[.!?…。]$|@|https?:|\d{4}|^\P{L}{0,4}\d{1,2} ?%/u.test(text)) return null;
	const kinds = [...partsAnnounced(text).keys()].filter((kind) => LABELS.has(kind));
	return kinds.length > 0 ? new Set(kinds) : null;
}

/** Before its colon a line may say whose the rest is: `Hosting: ...`, `Write to the ombudsman: ...`. */
const LINE_LABEL = /^([^:\n]{3,60}?) ?: /u;

const LINE_LABEL_SHARE = 0.25;

const LINE_LABELS: ReadonlySet<SectionKind> = new Set(["hosting", "authority", "designer", "investors", "partners"]);

/** Whom a line is about by its own label. */
export function kindsBeforeColon(text: string): SectionKind[] {
	const label = LINE_LABEL.exec(text)?.[1];
	if (label === undefined) return [];
	return [...LINE_LABELS].filter((kind) => shareAnnounced(label, kind) >= LINE_LABEL_SHARE);
}
