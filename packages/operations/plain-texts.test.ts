import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { OPERATIONS } from "#operations/registry";

/** Every text that any operation takes, found by walking the schemas: a new field cannot forget what a text may hold. */

interface Leaf {
	name: string;
	schema: z.ZodType;
}

interface Def {
	type: string;
	innerType?: z.ZodType;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	options?: z.ZodType[];
}

function leavesOf(schema: z.ZodType, name: string): Leaf[] {
	const def = schema._zod.def as unknown as Def;
	if (def.type === "string") return [{ name, schema }];
	if (def.innerType !== undefined) return leavesOf(def.innerType, name);
	if (def.element !== undefined) return leavesOf(def.element, `${name}[]`);
	if (def.options !== undefined) return def.options.flatMap((option) => leavesOf(option, name));
	return Object.entries(def.shape ?? {}).flatMap(([key, field]) => leavesOf(field, `${name}.${key}`));
}

const LEAVES = OPERATIONS.flatMap(({ id, params, query, body }) =>
	[params, query, body].flatMap((part) => (part === undefined ? [] : leavesOf(part, id))),
);

/** What people write in several lines. */
const SEVERAL_LINES =
	/\.(?:short_description|pricing_summary|description|summary|bio|answer|body|q|(?:story\.)?(?:story|why_started|problem|journey|challenges|achievements|lessons|whats_next))$/;

const refuses = ({ schema }: Leaf, text: string) => !schema.safeParse(text).success;

describe("texts of operations", () => {
	it("are found", () => {
		expect(LEAVES.length).toBeGreaterThan(100);
	});

	it.each(["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u009b", "\u2028", "\u2029", "\u202e", "\u2066"])(
		"hold no %j",
		(character) => {
			expect(LEAVES.filter((leaf) => !refuses(leaf, `a${character}b`)).map(({ name }) => name)).toEqual([]);
		},
	);

	it.each(["\r\n", "\n", "\t"])("hold %j only where people write several lines", (character) => {
		const taking = LEAVES.filter((leaf) => !refuses(leaf, `a${character}b`)).map(({ name }) => name);
		const prose = LEAVES.map(({ name }) => name).filter((name) => SEVERAL_LINES.test(name));
		expect(taking).toEqual(prose);
	});

	it.each(["   ", "\u00a0", "\u200b", "\u00ad", "\u2060 ", "\u3164", "\ufe0f", "\u200b\u200d"])(
		"take %j, of which nobody sees anything, for nothing",
		(text) => {
			const taken = LEAVES.filter((leaf) => (leaf.schema.safeParse(text).data ?? "") !== "");
			expect(taken.map(({ name }) => name)).toEqual([]);
		},
	);

	it("keep what is seen as it was written", () => {
		const tagline = LEAVES.find((leaf) => leaf.name === "update_draft.fields.tagline");
		for (const text of [" Notes ", "👩‍👩‍👧", "می‌خواهم", "❤️"]) expect(tagline?.schema.safeParse(text).data).toBe(text);
	});

	it("say where the bad character is and which one", () => {
		const name = LEAVES.find((leaf) => leaf.name === "update_draft.founders[].title");
		const said = name?.schema.safeParse("CEO\u202e").error?.issues;
		expect(said).toMatchObject([{ message: "A text of one line cannot hold U+202E; take it out." }]);
	});
});
