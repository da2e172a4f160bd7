import { expect, it } from "vitest";
import { literalRuns, verbatimRanges } from "#core/evidence/literal-runs";

const quotes = (...all: string[]) => all.map((quote) => ({ quote }));
const runs = (value: string, quote: string) =>
	literalRuns(value, quote).map(({ start, end }) => value.slice(start, end));

it("tells which part of a value stands in its quotes, also where they hold more or less", () => {
	const shown = (value: string, ...said: string[]) =>
		verbatimRanges(value, quotes(...said)).map(({ start, end }) => value.slice(start, end));
	expect(shown("Malmö", "Based in Malmö, Sweden")).toEqual(["Malmö"]);
	expect(shown("We back up. Our own words. You restore.", "We back up.", "Here you restore. Try")).toEqual([
		"We back up.",
		"You restore.",
	]);
	expect(shown("It’s  fast", "it's fast")).toEqual(["It’s  fast"]);
	expect(shown("SE", "Malmö, Sweden")).toEqual([]);
	expect(shown("One two three", "One two", "two three")).toEqual(["One two three"]);
	expect(shown("İstanbul", "istanbul")).toEqual([]);
});

it("marks within a sentence what the website has of it, from three words on", () => {
	const value = "Tidewell sends reminders by text message and fills cancelled slots from a waiting list.";
	expect(
		runs(value, "When a patient cancels, it fills cancelled slots from a waiting list, and tells the desk"),
	).toEqual(["fills cancelled slots from a waiting list"]);
	expect(runs(value, "A list of reminders by text")).toEqual(["reminders by text"]);
	expect(runs(value, "Reminders by mail")).toEqual([]);
	expect(runs(value, "The waiting list is long")).toEqual([]);
});

it("takes a short value, a short sentence and a short quote whole or not at all", () => {
	expect(runs("2021", "Founded in Utrecht in 2021 by two nurses")).toEqual(["2021"]);
	expect(runs("No app. Works by text.", "Is there an app? No app.")).toEqual(["No app."]);
	expect(runs("Two rooms in Utrecht, one in Breda", "Utrecht")).toEqual(["Utrecht"]);
	expect(runs("From €19 a month", "Plans start from €19 a month.")).toEqual(["From €19 a month"]);
});

it("never cuts a word or a number", () => {
	expect(runs("It costs 19.50 a month", "It costs 19")).toEqual([]);
	expect(runs("From 19 a month on", "From 19 a month-old")).toEqual(["From 19 a month"]);
	expect(runs("art of the dealers now", "smart of the dealers")).toEqual(["of the dealers"]);
});

it("reads scripts that put no spaces between words, and texts from right to left", () => {
	expect(runs("当社は予約の管理を簡単にします。", "予約の管理を簡単にします")).toEqual(["予約の管理を簡単にします"]);
	expect(runs("عقود تُوقَّع في دقائق", "كل شيء: عقود تُوقَّع في دقائق!")).toEqual(["عقود تُوقَّع في دقائق"]);
});

it("stays cheap where every word is the same", () => {
	expect(runs("the ".repeat(1500), "the ".repeat(75))).toHaveLength(1);
	expect(runs("a b a c ".repeat(600), "b a d a ".repeat(35))).toEqual([]);
});
