import { expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { insertSessionOf, isOpenedSince, isUnseen, noteSeen, openSessionOf, sessionName } from "#store/sessions";
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

it("names a session by the first 64 bits of its hash", () => {
	expect(sessionName("0123456789abcdef".repeat(4))).toBe("0123456789abcdef");
});

it("says whether a person's own session was opened after an instant", async () => {
	const { db, person } = await makeWorld();
	const [{ userId }, other] = [await person(), await person("grace@example.com")];
	const session = { hash: "0".repeat(64), createdAt: MIDNIGHT, expiresAt: MIDNIGHT + DAY_MS };
	await runAnyBatch(db, [insertSessionOf(db, userId, session)]);
	const { hash } = session;
	const opened = (asked: object) => isOpenedSince(db, { userId, hash, since: MIDNIGHT - 1, ...asked });
	expect(await opened({})).toBe(true);
	expect(await opened({ since: MIDNIGHT })).toBe(false);
	expect(await opened({ userId: other.userId })).toBe(false);
	expect(await opened({ hash: "1".repeat(64) })).toBe(false);
});
