import { expect, it } from "vitest";
import { nearestWord, splitsOf, trigramsOf } from "#core/search/spelling";

it("compares three letters at a time, the ends marked", () => {
	expect(trigramsOf("kan")).toEqual(["^ka", "kan", "an$"]);
});

it("takes a word for the nearest that many listings say", () => {
	const words = ["calendar", "colander", "calendars"].map((word, index) => ({
		word,
		listings: [40, 1, 9][index] ?? 0,
	}));
	expect(nearestWord("calender", words)).toBe("calendar");
	expect(nearestWord("calendra", words)).toBe("calendar");
});

it("takes short words for others only where one letter is wrong", () => {
	expect(nearestWord("nots", [{ word: "notes", listings: 1 }])).toBe("notes");
	expect(nearestWord("mots", [{ word: "notes", listings: 99 }])).toBeUndefined();
	expect(nearestWord("anything", [])).toBeUndefined();
});

it("takes words apart into two of three letters at least", () => {
	expect(splitsOf("mindmap")).toEqual([
		["min", "dmap"],
		["mind", "map"],
	]);
	expect(splitsOf("short")).toEqual([]);
});

it("takes no number for another", () => {
	expect(nearestWord("h264", [{ word: "h265", listings: 9 }])).toBeUndefined();
	expect(nearestWord("mp4a", [{ word: "mpa", listings: 9 }])).toBeUndefined();
	expect(nearestWord("k8ss", [{ word: "k8s", listings: 9 }])).toBe("k8s");
});
