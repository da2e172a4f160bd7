import { afterEach, expect, it } from "vitest";
import type { Action } from "#actions/define";
import { stopSitesAfterEach } from "#testing/crawl";
import { walkAll } from "#testing/faults/case";
import { PEOPLE_SUBJECTS } from "#testing/faults/people/index";
import { TEAM_SUBJECTS } from "#testing/faults/team";
import { changeSettings } from "#testing/settings";

stopSitesAfterEach();
afterEach(() => void changeSettings({ STRIPE_API_BASE: undefined }));

/** What vite puts there of files that are named by a pattern. */
interface Globs {
	glob(patterns: readonly string[], how: { eager: true }): Record<string, { default: Action }>;
}

it("covers every action", () => {
	const files = (import.meta as unknown as Globs).glob(["/packages/actions/*/*.ts", "!**/*.test.ts"], { eager: true });
	const ids = Object.values(files).map((module) => module.default.id);
	const covered = [...TEAM_SUBJECTS, ...PEOPLE_SUBJECTS].map(({ name }) => name);
	expect(covered.toSorted()).toEqual(ids.toSorted());
});

walkAll(PEOPLE_SUBJECTS);
