import { expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { insertSessionOf, isUnseen, noteSeen, openSessionOf } from "#store/sessions";
import { makeWorld } from "#testing/world";

const MIDNIGHT = Date.UTC(2026, 10, 24);

it("notes the day of a use, once", async () => {
	const { db, person } = await makeWorld();
	const { userId } = await person();
	const session = { hash: "0".repeat(64), createdAt: MIDNIGHT + 5, expiresAt: MIDNIGHT + 9 * DAY_MS };
	await runAnyBatch(db, [insertSessionOf(db, userId, session)]);
	const seen = async () => (await openSessionOf(db, session.hash, MIDNIGHT))?.seenAt ?? 0;
	expect(await seen()).toBe(MIDNIGHT);
	expect(isUnseen({ seenAt: MIDNIGHT }, MIDNIGHT + DAY_MS - 1)).toBe(false);
	expect(isUnseen({ seenAt: MIDNIGHT }, MIDNIGHT + DAY_MS)).toBe(true);
	await noteSeen(db, session.hash, MIDNIGHT + DAY_MS + 7);
	expect(await seen()).toBe(MIDNIGHT + DAY_MS);
});
