import { type SQL, sql } from "drizzle-orm";
import { type Db, readTogether } from "#store/db";
import type { DraftRow } from "#store/drafts";

/** Drafts as the site team looks for them. */

/** Being read or drafted; ready and no listing yet; a listing. */
export type TeamDraftState = "under_way" | "open" | "submitted";

export interface TeamDraftsQuery {
	/** A website, a draft's id, or its owner's address or name, or their beginnings; empty for all. */
	q: string;
	state?: TeamDraftState | undefined;
	/** Begun before this instant, epoch milliseconds. */
	olderThan?: number | undefined;
	/** Where this part begins: `createdAt.place` of the last row of the part before it. */
	after: string | null;
	limit: number;
}

export interface TeamDraft extends Pick<DraftRow, "id" | "url" | "domain" | "status" | "completeness" | "listingId"> {
	/** Among drafts of the same instant. */
	place: number;
	name: string | null;
	createdAt: number;
	updatedAt: number;
	owner: { id: number; name: string | null; email: string };
}

/** Found by each way of looking; nobody pages through more. */
const FOUND_MAX = 200;
/** Owners that one beginning names. */
const NAMED_MAX = 20;
/** Comes after every text that begins with the same characters. */
const AFTER = "\u{10ffff}";

/** What is asked of a draft for each state; the index of the list repeats it. */
const STATES: Readonly<Record<TeamDraftState, { index: SQL; holds: SQL }>> = {
	under_way: { index: sql`drafts_under_way`, holds: sql`status <> 'ready'` },
	open: { index: sql`drafts_open`, holds: sql`listing_id IS NULL` },
	submitted: { index: sql`drafts_submitted`, holds: sql`listing_id IS NOT NULL` },
};

/** Drafts, the newest first; reads a part of an index, or what was looked for. */
export async function teamDrafts(db: Db, query: TeamDraftsQuery): Promise<TeamDraft[]> {
	const { q, state, olderThan, limit } = query;
	const [at, place] = cursorOf(query.after);
	const holds = [
		...(state === undefined ? [] : [STATES[state].holds]),
		...(olderThan === undefined ? [] : [sql`created_at < ${olderThan}`]),
		sql`created_at <= ${at}`,
		sql`(created_at < ${at} OR rowid < ${place})`,
	];
	const narrowed = sql.join(holds, sql` AND `);
	if (q.trim() === "") {
		const index = state === undefined ? sql`drafts_created` : STATES[state].index;
		return shown(
			db,
			sql`SELECT rowid AS place FROM drafts INDEXED BY ${index} WHERE ${narrowed} ORDER BY created_at DESC, rowid DESC LIMIT ${limit}`,
		);
	}
	const found = await readTogether(
		db,
		waysTo(q).map((way) => sql`SELECT rowid AS place FROM drafts WHERE ${way} AND ${narrowed} LIMIT ${FOUND_MAX}`),
	);
	const places = [...new Set(found.flat().map((row) => Number(row.place)))];
	const rows = await shown(db, sql`SELECT value AS place FROM json_each(${JSON.stringify(places)})`);
	return rows.slice(0, limit);
}

function waysTo(typed: string): SQL[] {
	const q = typed.trim().toLowerCase();
	const begins = (column: SQL, text = q) => sql`${column} >= ${text} AND ${column} < ${text + AFTER}`;
	const domain = q.replace(/^https?:\/\//, "").replace(/[/?#].*$/, "");
	const owners = sql`SELECT user_id FROM (SELECT user_id FROM email_addresses WHERE ${begins(sql`address`)} LIMIT ${NAMED_MAX})
		UNION ALL SELECT id FROM (SELECT id FROM users WHERE ${begins(sql`lower(name)`)} LIMIT ${NAMED_MAX})`;
	return [
		sql`id = ${q.replace(/^.*\//, "")}`,
		...(domain === "" ? [] : [begins(sql`domain`, domain)]),
		sql`user_id IN (${owners})`,
	];
}

async function shown(db: Db, places: SQL): Promise<TeamDraft[]> {
	const rows = await db.all<Omit<TeamDraft, "owner"> & { userId: number; userName: string | null; email: string }>(sql`
		SELECT f.place, d.id, d.url, d.domain, d.status, d.completeness, d.listing_id AS listingId,
			d.profile ->> '$.fields.name.value' AS name, d.created_at AS createdAt, d.updated_at AS updatedAt,
			u.id AS userId, u.name AS userName, u.email
		FROM (${places}) f CROSS JOIN drafts d ON d.rowid = f.place CROSS JOIN users u ON u.id = d.user_id`);
	return rows
		.map(({ userId, userName, email, ...row }) => ({ ...row, owner: { id: userId, name: userName, email } }))
		.toSorted((a, b) => b.createdAt - a.createdAt || b.place - a.place);
}

/** One run of a job for a draft. */
export interface DraftRun {
	id: number;
	job: string;
	attempts: number;
	createdAt: number;
	doneAt: number | null;
	/** The job's closing sentence, or its last failure. */
	outcome: string | null;
}

/** What was done for a draft, the last first, as long as rows of the outbox are kept. */
export function draftRuns(db: Db, draftId: string, limit: number): Promise<DraftRun[]> {
	return db.all(sql`SELECT id, job, attempts, created_at AS createdAt, done_at AS doneAt, outcome
		FROM outbox INDEXED BY outbox_draft
		WHERE job IN ('crawl-site', 'draft-profile', 'read-competitor') AND subject = ${draftId} ORDER BY id DESC LIMIT ${limit}`);
}

/** A place in the order, as an address carries it. */
export const draftCursor = ({ createdAt, place }: Pick<TeamDraft, "createdAt" | "place">): string =>
	`${createdAt}.${place}`;

function cursorOf(after: string | null): readonly [createdAt: number, place: number] {
	const [, at, place] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
	if (at === undefined || place === undefined) return [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
	return [Number(at), Number(place)];
}
