import undoMergeCategories from "#actions/categories/undo-merge-categories";
import undoClaimDecision from "#actions/claims/undo-claim-decision";
import putBackRating from "#actions/ratings/put-back-rating";
import removeRatingImport from "#actions/ratings/remove-rating-import";
import putBackRevenue from "#actions/revenue/put-back-revenue";
import removeRevenue from "#actions/revenue/remove-revenue";
import editSitePage from "#actions/team/edit-site-page";
import keepDeadLetter from "#actions/team/keep-dead-letter";
import putBackSettings from "#actions/team/put-back-settings";
import reopenTask from "#actions/team/reopen-task";
import { changeIn } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { SITE_PAGES } from "#core/site-pages/site-pages";
import { type AuditEntry, auditEntry } from "#store/audit-log";
import { sitePage } from "#store/site-pages";
import { storedSettings } from "#store/site-settings";
import { changedMeanwhile, UNDONE_BEFORE } from "#usecases/saved-since";
import { act } from "../act.ts";
import type { PageContext } from "../site.ts";
import { LISTING_UNDOS } from "./listings.ts";
import { MONEY_UNDOS } from "./money.ts";
import { PEOPLE_UNDOS } from "./people.ts";
import { SEARCH_UNDOS } from "./search.ts";
import { TAG_UNDOS } from "./tags.ts";
import { type Asked, idOf, type Undo, undoBy } from "./undo.ts";

/**
 * What can be taken back from the log, by the action that did it. An undo restores what was, or refuses where somebody
 * has changed it since; the log knows which row it took back, and no row is taken back twice.
 */
export const UNDOS: Readonly<Record<string, Undo>> = {
	decide_claim_dispute: undoBy(undoClaimDecision, (entry, { reason }) => ({
		claim_id: idOf(entry),
		decided_at: entry.at,
		reason,
	})),
	...LISTING_UNDOS,
	close_task: {
		...undoBy(reopenTask, (entry) => ({ task_id: idOf(entry), done_at: entry.at })),
		isPossible: ({ detail }) => detail.delivers !== true,
	},
	drop_dead_letter: undoBy(keepDeadLetter, (entry) => ({ letter_id: idOf(entry), dropped_at: entry.at })),
	edit_site_page: undoBy(editSitePage, pageBack),
	merge_categories: {
		...undoBy(undoMergeCategories, ({ detail }) => ({ merger_id: Number(detail.merger_id) })),
		// Of before what was moved was kept.
		isPossible: ({ detail }) => detail.merger_id !== undefined,
	},
	...MONEY_UNDOS,
	...PEOPLE_UNDOS,
	...SEARCH_UNDOS,
	...TAG_UNDOS,
	edit_settings: undoBy(putBackSettings, settingsBack),
	put_back_settings: undoBy(putBackSettings, settingsBack),
	upload_site_logo: undoBy(putBackSettings, settingsBack),
	import_ratings: undoBy(removeRatingImport, ({ detail }) => ({ import_id: Number(detail.import_id) })),
	set_revenue: undoBy(removeRevenue, (entry, { reason }) => ({
		...ofRevenue(entry),
		at: Number(entry.detail.at),
		reason,
	})),
	remove_revenue: undoBy(putBackRevenue, (entry) => ({
		...ofRevenue(entry),
		monthly_cents: Number(entry.detail.monthly_cents),
		source: String(entry.detail.source),
		at: Number(entry.detail.at),
		origin: entry.detail.origin === "key" ? ("key" as const) : ("team" as const),
	})),
	remove_rating: undoBy(putBackRating, (entry) => ({
		listing_id: idOf(entry),
		provider: String(entry.detail.provider),
		day: String(entry.detail.day),
		rating_tenths: Number(entry.detail.rating_tenths),
		import_id: entry.detail.import_id === null ? null : Number(entry.detail.import_id),
	})),
};

async function pageBack(entry: AuditEntry, { db }: Asked) {
	const page = SITE_PAGES.find((name) => entry.subject === `page:${name}`) ?? notFound("page");
	const { body, version } = await sitePage(db, page);
	const { before, after } = changeIn(entry.detail) ?? notFound("change");
	if (body !== after.body) throw changedMeanwhile();
	return { page, version, body: String(before.body ?? "") };
}

const ofRevenue = (entry: AuditEntry) => ({ listing_id: idOf(entry), day: String(entry.detail.day) });

async function settingsBack({ id }: AuditEntry, { db, session }: Asked) {
	const { version } = await storedSettings(db);
	return { edit: id, version, session_hash: session };
}

/** Whether a row of the log can be taken back, as far as the log knows. */
export const canBeUndone = (entry: AuditEntry): boolean =>
	entry.refused === null && Object.hasOwn(UNDOS, entry.action) && UNDOS[entry.action]?.isPossible?.(entry) !== false;

/** Takes back what one row of the log says. @throws AppError `not_found` where there is nothing to take back. */
export async function undoEntry(c: PageContext, id: number, reason: string): Promise<void> {
	const { db } = c.var.services;
	const entry = await auditEntry(db, id);
	if (entry === null || !canBeUndone(entry)) return notFound("decision to take back");
	if (entry.undoneBy !== null) throw new AppError(UNDONE_BEFORE.code, UNDONE_BEFORE.detail);
	const undo = UNDOS[entry.action] ?? notFound("decision to take back");
	const session = c.var.session?.hash ?? "";
	await act(c, undo.action, await undo.input(entry, { db, reason, session }), { undoes: id });
}
