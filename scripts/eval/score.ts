import type { SiteDraft } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import type { GoldFields, GoldValue } from "./corpus.ts";

/**
 * What became of one fact: `right`; `blank_ok`, rightly left blank; `wrong`, another value than the site's; `invented`,
 * a value where the site has none; `missed`, blank where the site has one.
 */
export type Outcome = "right" | "blank_ok" | "wrong" | "invented" | "missed";

export interface Scored {
	field: string;
	outcome: Outcome;
	drafted: unknown;
	expected: unknown;
}

/** A draft reduced to what is compared; drafters of other projects are brought into this form too. */
export interface ComparableDraft {
	fields: Partial<Record<SimpleField, string>>;
	description?: string;
	features?: string[];
	socials?: Record<string, string>;
	founders?: string[];
	faqs?: number;
}

const SIMPLE_FIELDS = [
	"name",
	"tagline",
	"pricing_model",
	"pricing_summary",
	"country",
	"city",
	"founded_year",
	"contact_email",
	"logo_url",
] as const;
export type SimpleField = (typeof SIMPLE_FIELDS)[number];

export function comparable(draft: SiteDraft): ComparableDraft {
	const fields: ComparableDraft["fields"] = {};
	for (const field of SIMPLE_FIELDS) {
		const value = draft.fields[field]?.value;
		if (value !== undefined) fields[field] = value;
	}
	const socials = Object.entries(draft.company_socials).map(([platform, candidate]) => [platform, candidate.value]);
	const result: ComparableDraft = {
		fields,
		features: draft.fields.features?.value ?? [],
		socials: Object.fromEntries(socials) as Record<string, string>,
		founders: draft.founders.map((founder) => founder.name),
		faqs: draft.faqs.length,
	};
	const description = draft.fields.description?.value;
	if (description !== undefined) result.description = description;
	return result;
}

function plain(value: unknown): string {
	return String(value)
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\u2010-\u2015]/g, "-")
		.replace(/[\u2018\u2019]/g, "'")
		.replace(/\s+/g, " ")
		.replace(/[.!]+$/, "")
		.trim();
}

function plainAddress(value: unknown): string {
	return String(value)
		.toLowerCase()
		.replace(/^https?:\/\//, "")
		.replace(/^(?:www|mobile|m)\./, "")
		.replace(/^twitter\.com/, "x.com")
		.replace(/[?].*$/, "")
		.replace(/\/(?:about)?\/?$/, "");
}

const SAME: Partial<Record<SimpleField, (a: unknown, b: unknown) => boolean>> = {
	logo_url: (a, b) => plainAddress(a) === plainAddress(b),
	pricing_model: (a, b) => plain(a).replace(/_/g, "-") === plain(b).replace(/_/g, "-"),
};

function scoreSimple(field: SimpleField, gold: GoldValue, drafted: string | undefined): Outcome {
	const accepted = [gold.value, ...(gold.accept ?? [])];
	if (drafted === undefined) return accepted.includes(null) ? "blank_ok" : "missed";
	const same = SAME[field] ?? ((a: unknown, b: unknown) => plain(a) === plain(b));
	if (accepted.some((value) => value !== null && same(value, drafted))) return "right";
	if (gold.must_contain) return gold.must_contain.every((part) => drafted.includes(part)) ? "right" : "wrong";
	return gold.value === null ? "invented" : "wrong";
}

function scoreSocials(gold: GoldFields, drafted: Record<string, string>): Scored[] {
	const stated = gold.socials ?? {};
	const tolerated = gold.socials_tolerated ?? {};
	return [...new Set([...Object.keys(stated), ...Object.keys(drafted)])].flatMap((platform): Scored[] => {
		const expected = stated[platform];
		const value = drafted[platform];
		const field = `socials.${platform}`;
		if (value === undefined) return [{ field, outcome: "missed", drafted: null, expected: expected?.url }];
		const accepted = expected ? [expected.url, ...(expected.accept ?? [])] : [];
		if (accepted.some((url) => plainAddress(url) === plainAddress(value))) {
			return [{ field, outcome: "right", drafted: value, expected: expected?.url }];
		}
		const isTolerated = tolerated[platform]?.some((url) => url === "*" || plainAddress(url) === plainAddress(value));
		if (isTolerated) return [];
		return [{ field, outcome: expected ? "wrong" : "invented", drafted: value, expected: expected?.url ?? null }];
	});
}

function scoreFounders(gold: GoldFields, drafted: readonly string[]): Scored[] {
	const names = (gold.founders ?? []).map(({ name }) => name);
	if (names.length === 0 && drafted.length === 0) {
		return [{ field: "founders", outcome: "blank_ok", drafted: null, expected: null }];
	}
	const has = (list: readonly string[], name: string) => list.some((other) => plain(other) === plain(name));
	const scored: Scored[] = names.map((name) => ({
		field: "founders",
		outcome: has(drafted, name) ? "right" : "missed",
		drafted: has(drafted, name) ? name : null,
		expected: name,
	}));
	for (const name of drafted) {
		if (has(names, name) || has(gold.founders_tolerated ?? [], name)) continue;
		scored.push({ field: "founders", outcome: "invented", drafted: name, expected: null });
	}
	return scored;
}

/** The labels count questions; half of them, or of the ten that fit into a draft, is enough to be right. */
function scoreFaqs(count: number, drafted: number): Outcome {
	if (count === 0) return drafted === 0 ? "blank_ok" : "invented";
	return drafted >= Math.min(count, 10) / 2 ? "right" : "missed";
}

/** Labels name some features, not all: one of them among the drafted is enough to be right. */
function scoreFeatures(gold: NonNullable<GoldFields["features"]>, drafted: readonly string[]): Outcome | null {
	if (gold.length === 0) return drafted.length === 0 ? "blank_ok" : null;
	if (drafted.length === 0) return "missed";
	const isNamed = drafted.some((feature) =>
		gold.some(({ value, quote }) => {
			const words = plain(feature);
			return [plain(value), plain(quote)].some((label) => label.includes(words) || words.includes(label));
		}),
	);
	return isNamed ? "right" : "wrong";
}

/**
 * Labels name some passages that support a description, not all: a description is right when it has six words in a row
 * of one of them, and not scored when it is made of other passages. Its quotes are checked like all others.
 */
const SHINGLE_WORDS = 6;

function scoreDescription(support: readonly { quote: string }[], drafted: string | undefined): Outcome | null {
	if (drafted === undefined) return support.length === 0 ? "blank_ok" : "missed";
	const text = plain(drafted);
	const shares = support.some(({ quote }) => {
		const words = plain(quote).split(" ");
		return words.some((_, at) => {
			const shingle = words.slice(at, at + SHINGLE_WORDS);
			return shingle.length === Math.min(SHINGLE_WORDS, words.length) && text.includes(shingle.join(" "));
		});
	});
	return shares ? "right" : null;
}

/** Compares a draft with a site's labels; parts without labels are not scored. */
export function scoreDraft(gold: GoldFields, draft: ComparableDraft): Scored[] {
	const scored: Scored[] = [];
	for (const field of SIMPLE_FIELDS) {
		const label = gold[field];
		if (!label) continue;
		const drafted = draft.fields[field];
		const outcome = scoreSimple(field, label, drafted);
		scored.push({ field, outcome, drafted: drafted ?? null, expected: label.value });
	}
	if (gold.description_support) {
		const outcome = scoreDescription(gold.description_support, draft.description);
		const expected = gold.description_support.map(({ quote }) => quote);
		if (outcome) scored.push({ field: "description", outcome, drafted: draft.description ?? null, expected });
	}
	if (gold.features && draft.features) {
		const outcome = scoreFeatures(gold.features, draft.features);
		const expected = gold.features.map(({ value }) => value);
		if (outcome) scored.push({ field: "features", outcome, drafted: draft.features, expected });
	}
	if (gold.socials && draft.socials) scored.push(...scoreSocials(gold, draft.socials));
	if (gold.founders && draft.founders) scored.push(...scoreFounders(gold, draft.founders));
	if (gold.faqs && draft.faqs !== undefined) {
		const outcome = scoreFaqs(gold.faqs.value, draft.faqs);
		scored.push({ field: "faqs", outcome, drafted: draft.faqs, expected: gold.faqs.value });
	}
	return scored;
}

/** Every piece of evidence in a draft, wherever it stands. */
export function allEvidence(value: unknown): Evidence[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) return value.flatMap(allEvidence);
	if ("quote" in value && "start" in value && "url" in value) return [value as Evidence];
	return Object.values(value).flatMap(allEvidence);
}

/** Checks one quote without the drafter's own means: the page, its hash, the offsets and the words. */
export function isQuoteValid(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find((candidate) => candidate.url === quote.url);
	if (!page || page.hash !== quote.page_hash) return false;
	const words = page.text.slice(quote.start, quote.end).replace(/\s+/g, " ").trim();
	if (words !== quote.quote || words === "" || words.length > 300) return false;
	const isWhole =
		page.blocks.some((block) => block.start === quote.start) && page.blocks.some((block) => block.end === quote.end);
	return words.length >= 12 || isWhole;
}
