import { eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { sessions, users } from "#store/schema/index";
import { teamActor } from "#testing/act";
import { NOW } from "#testing/now";
import { mintPerson } from "#testing/people";

/** Signs a person in at `at`, once for each instant. @returns the SHA-256 of what their browser's cookie holds. */
export async function mintSession(db: Db, userId: number, at = NOW): Promise<string> {
	const hash = await sha256Hex(`session of ${userId} at ${at.getTime()}`);
	const createdAt = at.getTime();
	await db
		.insert(sessions)
		.values({ hash, userId, createdAt, expiresAt: createdAt + 86_400_000 })
		.onConflictDoNothing({ target: sessions.hash });
	return hash;
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
