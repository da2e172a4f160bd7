import { beforeEach, expect, it } from "vitest";
import { reviews } from "#store/schema/index";
import { cursorAt, type TeamReviewsQuery, teamReviews } from "#store/team-reviews";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
let voters: number[];
beforeEach(async () => {
	world = await makeWorld();
	voters = await mintVoters(world.db, 6);
	const [acme, other] = [await mintListing(world.db, "acme", { name: "Acme" }), await mintListing(world.db, "other")];
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = voters;
	await mintReview(world.db, a, acme.id, { body: "Crème brûlée for the workshop.", changedAt: 50 });
	await mintReview(world.db, b, acme.id, { status: "held", changedAt: 40 });
	await mintReview(world.db, c, acme.id, { status: "rejected", changedAt: 50 });
	await mintReview(world.db, d, other.id, { status: "withdrawn", body: "", changedAt: 20 });
	await mintReview(world.db, e, other.id, { changedAt: 60 });
});

const found = async (query: Partial<TeamReviewsQuery>) =>
	(await teamReviews(world.db, { q: "", after: null, limit: 9, ...query })).map(({ id }) => id);

it("lists all and each state, the last written first, in parts that neither repeat nor leave out", async () => {
	expect(await found({})).toEqual([5, 3, 1, 2, 4]);
	expect(await found({ state: "published" })).toEqual([5, 1]);
	expect(await found({ state: "withdrawn" })).toEqual([4]);
	const seen: number[] = [];
	let after: string | null = null;
	for (let part = 0; part < 5; part++) {
		const [row] = await teamReviews(world.db, { q: "", after, limit: 1 });
		if (row === undefined) break;
		seen.push(row.id);
		after = cursorAt(row);
	}
	expect(seen).toEqual([5, 3, 1, 2, 4]);
});

it("finds by words, product, writer and number, also beside a state", async () => {
	expect(await found({ q: "creme work" })).toEqual([1]);
	expect(await found({ q: "ACME" })).toEqual([3, 1, 2]);
	expect(await found({ q: "acme", state: "held" })).toEqual([2]);
	expect(await found({ q: "https://x.example/listings/other" })).toEqual([5, 4]);
	expect(await found({ q: "5" })).toContain(5);
	expect(await found({ q: "nothing of this" })).toEqual([]);
	const [writer] = await teamReviews(world.db, { q: "", after: null, limit: 1 });
	expect(await found({ q: writer?.writer?.email ?? "" })).toEqual([5]);
});

it("forgets the words of a review that is emptied, and finds those it was given anew", async () => {
	await world.db.update(reviews).set({ body: "A new wording" });
	expect(await found({ q: "workshop" })).toEqual([]);
	expect(await found({ q: "wording" })).toHaveLength(5);
	await world.db.update(reviews).set({ body: "" });
	expect(await found({ q: "wording" })).toEqual([]);
	await world.db.delete(reviews);
});

it("reads a part of the list, whatever the number of reviews", async () => {
	const { id } = await mintListing(world.db, "many");
	const values = { listingId: id, stars: 5, body: "", at: 1, status: "published" as const };
	for (let at = 0; at < 300; at += 10) {
		const rows = Array.from({ length: 10 }, (_, index) => ({
			...values,
			userId: -1 - at - index,
			changedAt: 100 + at,
		}));
		await world.db.insert(reviews).values(rows);
	}
	const read = async (query: Partial<TeamReviewsQuery>) =>
		(await countRows(() => teamReviews(world.db, { q: "", after: null, limit: 11, ...query }))).rowsRead;
	expect(await read({})).toBeLessThan(120);
	expect(await read({ state: "published", after: "200.50" })).toBeLessThan(100);
});
