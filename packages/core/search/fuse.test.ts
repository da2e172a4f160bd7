import { expect, it } from "vitest";
import { FUSED_DEPTH_OF_LAST, fuse } from "#core/search/fuse";

it("puts first what several lists have near their top", () => {
	expect(
		fuse([
			[1, 2],
			[2, 3],
		]),
	).toEqual([2, 1, 3]);
	expect(fuse([[5, 6]])).toEqual([5, 6]);
	expect(fuse([])).toEqual([]);
});

it("goes on as the last list does, so that what is read farther begins alike", () => {
	const last = Array.from({ length: 60 }, (_, index) => index);
	const near = fuse([[99, 3], last.slice(0, FUSED_DEPTH_OF_LAST)]);
	const far = fuse([[99, 3], last]);
	expect(far.slice(0, near.length)).toEqual(near);
	expect(far).toHaveLength(61);
	expect(new Set(far).size).toBe(61);
});
