import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { addWeeks } from "#core/launches/week";
import { optionErrors, optionsSchema, type ProductOptions } from "#core/orders/product-options";

const OPTIONS: ProductOptions = {
	award_week: { label: "Week", kind: "award_week", required: true },
	engraving: { label: "Words", kind: "text", required: true, max_length: 10 },
	note: { label: "Note", kind: "text", required: false, max_length: 9_999 },
	material: { label: "Material", kind: "choice", required: false, choices: ["oak", "glass"] },
	copies: { label: "Copies", kind: "integer", required: false, min: 1, max: 5 },
	wrapped: { label: "Wrapped", kind: "boolean", required: false },
};
const GOOD = { award_week: "2026-11-16", engraving: "First" };
const problems = (changes: Record<string, unknown>) =>
	optionErrors(OPTIONS, JSON.parse(JSON.stringify({ ...GOOD, ...changes })) as Record<string, unknown>, "/o", [
		"2026-11-16",
	]).map(({ pointer, code }) => `${pointer} ${code}`);

describe("options", () => {
	it.each([
		[{ award_week: "banana" }, "/o/award_week bad_format"],
		[{ award_week: "2026-02-30" }, "/o/award_week bad_format"],
		[{ award_week: "2026-11-17" }, "/o/award_week bad_value"],
		[{ award_week: "2026-11-09" }, "/o/award_week bad_value"],
		[{ award_week: 7 }, "/o/award_week wrong_type"],
		[{ award_week: undefined }, "/o/award_week required"],
		[{ engraving: "much too long" }, "/o/engraving too_long"],
		[{ engraving: " " }, "/o/engraving too_short"],
		[{ engraving: "a\u202eb" }, "/o/engraving bad_format"],
		[{ note: "x".repeat(501) }, "/o/note too_long"],
		[{ material: "gold" }, "/o/material bad_value"],
		[{ copies: 1.5 }, "/o/copies wrong_type"],
		[{ copies: 6 }, "/o/copies too_big"],
		[{ copies: 0 }, "/o/copies too_small"],
		[{ wrapped: "yes" }, "/o/wrapped wrong_type"],
		[{ colour: "red" }, "/o/colour unknown_property"],
		[{ constructor: "red" }, "/o/constructor unknown_property"],
	])("%o are refused: %s", (changes, problem) => {
		expect(problems(changes)).toEqual([problem]);
	});

	it("are taken where they fit", () => {
		expect(problems({})).toEqual([]);
		expect(problems({ engraving: "x".repeat(10), note: "x".repeat(500) })).toEqual([]);
		expect(problems({ note: "", material: "oak", copies: 5, wrapped: false })).toEqual([]);
	});

	it("name the weeks of the awards there are, and the Monday of a day", () => {
		const [other] = optionErrors(OPTIONS, { ...GOOD, award_week: "2026-11-09" }, "/o", ["2026-11-16"]);
		expect(other?.message).toContain("2026-11-16");
		const [day] = optionErrors(OPTIONS, { ...GOOD, award_week: "2026-11-18" }, "/o", ["2026-11-16"]);
		expect(day?.message).toContain("2026-11-16 is one");
	});
});

it("the schema says of every form what the check says", () => {
	const ajv = new Ajv2020({ strict: false });
	addFormats(ajv);
	const matches = ajv.compile(optionsSchema(OPTIONS));
	expect(matches(GOOD)).toBe(true);
	for (const bad of [
		...[{ award_week: "banana" }, { award_week: 7 }, { engraving: "" }, { engraving: "much too long" }],
		...[{ note: "x".repeat(501) }, { material: "gold" }, { copies: 1.5 }, { copies: 6 }, { wrapped: "yes" }, { x: 1 }],
	]) {
		expect(problems(bad)).toHaveLength(1);
		expect(matches({ ...GOOD, ...bad }), JSON.stringify(bad)).toBe(false);
	}
	expect(matches({ engraving: "First" })).toBe(false);
});

it("the schema has for each kind what bounds it, and no bound that the product does not have", () => {
	const { properties, required, additionalProperties } = optionsSchema({
		...OPTIONS,
		any: { label: "Any", kind: "integer", required: false },
		free: { label: "Free", kind: "text", required: false },
	});
	expect([required, additionalProperties]).toEqual([["award_week", "engraving"], false]);
	expect(properties).toEqual({
		award_week: { type: "string", format: "date", description: "Week" },
		engraving: { type: "string", minLength: 1, maxLength: 10, description: "Words" },
		note: { type: "string", minLength: 0, maxLength: 500, description: "Note" },
		material: { type: "string", enum: ["oak", "glass"], description: "Material" },
		copies: { type: "integer", minimum: 1, maximum: 5, description: "Copies" },
		wrapped: { type: "boolean", description: "Wrapped" },
		any: { type: "integer", description: "Any" },
		free: { type: "string", minLength: 0, maxLength: 500, description: "Free" },
	});
});

describe("the words of a refusal", () => {
	const messages = (known: ProductOptions | null, given: Record<string, unknown>, weeks: readonly string[] = []) =>
		optionErrors(known, given, "/o", weeks).map(({ message }) => message);
	const { copies, material, award_week } = OPTIONS as Required<typeof OPTIONS>;

	it("tell which options there are", () => {
		expect(messages(null, { x: 1 })).toEqual(["This product takes no options."]);
		expect(messages({ copies, material } as ProductOptions, { x: 1 })).toEqual([
			"This product does not take this option; it takes copies, material.",
		]);
		expect(messages({ material } as ProductOptions, { material: 1 })).toEqual(["Use one of: oak, glass."]);
		expect(optionErrors(null, { "a/b~c": 1 }, "/o", [])[0]?.pointer).toBe("/o/a~1b~0c");
	});

	it("name ten weeks with an award, or that there is none", () => {
		const weeks = Array.from({ length: 12 }, (_, index) => addWeeks("2026-01-05", index));
		const known = { award_week } as ProductOptions;
		expect(messages(known, { award_week: "2025-12-29" }, weeks)).toEqual([
			`The listing won no award in the week of 2025-12-29; it has those of the weeks of ${weeks.slice(0, 10).join(", ")}.`,
		]);
		expect(messages(known, { award_week: "2025-12-29" })[0]).toContain("it has none yet.");
	});

	it("carry the bound and what was given", () => {
		const errors = optionErrors({ copies } as ProductOptions, { copies: 0 }, "/o", []);
		expect(errors).toMatchObject([{ limit: 1, actual: 0, message: "This must be at least 1." }]);
		const long = optionErrors(OPTIONS, { ...GOOD, engraving: "x".repeat(11) }, "/o", [GOOD.award_week]);
		expect(long).toMatchObject([{ limit: 10, actual: 11 }]);
		const empty = optionErrors(OPTIONS, { ...GOOD, engraving: "" }, "/o", [GOOD.award_week]);
		expect(empty).toMatchObject([{ code: "too_short", limit: 1 }]);
	});
});
