import { expect, it } from "vitest";
import { postState } from "#core/content/post";

it.each([
	[null, "draft"],
	[1000, "published"],
	[1001, "scheduled"],
] as const)("calls a post of %s %s", (publishedAt, state) => {
	expect(postState({ publishedAt }, 1000)).toBe(state);
});
