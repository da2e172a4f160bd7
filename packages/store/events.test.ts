import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import hideListing from "#actions/listings/hide-listing";
import restoreListing from "#actions/listings/restore-listing";
import judgeReview from "#actions/reviews/judge-review";
import { EVENT_KINDS } from "#core/events/kinds";
import { eventsFor, type Hearer, logEnds } from "#store/events";
import { reviews } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
const at = NOW.getTime();
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();
const forget = () => run("DELETE FROM events");
const told = async () =>
	(await world.db.query.events.findMany()).map(({ seq: _, listingId: _id, isPublic, userId, ...event }) => ({
		...event,
		who: isPublic ? "everybody" : userId,
	}));

/** What is told after each of these: kind, who hears it, facts. Listing 1 is ada's and live, listing 2 a draft of hers. */
const FACTS: readonly (readonly [string, readonly (readonly unknown[])[]])[] = [
	["UPDATE listings SET status = 'live', updated_at = 9 WHERE id = 2", [["listing.live", "everybody", { week: null }]]],
	[
		"UPDATE listings SET status = 'scheduled', launch_week = '2026-12-07', updated_at = 9 WHERE id = 2",
		[["listing.scheduled", "everybody", { week: "2026-12-07" }]],
	],
	["UPDATE listings SET status = 'draft', updated_at = 9 WHERE id = 1", [["listing.gone", "everybody", {}]]],
	["UPDATE listings SET status = 'awaiting_badge', updated_at = 9 WHERE id = 2", []],
	["UPDATE listings SET name = 'New', updated_at = 9 WHERE id = 1", []],
	[
		"INSERT INTO listing_versions (listing_id, version, before, after, at) VALUES (1, 4, '{}', '{}', 9)",
		[["listing.changed", "everybody", { version: 4 }]],
	],
	[
		"INSERT INTO listing_versions (listing_id, version, before, after, at) VALUES (2, 4, '{}', '{}', 9)",
		[["listing.changed", 1, { version: 4 }]],
	],
	...(
		[
			["badge_found", "badge.found"],
			["badge_found_late", "badge.found"],
			["badge_lost", "badge.lost"],
		] as const
	).map(
		([history, kind]) =>
			[
				`INSERT INTO listing_events (listing_id, kind, to_status, cause, at) VALUES (1, '${history}', 'scheduled', 'job', 9)`,
				[[kind, 1, { status: "scheduled" }]],
			] as const,
	),
	...(
		[
			["claimed", "listing.claimed", "everybody"],
			["claim_disputed", "claim.disputed", 1],
			["claim_lapsed", "claim.lapsed", 1],
		] as const
	).map(
		([history, kind, who]) =>
			[
				`INSERT INTO listing_events (listing_id, kind, to_status, cause, at) VALUES (1, '${history}', 'live', 'job', 9)`,
				[[kind, who, {}]],
			] as const,
	),
	[
		"INSERT INTO listing_events (listing_id, kind, to_status, cause, at) VALUES (1, 'submitted', 'draft', 'user:1', 9)",
		[],
	],
	[
		"INSERT INTO listing_updates (id, listing_id, title, body, created_at) VALUES (7, 1, 'Secret words', 'More', 9)",
		[["update.posted", "everybody", { update: 7 }]],
	],
	[
		"INSERT INTO listing_updates (id, listing_id, title, body, created_at) VALUES (8, 2, 'a', 'b', 9)",
		[["update.posted", 1, { update: 8 }]],
	],
	[
		"INSERT INTO milestones (id, listing_id, date, title) VALUES (3, 1, '2026-01-01', 'Begun')",
		[["milestone.added", 1, { milestone: 3, date: "2026-01-01" }]],
	],
	[
		"INSERT INTO reviews (id, user_id, listing_id, stars, body, status, at, changed_at) VALUES (5, 2, 1, 4, 'Words', 'published', 9, 9)",
		[["review.published", "everybody", { review: 5, stars: 4 }]],
	],
	[
		"INSERT INTO reviews (id, user_id, listing_id, stars, body, status, held_reason, at, changed_at) VALUES (5, 2, 1, 4, 'Words', 'held', 'links', 9, 9)",
		[],
	],
	[
		"INSERT INTO closed_weeks (week, closed_at, launches) VALUES ('2026-11-16', 9, 3)",
		[["week.closed", "everybody", { week: "2026-11-16", launches: 3 }]],
	],
	[
		"INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at) VALUES ('2026-11-16', 1, 1, 12, 9)",
		[["award.given", "everybody", { week: "2026-11-16", place: 1, votes_counted: 12 }]],
	],
];

describe("what is told when a fact is written", () => {
	it.each(FACTS)("%s", async (sql, expected) => {
		await mintListing(world.db, "one", { id: 1, ownerId: ada.userId, updatedAt: 9 });
		await mintListing(world.db, "two", { id: 2, ownerId: ada.userId, status: "draft", updatedAt: 9 });
		await forget();
		await run(sql);
		const found = await told();
		expect(found.map(({ kind, who, facts }) => [kind, who, facts])).toEqual(expected);
		for (const { at } of found) expect(at).toBe(9);
	});

	it("tells a buyer of an order that is paid, disputed and given back in part and whole", async () => {
		const { order } = await mintOrder(world.db, ada.userId, "LW-ABC", 1000, []);
		const set = (values: string) => run(`UPDATE orders SET ${values} WHERE number = ?`, order.number);
		await set("status = 'paid', paid_at = 9");
		await set("version = version + 1");
		await run(
			`INSERT INTO refunds (id, order_number, once, amount_cents, so_far_cents, lines, reason, status, asked_by, asked_at)
			VALUES (1, ?, 'o', 300, 300, '[]', 'r', 'asked', 1, 10)`,
			order.number,
		);
		await run("UPDATE refunds SET status = 'made', ended_at = 11");
		await run(
			"INSERT INTO payment_events (provider, event_id, kind, order_number, outcome, received_at) VALUES ('test', 'e', 'disputed', ?, 'applied', 12)",
			order.number,
		);
		await set("status = 'disputed'");
		await set("status = 'refunded', refunded_at = 13");
		const sums = { order: "LW-ABC", currency: "usd", total_cents: order.totalCents };
		expect((await told()).map(({ kind, who, facts, at }) => [kind, who, facts, at])).toEqual([
			["order.paid", ada.userId, sums, 9],
			["order.partly_refunded", ada.userId, { ...sums, refunded_cents: 300 }, 11],
			["order.disputed", ada.userId, sums, 12],
			["order.refunded", ada.userId, sums, 13],
		]);
	});

	it("tells of a draft once it is ready, of a review that goes, and of an award that a recount takes", async () => {
		const draft = await mintDraft(world.db, ada);
		await run("UPDATE drafts SET status = 'drafting'");
		await mintListing(world.db, "one", { id: 1, ownerId: ada.userId });
		await run(
			"INSERT INTO reviews (id, user_id, listing_id, stars, body, status, at, changed_at) VALUES (5, 2, 1, 4, 'W', 'published', 9, 9)",
		);
		await run(
			"INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at) VALUES ('2026-11-16', 1, 1, 12, 9)",
		);
		await run(
			"INSERT INTO recounts (id, week, difference, reason, at, awards_before, awards_after) VALUES (1, '2026-11-16', -1, 'r', 20, '[]', '[]')",
		);
		await forget();
		await run("UPDATE drafts SET status = 'ready', updated_at = 9 WHERE id = ?", draft.id);
		await run("UPDATE drafts SET version = 5 WHERE id = ?", draft.id);
		await run("UPDATE reviews SET status = 'rejected', changed_at = 15");
		await run("DELETE FROM awards");
		expect((await told()).map(({ kind, about, at }) => [kind, about, at])).toEqual([
			["draft.ready", `draft:${draft.id}`, 9],
			["review.gone", "listing:1", 15],
			["award.withdrawn", "listing:1", 20],
		]);
	});

	it("tells what the team decides at the moment of its decision, however old what it is about", async () => {
		const old = at - 60 * 86_400_000;
		await mintListing(world.db, "one", { id: 1, ownerId: ada.userId, updatedAt: old });
		const { id, version } = await mintReview(world.db, ada.userId + 1, 1, { status: "held", at: old });
		await forget();
		const about = { listing_id: 1, reason: "It was asked for." };
		await performAs(teamActor(), hideListing, about, NOW);
		await performAs(teamActor(), restoreListing, about, new Date(at + 1));
		const publish = { review_id: id, version, verdict: "publish", reason: "" } as const;
		await performAs(teamActor(), judgeReview, publish, new Date(at + 2));
		await world.db.delete(reviews);
		expect((await told()).map((event) => [event.kind, event.who, event.at])).toEqual([
			["listing.gone", "everybody", at],
			["listing.live", "everybody", at + 1],
			["review.published", "everybody", at + 2],
			["review.gone", "everybody", at + 2],
		]);
	});

	it("tells of a line-up who comes to it, moves to another week and leaves it", async () => {
		await mintListing(world.db, "one", { id: 1, status: "draft", updatedAt: 9 });
		await run("UPDATE listings SET status = 'scheduled', launch_week = '2026-12-07'");
		await run("UPDATE listings SET launch_week = '2026-12-14', updated_at = 10");
		await run("UPDATE listings SET launch_week = '2026-12-14', votes = 1");
		await run("UPDATE listings SET status = 'draft', launch_week = NULL, updated_at = 11");
		await run("UPDATE listings SET status = 'awaiting_badge', launch_week = '2026-12-21', updated_at = 12");
		expect((await told()).map(({ kind, who, facts, at }) => [kind, who, facts, at])).toEqual([
			["listing.scheduled", "everybody", { week: "2026-12-07" }, 9],
			["listing.scheduled", "everybody", { week: "2026-12-14" }, 10],
			["listing.gone", "everybody", {}, 11],
		]);
	});

	it("has a kind for each trigger, and a trigger for each kind", async () => {
		const { results } = await env.DB.prepare(
			"SELECT sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%INTO events %'",
		).all<{ sql: string }>();
		const text = results.map(({ sql }) => sql).join("\n");
		const composed = text.replace("'order.' || NEW.status", "'order.paid' 'order.refunded' 'order.disputed'");
		const named = new Set([...composed.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, kind]) => kind));
		expect([...named].sort()).toEqual([...EVENT_KINDS].sort());
	});
});

describe("who hears what", () => {
	const look = async (hearer: Hearer, since: number) =>
		eventsFor(world.db, hearer, since, 100, (await logEnds(world.db)).newest.seq);
	const kinds = async (hearer: Hearer) =>
		(await look(hearer, 0)).events.map(({ kind, listing }) => `${kind} ${listing?.slug ?? "-"}`);

	it("an account hears its own, what it follows or all that is public; others hear what is public", async () => {
		const bob = await world.person();
		await mintListing(world.db, "mine", { id: 1, ownerId: ada.userId });
		await mintListing(world.db, "followed", { id: 2, ownerId: bob.userId });
		await mintListing(world.db, "other", { id: 3 });
		await run("INSERT INTO follows (user_id, listing_id, at) VALUES (?, 2, 0)", ada.userId);
		for (const id of [1, 2, 3])
			await run(
				"INSERT INTO listing_events (listing_id, kind, to_status, cause, at) VALUES (?, 'badge_lost', 'live', 'job', ?)",
				id,
				at,
			);
		const hears = (reach: "own" | "followed" | "all") => kinds({ userId: ada.userId, reach });
		expect(await hears("own")).toEqual(["listing.live mine", "badge.lost mine"]);
		expect(await hears("followed")).toEqual(["listing.live mine", "listing.live followed", "badge.lost mine"]);
		const all = ["listing.live mine", "listing.live followed", "listing.live other"];
		expect(await hears("all")).toEqual([...all, "badge.lost mine"]);
		expect(await kinds(null)).toEqual(all);
	});

	it("names a listing to its owner alone once it is not public any more", async () => {
		await mintListing(world.db, "mine", { id: 1, ownerId: ada.userId });
		await run("UPDATE listings SET status = 'draft' WHERE id = 1");
		expect(await kinds(null)).toEqual(["listing.live -", "listing.gone -"]);
		expect(await kinds({ userId: ada.userId, reach: "own" })).toEqual(["listing.live mine", "listing.gone mine"]);
	});

	it("looks at a bounded number of events for one answer, and says how far", async () => {
		await run(
			`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1200)
			INSERT INTO events (kind, about, user_id, is_public, facts, at) SELECT 'draft.ready', 'draft:' || x, 99, 0, '{}', x FROM n`,
		);
		await run("INSERT INTO events (kind, about, is_public, facts, at) VALUES ('week.closed', 'week:x', 1, '{}', 1)");
		let since = 0;
		const answers: number[] = [];
		const rows = await countRows(async () => {
			for (let isFull = true; isFull; ) {
				const found = await look(null, since);
				({ isFull, lookedTo: since } = found);
				answers.push(found.events.length);
			}
		});
		expect(answers).toEqual([0, 0, 1]);
		expect(rows.rowsRead).toBeLessThan(3 * 1100);
	});

	it("leaves nothing out that is told while somebody looks", async () => {
		const EVENTS = 80;
		const insert = (isPublic: 0 | 1, x: number) =>
			run(
				"INSERT INTO events (kind, about, user_id, is_public, facts, at) VALUES ('week.closed', ?, NULL, ?, '{}', 1)",
				`week:${x}`,
				isPublic,
			);
		let isWriting = true;
		const written = (async () => {
			for (let x = 0; x < EVENTS; x++) await insert(x % 2 === 0 ? 1 : 0, x);
			isWriting = false;
		})();
		const heard: string[] = [];
		let since = 0;
		for (let isLast = false; !isLast; ) {
			isLast = !isWriting;
			const found = await look(null, since);
			heard.push(...found.events.map(({ about }) => about));
			since = found.lookedTo;
		}
		await written;
		expect(heard).toEqual(Array.from({ length: EVENTS / 2 }, (_, x) => `week:${2 * x}`));
	});
});
