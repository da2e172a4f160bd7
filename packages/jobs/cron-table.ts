/** Which jobs each cron of wrangler.toml sets off. The minute cron also sends whatever is due. */
export const CRON_JOBS: readonly { cron: string; name: string }[] = [
	{ cron: "* * * * *", name: "fold-counters" },
	{ cron: "0 * * * *", name: "close-week" },
	{ cron: "0 * * * *", name: "count-young-votes" },
	{ cron: "0 * * * *", name: "forget-expired" },
	{ cron: "0 * * * *", name: "recheck-claims" },
	{ cron: "0 * * * *", name: "refresh-search-floor" },
	{ cron: "0 * * * *", name: "release-week" },
	{ cron: "0 * * * *", name: "sweep-badges" },
	{ cron: "0 * * * *", name: "sweep-rereads" },
	{ cron: "0 0 * * 1", name: "close-week" },
	{ cron: "0 0 * * 1", name: "release-week" },
];
