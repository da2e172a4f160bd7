import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { checkedAnswer } from "#operations/checked-answer";
import { OPERATIONS } from "#operations/registry";
import { malformed, valid } from "#testing/arbitrary";

/** What zod says of the same, as doors would send it. */
function byZod(schema: z.ZodType, answer: unknown) {
	const { success, data, error } = schema.safeParse(answer);
	return success ? JSON.stringify(data) : error.issues;
}

function checked(schema: z.ZodType, answer: unknown) {
	try {
		return JSON.stringify(checkedAnswer(schema, answer));
	} catch (error) {
		return (error as z.ZodError).issues;
	}
}

describe.each(OPERATIONS)("$id", ({ output, example }) => {
	it("hands its example on as it is", () => {
		expect(checked(output, example.output)).toEqual(byZod(output, example.output));
	});

	it("says of any answer what zod says, to the letter", () => {
		const fitting = valid(output);
		fc.assert(
			fc.property(fc.oneof(fitting, malformed(output), fitting.map(withStrangers)), (answer) => {
				expect(checked(output, answer)).toEqual(byZod(output, answer));
			}),
			{ numRuns: 12 },
		);
	});
});

/** The same with a key in every object that no schema knows, and with the order of keys turned round. */
function withStrangers(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withStrangers);
	if (typeof value !== "object" || value === null) return value;
	const turned = Object.entries(value).reverse();
	return Object.fromEntries([["of_nobody", "hidden"], ...turned.map(([key, one]) => [key, withStrangers(one)])]);
}

const schema = z.object({
	name: z.string(),
	inner: z.object({ at: z.iso.datetime(), count: z.int() }).nullable(),
	list: z.array(z.object({ is: z.boolean(), kind: z.enum(["one", "two"]).optional() })),
	share: z.number(),
});
const FITS = {
	name: "Tidewell",
	inner: { at: "2026-10-05T00:00:00.000Z", count: 3 },
	list: [{ is: true, kind: "one" }, { is: false }],
	share: 0.5,
};

it("copies nothing of what fits", () => {
	expect(checkedAnswer(schema, FITS)).toBe(FITS);
});

it.each([
	["at the end of the whole", { ...FITS, owner_email: "a@b.example" }],
	["at its beginning", { owner_email: "a@b.example", ...FITS }],
	["within an object", { ...FITS, inner: { ...FITS.inner, owner_email: "a@b.example" } }],
	["within the last of a list", { ...FITS, list: [{ is: true }, { is: true, owner_email: "a@b.example" }] }],
	["by a name that objects have", { ...FITS, ...JSON.parse('{"__proto__":{"owner_email":"a@b.example"}}') }],
])("leaves out what the schema does not know, %s, and changes nothing that it was given", (_where, answer) => {
	const before = JSON.stringify(answer);
	const text = JSON.stringify(checkedAnswer(schema, answer));
	expect(text).not.toContain("owner_email");
	expect(text).toBe(JSON.stringify(schema.parse(answer)));
	expect(JSON.stringify(answer)).toBe(before);
});

it.each([
	["a number that is none", { ...FITS, share: Number.NaN }],
	["a number without end", { ...FITS, share: Number.POSITIVE_INFINITY }],
	["an integer beyond what is exact", { ...FITS, inner: { ...FITS.inner, count: 2 ** 53 } }],
	["a date without its time", { ...FITS, inner: { ...FITS.inner, at: "2026-10-05" } }],
	["a word that is not of its list", { ...FITS, list: [{ is: true, kind: "three" }] }],
	["a hole in a list", { ...FITS, list: new Array(1) }],
	["a list for an object", { ...FITS, inner: [] }],
	["what is missing", { ...FITS, name: undefined }],
])("refuses %s in zod's words", (_what, answer) => {
	expect(() => checkedAnswer(schema, answer)).toThrow(z.ZodError);
	expect(checked(schema, answer)).toEqual(byZod(schema, answer));
});

it("asks zod where a schema has rules of its own", () => {
	const even = z.object({
		n: z.int().refine((n) => n % 2 === 0),
		at: z.string().min(3),
		turned: z.string().transform((s) => s.length),
	});
	expect(checkedAnswer(even, { n: 2, at: "abc", turned: "four" })).toEqual({ n: 2, at: "abc", turned: 4 });
	expect(() => checkedAnswer(even, { n: 3, at: "abc", turned: "" })).toThrow(z.ZodError);
	expect(() => checkedAnswer(even, { n: 2, at: "ab", turned: "" })).toThrow(z.ZodError);
	expect(() => checkedAnswer(z.strictObject({ n: z.int() }), { n: 1, m: 2 })).toThrow(z.ZodError);
});
