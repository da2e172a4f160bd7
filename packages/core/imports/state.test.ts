import { expect, it } from "vitest";
import { type ImportState, passOf } from "#core/imports/state";

it("has a pass under way while it is checked or listed, and else none", () => {
	const states: ImportState[] = ["open", "checking", "checked", "running", "done", "stopped"];
	expect(states.map(passOf)).toEqual([null, "checking", null, "running", null, null]);
});
