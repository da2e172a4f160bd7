import { and, eq, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { draftInvites } from "#store/schema/index";

/** More than anybody has joined. */
const SHOWN = 100;

/** A product that somebody stands behind without managing it. */
export interface JoinedProduct {
	/** What addresses name it by: the listing's id, or the draft's where it is no listing yet. */
	product: string;
	/** The draft that they were invited to. */
	draftId: string | null;
	/** Whether they accepted an invite, and do not only stand there with a page of theirs. */
	isInvited: boolean;
	listingId: number | null;
	name: string;
	/** Of a live listing. */
	slug: string | null;
	/** Who manages it; null where nobody does. */
	ownerId: number | null;
	/** The name under which they joined; null where it is not known. */
	founderName: string | null;
}

/** The products that somebody has joined: by an invite, or as a founder whose page is theirs. */
export async function joinedProducts(db: Db, userId: number): Promise<JoinedProduct[]> {
	const rows = await db.all<Omit<JoinedProduct, "product" | "isInvited"> & { isInvited: number }>(sql`
		SELECT * FROM (
			SELECT i.draft_id AS draftId, l.id AS listingId, i.founder_name AS founderName, 1 AS isInvited,
				coalesce(l.name, d.profile ->> '$.fields.name.value', d.domain) AS name,
				CASE WHEN l.status = 'live' THEN l.slug END AS slug, CASE WHEN l.id IS NULL THEN d.user_id ELSE l.owner_id END AS ownerId
			FROM draft_invites i LEFT JOIN drafts d ON d.id = i.draft_id LEFT JOIN listings l ON l.id = coalesce(i.listing_id, d.listing_id)
			WHERE i.accepted_by = ${userId} AND i.status = 'accepted' AND (d.id IS NOT NULL OR l.id IS NOT NULL) LIMIT ${SHOWN})
		UNION ALL SELECT * FROM (
			SELECT NULL, l.id, f.name, 0, l.name, CASE WHEN l.status = 'live' THEN l.slug END, l.owner_id
			FROM founders f CROSS JOIN listing_founders lf ON lf.founder_id = f.id CROSS JOIN listings l ON l.id = lf.listing_id
			WHERE f.user_id = ${userId} LIMIT ${SHOWN})`);
	const found = new Map<string, JoinedProduct>();
	for (const row of rows) {
		const product = String(row.listingId ?? row.draftId);
		if (row.ownerId !== userId && !found.has(product))
			found.set(product, { ...row, isInvited: row.isInvited === 1, product });
	}
	return [...found.values()];
}

/** The names under which others have joined a product by an invite. */
export async function joinedNames(
	db: Db,
	{ draftId, listingId }: Pick<JoinedProduct, "draftId" | "listingId">,
): Promise<string[]> {
	const rows = await db.all<{ name: string }>(sql`
		SELECT founder_name AS name FROM draft_invites WHERE draft_id = ${draftId} AND status = 'accepted' AND founder_name IS NOT NULL
		UNION SELECT founder_name FROM draft_invites WHERE listing_id = ${listingId} AND status = 'accepted' AND founder_name IS NOT NULL`);
	return rows.map(({ name }) => name);
}

/** Name of the guard that refuses to leave a product twice. */
export const NOT_JOINED = "not_joined";

/** Ends the invites by which somebody stands behind a product; fails its batch as NOT_JOINED where there are none. */
export function leaveInvites(
	db: Db,
	{ draftId, listingId }: Pick<JoinedProduct, "draftId" | "listingId">,
	userId: number,
): Statement<typeof NOT_JOINED>[] {
	return [
		db
			.update(draftInvites)
			.set({ status: "left" })
			.where(
				and(
					eq(draftInvites.acceptedBy, userId),
					eq(draftInvites.status, "accepted"),
					sql`(draft_id = ${draftId} OR listing_id = ${listingId} OR draft_id IN (SELECT id FROM drafts WHERE listing_id = ${listingId}))`,
				),
			),
		mustHold(db, NOT_JOINED, sql`changes() > 0`),
	];
}
