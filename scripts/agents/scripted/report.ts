import { alike, GREATEST, LEAST, ONE, PROOF } from "#scripts/agents/scripted/lexicon";
import { isObject, likeness, type Memory } from "#scripts/agents/scripted/memory";
import { isInEu, type Wishes } from "#scripts/agents/scripted/wishes";
import { shared, stem, stems, wordsOf } from "#scripts/agents/scripted/words";
import type { Answer } from "#scripts/agents/task";

type Json = Record<string, unknown>;

/** Values that an answer may hold. */
const VALUES_MAX = 10;
const IDENTIFIERS = ["slug", "number", "code", "product", "listing_id", "id"];

/**
 * The facts of the last thing read that the task's words ask for.
 * @param detail everything about one thing, by its slug.
 */
export async function report(
	text: string,
	wishes: Wishes,
	memory: Memory,
	detail: (slug: string) => Promise<Json | null>,
): Promise<Answer> {
	const last = memory.turns.findLast(({ isError }) => !isError);
	if (last === undefined) return { items: [], values: [], quotes: [] };
	const words = new Set(stems(text).flatMap((word) => [...alike(word)]));
	const all = thingsIn(last.answer);
	const fitting = await fittingOf(all, wishes, detail);
	const picked = pick(fitting, text, words, wishes);
	const isList = all.length > 0;
	const about = picked.length > 0 ? picked : isList ? [] : [last.answer];
	const rest = isList ? withoutLists(last.answer) : {};
	const heads = headsOf(rest);
	return {
		items: about.flatMap((thing) => identifierOf(thing) ?? []),
		values: [...valuesIn(about, words, heads), ...valuesIn([rest], words)].slice(0, VALUES_MAX),
		quotes: PROOF.test(text) ? about.flatMap((thing) => quotesIn(thing)).slice(0, 20) : [],
	};
}

/** What an answer lists: the first list of objects in it. */
function thingsIn(answer: Json): Json[] {
	const lists = Object.entries(answer).filter(
		([key, value]) => key !== "next_actions" && Array.isArray(value) && value.length > 0 && value.every(isObject),
	);
	const { items } = answer;
	if (Array.isArray(items) && items.length > 0) return items.filter(isObject);
	if (identifierOf(answer) !== undefined) return [];
	const beside = Object.entries(answer).filter(([, value]) => isObject(value) && identifierOf(value) !== undefined);
	if (beside.length > 1) return beside.map(([key, thing]) => ({ ...(thing as Json), ...columnOf(key, answer) }));
	const [first] = lists
		.map(([, list]) => list as Json[])
		.filter((list) => list.some((thing) => identifierOf(thing) !== undefined));
	return first ?? [];
}

/** What a table says of the thing that a column of it is named after. */
function columnOf(key: string, answer: Json): Json {
	const rows = Object.values(answer).filter(Array.isArray).flat().filter(isObject);
	const cells = rows.flatMap((row) =>
		isObject(row[key]) && typeof row.attribute === "string" ? [[row.attribute, row[key]] as const] : [],
	);
	return Object.fromEntries(cells);
}

function withoutLists(answer: Json): Json {
	return Object.fromEntries(Object.entries(answer).filter(([, value]) => !Array.isArray(value)));
}

function identifierOf(thing: Json): string | undefined {
	const own = IDENTIFIERS.map((key) => thing[key]).find((id) => typeof id === "string" || typeof id === "number");
	if (own !== undefined) return String(own);
	return isObject(thing.listing) ? identifierOf(thing.listing) : undefined;
}

/** Those that are where they should be and cost no more than they may; what a list does not say is read in full. */
async function fittingOf(
	things: Json[],
	wishes: Wishes,
	detail: (slug: string) => Promise<Json | null>,
): Promise<Json[]> {
	const { inEu, most } = wishes;
	if (!inEu && most === null) return things;
	const fitting: Json[] = [];
	for (const thing of things) {
		const whole = (await detail(String(identifierOf(thing)))) ?? thing;
		const { country } = whole;
		if (inEu && !(typeof country === "string" && isInEu(country))) continue;
		const prices = JSON.stringify([whole.pricing, whole.pricing_summary, whole.price]).match(
			/\d+(?:\.\d+)?(?= (?:euro|dollar|pound))/g,
		);
		if (most !== null && !(prices ?? []).some((price) => Number(price) < most)) continue;
		fitting.push(whole);
	}
	return fitting;
}

/** All, or the one that is asked for: by a comparison, by its name, or as the first. */
function pick(things: Json[], text: string, words: ReadonlySet<string>, { names, domains }: Wishes): Json[] {
	if (things.length < 2) return things;
	const compared = compare(things, text, words);
	if (compared !== null) return [compared];
	const named = things.filter((thing) => names.some((name) => JSON.stringify(thing).includes(name)));
	if (named.length > 0 && named.length < things.length && domains.length === 0) return named;
	if (!ONE.test(text)) return things;
	const [best] = things
		.map((thing, index) => ({ thing, fit: likeness(thing, words), index }))
		.toSorted((a, b) => b.fit - a.fit || a.index - b.index);
	return best === undefined
		? []
		: [/\b(?:first|top|most|best|newest|latest)\b/i.test(text) ? (things[0] as Json) : best.thing];
}

/** The one with the least or the most of what the words compare; null where nothing is compared. */
function compare(things: Json[], text: string, words: ReadonlySet<string>): Json | null {
	const isLeast = LEAST.test(text);
	if (!isLeast && !GREATEST.test(text)) return null;
	const ranked = things.flatMap((thing) => {
		const [value] = scalarsIn(thing).filter(({ path, value }) => typeof value === "number" && shared(path, words) > 0);
		return value === undefined ? [] : [{ thing, value: Number(value.value) }];
	});
	if (ranked.length < things.length) return null;
	const [first] = ranked.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
	return first?.thing ?? null;
}

/** What an answer calls a part that all its things have: `metric: { name: "votes" }` stands above the `metric` of each. */
function headsOf(rest: Json): ReadonlyMap<string, readonly string[]> {
	return new Map(
		Object.entries(rest).flatMap(([key, value]) =>
			isObject(value) && typeof value.name === "string" ? [[stem(key), stems(value.name)] as const] : [],
		),
	);
}

interface Scalar {
	/** Stems of the keys that lead to it. */
	path: ReadonlySet<string>;
	value: string | number;
}

const DEEP = 4;

function scalarsIn(value: unknown, path: readonly string[] = []): Scalar[] {
	if (typeof value === "string" || typeof value === "number") return [{ path: new Set(path), value }];
	if (path.length > DEEP * 2) return [];
	if (Array.isArray(value)) return value.flatMap((item) => scalarsIn(item, path));
	if (!isObject(value)) return [];
	// What something is called names what stands beside it: `{ name: "votes", value: 61 }`.
	const labels = [value.attribute, "value" in value ? value.name : undefined];
	const label = labels.flatMap((text) => (typeof text === "string" ? stemsOfKey(text) : []));
	return Object.entries(value).flatMap(([key, inner]) =>
		key === "next_actions" || key === "links" ? [] : scalarsIn(inner, [...path, ...label, ...stemsOfKey(key)]),
	);
}

const stemsOfKey = (key: string): string[] => wordsOf(key.replaceAll("_", " ")).map(stem);

/** Values whose keys the words name, those first that more words name. */
function valuesIn(
	things: readonly Json[],
	words: ReadonlySet<string>,
	heads: ReadonlyMap<string, readonly string[]> = new Map(),
): (string | number)[] {
	const named = (path: ReadonlySet<string>) => new Set([...path, ...[...path].flatMap((key) => heads.get(key) ?? [])]);
	const found = things
		.flatMap((thing) => scalarsIn(thing))
		.map(({ path, value }) => ({ value, fit: shared(named(path), words) }))
		.filter(({ value, fit }) => fit > 0 && String(value).length < 600 && !/^https?:/.test(String(value)));
	return [...new Set(found.toSorted((a, b) => b.fit - a.fit).map(({ value }) => value))];
}

function quotesIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(quotesIn);
	if (!isObject(value)) return [];
	const own = typeof value.quote === "string" ? [value.quote] : [];
	return [...own, ...Object.values(value).flatMap(quotesIn)];
}
