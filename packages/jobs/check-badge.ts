import { badgeMail } from "#core/badges/badge-mail";
import { type BadgeCode, badgeMove } from "#core/badges/badge-move";
import { nextBadgeCheck } from "#core/badges/badge-schedule";
import { checkBadge } from "#core/jobs/kinds";
import type { FailureOutcome } from "#core/web/page";
import { lookForBadge } from "#crawl/badge-anchors";
import { crawlerOf } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { readHomepage } from "#crawl/read-homepage";
import { defineJob, type JobContext } from "#jobs/define";
import { type BadgeSighting, keepSighting, moveListing } from "#store/badge-checks";
import { runBatch } from "#store/db";
import { peopleOfListing } from "#store/listing-people";
import { DOMAIN_TAKEN, type ListingRow, listingById } from "#store/listings";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { leaveBadgeMail } from "#usecases/launches/leave-badge-mail";
import { openWeek } from "#usecases/launches/open-week";

/** Looks for a listing's badge on its homepage, and moves the listing by what it saw. */
export default defineJob(checkBadge, {
	async run({ subject }, ctx) {
		const { db, now } = ctx;
		const listing = await listingById(db, subject);
		if (listing === null || listing.status === "draft") return "nothing to look for";
		const sighting = await look(listing, ctx);
		const at = now.getTime();
		const outcome = await commitGuarded(db, () => decide(listing.id, sighting, ctx), {
			stale: AGAIN,
			[DOMAIN_TAKEN]: "domain taken",
		});
		if (outcome === "domain taken") {
			const seen = `${sighting.seen} Another listing of ${listing.domain} is published, so this one stays where it is.`;
			const next = nextBadgeCheck(now, listing.launchWeek, false)?.getTime() ?? null;
			await runBatch(db, [keepSighting(db, listing.id, { ...sighting, seen }, { checkedAt: at, nextCheckAt: next })]);
		}
		return outcome;
	},
});

async function decide(listingId: number, sighting: BadgeSighting, { db, now }: JobContext) {
	const listing = await listingById(db, listingId);
	if (listing === null) return { statements: [], outcome: "the listing is gone" };
	const at = now.getTime();
	const move = badgeMove(listing, sighting.code, now, await openWeek(db, now));
	const week = move?.launchWeek ?? listing.launchWeek;
	const isLive = (move?.to ?? listing.status) === "live";
	const nextCheckAt = nextBadgeCheck(now, week, isLive)?.getTime() ?? null;
	const detail = { code: sighting.code, seen: sighting.seen, fetched_url: sighting.fetchedUrl };
	const to = { status: move?.to ?? listing.status, launchWeek: week };
	const mail = badgeMail(listing, to, now);
	const people = mail === null ? [] : await peopleOfListing(db, listing.id);
	return {
		statements: [
			keepSighting(db, listing.id, sighting, { checkedAt: at, nextCheckAt }),
			...(move === null ? [] : moveListing(db, listing, move, { now: at, cause: "job:check-badge", detail })),
			...(mail === null ? [] : [leaveBadgeMail(db, listing, { mail, seen: sighting.seen, people, now })]),
		],
		outcome: move === null ? sighting.code : `${sighting.code}: ${listing.status} -> ${move.to}`,
	};
}

async function look(listing: ListingRow, { settings, links, ports }: JobContext): Promise<BadgeSighting> {
	try {
		const target = {
			slug: listing.slug,
			origin: settings.origin,
			requiresDofollow: settings.badgeRequiresDofollow,
		};
		const { url, redirects, result } = await readHomepage(
			listing.url,
			crawlerOf(settings, links),
			ports.crawl,
			(page) => lookForBadge(page, target),
		);
		return { ...result, fetchedUrl: url, redirects };
	} catch (error) {
		if (!(error instanceof FetchFailure)) throw error;
		return { code: CODE_OF[error.outcome], seen: error.message, rel: null, fetchedUrl: listing.url, redirects: [] };
	}
}

const CODE_OF: Record<FailureOutcome, BadgeCode> = {
	blocked_by_robots: "blocked_by_robots",
	refused_address: "unreachable",
	redirected_away: "unreachable",
	unreachable: "unreachable",
	timeout: "timeout",
	http_error: "http_error",
	not_html: "http_error",
	too_large: "http_error",
	app_shell: "http_error",
};
