import { afterEach, beforeEach, expect, it } from "vitest";
import rateDomains from "#jobs/rate-domains";
import { domainRatings, listings, outbox, ratingRuns } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing, mintListings } from "#testing/listings";
import { type Route, type Site, startSite } from "#testing/servers";
import { changeSettings, setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

const WEEK_MS = 7 * 86_400_000;

let world: World;
let provider: Site;
beforeEach(async () => {
	world = await makeWorld();
	provider = await startSite({});
	changeSettings({ OPEN_PAGE_RANK_KEY: "key", OPEN_PAGE_RANK_URL: provider.origin });
	await setSettings({ rating_provider: "Open PageRank" });
});
afterEach(() => provider.stop());

const said = (ranks: Record<string, number>, last_updated?: string): Route => ({
	headers: { "content-type": "application/json" },
	body: JSON.stringify({
		response: Object.entries(ranks).map(([domain, rank]) => ({ status_code: 200, page_rank_decimal: rank, domain })),
		...(last_updated && { last_updated }),
	}),
});
const at = (ms: number) => new Date(NOW.getTime() + ms);
/** What the crons and all that follows of them did about ratings. */
const round = async (when: Date) =>
	(await world.cron(when)).filter((outcome) => outcome.startsWith("rate-domains")).map((text) => text.slice(14));
const shown = async () =>
	new Map((await world.db.select().from(listings)).map(({ slug, domainRating }) => [slug, domainRating]));

it("asks once a week for the ratings of live listings, and keeps a history", async () => {
	await mintListing(world.db, "a");
	await mintListing(world.db, "unknown");
	await mintListing(world.db, "draft", { status: "draft" });
	await provider.change({ "*": said({ "a.example": 4.2 }) });
	expect(await round(NOW)).toEqual(["began to ask Open PageRank", "2 asked for, 1 rated: the round is done"]);
	expect(await round(at(WEEK_MS - 1))).toEqual([]);
	await provider.change({ "*": said({ "a.example": 4.5 }) });
	expect(await round(at(WEEK_MS))).toHaveLength(2);
	expect(await world.db.select().from(domainRatings)).toMatchObject([
		{ provider: "Open PageRank", day: at(0).toISOString().slice(0, 10), ratingTenths: 420 },
		{ provider: "Open PageRank", day: at(WEEK_MS).toISOString().slice(0, 10), ratingTenths: 450 },
	]);
	expect(await shown()).toEqual(
		new Map([
			["a", 45],
			["unknown", null],
			["draft", null],
		]),
	);
	expect(await world.db.select().from(ratingRuns)).toMatchObject([
		{ asked: 2, rated: 1, endedAt: NOW.getTime(), problem: null },
		{ asked: 2, rated: 1, endedAt: at(WEEK_MS).getTime(), problem: null },
	]);
});

it("shows and ranks one provider's figures, and those of another at once when it is chosen", async () => {
	const { id } = await mintListing(world.db, "a");
	const { id: other } = await mintListing(world.db, "b");
	await world.db.insert(domainRatings).values([
		{ provider: "Open PageRank", listingId: id, day: "2026-10-01", ratingTenths: 300 },
		{ provider: "Ahrefs", listingId: id, day: "2026-10-08", ratingTenths: 800 },
		{ provider: "Ahrefs", listingId: other, day: "2026-10-08", ratingTenths: 810 },
	]);
	const of = (a: number | null, b: number | null) =>
		new Map([
			["a", a],
			["b", b],
		]);
	expect(await shown()).toEqual(of(30, null));
	await setSettings({ rating_provider: "Ahrefs" });
	expect(await shown()).toEqual(of(80, 81));
	await setSettings({ rating_provider: null });
	expect(await shown()).toEqual(of(null, null));
	await setSettings({ rating_provider: "Open PageRank" });
	await world.db.delete(domainRatings);
	expect(await shown()).toEqual(of(null, null));
});

it("goes on where it was after the provider's pause, and never twice at once", async () => {
	await mintListings(world.db, 101, [], { isFound: false });
	await provider.change({ "*": said({ "listing-1.example": 1, "listing-101.example": 2 }) });
	expect(await round(NOW)).toEqual(["began to ask Open PageRank", "100 asked for, 1 rated"]);
	expect(await round(at(1_000))).toEqual([]);
	expect(await round(at(2_000))).toEqual(["1 asked for, 1 rated: the round is done"]);
	const begin = () => rateDomains.run({ subject: "all", payload: { run: 0 }, cause: "test" }, jobContext(at(WEEK_MS)));
	expect(await begin()).toBe("began to ask Open PageRank");
	expect(await begin()).toBe("a round is under way");
});

it("tries again what is not answered, ends the round when it never is, and at once when the key is refused", async () => {
	await mintListing(world.db, "a");
	await provider.change({ "*": { status: 500 } });
	expect((await round(NOW))[1]).toContain("failed, due again: Open PageRank answered 500");
	expect(await world.db.select().from(ratingRuns)).toMatchObject([{ endedAt: null }]);
	await provider.change({ "*": { status: 403 } });
	expect((await round(at(5_000)))[0]).toContain("dead letter: Open PageRank refuses the key");
	expect(await world.db.select().from(ratingRuns)).toMatchObject([{ problem: "the provider did not answer" }]);
});

it("asks nobody without a key, or for somebody who is only imported, and ends a round whose provider was changed", async () => {
	await setSettings({ rating_provider: "Somebody" });
	expect(await round(NOW)).toEqual([]);
	await setSettings({ rating_provider: "Open PageRank" });
	await mintListing(world.db, "a");
	await rateDomains.run({ subject: "all", payload: { run: 0 }, cause: "test" }, jobContext(NOW));
	await setSettings({ rating_provider: "Ahrefs" });
	const [left] = await world.db.select().from(outbox);
	const payload = { run: Number(left?.payload.run) };
	expect(await rateDomains.run({ subject: "all", payload, cause: "test" }, jobContext(NOW))).toContain(
		"another provider",
	);
	expect(await world.db.select().from(ratingRuns)).toMatchObject([{ problem: expect.stringContaining("another") }]);
	expect(await provider.requests()).toEqual([]);
});
