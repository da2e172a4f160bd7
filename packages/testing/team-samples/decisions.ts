import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import undoClaimDecision from "#actions/claims/undo-claim-decision";
import decideFactReport from "#actions/facts/decide-fact-report";
import reportFact from "#actions/facts/report-fact";
import judgeReview from "#actions/reviews/judge-review";
import closeTask from "#actions/team/close-task";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import { runBatch } from "#store/db";
import { deadLetters } from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";
import { performAs, teamActor, visitor } from "#testing/act";
import { mintDispute, OWNER } from "#testing/disputes";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
/** What each writing of a listing leaves. */
const OF_LISTINGS = ["listings.version", "listings.updated_at", "listing_events"];

async function reported(world: World) {
	await mintListing(world.db, "acme", { tagline: "Two months free" });
	const report = { listing: "acme", field: "tagline", entry: "", reason: "other", words: "", email: "eve@example.com" };
	await performAs(visitor, reportFact, report as never, NOW);
}

/** What waits in the work queue. */
export const decisions: readonly AnySample[] = [
	sample({
		action: decideClaimDispute,
		async make(world) {
			const { claimId } = await mintDispute(world);
			return { claim_id: claimId, owner_id: OWNER, decision: "hand_over" as const, reason: "The imprint names them." };
		},
		elsewhere: (input) => ({ ...input, claim_id: NOWHERE }),
		leaves: [...OF_LISTINGS, "claims.next_check_at"],
	}),
	sample({
		action: undoClaimDecision,
		async make(world) {
			const { claimId } = await mintDispute(world);
			const decided = { claim_id: claimId, owner_id: OWNER, decision: "refuse" as const, reason: "No proof." };
			await performAs(teamActor(), decideClaimDispute, decided, NOW);
			return { claim_id: claimId, decided_at: NOW.getTime(), reason: "We were wrong." };
		},
		elsewhere: (input) => ({ ...input, claim_id: NOWHERE }),
	}),
	sample({
		action: decideFactReport,
		async make(world) {
			await reported(world);
			return { report_id: 1, decision: "keep" as const, reason: "The website says so." };
		},
		elsewhere: (input) => ({ ...input, report_id: NOWHERE }),
	}),
	sample({
		action: judgeReview,
		async make({ db, person }) {
			const { id } = await mintListing(db, "acme");
			const { userId } = await person();
			await mintReview(db, userId, id, { status: "held" });
			return { review_id: 1, version: 1, verdict: "publish" as const, reason: "" };
		},
		elsewhere: (input) => ({ ...input, review_id: NOWHERE }),
	}),
	sample({
		action: closeTask,
		async make({ db }) {
			const task = { kind: "week_replaced", cause: "week_replaced:1", detail: {}, at: NOW.getTime() };
			await runBatch(db, [leaveTeamTask(db, task)]);
			return { task_id: 1 };
		},
		elsewhere: () => ({ task_id: NOWHERE }),
	}),
	sample({
		action: replayDeadLetter,
		async make({ db }) {
			const letter = { job: "forget-expired", body: { subject: "all" }, error: "it broke", createdAt: NOW.getTime() };
			await db.insert(deadLetters).values(letter);
			return { letter_id: 1 };
		},
		elsewhere: () => ({ letter_id: NOWHERE }),
	}),
];
