import { afterEach, expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import { stopSitesAfterEach } from "#testing/crawl";
import { walkAll } from "#testing/faults/case";
import { JOB_SUBJECTS } from "#testing/faults/jobs/index";
import { changeSettings } from "#testing/settings";

stopSitesAfterEach();
afterEach(() => {
	changeSettings({ DOH_RESOLVERS: undefined, VIES_BASE_URL: undefined });
	changeSettings({ EMBEDDING_BASE_URL: undefined, EMBEDDING_MODEL: undefined });
	changeSettings({ OPEN_PAGE_RANK_KEY: undefined, OPEN_PAGE_RANK_URL: undefined, STRIPE_API_BASE: undefined });
});

it("covers every job", () => {
	expect(JOB_SUBJECTS.map(({ name }) => name).toSorted()).toEqual(JOBS.map(({ kind }) => kind.name).toSorted());
});

walkAll(JOB_SUBJECTS);
