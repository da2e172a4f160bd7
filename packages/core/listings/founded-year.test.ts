import { expect, it } from "vitest";
import { parseFoundedYear } from "#core/listings/founded-year";

it.each([
	["2019", 2019],
	["in 2019", 2019],
	["March 2019.", 2019],
	["2019, yes 2019", 2019],
	["1800", 1800],
	["2100", 2100],
])("%j states %i", (text, year) => expect(parseFoundedYear(text)).toBe(year));

it.each(["", "soon", "1799", "2101", "2019 or 2020", "12019", "20190", "199", "©20196"])("%j states none", (text) =>
	expect(parseFoundedYear(text)).toBeNull(),
);
