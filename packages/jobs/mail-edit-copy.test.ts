import { beforeEach, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import mailEditCopy from "#jobs/mail-edit-copy";
import { runAnyBatch } from "#store/db";
import { editListing, leaveEditCopy } from "#store/listing-edits";
import { newestLocalMails } from "#store/local-mails";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const context = () => jobContext(NOW);

it("tells each of two edits of one moment apart, from the history", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, tagline: "First" });
	const by = { userId: ada.userId, now: NOW.getTime() };
	for (const tagline of ["Second", "Third"]) {
		await runAnyBatch(world.db, [
			...editListing(world.db, listing.id, { columns: { tagline }, profile: {} }, by, { ownerId: ada.userId }),
			leaveEditCopy(world.db, listing.id, by.now),
		]);
	}
	expect(await world.runJobs()).toEqual([
		...["mail-edit-copy: left", "mail-edit-copy: left"],
		...["send-mail: sent", "send-mail: sent"],
	]);
	const copy = (version: number, before: string, after: string) => ({
		to: DEFAULT_SETTINGS.teamEmail,
		subject: `inkfern: edited by its owner (version ${version})`,
		text: expect.stringContaining(`Tagline\n\n> before: ${before}\n> after: ${after}\n\n`),
	});
	expect(await newestLocalMails(world.db, 5)).toMatchObject([copy(3, "Second", "Third"), copy(2, "First", "Second")]);
});

it("has nothing to say of an edit that is gone", async () => {
	const work = { subject: 7, payload: { version: 2 }, cause: "outbox:1" };
	expect(await mailEditCopy.run(work, context())).toBe("the edit is gone");
});
