import { copyDraftPictures, draftProfile } from "#core/jobs/kinds";
import type { DraftResult } from "#core/ports/drafter";
import { endFailed } from "#jobs/crawl-site";
import { defineJob } from "#jobs/define";
import { measureDraft } from "#jobs/measure-draft";
import { showFound } from "#jobs/show-found";
import { categoryChoices } from "#store/category-texts";
import { pagesOfDraft } from "#store/draft-pages";
import { changeDraft, draftById } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { leaveDraftMail } from "#usecases/drafts/leave-draft-mail";
import { withFound } from "#usecases/drafts/with-found";
import { withoutForbidden } from "#usecases/tags/without-forbidden";

const MOVED = "already moved";

/**
 * Drafts a profile out of the stored pages; what the user has typed in the meantime stays theirs. What is found shows
 * before the draft is ready, and a run that goes on where another one ended asks the model for the rest only.
 */
export default defineJob(draftProfile, {
	async run({ subject }, ctx) {
		const { db, now, ports, log } = ctx;
		const waiting = await draftById(db, subject);
		if (waiting?.status !== "drafting") return MOVED;
		const [pages, categories] = await Promise.all([pagesOfDraft(db, subject), categoryChoices(db)]);
		const unwanted = new AbortController();
		const found = await ports.drafter.draft(
			{ url: waiting.url, pages, categories },
			{
				answers: waiting.modelAnswers,
				onDraft: async (soFar) => {
					if (!(await showFound(subject, "drafting", soFar, ctx))) unwanted.abort();
				},
				signal: unwanted.signal,
			},
		);
		const allowed = await withoutForbidden(db, found.draft);
		log.info("drafted", { draft: subject, source: found.source, dropped: found.dropped.length });
		const failure = howModelFailed(found);
		if (failure !== null) log.error("model_failed", failure, { draft: subject });
		const outcome = await commitGuarded(
			db,
			async () => {
				const draft = await draftById(db, subject);
				if (draft?.status !== "drafting") return { statements: [], outcome: MOVED };
				const change = { status: "ready", ...withFound(draft, allowed), modelAnswers: null } as const;
				return {
					statements: [
						...changeDraft(db, draft, change, now.getTime()),
						enqueue(db, copyDraftPictures, { subject, dueAt: now.getTime(), now: now.getTime() }),
						leaveDraftMail(db, { ...draft, ...change }, { isEmpty: false, now }),
					],
					outcome: `drafted ${Object.keys(allowed.fields).length} fields${failure === null ? "" : `; the model failed at least once: ${failure}`}`,
				};
			},
			{ stale: AGAIN },
		);
		if (outcome !== MOVED) measureDraft(waiting, "ready", Object.keys(allowed.fields).length, ctx);
		return outcome;
	},
	gaveUp: ({ subject }, ctx) => endFailed(subject, "drafting", ctx),
});

/** Each way in which a call of the model failed, once; null where none did, or it is not asked. */
function howModelFailed({ dropped }: DraftResult): string | null {
	const reasons = new Set(dropped.filter(({ field }) => field === "model").map(({ reason }) => reason));
	return reasons.size === 0 ? null : [...reasons].join("; ");
}
