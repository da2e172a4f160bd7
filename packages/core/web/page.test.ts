import { expect, it } from "vitest";
import { FAILURE_OUTCOMES, isSettled, PENDING_OUTCOMES } from "#core/web/page";

it("tells pages of which something has come from those that are still to be read", () => {
	const settled = ["read", "failed", ...FAILURE_OUTCOMES] as const;
	expect(settled.filter((outcome) => !isSettled({ outcome }))).toEqual([]);
	expect(PENDING_OUTCOMES.filter((outcome) => isSettled({ outcome }))).toEqual([]);
});
