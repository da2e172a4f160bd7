import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { priceFacets } from "#core/listings/search-terms";
import describeRows from "#jobs/describe-rows";
import { NO_PROFILE } from "#store/listing-profile";
import { hasRowsToDescribe, rowsToDescribe, storeRowFacts } from "#store/listing-rows";
import { awards, listingProfiles, listings } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const describe = () => {
	const context = jobContext(NOW);
	return describeRows.run({ subject: "all", payload: {}, cause: "test" }, context);
};
const row = async (id: number) => (await world.db.query.listings.findFirst({ where: eq(listings.id, id) }))?.rowFacts;
const QUOTE = { quote: "Free for 3 clients and €9 a month", url: "https://acme.example/pricing" };

it("keeps the price with its quote, the town and the counts of a listing, and lists show them", async () => {
	const { id } = await mintListing(world.db, "acme", {
		tagline: "Typed by hand",
		profile: {
			pricing_summary: "Free for 3 clients, €9 a month after that.",
			city: "Ghent",
			evidence: { pricing_summary: [QUOTE], city: [{ ...QUOTE, quote: "in Ghent" }] },
			not_found_on_website: ["founded_year"],
		},
	});
	const price = { words: "Free for 3 clients", by: "site", quote: QUOTE };
	expect(await describe()).toBe("described 1 rows");
	// The name and the tagline have no quotes: their owner stated them.
	const counts = { quoted: 2, team: 0, owner: 2, blank: 1 };
	const prices = [{ currency: "EUR", cents: 900, per: "month" }];
	expect(await row(id)).toEqual({ price, city: "Ghent", counts, award: null, prices, steps: ["eurms8", "eurmf1"] });
	const { body } = await world.api("GET", "/launches?section=recent");
	expect(body).toMatchObject({
		items: [{ price, city: "Ghent", facts: { quoted: 2, by_owner: 2, by_team: 0, not_stated: 1 } }],
	});
	expect(await describe()).toBe("nothing to describe");
});

it("does so again after every edit of the profile", async () => {
	const { id } = await mintListing(world.db, "acme");
	await describe();
	expect(await hasRowsToDescribe(world.db)).toBe(false);
	const changed = await world.db.query.listingProfiles.findFirst({ where: eq(listingProfiles.listingId, id) });
	if (changed === undefined) throw new Error("no profile");
	await world.db.update(listingProfiles).set({ profile: { ...changed.profile, city: "Porto" } });
	expect(await row(id)).toMatchObject({ city: null });
	await describe();
	expect(await row(id)).toMatchObject({ city: "Porto" });
});

it("has searches find a listing by the plain form of letters that it writes otherwise", async () => {
	const { id } = await mintListing(world.db, "acme", {
		name: "ＣＲＭ Ｐｌｕｓ",
		tagline: "ﬁnance ﾂｰﾙ",
		profile: { tags: ["Ｏｆｆｉｃｅ"], features: ["Ｋａｎｂａｎ boards", "Ｇａｎｔｔ charts"] },
	});
	await mintListing(world.db, "other", { name: "Umbrella" });
	await describe();
	expect(await row(id)).toMatchObject({
		plain: { name: "crm plus", squeezed: "crmplus", labels: "finance ツール office", body: "kanban gantt" },
	});
	for (const q of [
		"crm",
		"CRM plus",
		"crmplus",
		"ＣＲＭ",
		"finance",
		"ﬁnance",
		"ツール",
		"ﾂｰﾙ",
		"office",
		"kanban gantt",
	]) {
		for (const sort of ["relevance", "newest"]) {
			const { body } = await world.api("GET", `/listings?q=${encodeURIComponent(q)}&sort=${sort}`);
			expect(body, `${q} by ${sort}`).toMatchObject({
				items: [{ slug: "acme", matched: "all" }],
				corrected_query: null,
			});
		}
	}
	const { body } = await world.api("GET", "/listings?q=kanban%20gantt");
	expect(body).toMatchObject({ items: [{ passage: "Ｋａｎｂａｎ boards" }] });
	const { body: named } = await world.api("GET", "/listings?q=crm%20plus");
	expect(named).toMatchObject({ items: [{ matched_words: [{ in: ["name"] }, { in: ["name"] }] }] });
});

it("has searches know what a listing costs, until it no longer says so", async () => {
	const { id } = await mintListing(world.db, "acme", { profile: { pricing_summary: "€9 a month, or £80 once." } });
	const costing = async () => {
		const steps = ["eurms8", "gbpos17"].map((step) => priceFacets([step])[0]);
		return Promise.all(
			steps.map(
				async (match) =>
					(await world.db.all(sql`SELECT rowid FROM search_votes WHERE search_votes MATCH ${match}`)).length,
			),
		);
	};
	expect(await costing()).toEqual([0, 0]);
	await describe();
	expect(await costing()).toEqual([1, 1]);
	const profile = { ...NO_PROFILE, pricing_summary: "Prices on request" };
	await world.db.update(listingProfiles).set({ profile }).where(eq(listingProfiles.listingId, id));
	await describe();
	expect(await costing()).toEqual([0, 0]);
});

it("keeps the best place that was won, as soon as there is one", async () => {
	const { id } = await mintListing(world.db, "acme");
	await describe();
	const award = { listingId: id, votesCounted: 9, awardedAt: 1 };
	await world.db.insert(awards).values([
		{ ...award, week: "2026-10-05", place: 1 },
		{ ...award, week: "2026-10-26", place: 1 },
		{ ...award, week: "2026-11-02", place: 3 },
	]);
	expect(await describe()).toBe("described 1 rows");
	expect(await row(id)).toMatchObject({ award: { week: "2026-10-26", place: 1 } });
});

it("leaves a listing due that was edited while it was described", async () => {
	const { id } = await mintListing(world.db, "acme");
	const [due] = await rowsToDescribe(world.db, 1);
	await world.db.update(listings).set({ version: 2 }).where(eq(listings.id, id));
	const counts = { quoted: 1, team: 0, owner: 0, blank: 0 };
	await storeRowFacts(world.db, { id, version: due?.version ?? 0 }, { price: null, city: "Old", counts });
	expect(await row(id)).toBeNull();
	expect(await hasRowsToDescribe(world.db)).toBe(true);
});
