import { expect, it } from "vitest";
import { FUSED_DEPTH_OF_LAST, fuse } from "#core/search/fuse";

const placed = (ids: readonly number[], category: number | null = null) => ids.map((id) => ({ id, category }));

it("puts first what several lists have near their top", () => {
	expect(fuse([placed([1, 2]), placed([2, 3])])).toEqual([2, 1, 3]);
	expect(fuse([placed([5, 6])])).toEqual([5, 6]);
	expect(fuse([])).toEqual([]);
});

it("reads every list so far and no farther, so that what is read farther begins alike", () => {
	const last = placed(Array.from({ length: 60 }, (_, index) => index));
	const near = fuse([placed([99, 3]), last.slice(0, FUSED_DEPTH_OF_LAST)]);
	expect(fuse([placed([99, 3]), last])).toEqual(near);
	expect(near).toHaveLength(FUSED_DEPTH_OF_LAST + 1);
});

it("prefers what is of the category of most others, and leaves what several lists have first where it is", () => {
	const stranger = { id: 2, category: 7 };
	const kin = (ids: readonly number[]) => placed(ids, 1);
	expect(fuse([[...kin([1]), stranger, ...kin([3, 4, 5])]])).toEqual([1, 3, 4, 5, 2]);
	expect(fuse([[stranger, ...kin([1, 3])], [stranger], [stranger]])[0]).toBe(2);
	// Without a category nobody is kin.
	expect(fuse([[...placed([1]), stranger, ...placed([3, 4, 5])]])).toEqual([1, 2, 3, 4, 5]);
	// What only a list without categories has loses nothing by that.
	expect(fuse([placed([9]), kin([1, 3, 4, 5])])).toEqual([9, 1, 3, 4, 5]);
});
