import type * as z from "zod";
import { type Bounds, boundsOf } from "#testing/schema-bounds";

/** The largest input that a schema accepts, by the bounds that it states: what a body limit has to admit. */

/** One character of four bytes in UTF-8, and of two escapes of six bytes in JSON. */
const wide = (index: number) => String.fromCodePoint(0x10400 + index);

interface Def {
	type: string;
	innerType?: z.ZodType;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	options?: z.ZodType[];
	entries?: Record<string, string | number>;
	keyType?: z.ZodType;
	valueType?: z.ZodType;
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/**
 * @param index tells the entries of a list apart, which may have to differ.
 * @throws for a schema without a bound: nothing can be said of its largest input.
 */
export function largest(schema: z.ZodType, index = 0): unknown {
	const def = defOf(schema);
	const bounds = boundsOf(schema);
	switch (def.type) {
		case "optional":
		case "nullable":
		case "default":
			return largest(def.innerType as z.ZodType, index);
		case "object":
			return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, field]) => [key, largest(field, index)]));
		case "array": {
			const element = def.element as z.ZodType;
			const most = distinct(element)?.length ?? Number.POSITIVE_INFINITY;
			const count = Math.min(bound(bounds.maxItems, "maxItems"), most);
			return Array.from({ length: count }, (_, i) => largest(element, i));
		}
		case "record": {
			const count = bound(bounds.maxProperties, "maxProperties");
			const entry = (i: number) => [largest(def.keyType as z.ZodType, i), largest(def.valueType as z.ZodType, i)];
			return Object.fromEntries(Array.from({ length: count }, (_, i) => entry(i)) as [string, unknown][]);
		}
		case "union":
			return longest((def.options ?? []).map((option) => largest(option, index)));
		case "enum": {
			const values = distinct(schema) ?? [];
			return values[index % values.length];
		}
		case "null":
			return null;
		case "number":
			return bounds.maximum === Number.MAX_SAFE_INTEGER ? index + 1 : bounds.maximum;
		case "boolean":
			return false;
		case "string":
			return largestText(schema, bounds, index);
		default:
			throw new Error(`No largest input is known for a schema of the type ${def.type}.`);
	}
}

/** The values of an enumeration, the longest first. */
function distinct(schema: z.ZodType): (string | number)[] | null {
	const { entries } = defOf(schema);
	if (entries === undefined) return null;
	return Object.values(entries).sort((a, b) => String(b).length - String(a).length);
}

/** The longest of the texts that the schema could mean: words, addresses, slugs, dates, codes. */
function largestText(schema: z.ZodType, { maxLength, enum: words }: Bounds, index: number): string {
	if (words !== undefined) return String(longest(words));
	const max = maxLength ?? 40;
	const mark = String(index).padStart(3, "0");
	const filled = (head: string, char: string, tail = "") =>
		head + char.repeat(Math.max(0, max - [...head].length - tail.length)) + tail;
	const candidates = [
		filled(wide(index), wide(0)),
		filled(`https://example.com/${wide(index)}`, wide(0)),
		filled("https://example.com/", "a", mark),
		filled(`${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.`, "d", ".org"),
		filled("", "a", mark),
		...["2026-11-16", "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11", "SE", "a@example.com"],
	];
	const accepted = candidates.filter((text) => schema.safeParse(text).success);
	const found = longest(accepted);
	if (typeof found !== "string") throw new Error(`No text is known that ${JSON.stringify(boundsOf(schema))} accepts.`);
	if (maxLength === undefined && accepted.some((text) => text === candidates[0])) {
		throw new Error("A text without a bound can be of any size.");
	}
	return found;
}

function longest(values: readonly unknown[]): unknown {
	const lengths = values.map((value) => (value === undefined ? 0 : escapedJson(value).length));
	return values[lengths.indexOf(Math.max(...lengths))];
}

function bound(value: number | undefined, name: string): number {
	if (value === undefined) throw new Error(`A schema without ${name} accepts input of any size.`);
	return value;
}

/** JSON whose every character of a text is an escape: the most bytes that one value can take without white space. */
export function escapedJson(value: unknown): string {
	return JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
		const text = JSON.parse(quoted) as string;
		return `"${Array.from({ length: text.length }, (_, i) => escapeOf(text.charCodeAt(i))).join("")}"`;
	});
}

/** By code unit: largest values repeat few characters many times. */
const escapes = new Map<number, string>();

function escapeOf(unit: number): string {
	let escaped = escapes.get(unit);
	if (escaped === undefined) {
		escaped = `\\u${unit.toString(16).padStart(4, "0")}`;
		escapes.set(unit, escaped);
	}
	return escaped;
}
