import { mergeDraft } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { draftProfile } from "#core/jobs/kinds";
import { completenessOf } from "#core/listings/completeness";
import { endFailed } from "#jobs/crawl-site";
import { defineJob } from "#jobs/define";
import { categoryChoices } from "#store/categories-by-name";
import { pagesOfDraft } from "#store/draft-pages";
import { changeDraft, draftById } from "#store/drafts";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Drafts a profile out of the stored pages; what the user has typed in the meantime stays theirs. */
export default defineJob(draftProfile, {
	async run({ subject }, { db, now, ports, log }) {
		const waiting = await draftById(db, subject);
		if (waiting?.status !== "drafting") return "already moved";
		const [pages, categories] = await Promise.all([pagesOfDraft(db, subject, "own"), categoryChoices(db)]);
		const { draft: found, dropped, source } = await ports.drafter.draft({ url: waiting.url, pages, categories });
		log.info("drafted", { draft: subject, source, dropped: dropped.length });
		return commitGuarded(
			db,
			async () => {
				const draft = await draftById(db, subject);
				if (draft?.status !== "drafting") return { statements: [], outcome: "already moved" };
				const profile = mergeDraft(draft.profile, found);
				const { completeness } = completenessOf(profile, true, readingOf(draft));
				const change = { status: "ready", profile, completeness } as const;
				return {
					statements: changeDraft(db, draft, change, now.getTime()),
					outcome: `drafted ${Object.keys(found.fields).length} fields`,
				};
			},
			{ stale: AGAIN },
		);
	},
	gaveUp: ({ subject }, ctx) => endFailed(subject, "drafting", ctx),
});
