import { expect, it } from "vitest";
import { vectorFindings } from "#scripts/lib/vector-state";

it("says nothing where nobody makes vectors, and else how far they are", () => {
	expect(vectorFindings({ model: null, listings: 3, made: 0, refused: 0 })).toEqual([]);
	expect(vectorFindings({ model: "small in D1", listings: 3, made: 3, refused: 0 })).toEqual([
		{ level: "ok", what: "vectors of small in D1: 3 of 3 listings", fix: "" },
	]);
	expect(vectorFindings({ model: "small in D1", listings: 3, made: 3, refused: 1 })).toMatchObject([
		{ level: "ok", what: "vectors of small in D1: 2 of 3 listings, 1 refused" },
	]);
	expect(vectorFindings({ model: "small in D1", listings: 3, made: 2, refused: 0 })).toMatchObject([
		{
			level: "missing",
			what: "vectors of small in D1: 2 of 3 listings",
			fix: expect.stringContaining("npm run backfill-vectors"),
		},
	]);
});
