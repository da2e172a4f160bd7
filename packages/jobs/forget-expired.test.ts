import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import forgetExpired from "#jobs/forget-expired";
import { runBatch } from "#store/db";
import { claimOnce } from "#store/redeemed-tokens";
import { insertSession } from "#store/sessions";
import { insertSignInLink } from "#store/sign-in-links";
import { makeWorld, NOW, ORIGIN } from "#testing/world";
import { compose } from "#workers/compose";

const DAY_MS = 86_400_000;

it("forgets what has expired and keeps what still counts", async () => {
	const { db, person } = await makeWorld();
	const { userId } = await person();
	const now = NOW.getTime();
	const link = { email: "ada@example.com", returnTo: "/", createdAt: now };
	await runBatch(db, [
		insertSession(db, { hash: "old", userId, createdAt: now, expiresAt: now - 1 }),
		insertSession(db, { hash: "new", userId, createdAt: now, expiresAt: now + 1 }),
		insertSignInLink(db, { hash: "old", ...link, expiresAt: now - 1 }),
		insertSignInLink(db, { hash: "new", ...link, expiresAt: now + 1 }),
	]);
	await claimOnce(db, "old", now - 32 * DAY_MS);
	await claimOnce(db, "new", now - 30 * DAY_MS);
	const context = compose(env, ORIGIN, createExecutionContext()).jobContext(NOW);
	expect(await forgetExpired.run({ subject: "all", payload: {}, cause: "test" }, context)).toBe(
		"forgot 1 sessions, 1 links, 1 claims",
	);
	expect((await db.query.sessions.findMany()).map((row) => row.hash)).toEqual(["new"]);
	expect((await db.query.signInLinks.findMany()).map((row) => row.hash)).toEqual(["new"]);
	expect((await db.query.redeemedTokens.findMany()).map((row) => row.hash)).toEqual(["new"]);
});
