import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { contains } from "#store/contains";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { drafts } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { wholeRow, wholeRows } from "#store/whole-rows";

export type DraftRow = typeof drafts.$inferSelect;

/** What a list shows of a draft. */
export type DraftSummaryRow = Omit<DraftRow, "profile" | "crawlReport" | "modelAnswers" | "userId" | "version"> & {
	name: string | null;
};

/** A draft of this user; null when there is none or it is somebody else's. */
export function draftOfUser(db: Db, userId: number, id: string): Promise<DraftRow | null> {
	return wholeRow(db, drafts, sql`WHERE id = ${id} AND user_id = ${userId}`);
}

export function draftById(db: Db, id: string): Promise<DraftRow | null> {
	return wholeRow(db, drafts, sql`WHERE id = ${id}`);
}

/** A user's drafts of one domain. */
export function draftsOfDomain(db: Db, userId: number, domain: string): Promise<DraftRow[]> {
	return wholeRows(db, drafts, sql`WHERE user_id = ${userId} AND domain = ${domain}`);
}

/** Which of one's own drafts are wanted: all, unless a member says otherwise. */
export interface DraftFilter {
	status?: DraftRow["status"] | undefined;
	/** Part of the name or the domain. */
	q?: string | undefined;
}

/** `after`: only what follows the draft with this time and id. */
interface DraftWindow {
	limit: number;
	offset: number;
	after?: [createdAt: number, id: string];
}

const draftName = sql<string | null>`json_extract(${drafts.profile}, '$.fields.name.value')`;

function isWanted(userId: number, { after }: DraftWindow, { status, q }: DraftFilter) {
	return and(
		eq(drafts.userId, userId),
		after && sql`(${drafts.createdAt}, ${drafts.id}) < (${after[0]}, ${after[1]})`,
		status === undefined ? undefined : eq(drafts.status, status),
		q === undefined ? undefined : contains(sql`(${drafts.domain} || ' ' || coalesce(${draftName}, ''))`, q),
	);
}

/** A user's drafts, newest first. */
export async function newestDrafts(
	db: Db,
	userId: number,
	window: DraftWindow,
	filter: DraftFilter = {},
): Promise<DraftSummaryRow[]> {
	return db
		.select({
			id: drafts.id,
			url: drafts.url,
			domain: drafts.domain,
			status: drafts.status,
			completeness: drafts.completeness,
			listingId: drafts.listingId,
			createdAt: drafts.createdAt,
			updatedAt: drafts.updatedAt,
			name: draftName,
		})
		.from(drafts)
		.where(isWanted(userId, window, filter))
		.orderBy(desc(drafts.createdAt), desc(drafts.id))
		.limit(window.limit)
		.offset(window.offset);
}

/** A query for the ids of the same, so that what belongs to them is asked at once with them. */
export function idsOfNewestDrafts(db: Db, userId: number, window: DraftWindow, filter: DraftFilter): SQL {
	return db
		.select({ id: drafts.id })
		.from(drafts)
		.where(isWanted(userId, window, filter))
		.orderBy(desc(drafts.createdAt), desc(drafts.id))
		.limit(window.limit)
		.offset(window.offset)
		.getSQL();
}

/** Writes a new draft. Fails as `stale` when the user has had a draft of this address since it was looked for. */
export function insertDraft(db: Db, draft: typeof drafts.$inferInsert): Statement<"stale">[] {
	return [
		db
			.insert(drafts)
			.values(draft)
			.onConflictDoNothing({ target: [drafts.userId, drafts.url] }),
		mustHaveChanged(db, "stale"),
	];
}

/** Changes a draft that is still as `row` was read; fails as `stale` otherwise. */
export function changeDraft(
	db: Db,
	row: DraftRow,
	change: Partial<Pick<DraftRow, "status" | "profile" | "completeness" | "crawlReport" | "modelAnswers" | "listingId">>,
	now: number,
): Statement<"stale">[] {
	return [
		db
			.update(drafts)
			.set({ ...change, version: row.version + 1, updatedAt: now })
			.where(and(eq(drafts.id, row.id), eq(drafts.version, row.version))),
		mustHaveChanged(db, "stale"),
	];
}

/**
 * Shows the pages read so far to whoever polls; decides nothing, so it does not count as a change.
 * @returns whether the draft is still being read.
 */
export async function noteProgress(db: Db, id: string, crawlReport: DraftRow["crawlReport"]): Promise<boolean> {
	const shown = await db
		.update(drafts)
		.set({ crawlReport })
		.where(and(eq(drafts.id, id), eq(drafts.status, "crawling")))
		.returning({ id: drafts.id });
	return shown.length > 0;
}

/** The UNIQUE index that a second draft of one address violates. */
export const DRAFT_OF_URL = uniqueOf<[typeof drafts.userId, typeof drafts.url]>("drafts.user_id,drafts.url");

const isStill = ({ id, version }: Pick<DraftRow, "id" | "version">) =>
	and(eq(drafts.id, id), eq(drafts.version, version));

/** Gives a draft to another account; fails as `stale` where it is not as it was read, and as DRAFT_OF_URL. */
export function giveDraft(db: Db, row: DraftRow, userId: number): Statement<"stale" | typeof DRAFT_OF_URL>[] {
	return [
		mayViolate(
			DRAFT_OF_URL,
			db
				.update(drafts)
				.set({ userId, version: row.version + 1 })
				.where(isStill(row)),
		),
		mustHaveChanged(db, "stale"),
	];
}

/** Deletes a draft with all that belongs to it; fails as `stale` where it is not as it was read, or a listing by now. */
export function deleteDraft(db: Db, row: DraftRow): Statement<"stale">[] {
	return [
		db.delete(drafts).where(and(isStill(row), sql`listing_id IS NULL`)),
		mustHaveChanged(db, "stale"),
		db.run(sql`DELETE FROM draft_pages WHERE draft_id = ${row.id}`),
		db.run(sql`DELETE FROM picture_sources WHERE draft_id = ${row.id}`),
		db.run(sql`DELETE FROM draft_invites WHERE draft_id = ${row.id}`),
	];
}
