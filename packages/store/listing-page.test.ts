import { expect, it } from "vitest";
import { besideProfile } from "#store/listing-page";
import { awards, closedWeeks } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("tells of a public listing whose it is, when its website is read, and what it has won, newest first", async () => {
	const { db, person } = await makeWorld();
	const ada = await person();
	const { id } = await mintListing(db, "acme", { ownerId: ada.userId });
	expect(await besideProfile(db, "acme")).toMatchObject({ id, status: "live", ownerId: ada.userId, won: [] });
	const weeks = ["2026-09-07", "2026-11-09", "2026-10-05"];
	for (const [index, week] of weeks.entries())
		await db.insert(awards).values({ week, place: index + 1, listingId: id, votesCounted: 9, awardedAt: 1 });
	await db.insert(closedWeeks).values({ week: "2026-11-09", closedAt: 1, launches: 11 });
	const beside = await besideProfile(db, "acme");
	expect(beside?.won).toEqual([
		{ slug: "acme", week: "2026-11-09", place: 2, votes: 9, launches: 11 },
		{ slug: "acme", week: "2026-10-05", place: 3, votes: 9, launches: null },
		{ slug: "acme", week: "2026-09-07", place: 1, votes: 9, launches: null },
	]);
	expect(beside?.readings?.nextReadAt).toBeGreaterThan(0);
});

it("tells a dozen awards at most, and reads no more for them", async () => {
	const { db } = await makeWorld();
	const { id } = await mintListing(db, "acme");
	const won = Array.from({ length: 40 }, (_, index) => `20${10 + index}-01-04`);
	for (const week of won)
		await db.insert(awards).values({ week, place: 1, listingId: id, votesCounted: 9, awardedAt: 1 });
	const { result, rowsRead, statements } = await countRows(() => besideProfile(db, "acme"));
	expect(result?.won.map(({ week }) => week)).toEqual(won.toReversed().slice(0, 12));
	expect(rowsRead).toBeLessThanOrEqual(30);
	expect(statements).toBe(1);
});

it("tells nothing of a draft, and that nobody reads the website of one that is upcoming", async () => {
	const { db } = await makeWorld();
	await mintListing(db, "draft", { status: "draft" });
	await mintListing(db, "soon", { status: "scheduled" });
	expect(await besideProfile(db, "draft")).toBeNull();
	expect(await besideProfile(db, "nobody")).toBeNull();
	expect(await besideProfile(db, "soon")).toMatchObject({ status: "scheduled", readings: null });
});
