import { SourceMap } from "node:module";
import { expect, it } from "vitest";
import { lineMappings } from "#scripts/lib/modules/line-map";

/** Where a line's text comes from, counted from 0 as maps do. */
function originOf(mappings: string, line: number, column = 0) {
	const map = new SourceMap({ version: 3, file: "", sources: ["a"], sourcesContent: [], names: [], mappings } as never);
	const found = map.findEntry(line, column);
	return "originalLine" in found ? [found.originalLine, found.originalColumn] : null;
}

it("leads a line through both changes to the source", () => {
	// The later text put a line before the two that there were; the earlier one took 40 lines out between them.
	expect(originOf(lineMappings(";AAAA;AACA", "AAAA;AAyCE"), 1)).toEqual([0, 0]);
	expect(originOf(lineMappings(";AAAA;AACA", "AAAA;AAyCE"), 2)).toEqual([41, 2]);
});

it("finds the place between two segments, and leads back to earlier lines", () => {
	// Column 12 of the line between lies behind its second segment, which comes from line 3, column 4 of the source.
	const mappings = lineMappings("AAAY;AACA", "AAGA,QAAI,SAAK;AAFA");
	expect(originOf(mappings, 0, 30)).toEqual([3, 4]);
	expect(originOf(mappings, 1)).toEqual([1, 9]);
});

it("says nothing of lines that come from nowhere", () => {
	expect(lineMappings("", "AAAA")).toBe("");
	expect(lineMappings("AAAA;;AACA", "AAAA")).toBe("AAAA;;");
	expect(lineMappings("A", "AAAA")).toBe("");
});
