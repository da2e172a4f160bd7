import { crawlSite } from "#core/jobs/kinds";
import type { Db, Statement } from "#store/db";
import { changeDraft, type DraftRow } from "#store/drafts";
import { enqueue } from "#store/outbox";

/** What a draft becomes whose website is read once more: what its owner typed stays, as any redraft leaves it. */
export const ANEW: Pick<DraftRow, "status" | "crawlReport"> = { status: "crawling", crawlReport: [] };

/** Has the website of a draft read once more; fails the batch with `stale` where the draft was changed since it was read. */
export function readAnew(db: Db, draft: DraftRow, now: number): Statement<"stale">[] {
	return [...changeDraft(db, draft, ANEW, now), enqueue(db, crawlSite, { subject: draft.id, dueAt: now, now })];
}
