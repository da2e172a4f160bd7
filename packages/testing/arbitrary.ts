import fc from "fast-check";
import type * as z from "zod";
import { boundsOf } from "#testing/schema-bounds";

/** Inputs generated from zod schemas: valid ones for any schema of ours, and malformed ones made from them. */

/** Real values for keys of that name (slugs that exist, ids of one's own), used about half of the time. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

interface Def {
	type: string;
	innerType?: z.ZodType;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	options?: z.ZodType[];
	entries?: Record<string, string | number>;
	values?: unknown[];
	keyType?: z.ZodType;
	valueType?: z.ZodType;
	catchall?: z.ZodType;
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Values the schema accepts. @throws for a kind of schema that no operation uses yet. */
export function valid(schema: z.ZodType, pools: Pools = {}, name = ""): fc.Arbitrary<unknown> {
	const made = build(schema, pools).filter((value) => schema.safeParse(value).success);
	const pool = poolOf(schema, pools, name);
	if (MADE_BY_ANSWERS.has(name)) return fc.constantFrom(...pool);
	return pool.length === 0 ? made : fc.oneof(fc.constantFrom(...pool), made);
}

/** What no generator hits upon, however long it tries: these come from pools alone, and are left out where there are none. */
const MADE_BY_ANSWERS: ReadonlySet<string> = new Set(["cursor"]);

const poolOf = (schema: z.ZodType, pools: Pools, name: string) =>
	pools[name]?.filter((value) => schema.safeParse(value).success) ?? [];

function build(schema: z.ZodType, pools: Pools): fc.Arbitrary<unknown> {
	const def = defOf(schema);
	const inner = () => valid(def.innerType as z.ZodType, pools);
	switch (def.type) {
		case "object":
			return objectOf(def.shape ?? {}, pools);
		case "optional":
			return inner();
		case "default":
			return inner();
		case "nullable":
			return fc.oneof(fc.constant(null), inner());
		case "array":
			return fc.array(valid(def.element as z.ZodType, pools), { maxLength: maxItems(schema) });
		case "union":
			return fc.oneof(...(def.options ?? []).map((option) => valid(option, pools)));
		case "enum":
			return fc.constantFrom(...Object.values(def.entries ?? {}));
		case "literal":
			return fc.constantFrom(...(def.values ?? []));
		case "boolean":
			return fc.boolean();
		case "number":
			return numberOf(schema);
		case "record":
			return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valid(def.valueType as z.ZodType, pools), { maxKeys: 5 });
		case "unknown":
		case "any":
			return fc.jsonValue({ maxDepth: 2 });
		case "string":
			return stringOf(schema);
		default:
			throw new Error(`There is no generator for a schema of type ${def.type}.`);
	}
}

function objectOf(shape: Record<string, z.ZodType>, pools: Pools): fc.Arbitrary<Record<string, unknown>> {
	const known = Object.entries(shape).filter(
		([name, field]) => !MADE_BY_ANSWERS.has(name) || poolOf(field, pools, name).length > 0,
	);
	const fields = Object.fromEntries(known.map(([name, field]) => [name, valid(field, pools, name)]));
	const requiredKeys = Object.keys(fields).filter((name) => shape[name]?.safeParse(undefined).success === false);
	return fc.record(fields, { requiredKeys });
}

function maxItems(schema: z.ZodType): number {
	return Math.min(boundsOf(schema).maxItems ?? 5, 20);
}

function numberOf(schema: z.ZodType): fc.Arbitrary<number> {
	const { minimum = -1000, maximum = 1_000_000 } = boundsOf(schema);
	const min = Math.max(minimum, -1_000_000_000);
	const max = Math.max(min, Math.min(maximum, 1_000_000_000));
	return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
}

/** Words as people and attackers type them. */
const CHARACTERS = fc.oneof(
	{ weight: 6, arbitrary: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 }) },
	{ weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			"' OR 1=1 --",
			"<script>alert(1)</script>",
			"%00",
			"../../etc",
			'NEAR("a" b',
			"*",
			"\u202e",
			"😀".repeat(10),
		),
	},
);

// Made once: fast-check takes long to make these, and a test of all operations asks for hundreds.
const DATES = fc
	.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const EMAILS = fc
	.tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/), fc.domain())
	.map(([user, host]) => `${user}@${host}`);
// Its own `webUrl` first maps every code point there is: a second of the processor in each runtime.
const WEB_URLS = fc
	.tuple(
		fc.constantFrom("http", "https"),
		fc.domain(),
		fc.stringMatching(/^(\/([\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,8}){0,4}$/),
		fc.stringMatching(/^(\?([\w.~!$&'()*+,;=:@/?-]|%[0-9A-F]{2}){0,12})?$/),
	)
	.map(([scheme, host, path, query]) => `${scheme}://${host}${path}${query}`);
const UUIDS = fc.uuid();
const matching = new Map<string, fc.Arbitrary<string>>();

function stringMatching(pattern: RegExp | string, maxLength: number): fc.Arbitrary<string> {
	const key = `${maxLength} ${pattern}`;
	const made = matching.get(key) ?? fc.stringMatching(new RegExp(pattern), { maxLength });
	matching.set(key, made);
	return made;
}

function stringOf(schema: z.ZodType): fc.Arbitrary<string> {
	const { maxLength: max, format, pattern, enum: words } = boundsOf(schema);
	if (words !== undefined) return fc.constantFrom(...words);
	if (format === "date") return DATES;
	if (format === "email") return EMAILS;
	if (format === "uri" || format === "url") return WEB_URLS;
	if (format === "uuid" || format === "guid") return UUIDS;
	if (pattern !== undefined) return stringMatching(pattern, max ?? 30);
	const text = max === undefined ? CHARACTERS : CHARACTERS.map((value) => [...value].slice(0, max).join(""));
	const edge = max === undefined ? [] : [fc.constant("x".repeat(max)), fc.constant("é".repeat(max))];
	return fc.oneof({ weight: 8, arbitrary: text }, ...edge.map((arbitrary) => ({ weight: 1, arbitrary })));
}

const WRONG: readonly unknown[] = [
	null,
	1.5,
	-1,
	1e21,
	true,
	"",
	"x".repeat(20_001),
	[],
	[[]],
	{},
	{ unexpected: 1 },
	"\u0000",
	"\ud800",
	"2026-02-30",
];

/** Values that the schema refuses: a valid one with one thing wrong somewhere. */
export function malformed(schema: z.ZodType, pools: Pools = {}): fc.Arbitrary<unknown> {
	return fc
		.tuple(
			valid(schema, pools),
			fc.nat(),
			fc.constantFrom(...WRONG),
			fc.constantFrom("replace", "remove", "add", "all"),
		)
		.map(([value, at, wrong, how]) => spoil(structuredClone(value), at, wrong, how))
		.filter((value) => !schema.safeParse(value).success);
}

function spoil(value: unknown, at: number, wrong: unknown, how: string): unknown {
	if (how === "all" || typeof value !== "object" || value === null) return wrong;
	const holder = value as Record<string, unknown>;
	const keys = Object.keys(holder);
	if (how === "add" && !Array.isArray(value)) return { ...holder, [`unknown_${at % 100}`]: wrong };
	const key = keys[at % Math.max(1, keys.length)];
	if (key === undefined) return { unknown: wrong };
	if (how === "remove" && !Array.isArray(value)) delete holder[key];
	else holder[key] = spoil(holder[key], Math.floor(at / keys.length), wrong, "replace");
	return value;
}
