import { draftReady } from "#mails/catalogue/draft-ready";
import type { Db, Statement } from "#store/db";
import type { DraftRow } from "#store/drafts";
import { leaveMail } from "#usecases/mails/leave-mail";

/** Tells whoever handed in a website that its draft is ready, once: a website that is read again is no news. */
export function leaveDraftMail(
	db: Db,
	draft: Pick<DraftRow, "id" | "userId" | "url" | "domain" | "profile">,
	{ isEmpty, now }: { isEmpty: boolean; now: Date },
): Statement {
	const product = draft.profile.fields.name.value ?? draft.domain;
	return leaveMail(db, draftReady, {
		to: { userId: draft.userId },
		cause: `draft:${draft.id}`,
		now,
		facts: { draft: draft.id, product, website: draft.domain, isEmpty },
	});
}
