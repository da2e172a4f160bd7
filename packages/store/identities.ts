import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { ProviderId } from "#core/access/providers";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { identities } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Who else vouches for the persons of accounts. */

export type IdentityRow = typeof identities.$inferSelect;

/** What an account is known by elsewhere, or was until it was disconnected. */
export async function identitiesOf(db: Db, userId: number): Promise<IdentityRow[]> {
	return db.query.identities.findMany({ where: eq(identities.userId, userId) });
}

/** The account that somebody known elsewhere signs in to. */
export async function identityOf(db: Db, provider: ProviderId, subject: string): Promise<IdentityRow | null> {
	const row = await db.query.identities.findFirst({
		where: and(eq(identities.provider, provider), eq(identities.subject, subject)),
	});
	return row ?? null;
}

/** The constraint that an identity of another account violates. */
export const IDENTITY_TAKEN = uniqueOf<[typeof identities.provider, typeof identities.subject]>(
	"identities.provider,identities.subject",
);

/** Connects an account with an identity, instead of the one that it has at this provider; fails its batch as IDENTITY_TAKEN. */
export function connectIdentity(
	db: Db,
	row: typeof identities.$inferInsert & { subject: string; knownAs: string },
): Statement<typeof IDENTITY_TAKEN> {
	const { subject, knownAs, connectedAt } = row;
	return mayViolate(
		IDENTITY_TAKEN,
		db
			.insert(identities)
			.values(row)
			.onConflictDoUpdate({
				target: [identities.userId, identities.provider],
				set: { subject, knownAs, connectedAt },
			}),
	);
}

/** Name of the guard that refuses an identity which is not the account's. */
export const OTHER_IDENTITY = "other_identity";

/**
 * Connects an account with an identity where it has had none of this provider; fails its batch as IDENTITY_TAKEN, and as
 * OTHER_IDENTITY where it has another, or disconnected one.
 */
export function connectFirstIdentity(
	db: Db,
	row: Omit<typeof identities.$inferInsert, "userId"> & { userId: SQL<number>; subject: string },
): Statement<typeof IDENTITY_TAKEN | typeof OTHER_IDENTITY>[] {
	return [
		mayViolate(
			IDENTITY_TAKEN,
			db
				.insert(identities)
				.values(row)
				.onConflictDoNothing({ target: [identities.userId, identities.provider] }),
		),
		mustHold(
			db,
			OTHER_IDENTITY,
			sql`EXISTS (SELECT 1 FROM identities WHERE user_id = ${row.userId} AND provider = ${row.provider} AND subject = ${row.subject})`,
		),
	];
}

/** Notes how somebody is called elsewhere by now; fails its batch as OTHER_IDENTITY unless it is the account's still. */
export function keepIdentity(
	db: Db,
	{
		userId,
		provider,
		subject,
		knownAs,
	}: Pick<IdentityRow, "userId" | "provider"> & { subject: string; knownAs: string },
): Statement<typeof OTHER_IDENTITY>[] {
	return [
		db
			.update(identities)
			.set({ knownAs })
			.where(and(eq(identities.userId, userId), eq(identities.provider, provider), eq(identities.subject, subject))),
		mustHaveChanged(db, OTHER_IDENTITY),
	];
}

/** Has a provider sign nobody in to an account any more; fails its batch as OTHER_IDENTITY where it does not. */
export function disconnectIdentity(db: Db, userId: number, provider: ProviderId): Statement<typeof OTHER_IDENTITY>[] {
	return [
		db
			.update(identities)
			.set({ subject: null, knownAs: null })
			.where(and(eq(identities.userId, userId), eq(identities.provider, provider), isNotNull(identities.subject))),
		mustHaveChanged(db, OTHER_IDENTITY),
	];
}
