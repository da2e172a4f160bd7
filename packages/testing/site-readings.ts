import { readingOf } from "#core/drafts/site-reading";
import type { CrawlReportEntry } from "#core/web/page";

const HOME: CrawlReportEntry = {
	url: "https://a.example/",
	role: "home",
	status: 200,
	bytes: 1,
	durationMs: 1,
	outcome: "read",
	detail: "Read.",
};

/** Of a website whose homepage was read. */
export const READ = readingOf({ status: "ready", crawlReport: [HOME] });

/** Of one whose homepage did not answer in time. */
export const UNREAD = readingOf({
	status: "ready",
	crawlReport: [{ ...HOME, outcome: "timeout", detail: "It took too long." }],
});
