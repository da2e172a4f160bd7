import { expect, it } from "vitest";
import { runAnyBatch, runBatch } from "#store/db";
import { acceptInvite, inviteByTokenHash, renewInvite } from "#store/draft-invites";
import { draftInvites } from "#store/schema/index";
import { makeWorld, NOW } from "#testing/world";

it("lets a link be used up once, and only the newest one", async () => {
	const { db } = await makeWorld();
	const invite = { id: 1, draftId: "d", email: "grace@inkfern.example", tokenHash: "first", createdAt: NOW.getTime() };
	const accept = (tokenHash: string) =>
		runAnyBatch(db, acceptInvite(db, tokenHash, { userId: 7, founderName: "Grace" }, NOW.getTime()));
	await runBatch(db, [db.insert(draftInvites).values(invite)]);
	await accept("first");
	await expect(accept("first")).rejects.toThrow("guard:invite_used");
	await runBatch(db, [renewInvite(db, 1, "second")]);
	await expect(accept("first")).rejects.toThrow("guard:invite_used");
	await accept("second");
	expect(await inviteByTokenHash(db, "first")).toBeNull();
	expect(await inviteByTokenHash(db, "second")).toMatchObject({ status: "accepted", acceptedAt: NOW.getTime() });
});
