import { type ComparableDraft, LISTS, type ListName, SIMPLE_FIELDS, type SimpleField } from "./comparable.ts";
import type { GoldFields, GoldList, GoldValue } from "./corpus.ts";
import { holds, plain, plainAddress } from "./same-words.ts";

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

const SAME: Partial<Record<SimpleField, (a: unknown, b: unknown) => boolean>> = {
	logo_url: (a, b) => plainAddress(a) === plainAddress(b),
	pricing_model: (a, b) => plain(a).replace(/_/g, "-") === plain(b).replace(/_/g, "-"),
};

function scoreSimple(field: SimpleField, gold: GoldValue, drafted: string | undefined): Outcome {
	const accepted = [gold.value, ...(gold.accept ?? [])];
	if (drafted === undefined) return accepted.includes(null) ? "blank_ok" : "missed";
	const same = SAME[field] ?? ((a: unknown, b: unknown) => plain(a) === plain(b));
	if (accepted.some((value) => value === "*" || (value !== null && same(value, drafted)))) return "right";
	if (gold.must_contain) return gold.must_contain.every((part) => holds(drafted, part)) ? "right" : "wrong";
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

const isNamedBy = (entry: string, label: string) => holds(label, entry) || holds(entry, label);

/** The labels of a list, wherever they stand. */
function goldList(gold: GoldFields, list: ListName): GoldList | undefined {
	if (list !== "features") return gold[list];
	if (!gold.features) return undefined;
	return {
		values: gold.features.flatMap(({ value, quote }) => (quote === undefined ? [value] : [value, quote])),
		accept: gold.features_tolerated ?? [],
		traps: gold.features_trap ?? [],
		complete: gold.features_complete ?? false,
	};
}

/**
 * A list as a whole is right when one of the labelled entries is in it. Entry by entry (`features entries`) it is right
 * or wrong where a label says so, or where the labels are complete; other entries say nothing and are not scored.
 */
function scoreList(list: ListName, gold: GoldList, drafted: readonly string[]): Scored[] {
	const { values, accept = [], traps = [], complete = false } = gold;
	const expected = values;
	const named = (entry: string) => values.some((label) => isNamedBy(entry, label));
	const scored: Scored[] = [];
	if (values.length > 0) {
		const outcome = drafted.some(named) ? "right" : drafted.length === 0 ? "missed" : "wrong";
		scored.push({ field: list, outcome, drafted, expected });
	} else if (drafted.length === 0) scored.push({ field: list, outcome: "blank_ok", drafted, expected });
	for (const entry of drafted) {
		const isRight = named(entry) || accept.some((label) => label === "*" || isNamedBy(entry, label));
		const isTrap = traps.some((label) => isNamedBy(entry, label));
		if (!isTrap && !isRight && !complete) continue;
		scored.push({
			field: `${list}_entries`,
			outcome: isRight && !isTrap ? "right" : "wrong",
			drafted: entry,
			expected,
		});
	}
	return scored;
}

/**
 * Labels name passages that support a description: it is right when it has six words in a row of one of them, and wrong
 * when it has none, or uses a passage that is labelled as being about something else.
 */
const SHINGLE_WORDS = 6;

function shares(text: string, quote: string): boolean {
	const words = plain(quote).split(" ");
	return words.some((_, at) => {
		const shingle = words.slice(at, at + SHINGLE_WORDS);
		return shingle.length === Math.min(SHINGLE_WORDS, words.length) && holds(text, shingle.join(" "));
	});
}

function scoreProse(
	support: readonly { quote: string }[],
	traps: readonly { quote: string }[],
	drafted: string | undefined,
): Outcome {
	if (drafted === undefined) return support.length === 0 ? "blank_ok" : "missed";
	if (traps.some(({ quote }) => shares(drafted, quote))) return "wrong";
	if (support.some(({ quote }) => quote === "*" || shares(drafted, quote))) return "right";
	return support.length === 0 ? "invented" : "wrong";
}

/** By a label of its own, or by what is accepted as a tagline or supports a description. */
function shortDescription(gold: GoldFields, drafted: string | undefined): Scored | null {
	if (gold.short_description) {
		const outcome = scoreSimple("tagline", gold.short_description, drafted);
		return { field: "short_description", outcome, drafted: drafted ?? null, expected: gold.short_description.value };
	}
	if (!gold.description_support || drafted === undefined) return null;
	const sentences = [gold.tagline?.value, ...(gold.tagline?.accept ?? [])].filter((text) => typeof text === "string");
	const support = [...gold.description_support, ...sentences.map((quote) => ({ quote }))];
	const outcome = scoreProse(support, gold.description_traps ?? [], drafted);
	return { field: "short_description", outcome, drafted, expected: support.map(({ quote }) => quote) };
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
	const prose = [
		["description", gold.description_support, draft.description],
		["story", gold.story_support, draft.story],
	] as const;
	for (const [field, support, drafted] of prose) {
		if (!support || !draft.lists) continue;
		const outcome = scoreProse(support, gold.description_traps ?? [], drafted);
		scored.push({ field, outcome, drafted: drafted ?? null, expected: support.map(({ quote }) => quote) });
	}
	if (draft.lists) {
		const short = shortDescription(gold, draft.short_description);
		if (short) scored.push(short);
		for (const list of LISTS) {
			const labels = goldList(gold, list);
			if (labels) scored.push(...scoreList(list, labels, draft.lists[list] ?? []));
		}
	}
	if (gold.socials && draft.socials) scored.push(...scoreSocials(gold, draft.socials));
	if (gold.founders && draft.founders) scored.push(...scoreFounders(gold, draft.founders));
	if (gold.faqs && draft.faqs !== undefined) {
		const outcome = scoreFaqs(gold.faqs.value, draft.faqs);
		scored.push({ field: "faqs", outcome, drafted: draft.faqs, expected: gold.faqs.value });
	}
	return scored;
}
