import { beforeEach, expect, it } from "vitest";
import changeMailsByLink from "#actions/mails/change-mails-by-link";
import { systemIds } from "#adapters/ids";
import { type StopLink, signStopLink } from "#core/mails/stop-token";
import { sha256Hex } from "#core/sha256";
import { mailChoicesOf, stopsOf } from "#store/mail-choices";
import { auditLog, follows, weekReminders } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { stopKeyOf } from "#usecases/mails/stop-key";

let world: World;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	userId = (await world.person()).userId;
	for (const slug of ["acme", "other"]) {
		const { id } = await mintListing(world.db, slug);
		await world.db.insert(follows).values({ userId, listingId: id, at: 1 });
	}
});

const token = async (link: Partial<StopLink>) =>
	signStopLink(await stopKeyOf({ db: world.db, ids: systemIds, now: NOW }), {
		reader: { userId },
		kind: "updates",
		listingId: null,
		...link,
	});
const change = async (link: Partial<StopLink>, which: "product" | "kind", areSent = false) =>
	performAs(linkHolder, changeMailsByLink, { token: await token(link), which, areSent }, NOW);
const mailed = async () => (await world.db.select().from(follows)).map((row) => row.mailed);
const choices = () => mailChoicesOf(world.db, userId);

it("ends the mails about the link's product alone, for its person, however often it is pressed, and undoes that", async () => {
	const other = await world.person();
	await world.db.insert(follows).values({ userId: other.userId, listingId: 1, at: 1 });
	const atFirst = await choices();
	await Promise.all([1, 2, 3].map(() => change({ listingId: 1 }, "product")));
	expect(await mailed()).toEqual([false, true, true]);
	expect(await choices()).toEqual(atFirst);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ actor: "link_holder", subject: `user:${userId}`, detail: { kind: "updates", which: "product", sent: false } },
	]);
	await change({ listingId: 1 }, "product", true);
	expect(await mailed()).toEqual([true, true, true]);
});

it("ends a kind alone, of which the link is, and undoes that", async () => {
	const atFirst = await choices();
	await Promise.all([change({ kind: "launches" }, "kind"), change({ kind: "launches" }, "product")]);
	expect(await choices()).toEqual({ ...atFirst, launches: false });
	await change({ kind: "launches" }, "kind", true);
	expect(await choices()).toEqual(atFirst);
	await change({ listingId: 1 }, "kind");
	expect(await choices()).toEqual({ ...atFirst, updates: false });
	expect(await mailed()).toEqual([true, true]);
});

it("ends what somebody still waits for with the reminders of weeks", async () => {
	await world.db.insert(weekReminders).values({ userId, week: "2026-11-23", at: 1 });
	await change({ kind: "weeks" }, "kind");
	expect(await world.db.select().from(weekReminders)).toEqual([]);
});

it("ends invites to an address that has no account, and undoes that", async () => {
	const addressHash = await sha256Hex("grace@example.com");
	const link = { reader: { addressHash }, kind: "invites" } as const;
	await change(link, "kind");
	await change(link, "kind");
	expect(await stopsOf(world.db, addressHash)).toMatchObject([{ reason: "no_invites" }]);
	await change(link, "kind", true);
	expect(await stopsOf(world.db, addressHash)).toEqual([]);
});

it("says that it is done where the follow has ended meanwhile", async () => {
	await world.db.delete(follows);
	expect(await change({ listingId: 1 }, "product")).toEqual({ areSent: false });
});

it("believes no other token", async () => {
	const good = await token({});
	for (const other of ["", `${good}x`, good.replace(`u${userId}`, `u${userId + 1}`)]) {
		const input = { token: other, which: "kind", areSent: false } as const;
		await expect(performAs(linkHolder, changeMailsByLink, input, NOW)).rejects.toMatchObject({ code: "link_expired" });
	}
	expect((await choices()).updates).toBe(true);
});
