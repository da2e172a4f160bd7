import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { ListingProfileAnswer } from "#operations/directory/profile";
import { runBatch } from "#store/db";
import { domainRatings, founders, listingFounders, listingUpdates, milestones } from "#store/schema/index";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function get(slug: string): Promise<ListingProfileAnswer> {
	const answer = await world.api<ListingProfileAnswer>("GET", `/listings/${slug}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}

const day = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString().slice(0, 10);

/** A listing with more of everything than a profile shows. */
async function mintFull(unlocked: boolean): Promise<number> {
	const categories = [];
	for (const slug of ["one", "two", "three", "four"]) categories.push(await mintCategory(world.db, slug));
	await setSettings({ rating_provider: "test" });
	const { id } = await mintListing(world.db, "full", {
		categoryIds: categories.map((category) => category.id),
		country: "NL",
		pricingModel: "subscription",
		ratingCount: 2,
		ratingSum: 9,
		storyUnlocked: unlocked,
		milestonesUnlocked: unlocked,
		mediaUnlocked: unlocked,
		profile: {
			description: "All of it.",
			pricing_summary: "From 5 dollars.",
			founded_year: 2020,
			features: ["One", "Two"],
			faqs: [{ question: "Why?", answer: "Because." }],
			socials: { x: "https://x.example/full" },
			demo_video_url: "https://video.example/1",
			story: { why_started: "Boredom." },
			not_found_on_website: ["city"],
			evidence: {
				founded_year: [{ quote: "since 2020", url: "https://full.example/about" }],
				demo_video_url: [{ quote: "https://video.example/1", url: "https://full.example/" }],
				milestones: ["M2", "M60"].map((of) => ({ quote: `2020: ${of}`, url: "https://full.example/about", of })),
			},
		},
	});
	const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
	await runBatch(world.db, [
		...numbers(8).flatMap((n) => [
			world.db
				.insert(founders)
				.values({ id: n, slug: `f${n}`, name: `F ${n}`, searchName: `f ${n}`, title: "Engineer", createdAt: 0 }),
			world.db
				.insert(listingFounders)
				.values({ listingId: id, founderId: n, title: n === 1 ? "CEO" : null, position: 8 - n }),
		]),
		...numbers(9).map((n) =>
			world.db.insert(listingUpdates).values({ id: n, listingId: id, title: `U${n}`, body: "b", createdAt: n }),
		),
		...numbers(20).map((n) =>
			world.db.insert(domainRatings).values({ listingId: id, day: day(-n), provider: "test", ratingTenths: 400 - n }),
		),
		...numbers(50).map((n) =>
			world.db.insert(milestones).values({ id: n, listingId: id, date: day(-n), title: `M${n}` }),
		),
	]);
	return id;
}

it("gives the whole profile, with the quotes behind it and what the website did not say", async () => {
	await mintFull(false);
	const body = await get("full");
	expect(body).toMatchObject({
		slug: "full",
		url: "https://full.example/",
		description: "All of it.",
		pricing: { model: "subscription", summary: "From 5 dollars." },
		categories: [{ slug: "one" }, { slug: "two" }, { slug: "three" }, { slug: "four" }],
		features: ["One", "Two"],
		faqs: [{ question: "Why?", answer: "Because." }],
		socials: { x: "https://x.example/full" },
		rating: { average: 4.5, count: 2 },
		city: null,
		not_found_on_website: ["city"],
		evidence: { founded_year: [{ quote: "since 2020", url: "https://full.example/about" }] },
		claimed: false,
	});
	expect(body.founders.map((founder) => founder.slug)).toEqual(["f8", "f7", "f6", "f5", "f4", "f3"]);
	expect(body.founders[0]).toMatchObject({ title: "Engineer", url: `${ORIGIN}/founders/f8` });
	expect(body.latest_updates.map((update) => update.title)).toEqual(["U9", "U8", "U7"]);
	expect(body.domain_rating).toMatchObject({ value: 39.9, provider: "test", date: day(-1), trend: "up", change: 0.7 });
	expect(body.domain_rating?.history.map((point) => point.value)).toEqual([
		39.2, 39.3, 39.4, 39.5, 39.6, 39.7, 39.8, 39.9,
	]);
});

it("has paid sections only when they are unlocked, and then says nothing that is not there", async () => {
	const id = await mintFull(false);
	const locked = await get("full");
	for (const key of ["story", "milestones", "media"]) expect(locked).not.toHaveProperty(key);
	expect(JSON.stringify(locked)).not.toContain("video.example");
	expect(locked.evidence).not.toHaveProperty("milestones");

	await world.db.run(
		sql`UPDATE listings SET story_unlocked = 1, milestones_unlocked = 1, media_unlocked = 1 WHERE id = ${id}`,
	);
	const open = await get("full");
	expect(open.story).toEqual({ why_started: "Boredom." });
	expect(open.media).toEqual({ demo_video_url: "https://video.example/1" });
	expect(open.milestones?.map((milestone) => milestone.title).slice(0, 3)).toEqual(["M1", "M2", "M3"]);
	expect(open.evidence).toHaveProperty("demo_video_url");
	expect(open.evidence.milestones).toMatchObject([{ quote: "2020: M2", of: "M2" }]);
	expect(open.typed).toContainEqual({ field: "milestones", of: "M1", by: "owner" });
	expect(open.typed).not.toContainEqual({ field: "milestones", of: "M2", by: "owner" });
});

it("shows all votes beside those that count", async () => {
	await mintListing(world.db, "acme", { votes: 5, votesRaw: 7 });
	expect((await get("acme")).community_votes).toEqual({ raw: 7, counted: 5, discounted: 2 });
	await mintListing(world.db, "trusted", { votes: 5, votesRaw: 5 });
	expect((await get("trusted")).community_votes).toEqual({ raw: 5, counted: 5, discounted: 0 });
});

it("reads at most 60 rows, however much there is", async () => {
	await mintFull(true);
	const { rowsRead, statements } = await countRows(() => get("full"));
	expect(rowsRead).toBeLessThanOrEqual(60);
	expect(statements).toBeLessThanOrEqual(6);
});

it("leaves blank what is not known", async () => {
	await mintListing(world.db, "bare");
	expect(await get("bare")).toMatchObject({
		description: null,
		rating: null,
		domain_rating: null,
		category: null,
		categories: [],
		founders: [],
		latest_updates: [],
		founded_year: null,
	});
});

it("is public for live and upcoming listings only", async () => {
	await mintListing(world.db, "soon", { status: "scheduled" });
	await mintListing(world.db, "draft", { status: "draft" });
	await mintListing(world.db, "waiting", { status: "awaiting_badge" });
	expect(await get("soon")).toMatchObject({ status: "scheduled", launched_at: null });
	for (const slug of ["draft", "waiting", "none"]) {
		const answer = await world.api("GET", `/listings/${slug}`);
		expect(answer.status, slug).toBe(404);
		expect(answer.body).toMatchObject({ code: "not_found" });
	}
	expect((await world.api("GET", "/listings/No")).status).toBe(400);
	expect((await world.api("GET", `/listings/${"a".repeat(221)}`)).status).toBe(400);
	expect((await world.api("GET", `/listings/${"a".repeat(220)}`)).status).toBe(404);
});

it("names the slug that a product's name may have", async () => {
	const { body } = await world.api("GET", "/listings/Tidewell%20Caf%C3%A9");
	expect(body.errors).toMatchObject([{ pointer: "/slug", message: expect.stringMatching(/such as tidewell-cafe\.$/) }]);
});
