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
	// Beside what many kinds have, kin count for more.
	const from = (first: number) => kin(Array.from({ length: 8 }, (_, index) => first + index));
	const three = [kin([1]), kin([1]), kin([30])].map((first, at) => [...first, ...from(100 + at * 10), stranger]);
	expect(fuse(three).slice(0, 2)).toEqual([2, 1]);
	expect(fuse(three, [], true).slice(0, 2)).toEqual([1, 2]);
	// What only a list without categories has loses nothing by that.
	expect(fuse([placed([9]), kin([1, 3, 4, 5])])).toEqual([9, 1, 3, 4, 5]);
});
