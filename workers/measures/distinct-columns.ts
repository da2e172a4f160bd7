/** Where the list of columns ends: ` from ` outside of brackets and quotes. */
const FROM = /^\s+from\s/i;
const BEGIN = /^\s*select\s+(?:distinct\s+)?/i;
const COMPOUND = /\s(?:union|intersect|except)\s/i;
const COLUMN = /^(?:"[^"]+"\.)?"([^"]+)"$/;
const NAMED = /\sas\s+(?:"([^"]+)"|(\w+))$/i;

/** Texts that were looked at; drizzle makes the same ones again and again. */
const known = new Map<string, string | null>();
const KNOWN_MAX = 1_000;

/**
 * A `SELECT` whose columns have names of their own, so that its rows can be told as records, as they are when it goes to the
 * database together with others, and still be read by their places: `"claims"."id"` beside `"listings"."id"` is given another name.
 * @returns null for a text that cannot be changed so without knowing more of it.
 */
export function withDistinctColumns(text: string): string | null {
	const before = known.get(text);
	if (before !== undefined) return before;
	const made = renamed(text);
	if (known.size >= KNOWN_MAX) known.clear();
	known.set(text, made);
	return made;
}

function renamed(text: string): string | null {
	const begin = BEGIN.exec(text)?.[0];
	if (begin === undefined || COMPOUND.test(text)) return null;
	const items = itemsOf(text, begin.length);
	if (items === null) return null;
	const names = new Set<string>();
	const listed: string[] = [];
	for (const [index, item] of items.columns.entries()) {
		const given = NAMED.exec(item);
		const name = given?.[1] ?? given?.[2] ?? COLUMN.exec(item)?.[1];
		// A record has whole numbers before all other names.
		const isFree = name !== undefined && !names.has(name) && !/^\d/.test(name);
		if (!isFree && given !== null) return null;
		const taken = isFree ? name : `column_${index}`;
		if (item.endsWith("*") || names.has(taken)) return null;
		names.add(taken);
		listed.push(isFree ? item : `${item} as "${taken}"`);
	}
	return `${begin}${listed.join(", ")}${text.slice(items.end)}`;
}

/** The columns that are listed from a place on, and where they end. */
function itemsOf(text: string, from: number): { columns: string[]; end: number } | null {
	const columns: string[] = [];
	let depth = 0;
	let began = from;
	for (let at = from; at < text.length; at++) {
		const char = text[at];
		if (char === "'" || char === '"') {
			at = text.indexOf(char, at + 1);
			if (at < 0) return null;
		} else if (char === "(") depth++;
		else if (char === ")") depth--;
		else if (depth === 0 && char === ",") {
			columns.push(text.slice(began, at).trim());
			began = at + 1;
		} else if (depth === 0 && /\s/.test(char ?? "") && FROM.test(text.slice(at, at + 16))) {
			columns.push(text.slice(began, at).trim());
			return { columns, end: at };
		}
	}
	return null;
}
