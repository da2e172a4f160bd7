import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import decideFactReport from "#actions/facts/decide-fact-report";
import judgeReview from "#actions/reviews/judge-review";
import closeTask from "#actions/team/close-task";
import dropDeadLetter from "#actions/team/drop-dead-letter";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import judgeBurst from "#actions/votes/judge-burst";
import { notFound } from "#core/errors";
import type { ReportDecision } from "#core/listings/fact-reports";
import type { DisputeDecision } from "#store/claim-disputes";
import { openTeamTask } from "#store/team-tasks";
import { act } from "../act.ts";
import type { Sent } from "../attempt.ts";
import { decided } from "../parts/admin/decided.ts";
import { typed } from "../parts/text-field.tsx";
import type { PageContext, Site } from "../site.ts";
import { showQueue } from "./admin.tsx";

/** Decisions that the site team takes in its work queue: each is the action that its own page takes too. */
export default function adminQueuePage(site: Site): void {
	site.post("/admin/queue/:key{(task|review|job|burst)-[0-9]{1,15}}", (c) =>
		decided(
			c,
			"/admin",
			async (sent) => {
				await decideOn(c, sent);
			},
			(refused) => showQueue(c, refused),
		),
	);
}

async function decideOn(c: PageContext, sent: Sent): Promise<unknown> {
	const [of = "", number] = (c.req.param("key") ?? "").split("-");
	const id = Number(number);
	const [decision, reason] = [typed(sent.decision), typed(sent.reason)];
	if (of === "job") {
		return decision === "drop"
			? act(c, dropDeadLetter, { letter_id: id, reason })
			: act(c, replayDeadLetter, { letter_id: id });
	}
	if (of === "review") return onReview(c, sent);
	if (of === "burst") {
		if (decision !== "count" && decision !== "discount") return notFound("decision");
		const seen = { burst_id: id, votes: Number(sent.votes) };
		return act(c, judgeBurst, { ...seen, counts: decision === "count", reason: reason.trim() });
	}
	const task = await openTeamTask(c.var.services.db, id);
	if (task?.kind === "fact_reported") {
		const report_id = Number(sent.report);
		return act(c, decideFactReport, { report_id, decision: decision as ReportDecision, reason });
	}
	if (task?.kind === "claim_dispute") {
		const owner_id = typed(sent.owner) === "" ? null : Number(sent.owner);
		const claim_id = Number(sent.claim);
		return act(c, decideClaimDispute, { claim_id, owner_id, decision: decision as DisputeDecision, reason });
	}
	if (task?.kind === "review_reported") return onReview(c, sent);
	return decision === "done" ? act(c, closeTask, { task_id: id, note: reason.trim() }) : notFound("decision");
}

function onReview(c: PageContext, sent: Sent): Promise<unknown> {
	return act(c, judgeReview, {
		review_id: Number(sent.review),
		version: Number(sent.version),
		reason: typed(sent.reason),
		verdict: sent.decision === "publish" ? "publish" : "reject",
	});
}
