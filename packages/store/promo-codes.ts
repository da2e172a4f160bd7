import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { orders, promoCodes, promoUses, users } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type PromoUseRow = typeof promoUses.$inferSelect;

export async function promoCode(db: Db, code: string): Promise<PromoCodeRow | null> {
	return (await db.query.promoCodes.findFirst({ where: eq(promoCodes.code, code) })) ?? null;
}

/** The newest codes first. */
export function promoCodesOf(db: Db, window: { limit: number; offset: number }): Promise<PromoCodeRow[]> {
	return db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt)).limit(window.limit).offset(window.offset);
}

/** Name of the constraint that keeps a code from being made twice. */
export const PROMO_CODE_TAKEN = uniqueOf<[typeof promoCodes.code]>("promo_codes.code");

export function insertPromoCode(
	db: Db,
	row: Omit<PromoCodeRow, "uses" | "stoppedAt">,
): Statement<typeof PROMO_CODE_TAKEN> {
	return mayViolate(PROMO_CODE_TAKEN, db.insert(promoCodes).values(row));
}

/** Stops a code, or lets it be used again (null). Fails its batch as `changed` where it stands otherwise than `from`. */
export function setPromoStopped(
	db: Db,
	code: string,
	{ from, to }: { from: number | null; to: number | null },
): Statement<"changed">[] {
	const isFrom = from === null ? sql`${promoCodes.stoppedAt} IS NULL` : eq(promoCodes.stoppedAt, from);
	return [
		db
			.update(promoCodes)
			.set({ stoppedAt: to })
			.where(and(eq(promoCodes.code, code), isFrom)),
		mustHaveChanged(db, "changed"),
	];
}

/** Orders of a person that hold a code. */
export async function promoUsesBy(db: Db, code: string, userId: number): Promise<number> {
	const [row] = await db
		.select({ uses: count() })
		.from(promoUses)
		.where(and(eq(promoUses.code, code), eq(promoUses.userId, userId), eq(promoUses.released, false)));
	return row?.uses ?? 0;
}

/** The code that an order holds; null where it holds none. */
export async function promoOf(db: Db, orderNumber: string): Promise<PromoUseRow | null> {
	const isHeld = and(eq(promoUses.orderNumber, orderNumber), sql`released = 0`);
	return (await db.select().from(promoUses).where(isHeld))[0] ?? null;
}

/** Gives back the use that an order holds; none is fine. */
export function releasePromo(db: Db, orderNumber: string): Statement {
	return db
		.update(promoUses)
		.set({ released: true })
		.where(and(eq(promoUses.orderNumber, orderNumber), sql`released = 0`));
}

/**
 * Counts a use of a code for an order. Fails its batch as `promo_gone` where the code was stopped, or its last use was
 * taken, meanwhile.
 */
export function takePromo(db: Db, use: Omit<PromoUseRow, "id" | "released">): Statement<"promo_gone">[] {
	const { code, userId } = use;
	const byPerson = sql`(SELECT count(*) FROM promo_uses u WHERE u.code = ${code} AND u.user_id = ${userId} AND u.released = 0)`;
	return [
		mustHold(
			db,
			"promo_gone",
			sql`SELECT stopped_at IS NULL AND (max_uses IS NULL OR uses < max_uses) AND (max_uses_each IS NULL OR ${byPerson} < max_uses_each)
				FROM promo_codes WHERE code = ${code}`,
		),
		db.insert(promoUses).values(use),
	];
}

/** A use with its order, for the site team. */
export interface ListedUse extends Pick<PromoUseRow, "id" | "orderNumber" | "discountCents" | "at" | "released"> {
	status: typeof orders.$inferSelect.status;
	/** Null once the account is gone. */
	email: string | null;
}

/** Uses of a code, the newest first, from before an id. */
export function usesOfPromo(
	db: Db,
	code: string,
	{ before, limit }: { before: number; limit: number },
): Promise<ListedUse[]> {
	const { id, orderNumber, discountCents, at, released } = promoUses;
	return db
		.select({ id, orderNumber, discountCents, at, released, status: orders.status, email: users.email })
		.from(promoUses)
		.innerJoin(orders, eq(orders.number, promoUses.orderNumber))
		.leftJoin(users, eq(users.id, promoUses.userId))
		.where(and(eq(promoUses.code, code), lt(promoUses.id, before)))
		.orderBy(desc(promoUses.id))
		.limit(limit);
}
