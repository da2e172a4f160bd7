import { expect, it } from "vitest";
import { piecesOf } from "#scripts/lib/generated-parts";

it("says whose each piece of a generated file is", () => {
	// Line 1: column 0 of source 0, column 5 of source 1; line 2: column 0 of no source, column 2 of source 0 again.
	const pieces = piecesOf("abcdefgh\nxyz", { mappings: "AAAA,KCAA;A,EDAA" });
	expect(pieces.filter(({ text }) => text !== "")).toEqual([
		{ text: "abcde", source: 0 },
		{ text: "fgh\n", source: 1 },
		{ text: "xy", source: null },
		{ text: "z", source: 0 },
	]);
});

it("loses nothing of the file", () => {
	const text = "one two\n\nthree";
	const pieces = piecesOf(text, { mappings: "AAAA,IAAC;;EAAC" });
	expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
