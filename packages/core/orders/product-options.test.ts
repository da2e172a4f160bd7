import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
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
	])("%o are refused: %s", (changes, problem) => {
		expect(problems(changes)).toEqual([problem]);
	});

	it("are taken where they fit", () => {
		expect(problems({})).toEqual([]);
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
