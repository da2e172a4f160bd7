import { expect, it } from "vitest";
import { entryQuotesThatStay, quotesThatStay, standsIn } from "#core/evidence/verbatim";

const quotes = (...all: string[]) => all.map((quote) => ({ quote }));

it("finds whole words as one run, whatever their case, quotation marks and white space", () => {
	expect(standsIn("nightly  backups", "We do Nightly Backups.")).toBe(true);
	expect(standsIn("“art”", 'We sell "art" here')).toBe(true);
	expect(standsIn("art", "A fresh start")).toBe(false);
	expect(standsIn("nightly restores", "Nightly backups and restores")).toBe(false);
	expect(standsIn(" ", "Anything")).toBe(false);
});

it("leaves a text the quotes of the sentences that stay word for word", () => {
	const before = "We back up every night. Restores take a minute.\nIt runs anywhere you like.";
	const behind = quotes("We back up every night.", "Restores take a minute. Ask us.", "It runs anywhere you like");
	expect(quotesThatStay(before, before.replace("night", "hour"), behind)).toEqual(behind.slice(1));
	expect(quotesThatStay(before, "Restores take a minute.", behind)).toEqual([behind[1]]);
	expect(quotesThatStay(before, "We never back up every night.", behind)).toEqual([]);
	expect(quotesThatStay("We  back up", "We back up", quotes("elsewhere"))).toEqual(quotes("elsewhere"));
});

it("takes no comfort from a sentence too short to be told apart", () => {
	expect(quotesThatStay("It is free. We back up.", "It is free. We do not.", quotes("It is free."))).toEqual([]);
});

it("leaves a list the quotes of the entries that stay", () => {
	const behind = quotes("Nightly backups", "Fast restores for teams");
	expect(entryQuotesThatStay(["Nightly backups", "Fast restores"], ["Fast restores", "Mine"], behind)).toEqual([
		behind[1],
	]);
	expect(entryQuotesThatStay(["A"], ["A"], behind)).toEqual(behind);
	expect(entryQuotesThatStay(["Nightly backups", "Fast restores"], ["backups"], behind)).toEqual([]);
});
