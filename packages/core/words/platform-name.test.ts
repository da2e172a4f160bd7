import { expect, it } from "vitest";
import { platformName } from "#core/words/platform-name";

it("writes a platform as it writes itself, and one that it does not know with a capital", () => {
	expect(["linkedin", "producthunt", "github", "threads", "custom"].map(platformName)).toEqual([
		"LinkedIn",
		"Product Hunt",
		"GitHub",
		"Threads",
		"Other",
	]);
});
