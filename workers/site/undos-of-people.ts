import putBackPost from "#actions/content/put-back-post";
import liftBan from "#actions/people/lift-ban";
import setRole from "#actions/people/set-role";
import undoReviewJudgement from "#actions/reviews/undo-review-judgement";
import undoVoteDecision from "#actions/votes/undo-vote-decision";
import { changeIn } from "#core/access/audit-change";
import type { AuditEntry } from "#store/audit-log";
import { standingBan } from "#store/bans";
import { changedMeanwhile } from "#usecases/saved-since";
import { type Asked, idOf, type Undo, undoBy } from "./undo.ts";

/** What can be taken back of what was decided about people, their votes and posts. */
export const PEOPLE_UNDOS: Readonly<Record<string, Undo>> = {
	judge_review: undoBy(undoReviewJudgement, ({ id }, { reason }) => ({ entry: id, reason })),
	judge_votes: undoBy(undoVoteDecision, votesBack),
	judge_burst: undoBy(undoVoteDecision, votesBack),
	set_role: undoBy(setRole, (entry, { reason }) => ({
		user_id: idOf(entry),
		role: changeIn(entry.detail)?.before.role === "admin" ? "admin" : "member",
		reason,
	})),
	ban_person: undoBy(liftBan, banLifted),
	edit_post: undoBy(putBackPost, postBack),
	put_back_post: undoBy(putBackPost, postBack),
};

/** Only the ban that the row tells of: one that was lifted before does not lift a later one. */
async function banLifted(entry: AuditEntry, { db, reason }: Asked) {
	const userId = idOf(entry);
	const standing = await standingBan(db, userId);
	if (standing !== null && standing.id !== Number(entry.detail.ban)) throw changedMeanwhile();
	return { user_id: userId, reason };
}

function votesBack({ detail }: AuditEntry, { reason }: Asked) {
	return { decision_id: Number(detail.decision), reason };
}

/** Only where the post stands as that edit left it. */
function postBack(entry: AuditEntry) {
	const version = Number(entry.detail.version);
	return { post_id: idOf(entry), version: version + 1, to: version };
}
