import { and, eq, ne, sql } from "drizzle-orm";
import { LAST_ADMIN } from "#store/account-deletion";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { users } from "#store/schema/index";
import { isNotBanned, type UserRow } from "#store/users";

/** More than any site team has; a list of them is no list of people. */
const ADMINS_READ = 200;

/** Everybody who runs the site, along an index. */
export function administrators(db: Db): Promise<UserRow[]> {
	return db.select().from(users).where(sql`role = 'admin' AND id > 0`).orderBy(users.id).limit(ADMINS_READ);
}

/**
 * Gives somebody the rights of the site team, or takes them. Fails its batch as `same_role` when it is so already, as
 * LAST_ADMIN when nobody else would run the site, and as `is_banned`.
 */
export function setRole(
	db: Db,
	userId: number,
	role: UserRow["role"],
): Statement<"same_role" | "is_banned" | typeof LAST_ADMIN>[] {
	return [
		db
			.update(users)
			.set({ role })
			.where(and(eq(users.id, userId), ne(users.role, role))),
		mustHaveChanged(db, "same_role"),
		...(role === "admin"
			? [mustHold(db, "is_banned", isNotBanned(userId))]
			: [mustHold(db, LAST_ADMIN, sql`EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id > 0)`)]),
	];
}
