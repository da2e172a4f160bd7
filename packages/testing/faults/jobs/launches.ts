import setMailPreferences from "#actions/account/set-mail-preferences";
import follow from "#actions/follows/follow";
import {
	closeWeek,
	countSearchWords,
	countYoungVotes,
	deliverWebhook,
	describeRows,
	foldCounters,
	leaveDigests,
	releaseWeek,
	remindOfWeek,
	scoreTrending,
	spreadEvents,
	tellFollowers,
	tellLaunch,
	tellRecount,
	tellResults,
} from "#core/jobs/kinds";
import { DAY_MS, weekOf, weekStart } from "#core/launches/week";
import { closedWeeks, follows, recounts, users, weekReminders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { site } from "#testing/crawl";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { mintResult, mintVoters } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { castVote } from "#testing/votes";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { NOW, type World } from "#testing/world";

const all = { subject: "all" as const };
const WEEK = weekOf(NOW);
const MORNING = new Date(weekStart(WEEK).getTime() + 7 * 3_600_000);
const NEXT_MONDAY = new Date("2026-11-23T00:00:00.000Z");

/** Somebody's live product, with a vote and a follower. */
async function voted({ db, person }: World) {
	const { userId: ownerId } = await person();
	const { id } = await mintListing(db, "acme", { ownerId, categoryIds: [(await mintCategory(db, "notes")).id] });
	const [voter = 0] = await mintVoters(db, 1);
	await castVote(db, { userId: voter, listingId: id, now: NOW });
	await performAs(personActor(voter), follow, { listing: "acme" }, NOW);
	return { id, ownerId, voter };
}

/** Somebody's webhook, which is told of an update. */
async function heard({ db, person }: World, url: string): Promise<void> {
	const ada = await person();
	await mintListing(db, "acme", { id: 1, ownerId: ada.userId });
	await addedWebhook(db, ada, { url, at: NOW });
	await tellUpdates(1, [11, 12], NOW.getTime() - 5);
}

/** Weeks, votes, and who is told of them. */
export const LAUNCHES: readonly FaultSubject[] = [
	work({
		kind: foldCounters,
		async make(world) {
			await voted(world);
			return all;
		},
	}),
	work({
		kind: scoreTrending,
		async make(world) {
			const { id } = await voted(world);
			return { subject: "listings" as const, payload: { listing_ids: [id] } };
		},
	}),
	work({
		kind: describeRows,
		async make(world) {
			await voted(world);
			return all;
		},
	}),
	work({
		kind: countSearchWords,
		async make(world) {
			await voted(world);
			return all;
		},
	}),
	work({
		kind: countYoungVotes,
		at: new Date(NOW.getTime() + DAY_MS),
		async make({ db }) {
			const { id } = await mintListing(db, "acme");
			await db.insert(users).values({ id: 70, email: "new@example.com", createdAt: NOW.getTime() - 7_200_000 });
			await castVote(db, { userId: 70, listingId: id, now: NOW });
			return all;
		},
	}),
	work({
		kind: closeWeek,
		at: NEXT_MONDAY,
		async make(world) {
			await voted(world);
			await mintListing(world.db, "leafpad");
			return all;
		},
	}),
	work({
		kind: releaseWeek,
		async make({ db, person }) {
			const { userId: ownerId } = await person();
			for (const slug of ["due", "due-too"]) {
				await mintListing(db, slug, { ownerId, status: "scheduled", plan: "free", launchWeek: WEEK });
			}
			return all;
		},
	}),
	work({
		kind: tellLaunch,
		async make(world) {
			const { id } = await voted(world);
			return { subject: id, payload: { week: WEEK, when: "launched" as const } };
		},
	}),
	work({
		kind: tellResults,
		async make(world) {
			const { id } = await voted(world);
			await world.db.insert(closedWeeks).values({ week: WEEK, closedAt: 1, launches: 1 });
			await mintResult(world.db, { week: WEEK, rank: 1, listingId: id, votes: 1 });
			return { subject: WEEK };
		},
	}),
	work({
		kind: tellRecount,
		async make(world) {
			const { id } = await voted(world);
			const moved = { awardsBefore: [{ place: 1, listing: id, votes: 9 }], awardsAfter: [] };
			const about = { id: 1, week: "2026-11-09", listingId: id, difference: -3, reason: "One network." };
			await world.db.insert(recounts).values({ ...about, ...moved, at: NOW.getTime() });
			return { subject: 1 };
		},
	}),
	work({
		kind: tellFollowers,
		at: null,
		async make({ api, db, person }) {
			const ada = await person();
			const { id } = await mintListing(db, "acme", { ownerId: ada.userId });
			const fans = await mintVoters(db, 3);
			for (const userId of fans) await db.insert(follows).values({ userId, listingId: id, at: 1 });
			await api("POST", `/me/listings/${id}/updates`, { as: ada, body: { title: "Version 2", body: "It is here." } });
			return undefined;
		},
	}),
	work({
		kind: leaveDigests,
		at: MORNING,
		async make(world) {
			const { voter } = await voted(world);
			await performAs(personActor(voter), setMailPreferences, { kinds: { digest: true } }, NOW);
			await tellUpdates(1, [11], MORNING.getTime() - DAY_MS);
			return all;
		},
	}),
	work({
		kind: remindOfWeek,
		at: MORNING,
		async make(world) {
			const { voter } = await voted(world);
			await world.db.insert(weekReminders).values({ userId: voter, week: WEEK, at: 1 });
			return all;
		},
	}),
	work({
		kind: spreadEvents,
		async make(world) {
			await heard(world, "http://127.0.0.1:9/");
			return undefined;
		},
	}),
	work({
		kind: deliverWebhook,
		async make(world) {
			await heard(world, (await site({ "/": {} })).origin);
			return undefined;
		},
	}),
];
