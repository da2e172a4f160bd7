import { expect, it } from "vitest";
import { asSpelt, quotedParts } from "#core/search/quotation";

it.each([
	['a "b c" d "e', ["b c"]],
	["„b c“ und «d»", ["b c", "d"]],
	["a b", []],
	['""', [""]],
])("reads what is quoted in %s", (text, parts) => {
	expect(quotedParts(text)).toEqual(parts);
});

it.each(["open source", 'the "new" one', "„Kanban“ boards", "«", '"'])("quotes %s as a whole", (text) => {
	expect(quotedParts(asSpelt(text))).toHaveLength(1);
});
