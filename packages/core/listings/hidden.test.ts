import { expect, it } from "vitest";
import { type HiddenFrom, restoredFrom } from "#core/listings/hidden";

const was = (status: HiddenFrom["status"]): HiddenFrom => ({ status, next_check_at: 5, next_read_at: 6 });

it("is what it was", () => {
	expect(restoredFrom(was("live"), { launchWeek: null, launchedAt: 1 })).toEqual(was("live"));
	expect(restoredFrom(was("scheduled"), { launchWeek: "2026-12-14", launchedAt: null })).toEqual(was("scheduled"));
	expect(restoredFrom(was("awaiting_badge"), { launchWeek: "2026-12-14", launchedAt: null }).status).toBe(
		"awaiting_badge",
	);
});

it("is a draft where its launch was taken back meanwhile", () => {
	const draft = { status: "draft", next_check_at: null, next_read_at: null };
	expect(restoredFrom(was("live"), { launchWeek: null, launchedAt: null })).toEqual(draft);
	expect(restoredFrom(was("scheduled"), { launchWeek: null, launchedAt: null })).toEqual(draft);
});
