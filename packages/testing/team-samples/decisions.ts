import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import undoClaimDecision from "#actions/claims/undo-claim-decision";
import decideFactReport from "#actions/facts/decide-fact-report";
import reportFact from "#actions/facts/report-fact";
import allowAddress from "#actions/mails/allow-address";
import sendMailAgain from "#actions/mails/send-mail-again";
import stopAddress from "#actions/mails/stop-address";
import judgeReview from "#actions/reviews/judge-review";
import undoReviewJudgement from "#actions/reviews/undo-review-judgement";
import closeTask from "#actions/team/close-task";
import dropDeadLetter from "#actions/team/drop-dead-letter";
import keepDeadLetter from "#actions/team/keep-dead-letter";
import reopenTask from "#actions/team/reopen-task";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import { runBatch } from "#store/db";
import { auditLog, deadLetters } from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";
import { performAs, teamActor, visitor } from "#testing/act";
import { mintDispute, OWNER } from "#testing/disputes";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { leaveSomeMail } from "#testing/some-mail";
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

async function toDo({ db }: World): Promise<number> {
	await runBatch(db, [leaveTeamTask(db, { kind: "week_replaced", cause: "by hand", detail: {}, at: NOW.getTime() })]);
	return 1;
}

async function failed({ db }: World): Promise<number> {
	const letter = { job: "forget-expired", body: { subject: "all" }, error: "it broke", createdAt: NOW.getTime() };
	await db.insert(deadLetters).values(letter);
	return 1;
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
		leaves: ["reviews.version"],
	}),
	sample({
		action: undoReviewJudgement,
		async make({ db, person }) {
			const { id } = await mintListing(db, "acme");
			const { userId } = await person();
			await mintReview(db, userId, id);
			const judged = { review_id: 1, version: 1, verdict: "reject" as const, reason: "An advertisement." };
			await performAs(teamActor(), judgeReview, judged, NOW);
			const entry = (await db.select().from(auditLog)).at(-1)?.id ?? 0;
			return { entry, reason: "We were wrong." };
		},
		elsewhere: (input) => ({ ...input, entry: NOWHERE }),
	}),
	sample({
		action: closeTask,
		make: async (world) => ({ task_id: await toDo(world), note: "Wrote to the buyer." }),
		elsewhere: (input) => ({ ...input, task_id: NOWHERE }),
	}),
	sample({
		action: reopenTask,
		async make(world) {
			const task_id = await toDo(world);
			await performAs(teamActor(), closeTask, { task_id }, NOW);
			return { task_id, done_at: NOW.getTime() };
		},
		elsewhere: (input) => ({ ...input, task_id: NOWHERE }),
	}),
	sample({
		action: replayDeadLetter,
		make: async (world) => ({ letter_id: await failed(world) }),
		elsewhere: () => ({ letter_id: NOWHERE }),
	}),
	sample({
		action: dropDeadLetter,
		make: async (world) => ({ letter_id: await failed(world), reason: "Its website is gone." }),
		elsewhere: (input) => ({ ...input, letter_id: NOWHERE }),
	}),
	sample({
		action: keepDeadLetter,
		async make(world) {
			const letter_id = await failed(world);
			await performAs(teamActor(), dropDeadLetter, { letter_id, reason: "Gone." }, NOW);
			return { letter_id, dropped_at: NOW.getTime() };
		},
		elsewhere: (input) => ({ ...input, letter_id: NOWHERE }),
	}),
	sample({
		action: sendMailAgain,
		make: async (world) => ({ place: await leaveSomeMail(world) }),
		elsewhere: () => ({ place: NOWHERE }),
		unchanged: "It has a job run; the mail says how it ended.",
	}),
	sample({
		action: stopAddress,
		make: async () => ({ email: "bo@example.com", reason: "They asked." }),
		elsewhere: (input) => ({ ...input, email: "nobody" }),
	}),
	sample({
		action: allowAddress,
		async make() {
			const about = { email: "bo@example.com", reason: "They asked." };
			await performAs(teamActor(), stopAddress, about, NOW);
			return about;
		},
		elsewhere: (input) => ({ ...input, email: "nobody" }),
	}),
];
