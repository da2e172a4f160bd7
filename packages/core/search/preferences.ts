import { type PriceLimit, UNPAID_MODELS } from "#core/listings/listed-prices";
import { type Absence, absencesOf, cueBefore, type FactAt, isAlternative } from "#core/search/absences";
import type { FactPreference } from "#core/search/fact-preference";
import { AMBIGUOUS, EU_MEMBERS, EU_NAMES, PEOPLES } from "#core/search/peoples";
import { wordsOf } from "#core/search/words";
import { COUNTRY_CODES } from "#core/web/countries";

/** What words of a query say of facts that the directory keeps. Source: docs/search.md#what-words-say-of-facts. */
export type Preference = FactPreference | PricePreference | Absence;

/** The most that is to be paid. */
export interface PricePreference {
	filter: "price";
	limit: PriceLimit;
	words: readonly string[];
}

/**
 * @param words of a query, folded. @param quoted those that are looked for as words alone.
 * @returns one fact of a filter at most, and what is not wanted.
 */
export function preferencesOf(
	words: readonly string[],
	quoted: ReadonlySet<string>,
): { facts: FactPreference[]; absences: Absence[] } {
	const named = [countryIn, pricingIn, stageIn].flatMap((read) => factsBy(read, words, quoted));
	return {
		facts: named.filter(({ cue }) => cue === null).map(({ fact }) => fact),
		absences: absencesOf(words, (word) => quoted.has(word), named, FREE_OF),
	};
}

/** The first fact of a kind that is wanted, and all of that kind that are not. */
function factsBy(read: Reader, words: readonly string[], quoted: ReadonlySet<string>): FactAt[] {
	const found: FactAt[] = [];
	for (let at = 0; at < words.length; at++) {
		const fact = read(words, at);
		if (fact === null || fact.words.some((word) => quoted.has(word))) continue;
		const before = found.findLast((one) => one.cue !== null);
		const cue = cueBefore(words, at, before?.to ?? null);
		const to = at + fact.words.length;
		const wanted = found.find((one) => one.cue === null);
		if (cue !== null || wanted === undefined) found.push({ fact, from: at, to, cue });
		else if (isAlternative(words.slice(wanted.to, at))) Object.assign(wanted, eitherOf(wanted, fact, words, to));
		at = to - 1;
	}
	return found;
}

/** A fact that is wanted, and another of its kind that will do as well: `from Austria or Germany`. */
function eitherOf(
	{ fact: { filter, values }, from }: FactAt,
	other: FactPreference,
	words: readonly string[],
	to: number,
) {
	const both = [...new Set([...values, ...other.values])];
	return { fact: { filter, values: both, words: words.slice(from, to) }, to };
}

type Reader = (words: readonly string[], at: number) => FactPreference | null;

const NAME_WORDS_MAX = 4;
const ORIGIN_BEFORE: ReadonlySet<string> = new Set(["from", "in", "made", "built", "based", "hosted"]);
const ORIGIN_AFTER: ReadonlySet<string> = new Set(
	"based made built hosted company companies startup startups vendor vendors maker makers provider providers".split(
		" ",
	),
);
const ARTICLE = "the";

const countryIn: Reader = (words, at) => {
	for (let length = NAME_WORDS_MAX; length > 0; length--) {
		const named = words.slice(at, at + length);
		const name = named.join(" ");
		const values = named.length === length ? countryNames().get(name) : undefined;
		if (values === undefined) continue;
		if (AMBIGUOUS.has(name) && !isOrigin(words, at, length)) return null;
		return { filter: "country", values, words: named };
	}
	return null;
};

function isOrigin(words: readonly string[], at: number, length: number): boolean {
	const before = words[at - 1] === ARTICLE ? words[at - 2] : words[at - 1];
	return ORIGIN_BEFORE.has(before ?? "") || ORIGIN_AFTER.has(words[at + length] ?? "");
}

let names: ReadonlyMap<string, readonly string[]> | undefined;

/** From the locale data of the runtime, and what else people say; built when first asked for. */
function countryNames(): ReadonlyMap<string, readonly string[]> {
	if (names !== undefined) return names;
	const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
	const official = COUNTRY_CODES.map((code) => [wordsOf(english.of(code) ?? code).join(" "), [code]] as const);
	const said = Object.entries(PEOPLES).flatMap(([code, others]) =>
		others.split("|").map((other) => [other, [code]] as const),
	);
	names = new Map([...official, ...said, ...EU_NAMES.map((name) => [name, EU_MEMBERS] as const)]);
	return names;
}

/** Models without a payment that comes again. */
const UNSUBSCRIBED: readonly string[] = ["one_time", "free", "open_source"];
/** What says a pricing model, the longest first; with `values` that may be meant by it. */
const PRICING: readonly (readonly [said: string, values: readonly string[]])[] = [
	["no free plan", ["paid"]],
	["free and open source", ["open_source"]],
	["free open source", ["open_source"]],
	["free opensource", ["open_source"]],
	["free foss", ["open_source"]],
	["pay once", ["one_time"]],
	["paid once", ["one_time"]],
	["buy once", ["one_time"]],
	["one off payment", ["one_time"]],
	["one off purchase", ["one_time"]],
	["one time fee", ["one_time"]],
	["no subscription", UNSUBSCRIBED],
	["without subscription", UNSUBSCRIBED],
	["without a subscription", UNSUBSCRIBED],
	["no monthly fee", UNSUBSCRIBED],
	["no monthly fees", UNSUBSCRIBED],
	["perpetual licence", ["one_time"]],
	["perpetual license", ["one_time"]],
	["lifetime access", ["one_time"]],
	["no cost", UNPAID_MODELS],
	["free of charge", UNPAID_MODELS],
	["kostenlos", UNPAID_MODELS],
	["kostenlose", UNPAID_MODELS],
	["kostenloses", UNPAID_MODELS],
	["gratuit", UNPAID_MODELS],
	["gratuite", UNPAID_MODELS],
	["gratis", UNPAID_MODELS],
	["lifetime deal", ["one_time"]],
	["lifetime licence", ["one_time"]],
	["lifetime license", ["one_time"]],
	["one time payment", ["one_time"]],
	["one time purchase", ["one_time"]],
	["free trial", ["free_trial"]],
	["open source", ["open_source"]],
	["opensource", ["open_source"]],
	["foss", ["open_source"]],
	["freemium", ["freemium"]],
];
const PLAN: ReadonlySet<string> = new Set(["plan", "plans", "tier", "tiers", "version", "versions"]);
/** `ad-free` and `free up` say nothing of a price. */
const FREE_OF: ReadonlySet<string> = new Set(
	`ad ads bug bugs cash code conflict cookie cost distraction duty error fat gluten hands hassle interest jargon junk oil
	paper pain risk royalty script scripts smoke spam stress sugar tax toll tracker tracking virus waste worry`.split(
		/\s+/,
	),
);
const FREE_FOR: ReadonlySet<string> = new Set(
	"up from of time text form speech space slots writing range dom".split(" "),
);

const pricingIn: Reader = (words, at) => {
	for (const [said, values] of PRICING) {
		const parts = said.split(" ");
		if (parts.every((part, index) => words[at + index] === part))
			return { filter: "pricingModel", values, words: parts };
	}
	const [before = "", word, after = ""] = [words[at - 1], words[at], words[at + 1]];
	if (word !== "free" || FREE_OF.has(before) || FREE_FOR.has(after)) return null;
	return { filter: "pricingModel", values: PLAN.has(after) ? ["free", "freemium"] : ["free"], words: ["free"] };
};

const STAGE_WORDS: ReadonlyMap<string, string> = new Map([
	["idea", "idea"],
	["prelaunch", "pre-launch"],
	["beta", "beta"],
	["growing", "growing"],
	["established", "established"],
]);
const STAGED: ReadonlySet<string> = new Set(
	"stage stages phase product products startup startups company companies vendor vendors".split(" "),
);

/** Words of stages mean much else, so only `in beta` and `beta stage` are read so. */
const stageIn: Reader = (words, at) => {
	const said = words[at] === "pre" && words[at + 1] === "launch" ? ["pre", "launch"] : words.slice(at, at + 1);
	const value = STAGE_WORDS.get(said.join(""));
	const isStage = words[at - 1] === "in" || STAGED.has(words[at + said.length] ?? "");
	return value === undefined || !isStage ? null : { filter: "stage", values: [value], words: said };
};
