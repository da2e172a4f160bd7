import { expect, it } from "vitest";
import { editDistance } from "#core/search/edit-distance";

it.each([
	["slack", "slack", 0],
	["slcak", "slack", 1],
	["slak", "slack", 1],
	["slaack", "slack", 1],
	["stack", "slack", 1],
	["prestashpo", "prestashop", 1],
	["bitwerdan", "bitwarden", 2],
	["", "ab", 2],
])("counts what is wrong with %s", (typed, meant, errors) => {
	expect(editDistance(typed, meant, 2)).toBe(errors);
});

it("gives up beyond what counts", () => {
	expect(editDistance("kitten", "sitting", 2)).toBe(3);
	expect(editDistance("calendar", "cal", 2)).toBe(3);
});
