import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { emailAddresses, emailLinks, users } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** The confirmed addresses of accounts; mails go to the primary one, `users.email`. */

export interface OwnAddress {
	address: string;
	/** Epoch milliseconds. */
	confirmedAt: number;
	/** Mails go there. */
	isPrimary: boolean;
}

/** The addresses of an account: the primary one, then the first confirmed. */
export async function addressesOf(db: Db, userId: number): Promise<OwnAddress[]> {
	return db
		.select({
			address: emailAddresses.address,
			confirmedAt: emailAddresses.confirmedAt,
			isPrimary: sql<boolean>`${users.email} = ${emailAddresses.address}`.mapWith(Boolean),
		})
		.from(emailAddresses)
		.innerJoin(users, eq(users.id, emailAddresses.userId))
		.where(eq(emailAddresses.userId, userId))
		.orderBy(
			sql`${users.email} <> ${emailAddresses.address}`,
			asc(emailAddresses.confirmedAt),
			asc(emailAddresses.address),
		);
}

/** The account that an address belongs to. @param address in its one spelling. */
export async function ownerOfAddress(db: Db, address: string): Promise<number | null> {
	const row = await db.query.emailAddresses.findFirst({ where: eq(emailAddresses.address, address) });
	return row?.userId ?? null;
}

/** The same, once a batch has come that far. */
export const accountOf = (address: string): SQL<number> =>
	sql<number>`(SELECT user_id FROM email_addresses WHERE address = ${address})`;

/** The constraint that an address of another account violates. */
export const ADDRESS_TAKEN = uniqueOf<[typeof emailAddresses.address]>("email_addresses.address");

/** Name of the guard that refuses more addresses than an account may have. */
export const TOO_MANY_ADDRESSES = "too_many_addresses";

/** Adds a confirmed address to an account; fails its batch as ADDRESS_TAKEN, or as TOO_MANY_ADDRESSES beyond `max`. */
export function insertAddress(
	db: Db,
	row: typeof emailAddresses.$inferInsert,
	max: number,
): Statement<typeof ADDRESS_TAKEN | typeof TOO_MANY_ADDRESSES>[] {
	return [
		mayViolate(ADDRESS_TAKEN, db.insert(emailAddresses).values(row)),
		mustHold(
			db,
			TOO_MANY_ADDRESSES,
			sql`(SELECT count(*) FROM email_addresses WHERE user_id = ${row.userId}) <= ${max}`,
		),
	];
}

/** Name of the guard that refuses to change an address that is not the account's, or is its primary one. */
export const NO_OTHER_ADDRESS = "no_other_address";

/** Has mails go to another confirmed address of the account; fails its batch as NO_OTHER_ADDRESS. */
export function makePrimary(db: Db, userId: number, address: string): Statement<typeof NO_OTHER_ADDRESS>[] {
	return [
		db
			.update(users)
			.set({ email: address })
			.where(
				and(
					eq(users.id, userId),
					sql`email <> ${address}`,
					sql`EXISTS (SELECT 1 FROM email_addresses WHERE address = ${address} AND user_id = ${userId})`,
				),
			),
		mustHaveChanged(db, NO_OTHER_ADDRESS),
	];
}

/** Takes an address off its account, which the primary one cannot be; fails its batch as NO_OTHER_ADDRESS. */
export function deleteAddress(db: Db, userId: number, address: string): Statement<typeof NO_OTHER_ADDRESS>[] {
	return [
		db
			.delete(emailAddresses)
			.where(
				and(
					eq(emailAddresses.address, address),
					eq(emailAddresses.userId, userId),
					sql`address <> (SELECT email FROM users WHERE id = ${userId})`,
				),
			),
		mustHaveChanged(db, NO_OTHER_ADDRESS),
	];
}

/** Keeps a link that adds an address. @param link.hash SHA-256 of the token in the mail. */
export function insertEmailLink(db: Db, link: typeof emailLinks.$inferInsert): Statement {
	return db.insert(emailLinks).values(link);
}

/** Name of the guard that refuses a link somebody has used already. */
export const EMAIL_LINK_USED = "email_link_used";

/** The address that a link of this account adds, while it is neither used nor expired; looking at it uses nothing up. */
export async function openEmailLink(db: Db, userId: number, hash: string, now: number): Promise<string | null> {
	const row = await db.query.emailLinks.findFirst({ where: isOpenLink(userId, hash, now) });
	return row?.address ?? null;
}

/** Uses a link up; fails its batch as EMAIL_LINK_USED unless it was still open. */
export function useEmailLink(db: Db, userId: number, hash: string, now: number): Statement<typeof EMAIL_LINK_USED>[] {
	return [
		db
			.update(emailLinks)
			.set({ usedAt: now })
			.where(isOpenLink(userId, hash, now)),
		mustHaveChanged(db, EMAIL_LINK_USED),
	];
}

const isOpenLink = (userId: number, hash: string, now: number) =>
	and(
		eq(emailLinks.hash, hash),
		eq(emailLinks.userId, userId),
		isNull(emailLinks.usedAt),
		gt(emailLinks.expiresAt, now),
	);
