import { expect, it } from "vitest";
import { currencyOf } from "#core/numbers/currencies";

it.each([
	["49 euros", "EUR"],
	["R$ 19,90", "BRL"],
	["CHF 18", "CHF"],
	["35 pence", "GBP"],
	["8 senttiä", "EUR"],
	["199 kr", null],
	["7 Cent", null],
])("names the currency of %s", (written, code) => {
	expect(currencyOf(written)).toBe(code);
});
