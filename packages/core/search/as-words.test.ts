import { expect, it } from "vitest";
import { asTyped, asWords } from "#core/search/as-words";
import { readQuery } from "#core/search/query";

it.each([
	["blog not PHP, please", ["not", "php"], 'blog "not PHP", please'],
	["ad-free news", ["ad", "free"], '"ad-free" news'],
	["Wetter ohne Wërbung", ["ohne", "werbung"], 'Wetter "ohne Wërbung"'],
	['19" rack no ads', ["no", "ads"], '19 rack "no ads"'],
	["wiki", ["no", "ads"], "wiki"],
	["wiki", [], "wiki"],
])("puts words of %s into quotation marks", (query, words, expected) => {
	expect(asWords(query, words)).toBe(expected);
	expect(readQuery(asWords(query, words), "apart")?.preferences).toEqual([]);
});

it("gives words of a query as they were typed", () => {
	expect(asTyped("crm not from Costa Rica", ["costa", "rica"])).toBe("Costa Rica");
	expect(asTyped("ohne Wërbung", ["werbung"])).toBe("Wërbung");
	expect(asTyped("crm", ["costa", "rica"])).toBe("costa rica");
});
