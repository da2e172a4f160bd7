import { and, eq, gt, isNull } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { signInLinks } from "#store/schema/index";

export type SignInLinkRow = typeof signInLinks.$inferSelect;

/** Name of the guard that refuses a link somebody has used already. */
export const LINK_USED = "link_used";

/** Keeps a sign-in link. @param link.hash SHA-256 of the token in the mail. */
export function insertSignInLink(db: Db, link: typeof signInLinks.$inferInsert): Statement {
	return db.insert(signInLinks).values(link);
}

/** A link that is neither used nor expired; looking at it uses nothing up. */
export async function openSignInLink(db: Db, hash: string, now: number): Promise<SignInLinkRow | null> {
	const row = await db.query.signInLinks.findFirst({
		where: and(eq(signInLinks.hash, hash), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now)),
	});
	return row ?? null;
}

/** Uses a link up; fails its batch with LINK_USED unless it was still open. */
export function useSignInLink(db: Db, hash: string, now: number): Statement<typeof LINK_USED>[] {
	return [
		db
			.update(signInLinks)
			.set({ usedAt: now })
			.where(and(eq(signInLinks.hash, hash), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now))),
		mustHaveChanged(db, LINK_USED),
	];
}
