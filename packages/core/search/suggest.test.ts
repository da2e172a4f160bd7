import { expect, it } from "vitest";
import { goesOn, readBegun } from "#core/search/suggest";

it("reads what has been typed so far, whose last word may go on", () => {
	expect(readBegun("Time  Track")).toEqual({
		head: "Time  ",
		before: ["time"],
		last: "track",
		joined: "timetrack",
		stems: "time track",
	});
	expect(readBegun(" Café")).toMatchObject({ head: "", before: [], last: "cafe", joined: null });
	expect(readBegun("web-ana")).toMatchObject({ head: "web-", before: ["web"], last: "ana" });
});

it("suggests nothing to who has typed too little, all, or a whole question", () => {
	for (const text of ["", "a", "?!", "time ", "a to", "one two three four five six"]) {
		expect(readBegun(text)?.last ?? null, text).toBe(text === "a to" ? "to" : null);
	}
});

it("knows a name that goes on so, in any order and with other endings before", () => {
	const begun = readBegun("photos alb");
	if (begun === null) throw new Error("nothing was read");
	expect(goesOn("Photo Albums", begun)).toBe(true);
	expect(goesOn("Album of a photo", begun)).toBe(true);
	expect(goesOn("Photo frames", begun)).toBe(false);
	expect(goesOn("Albums", begun)).toBe(false);
});
