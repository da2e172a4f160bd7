import { beforeEach, expect, it } from "vitest";
import { listedPrices, stepsOf } from "#core/listings/listed-prices";
import type { ListingSearch } from "#store/search/orders";
import { searchListings } from "#store/search/search-listings";
import { mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	for (let index = 0; index < 6; index++) {
		await mintListing(world.db, `kite-${index}`, { tagline: "Kites", votes: 20 - index, country: "FR" });
	}
	await mintListing(world.db, "berlin", { tagline: "Kites and other things to fly", votes: 1, country: "DE" });
	await mintListing(world.db, "open", {
		tagline: "Kites and other things to fly",
		votes: 1,
		pricingModel: "open_source",
	});
	await mintListing(world.db, "both", {
		tagline: "Kites and other things to fly",
		votes: 0,
		country: "DE",
		pricingModel: "open_source",
	});
});

const find = (search: Partial<ListingSearch>) =>
	searchListings(world.db, { status: "live", sort: "relevance", limit: 20, offset: 0, ...search });
const slugs = async (search: Partial<ListingSearch>) => (await find(search)).cards.map(({ slug }) => slug);

it("brings first what has the facts that words name, and loses nothing else", async () => {
	const german = await slugs({ words: "german kites" });
	expect(german.slice(0, 2).toSorted()).toEqual(["both", "berlin"].toSorted());
	expect(german).toHaveLength(9);
	expect((await slugs({ words: "open source kites" })).slice(0, 2).toSorted()).toEqual(["both", "open"]);
	expect((await slugs({ words: "open source kites from Germany" }))[0]).toBe("both");
	expect((await slugs({ words: "EU-made kites" })).at(-1)).toBe("open");
});

it("finds nothing less where no product has the fact", async () => {
	expect((await slugs({ words: "swedish kites" })).toSorted()).toEqual((await slugs({ words: "kites" })).toSorted());
});

it("finds by facts alone what no text says, in every order and on pages that follow on each other", async () => {
	for (const sort of ["relevance", "votes", "newest"] as const) {
		expect((await slugs({ words: "Germany", sort })).toSorted(), sort).toEqual(["both", "berlin"].toSorted());
	}
	const pages = await Promise.all([0, 1, 2].map((offset) => slugs({ words: "germany", limit: 1, offset })));
	expect(pages.flat()).toEqual(["berlin", "both"]);
	expect(await slugs({ words: '"germany"' })).toEqual([]);
	expect(await slugs({ words: "germany", country: "FR" })).toEqual([]);
});

it("says what a product has by its facts as matched, and what was understood", async () => {
	const { cards, matches, preferences } = await find({ words: "german kites" });
	const matched = (slug: string) => matches.get(cards.find((card) => card.slug === slug)?.id ?? 0);
	expect(matched("berlin")).toMatchObject({ matched: "all", words: [{ word: "german", in: [] }, { word: "kites" }] });
	expect(matched("kite-0")).toMatchObject({ matched: "some", words: [{ word: "kites" }] });
	expect(preferences).toEqual([{ filter: "country", values: ["DE"], words: ["german"] }]);
	expect((await find({ words: "german kites", country: "DE" })).preferences).toEqual([]);
	// Some words that name a fact are never looked for in texts.
	await mintListing(world.db, "paid-kites", { tagline: "Kites", pricingModel: "subscription" });
	await mintListing(world.db, "free-kites", { tagline: "Kites", pricingModel: "free" });
	const free = await find({ words: "free kites" });
	expect(Object.fromEntries(free.cards.map(({ id, slug }) => [slug, free.matches.get(id)?.matched]))).toMatchObject({
		"free-kites": "all",
		"paid-kites": "some",
	});
});

/** Listings whose prices have been read off what they say. */
async function mintPriced(slug: string, summary: string, pricingModel = "subscription") {
	const prices = listedPrices(summary);
	const counts = { quoted: 0, team: 0, owner: 0, blank: 0 };
	await mintListing(world.db, slug, {
		tagline: "Balloons and other things to fly",
		pricingModel,
		votes: 0,
		rowFacts: { price: null, city: null, counts, prices, steps: stepsOf(prices) },
	});
}

it("brings first what costs no more than the words say", async () => {
	for (let index = 0; index < 6; index++) {
		await mintListing(world.db, `balloon-${index}`, { tagline: "Balloons", votes: 20, pricingModel: "subscription" });
	}
	await mintPriced("cheap", "From $9 a month");
	await mintPriced("yearly", "$120 a year");
	await mintPriced("dear", "$49 a month");
	await mintPriced("euros", "9 euros a month");
	await mintPriced("once", "15 dollars, paid once", "one_time");
	await mintPriced("plans", "Solo is free. Team: $99 a month", "freemium");
	const first = async (words: string, count: number) => (await slugs({ words })).slice(0, count).toSorted();
	expect(await first("balloons under $20 a month", 3)).toEqual(["cheap", "plans", "yearly"]);
	expect(await first("balloons under $20", 4)).toEqual(["cheap", "once", "plans", "yearly"]);
	expect(await first("balloons under 20 dollars once", 2)).toEqual(["once", "plans"]);
	expect(await first("balloons less than 10 euros per month", 2)).toEqual(["euros", "plans"]);
	const { cards, matches } = await find({ words: "balloons under $9.50 a month" });
	const matched = Object.fromEntries(cards.map(({ id, slug }) => [slug, matches.get(id)?.matched]));
	expect(matched).toMatchObject({ cheap: "all", plans: "all", yearly: "some", dear: "some", "balloon-0": "some" });
	expect((await slugs({ words: "under $20" })).toSorted()).toEqual(
		["both", "cheap", "once", "open", "plans", "yearly"].toSorted(),
	);
	expect(await slugs({ words: '"under $20" balloons' })).toHaveLength(12);
});

it("reads little more than the same words alone", async () => {
	await mintListings(world.db, 1000, []);
	const priced = "product tagline under 5000 dollars";
	for (const words of ["free german product to plan tagline budgets", "german product tagline", "germany", priced]) {
		const { rowsRead, statements } = await countRows(() => find({ words }));
		const alone = words.replaceAll(/free|german\w*|under.*/g, (word) => `"${word}"`);
		const before = await countRows(() => find({ words: alone }));
		expect(rowsRead, words).toBeLessThanOrEqual(Math.max(160, before.rowsRead + 14));
		// A word that names a fact may be completed or corrected no more, and its facts are a list.
		expect(statements, words).toBeLessThanOrEqual(before.statements + 3);
	}
});

it("does so among products that have not launched, too, and shows none of the others there", async () => {
	const later = { status: "scheduled", tagline: "Kites to come" } as const;
	for (let index = 0; index < 5; index++)
		await mintListing(world.db, `soon-${index}`, { ...later, votes: 9, country: "FR" });
	await mintListing(world.db, "soon-free", { ...later, pricingModel: "free" });
	await mintListing(world.db, "soon-berlin", { ...later, country: "DE" });
	const upcoming = async (words: string, sort: ListingSearch["sort"] = "relevance") =>
		slugs({ words, status: "upcoming", sort });
	expect((await upcoming("free kites"))[0]).toBe("soon-free");
	expect((await upcoming("kites from Germany"))[0]).toBe("soon-berlin");
	expect((await upcoming("free kites from Germany")).slice(0, 2).toSorted()).toEqual(["soon-berlin", "soon-free"]);
	expect(await upcoming("Germany")).toEqual(["soon-berlin"]);
	expect(await upcoming("free", "votes")).toEqual(["soon-free"]);
	const all = await upcoming("kites from Germany");
	expect(all).toHaveLength(7);
	expect(all.every((slug) => slug.startsWith("soon-"))).toBe(true);
	expect((await slugs({ words: "kites from Germany" })).some((slug) => slug.startsWith("soon-"))).toBe(false);
	expect(await slugs({ words: "free kites", status: "upcoming", pricingModel: "free" })).toEqual(["soon-free"]);
});

it("brings last what has what is not wanted, and first what says that it is without it", async () => {
	const tagline = "Spinning tops";
	for (let index = 0; index < 8; index++) await mintListing(world.db, `tin-${index}`, { tagline });
	await mintListing(world.db, "wood", { tagline: "Spinning tops and other things that turn", country: "CN" });
	await mintListing(world.db, "says-so", { tagline: "Spinning tops of many kinds, no tin, all beech" });
	const found = await find({ words: "spinning tops without tin" });
	expect(found.cards.map(({ slug }) => slug).slice(0, 2)).toEqual(["says-so", "wood"]);
	expect(found.cards).toHaveLength(10);
	const matched = found.cards.map(({ id }) => found.matches.get(id)?.matched);
	expect(matched).toEqual(["all", "all", ...Array.from({ length: 8 }, () => "some")]);
	const pages = await Promise.all(
		[0, 5].map((offset) => slugs({ words: "spinning tops without tin", limit: 5, offset })),
	);
	expect(pages.flat()).toEqual(found.cards.map(({ slug }) => slug));
	expect((await slugs({ words: "spinning tops not from China" })).at(-1)).toBe("wood");
	expect(await slugs({ words: "spinning tops without tin", sort: "votes" })).toHaveLength(10);
	expect((await slugs({ words: 'spinning tops "without tin"' }))[0]).not.toBe("wood");
});

it("reads little more where something is not wanted", async () => {
	await mintListings(world.db, 1000, []);
	for (const words of ["product tagline no budgets", "free german product to plan tagline no budgets without ads"]) {
		expect((await countRows(() => find({ words }))).rowsRead, words).toBeLessThanOrEqual(160);
		expect((await countRows(() => find({ words, offset: 40 }))).rowsRead, words).toBeLessThanOrEqual(280);
	}
});
