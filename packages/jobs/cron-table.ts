import {
	type CronKind,
	closeWeek,
	countYoungVotes,
	describeRows,
	foldCounters,
	forgetExpired,
	forgetPictures,
	recheckClaims,
	refreshSearchFloor,
	releaseWeek,
	remindOfWeek,
	sweepBadges,
	sweepRereads,
} from "#core/jobs/kinds";

/** Which jobs each cron of wrangler.toml sets off. The minute cron also sends whatever is due. */
export const CRON_JOBS: readonly { cron: string; kind: CronKind }[] = [
	{ cron: "* * * * *", kind: describeRows },
	{ cron: "* * * * *", kind: foldCounters },
	{ cron: "0 * * * *", kind: closeWeek },
	{ cron: "0 * * * *", kind: countYoungVotes },
	{ cron: "0 * * * *", kind: forgetExpired },
	{ cron: "0 * * * *", kind: forgetPictures },
	{ cron: "0 * * * *", kind: recheckClaims },
	{ cron: "0 * * * *", kind: refreshSearchFloor },
	{ cron: "0 * * * *", kind: releaseWeek },
	{ cron: "0 * * * *", kind: remindOfWeek },
	{ cron: "0 * * * *", kind: sweepBadges },
	{ cron: "0 * * * *", kind: sweepRereads },
	{ cron: "0 0 * * 1", kind: closeWeek },
	{ cron: "0 0 * * 1", kind: releaseWeek },
];
