import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PictureKind, PictureType, ShownPicture } from "#core/pictures/picture";
import type { RefusedPicture } from "#core/pictures/refusal";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { drafts, pictureSources, pictures, sitePictures } from "#store/schema/index";

export type PictureRow = typeof pictures.$inferSelect;
export type PictureSourceRow = typeof pictureSources.$inferSelect;

/** Of a listing or a draft; a draft that became a listing stands for its listing. */
export type PictureOwner = { listingId: number } | { draftId: string };

/** The key of a picture's object. */
export function objectKey({ hash, storedAt }: Pick<PictureRow, "hash" | "storedAt">): string {
	return `pictures/${hash}/${storedAt}`;
}

/** A picture by its hash. One row. */
export async function pictureByHash(db: Db, hash: string): Promise<PictureRow | null> {
	return (await db.query.pictures.findFirst({ where: eq(pictures.hash, hash) })) ?? null;
}

/** Those of these pictures that are still kept, by their hash. */
export async function keptPictures(db: Db, hashes: readonly string[]): Promise<Map<string, PictureRow>> {
	if (hashes.length === 0) return new Map();
	const found = sql`(SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
	const rows = await db.select().from(pictures).where(sql`${pictures.hash} IN ${found}`);
	return new Map(rows.map((row) => [row.hash, row]));
}

/**
 * Notes a picture that is about to be stored, so that no object is without its row; one that is known is kept another
 * while if nothing shows it.
 * @returns when its object was stored, which is part of the object's key.
 */
export async function notePicture(
	db: Db,
	picture: Omit<typeof pictures.$inferInsert, "storedAt" | "unusedSince" | "isPublic">,
	now: number,
): Promise<{ storedAt: number }> {
	const [row] = await db
		.insert(pictures)
		.values({ ...picture, storedAt: now, unusedSince: now })
		.onConflictDoUpdate({
			target: pictures.hash,
			set: { unusedSince: sql`iif(${pictures.unusedSince} IS NULL, NULL, ${now})` },
		})
		.returning({ storedAt: pictures.storedAt });
	return { storedAt: row?.storedAt ?? now };
}

/** What to remember of where a picture comes from. */
export interface PictureSource {
	kind: PictureKind;
	origin: "website" | "owner";
	/** Null where there is none to show. */
	hash: string | null;
	address: string | null;
	refused?: RefusedPicture[];
}

/**
 * Says where a picture of a listing or a draft comes from by now. Fails as `gone` when the picture was removed meanwhile,
 * or when there is no such draft any more.
 */
export function setPictureSource(
	db: Db,
	of: PictureOwner,
	{ kind, origin, hash, address, refused = [] }: PictureSource,
	now: number,
): Statement<"gone">[] {
	// In the batch itself: a draft may become a listing while its pictures are being copied.
	const owner =
		"listingId" in of
			? sql`SELECT ${of.listingId} AS listing_id, NULL AS draft_id`
			: sql`SELECT listing_id, iif(listing_id IS NULL, id, NULL) AS draft_id FROM drafts WHERE id = ${of.draftId}`;
	const isKept = hash === null ? sql`1` : sql`EXISTS (SELECT 1 FROM pictures WHERE hash = ${hash})`;
	const set = sql`hash = excluded.hash, address = excluded.address, refused = excluded.refused, at = excluded.at`;
	return [
		db.run(sql`INSERT INTO picture_sources (listing_id, draft_id, kind, origin, hash, address, refused, at)
			SELECT o.listing_id, o.draft_id, ${kind}, ${origin}, ${hash}, ${address}, ${JSON.stringify(refused)}, ${now}
			FROM (${owner}) o WHERE ${isKept}
			ON CONFLICT (listing_id, kind, origin) WHERE listing_id IS NOT NULL DO UPDATE SET ${set}
			ON CONFLICT (draft_id, kind, origin) WHERE draft_id IS NOT NULL DO UPDATE SET ${set}`),
		mustHaveChanged(db, "gone"),
	];
}

/** Takes back what the owner of a listing said of a picture: the website's shows again. */
export function dropOwnersPicture(db: Db, listingId: number, kind: PictureKind): Statement {
	return db.run(
		sql`DELETE FROM picture_sources WHERE listing_id = ${listingId} AND kind = ${kind} AND origin = 'owner'`,
	);
}

/** The draft that a listing came from; null where there is none. */
export async function draftBehind(db: Db, listingId: number): Promise<string | null> {
	const row = await db.query.drafts.findFirst({ columns: { id: true }, where: eq(drafts.listingId, listingId) });
	return row?.id ?? null;
}

/** The pictures of a draft go over to the listing that it becomes. */
export function carryPictures(db: Db, draftId: string, listingId: number): Statement {
	return db.run(sql`UPDATE picture_sources SET listing_id = ${listingId}, draft_id = NULL WHERE draft_id = ${draftId}`);
}

/** Keeps a picture as the directory's own, for everybody. Fails as `gone` when it was removed meanwhile. */
export function keepForSite(db: Db, hash: string, now: number): Statement<"gone">[] {
	return [
		db.update(pictures).set({ isPublic: true, unusedSince: null }).where(eq(pictures.hash, hash)),
		mustHaveChanged(db, "gone"),
		db.insert(sitePictures).values({ hash, at: now }).onConflictDoNothing(),
	];
}

/** Where a picture comes from, with the picture. */
export interface SourceWithPicture extends PictureSourceRow {
	picture: (ShownPicture & { type: PictureType; bytes: number }) | null;
}

/** What is known of the pictures of a listing or a draft: at most four, each with its picture. */
export async function pictureSourcesOf(db: Db, of: PictureOwner): Promise<SourceWithPicture[]> {
	const rows = await db
		.select({ source: pictureSources, picture: pictures })
		.from(pictureSources)
		.leftJoin(pictures, eq(pictures.hash, pictureSources.hash))
		.where("listingId" in of ? eq(pictureSources.listingId, of.listingId) : eq(pictureSources.draftId, of.draftId));
	return rows.map(({ source, picture }) => ({ ...source, picture }));
}

/**
 * The logos that drafts show, by their ids; those that have none are left out.
 * @param draftIds a query for the ids.
 */
export async function logosOfDrafts(db: Db, draftIds: SQL): Promise<Map<string, ShownPicture>> {
	const rows = await db
		.select({ source: pictureSources, picture: pictures })
		.from(pictureSources)
		.leftJoin(pictures, eq(pictures.hash, pictureSources.hash))
		.where(and(sql`${pictureSources.draftId} IN (${draftIds})`, eq(pictureSources.kind, "logo")));
	const byDraft = Map.groupBy(
		rows.map(({ source, picture }) => ({ ...source, picture })),
		({ draftId }) => draftId ?? "",
	);
	const found = new Map<string, ShownPicture>();
	for (const [id, sources] of byDraft) {
		const { logo } = shownPictures(sources);
		if (logo !== null) found.set(id, logo);
	}
	return found;
}

/** What shows of them: the owner's picture, or none where they want none; else the website's. The triggers decide the same. */
export function shownPictures(sources: readonly SourceWithPicture[]): Record<PictureKind, ShownPicture | null> {
	const shown = (kind: PictureKind) => {
		const ofKind = sources.filter((source) => source.kind === kind);
		const { picture = null } = ofKind.find(({ origin }) => origin === "owner") ?? ofKind[0] ?? {};
		if (picture === null) return null;
		const { hash, width, height, transparent } = picture;
		return { hash, width, height, transparent };
	};
	return { logo: shown("logo"), cover: shown("cover") };
}

/** Whether a person may see a picture that not everybody may: it belongs to a listing or a draft of theirs. */
export async function isPictureOf(db: Db, hash: string, userId: number): Promise<boolean> {
	const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (
		SELECT 1 FROM picture_sources s
		LEFT JOIN listings l ON l.id = s.listing_id LEFT JOIN drafts d ON d.id = s.draft_id
		WHERE s.hash = ${hash} AND ${userId} IN (l.owner_id, d.user_id)) AS found`);
	return row?.found === 1;
}

/**
 * Pictures that nothing has shown since before then, the longest first.
 */
export async function unusedPictures(db: Db, before: number, limit: number): Promise<PictureRow[]> {
	return db
		.select()
		.from(pictures)
		.where(sql`unused_since IS NOT NULL AND unused_since < ${before}`)
		.orderBy(pictures.unusedSince)
		.limit(limit);
}

/**
 * Forgets pictures; fails as `used` when one of them is shown again, or was noted anew.
 */
export function forgetPictures(db: Db, hashes: readonly string[], before: number): Statement<"used">[] {
	return [
		db.delete(pictures).where(sql`${inArray(pictures.hash, [...hashes])} AND unused_since < ${before}`),
		mustHaveChanged(db, "used", hashes.length),
	];
}
