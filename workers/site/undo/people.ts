import putBackPost from "#actions/content/put-back-post";
import handOverDraft from "#actions/drafts/hand-over-draft";
import liftBan from "#actions/people/lift-ban";
import setRole from "#actions/people/set-role";
import editQuestion from "#actions/questions/edit-question";
import takeBackQuestion from "#actions/questions/take-back-question";
import undoReviewJudgement from "#actions/reviews/undo-review-judgement";
import undoVoteDecision from "#actions/votes/undo-vote-decision";
import allowWebhook from "#actions/webhooks/allow-webhook";
import stopWebhook from "#actions/webhooks/stop-webhook";
import { changeBetween, changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import type { AuditEntry } from "#store/audit-log";
import { standingBan } from "#store/bans";
import { draftById } from "#store/drafts";
import { allQuestions } from "#store/interview-questions";
import { questionFacts } from "#usecases/interview/question-input";
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
	hand_over_draft: undoBy(handOverDraft, draftBack),
	add_question: undoBy(takeBackQuestion, (entry) => ({ question_id: idOf(entry), version: 1 })),
	edit_question: undoBy(editQuestion, questionBack),
	edit_post: undoBy(putBackPost, postBack),
	put_back_post: undoBy(putBackPost, postBack),
	stop_webhook: undoBy(allowWebhook, webhookBack),
	allow_webhook: undoBy(stopWebhook, (entry, { reason }) => ({ webhook_id: idOf(entry), reason })),
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

/** As it stood before it was switched off. */
function webhookBack(entry: AuditEntry, { reason }: Asked) {
	const was = changeIn(entry.detail)?.before.state;
	const as = (["on", "paused", "gone", "failing"] as const).find((state) => state === was) ?? "paused";
	return { webhook_id: idOf(entry), as, reason };
}

/** Only where the post stands as that edit left it. */
function postBack(entry: AuditEntry) {
	const version = Number(entry.detail.version);
	return { post_id: idOf(entry), version: version + 1, to: version };
}

/** As it was before the edit, where nobody has edited the same since. */
async function questionBack(entry: AuditEntry, { db }: Asked) {
	const question = (await allQuestions(db)).find(({ id }) => id === idOf(entry)) ?? notFound("question");
	const { before, after } = changeIn(entry.detail) ?? notFound("change");
	const now = questionFacts(question);
	const since = changeBetween(after, Object.fromEntries(Object.keys(after).map((name) => [name, now[name] ?? null])));
	if (Object.keys(since.after).length > 0) throw changedMeanwhile();
	const facts = { ...now, ...before };
	return {
		question_id: question.id,
		version: question.version,
		question: String(facts.question),
		help: String(facts.help),
		position: Number(facts.position),
		closed: facts.closed === true,
	};
}

/** Only where it is still with whom it was given to. */
async function draftBack(entry: AuditEntry, { db, reason }: Asked) {
	const id = entry.subject.slice("draft:".length);
	const draft = (await draftById(db, id)) ?? notFound("draft");
	const { before, after } = changeIn(entry.detail) ?? notFound("change");
	if (draft.userId !== after.owner) throw changedMeanwhile();
	return { draft_id: id, version: draft.version, user_id: Number(before.owner), reason };
}
