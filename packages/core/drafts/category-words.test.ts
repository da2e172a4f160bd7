import { expect, it } from "vitest";
import { comparableWords, isTelling, noPhraseBecause } from "#core/drafts/category-words";

it("compares words without case, marks and the plural's s", () => {
	expect(comparableWords("Café-Rechnungen für INVOICES, business & a CRM")).toEqual(
		"cafe rechnungen fur invoice business a crm".split(" "),
	);
	expect(comparableWords("invoic* учёт")).toEqual(["invoic*", "учет"]);
});

it("takes each sign for a word in scripts without spaces", () => {
	expect(comparableWords("請求書AI")).toEqual(["請", "求", "書", "ai"]);
});

it.each([
	["online platform", false],
	["Software", false],
	["outil en ligne", false],
	["*", false],
	["invoicing platform", true],
	["CRM", true],
	["請求書", true],
])("of %s says whether it can speak for a category: %s", (phrase, telling) => {
	expect(isTelling(phrase)).toBe(telling);
});

it.each([
	["invoic* software", null],
	["in*", "star in the wrong place"],
	["*buchhaltung", "star in the wrong place"],
	["invo*ice", "star in the wrong place"],
	["web app", "every product uses it"],
])("of the phrase %s says why it cannot stand in a list: %s", (phrase, reason) => {
	const said = noPhraseBecause(phrase);
	if (reason === null) expect(said).toBeNull();
	else expect(said).toContain(reason);
});

it("leaves no long word of stars to look at for long", () => {
	const started = performance.now();
	noPhraseBecause("a*".repeat(20_000));
	noPhraseBecause(`${"a".repeat(40_000)}*`);
	expect(performance.now() - started).toBeLessThan(1000);
});
