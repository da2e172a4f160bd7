import { eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { sessions, users } from "#store/schema/index";
import { teamActor } from "#testing/act";
import { NOW } from "#testing/now";
import { mintPerson } from "#testing/people";

/** The row of a sign-in at `at`; its hash is the SHA-256 of what the browser's cookie holds. */
export async function sessionOf(userId: number, at: Date): Promise<typeof sessions.$inferInsert> {
	const createdAt = at.getTime();
	const hash = await sha256Hex(`session of ${userId} at ${createdAt}`);
	return { hash, userId, createdAt, expiresAt: createdAt + 86_400_000 };
}

/** Signs a person in at `at`, once for each instant. @returns the hash of the session. */
export async function mintSession(db: Db, userId: number, at = NOW): Promise<string> {
	const row = await sessionOf(userId, at);
	await db.insert(sessions).values(row).onConflictDoNothing({ target: sessions.hash });
	return row.hash;
}

/** Somebody of the site team who just signed in, without the role in the database. */
export async function freshTeam(db: Db): Promise<Actor> {
	const { userId } = await mintPerson(db, "team@example.com");
	return teamActor(userId, await mintSession(db, userId));
}

/** Grace, who has the role in the database too, and whose browser signed in at `at`. */
export async function freshAdmin(db: Db, at = NOW): Promise<Actor> {
	const { userId } = await mintPerson(db, "grace@example.com");
	await makeAdmin(db, userId);
	return teamActor(userId, await mintSession(db, userId, at));
}

export async function makeAdmin(db: Db, userId: number): Promise<void> {
	await db.update(users).set({ role: "admin" }).where(eq(users.id, userId));
}
