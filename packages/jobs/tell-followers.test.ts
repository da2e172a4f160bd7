import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import tellFollowers from "#jobs/tell-followers";
import { runBatch } from "#store/db";
import { setMailChoice } from "#store/mail-choices";
import { enqueue } from "#store/outbox";
import { follows, localMails, mails, users } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

async function followed(slug: string, count: number, status: "live" | "draft" = "live") {
	const listing = await mintListing(world.db, slug, { ownerId: ada.userId, status, name: "Inkfern" });
	const at = NOW.getTime();
	const people = Array.from({ length: count }, (_, i) => ({
		id: 1000 + i,
		email: `fan${i}@example.com`,
		createdAt: at,
	}));
	await runBatch(world.db, [
		...people.map((row) => world.db.insert(users).values(row)),
		...people.map((row) => world.db.insert(follows).values({ userId: row.id, listingId: listing.id, at })),
	]);
	return listing;
}
const post = (id: number) =>
	world.api("POST", `/me/listings/${id}/updates`, { as: ada, body: { title: "Version 2", body: "It is here." } });
const sent = () => world.db.select().from(localMails);
const recipients = async () => (await sent()).map(({ to }) => to).sort();
const tellings = (outcomes: string[]) => outcomes.filter((outcome) => outcome.startsWith("tell-followers"));

it("leaves one mail to each follower, however many there are", async () => {
	const listing = await followed("inkfern", 205);
	const { body } = await post(listing.id);
	const subject = (body.update as { id: number }).id;
	const outcomes: string[] = [];
	for (;;) {
		const row = (await world.db.query.outbox.findMany()).find(
			({ job, doneAt }) => job === "tell-followers" && doneAt === null,
		);
		if (row === undefined) break;
		outcomes.push(
			await tellFollowers.run(
				{ subject, payload: tellFollowers.kind.payload.parse(row.payload), cause: `outbox:${row.id}` },
				jobContext(NOW),
			),
		);
	}
	expect(outcomes).toEqual(["told 200 followers", "told 5 followers"]);
	const left = await world.db.select().from(mails);
	expect(new Set(left.map(({ userId }) => userId)).size).toBe(205);
	expect(await world.db.query.listingUpdates.findFirst()).toMatchObject({ mailed: 205 });
	expect((await world.db.query.outbox.findMany()).filter(({ job }) => job === "send-mail")).toHaveLength(205);
});

it("says why it comes, and how to end it, in words and to mail programs", async () => {
	const listing = await followed("inkfern", 1);
	await post(listing.id);
	await world.runJobs();
	const [mail] = await sent();
	const address = new RegExp(`${ORIGIN}/unsubscribe\\?token=u1000\\.updates\\.\\d+\\.[\\w-]{22}`).exec(
		mail?.text ?? "",
	);
	expect(mail).toMatchObject({
		subject: "Inkfern: Version 2",
		headers: {
			"List-Unsubscribe": `<${address?.[0]}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	});
	for (const part of [
		"It is here.",
		`${ORIGIN}/listings/inkfern`,
		"because you follow",
		`${ORIGIN}/account/notifications`,
	]) {
		expect(mail?.text).toContain(part);
	}
});

it("tells neither the owner nor those who follow without mails", async () => {
	const listing = await followed("inkfern", 3);
	const at = NOW.getTime();
	await world.db.insert(follows).values({ userId: ada.userId, listingId: listing.id, at });
	await world.db.update(follows).set({ mailed: false }).where(eq(follows.userId, 1000));
	await runBatch(world.db, [setMailChoice(world.db, { userId: 1001, kind: "updates", isOn: false, at })]);
	await post(listing.id);
	expect(tellings(await world.runJobs())).toEqual(["tell-followers: told 1 followers"]);
	expect(await recipients()).toEqual(["fan2@example.com"]);
});

it("mails nothing to those who stop following or receiving before their mail goes out", async () => {
	const listing = await followed("inkfern", 4);
	const { body } = await post(listing.id);
	const work = { subject: (body.update as { id: number }).id, payload: { after: 0 }, cause: "outbox:1" };
	expect(await tellFollowers.run(work, jobContext(NOW))).toBe("told 4 followers");
	await world.db.delete(follows).where(eq(follows.userId, 1000));
	await world.db.update(follows).set({ mailed: false }).where(eq(follows.userId, 1001));
	const at = NOW.getTime();
	await runBatch(world.db, [setMailChoice(world.db, { userId: 1002, kind: "updates", isOn: false, at })]);
	const outcomes = await world.runJobs();
	expect(outcomes.filter((outcome) => /not wanted|no longer of use/.test(outcome))).toHaveLength(3);
	expect(await recipients()).toEqual(["fan3@example.com"]);
});

it("tells nobody twice when it is repeated, also by another row of the same update", async () => {
	const listing = await followed("inkfern", 2);
	const { body } = await post(listing.id);
	const subject = (body.update as { id: number }).id;
	await world.runJobs();
	expect(await tellFollowers.run({ subject, payload: { after: 0 }, cause: "outbox:1" }, jobContext(NOW))).toBe(
		"already told",
	);
	const now = Date.now();
	for (let row = 0; row < 2; row++) await enqueue(world.db, tellFollowers.kind, { subject, dueAt: now, now });
	expect(await world.runJobs()).toEqual(["tell-followers: nobody to tell", "tell-followers: nobody to tell"]);
	expect(await sent()).toHaveLength(2);
	expect(JOBS).toContain(tellFollowers);
});

it("tells everybody once when two rows of the same update run at once", async () => {
	const listing = await followed("inkfern", 5);
	const { body } = await post(listing.id);
	const subject = (body.update as { id: number }).id;
	await enqueue(world.db, tellFollowers.kind, { subject, dueAt: 0, now: 0 });
	const rows = await world.db.query.outbox.findMany();
	expect(rows).toHaveLength(2);
	const run = (id: number) =>
		tellFollowers.run({ subject, payload: { after: 0 }, cause: `outbox:${id}` }, jobContext(NOW));
	const outcomes = await Promise.all(rows.map(({ id }) => run(id)));
	expect(outcomes).toContain("told 5 followers");
	await world.runJobs();
	expect(await recipients()).toHaveLength(5);
});

it("tells nobody of a listing that is not public, or without followers", async () => {
	await post((await followed("draft", 2, "draft")).id);
	await post((await mintListing(world.db, "lonely", { ownerId: ada.userId })).id);
	expect(await world.runJobs()).toEqual([
		"tell-followers: the listing is not public",
		"tell-followers: nobody to tell",
	]);
	const now = NOW.getTime();
	await enqueue(world.db, tellFollowers.kind, { subject: 99, dueAt: now, now });
	expect(await world.runJobs()).toEqual(["tell-followers: the update is gone"]);
});
