import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { runBatch } from "#store/db";
import type { ListingSearch } from "#store/search/orders";
import { searchListings } from "#store/search/search-listings";
import { countVocabulary } from "#store/search/vocabulary";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function slugs(search: Partial<ListingSearch>): Promise<string[]> {
	const { cards } = await searchListings(world.db, {
		status: "live",
		sort: "relevance",
		limit: 50,
		offset: 0,
		...search,
	});
	return cards.map((card) => card.slug);
}

describe("orders", () => {
	beforeEach(async () => {
		await mintListing(world.db, "a", {
			tagline: "kites",
			votes: 3,
			views: 1,
			followers: 2,
			trending: 9,
			launchedAt: 1e12,
		});
		await mintListing(world.db, "b", {
			tagline: "kites",
			votes: 1,
			views: 2,
			followers: 3,
			trending: 8,
			launchedAt: 3e12,
		});
		await mintListing(world.db, "c", {
			tagline: "kites",
			votes: 2,
			views: 3,
			followers: 1,
			trending: 7,
			launchedAt: 2e12,
		});
	});

	it.each([
		["newest", ["b", "c", "a"]],
		["votes", ["a", "c", "b"]],
		["relevance", ["a", "c", "b"]],
		["trending", ["a", "b", "c"]],
		["most_viewed", ["c", "b", "a"]],
		["most_followed", ["b", "a", "c"]],
	] as const)("gives the same order by %s with and without a filter", async (sort, order) => {
		expect(await slugs({ sort })).toEqual(order);
		if (sort !== "relevance") expect(await slugs({ sort, words: "kites" })).toEqual(order);
	});

	it("gives pages that follow on each other", async () => {
		for (const words of [undefined, "kites"]) {
			const pages = [0, 1, 2, 3].map((offset) => slugs({ sort: "votes", words, limit: 1, offset }));
			expect((await Promise.all(pages)).flat()).toEqual(["a", "c", "b"]);
		}
	});

	it("puts the greater id first among equals", async () => {
		await mintListing(world.db, "d", { tagline: "kites", votes: 2 });
		expect(await slugs({ sort: "votes" })).toEqual(["a", "d", "c", "b"]);
		expect(await slugs({ sort: "votes", words: "kites" })).toEqual(["a", "d", "c", "b"]);
	});
});

describe("filters", () => {
	it("combines them all, and includes subcategories", async () => {
		const parent = await mintCategory(world.db, "parent");
		const child = await mintCategory(world.db, "child", { parentId: parent.id });
		const facts = { country: "US", stage: "beta", pricingModel: "free", tagline: "kites", categoryIds: [child.id] };
		await mintListing(world.db, "hit", facts);
		await mintListing(world.db, "abroad", { ...facts, country: "DE" });
		await mintListing(world.db, "later", { ...facts, stage: "growing" });
		await mintListing(world.db, "paid", { ...facts, pricingModel: "subscription" });
		await mintListing(world.db, "elsewhere", { ...facts, categoryIds: [] });
		await mintListing(world.db, "boats", { ...facts, tagline: "boats" });
		const filter = { words: "kites", category: "parent", country: "us", stage: "beta", pricingModel: "Free" };
		expect(await slugs(filter)).toEqual(["hit"]);
		expect(await slugs({ ...filter, sort: "newest", domain: "hit.example" })).toEqual(["hit"]);
		expect(await slugs({ ...filter, domain: "abroad.example" })).toEqual([]);
	});

	it("finds a website by its exact host only", async () => {
		await mintListing(world.db, "acme");
		await mintListing(world.db, "notacme");
		await mintListing(world.db, "draft", { status: "draft", domain: "draft.example" });
		expect(await slugs({ domain: "acme.example" })).toEqual(["acme"]);
		expect(await slugs({ domain: "shop.acme.example" })).toEqual([]);
		expect(await slugs({ domain: "draft.example" })).toEqual([]);
	});

	it("keeps live and upcoming apart", async () => {
		await mintListing(world.db, "now", { tagline: "kites" });
		await mintListing(world.db, "january", { tagline: "kites", status: "scheduled", launchWeek: "2027-01-04" });
		await mintListing(world.db, "december", { tagline: "kites", status: "scheduled", launchWeek: "2026-12-07" });
		for (const words of [undefined, "kites"]) {
			expect(await slugs({ words })).toEqual(["now"]);
			expect(await slugs({ words, status: "upcoming", sort: "newest" })).toEqual(["january", "december"]);
			expect((await slugs({ words, status: "upcoming" })).sort()).toEqual(["december", "january"]);
		}
		expect(await slugs({ domain: "now.example", status: "upcoming" })).toEqual([]);
		expect(await slugs({ domain: "january.example", status: "upcoming" })).toEqual(["january"]);
	});
});

describe("words", () => {
	it("count together, and a name says more than a description", async () => {
		await mintListing(world.db, "one", { name: "Ledger", tagline: "Books for teams", votes: 1 });
		await mintListing(world.db, "two", { name: "Other", tagline: "A ledger for teams of bakers", votes: 99 });
		await mintListing(world.db, "three", { name: "Third", tagline: "Teams", votes: 500 });
		expect(await slugs({ words: "ledger" })).toEqual(["one", "two"]);
		expect(await slugs({ words: "ledger for bakers" })).toEqual(["two", "one"]);
		expect(await slugs({ words: "ledger for bakers", sort: "votes" })).toEqual(["two", "one"]);
		expect(await slugs({ words: "ledgers" })).toEqual(["one", "two"]);
		expect(await slugs({ words: "xqzw" })).toEqual([]);
		expect(await slugs({ words: "?!" })).toEqual([]);
	});

	it("are data, whatever is typed", async () => {
		await mintListing(world.db, "quoted", { tagline: 'the "best" of C++ AND node.js NOT (mine)', country: "US" });
		for (const words of [
			'"',
			'""',
			"a*",
			"AND",
			"NOT",
			"NEAR(",
			"name:x",
			"{name}",
			"^x",
			"-x",
			"'",
			"\\",
			"x".repeat(200),
		]) {
			for (const sort of ["relevance", "newest"] as const) await expect(slugs({ words, sort })).resolves.toBeDefined();
		}
		const many = Array.from({ length: 100 }, (_, index) => index % 10).join(" ");
		expect(await slugs({ words: many })).toEqual([]);
		expect(await slugs({ words: "C++ (mine)" })).toEqual(["quoted"]);
		expect(await slugs({ words: "AND not" })).toEqual(["quoted"]);
		for (const token of ["\u{e000}nus0", "nus0"]) expect(await slugs({ words: token })).toEqual([]);
	});

	it("meet letters of any script that the index does not know", async () => {
		await mintListing(world.db, "omega", { tagline: "Ωmega für Ärzte" });
		expect(await slugs({ words: "arzte fur" })).toEqual(["omega"]);
		for (const words of ["\u{1E4C0}\u{1E4C1}", "omega \u{1E4C0}", "\u{2EBF0}"]) {
			await expect(slugs({ words }), words).resolves.toBeDefined();
		}
	});
});

describe("a query", () => {
	it("of many long words is answered, whether they stand anywhere or not", async () => {
		await mintListing(world.db, "one", { tagline: "calendars beekeeping" });
		for (const words of [
			"privacy friendly calendars engine beekeeping",
			"qwertyui asdfghjk zxcvbnmq poiuytre lkjhgfds",
			"a b c d e f g h i j k l m n o p",
		]) {
			for (const sort of ["relevance", "votes"] as const)
				await expect(slugs({ words, sort }), words).resolves.toBeDefined();
		}
		expect(await slugs({ words: "privacy friendly calendar engine beekeeper" })).toEqual(["one"]);
	});
});

describe("what is called exactly so", () => {
	it("comes first, by its name or its domain", async () => {
		await mintListing(world.db, "calibre-web", { name: "Calibre Web", tagline: "Calibre for Calibre" });
		await mintListing(world.db, "calibre", {
			tagline: "Books of every kind, sorted for people who read a lot of them",
		});
		await mintListing(world.db, "wiki-go", { name: "Wiki-Go", tagline: "Pages for small companies that write much" });
		await mintListing(world.db, "otter", { name: "Wiki", tagline: "A wiki for wikis in go" });
		await mintListing(world.db, "omeka", { name: "Omeka", tagline: "Collections" });
		await mintListing(world.db, "omeka-s", {
			name: "Omeka S",
			tagline: "Collections of many sites, linked to each other",
		});
		await mintListing(world.db, "reader", { name: "Lesen", domain: "reader.app", tagline: "Feeds" });
		await mintListing(world.db, "openreader", { name: "Reader App", tagline: "The reader app" });
		await mintListing(world.db, "hidden", { name: "Calibre", status: "draft" });
		expect((await slugs({ words: "Calibre" })).slice(0, 2)).toEqual(["calibre", "calibre-web"]);
		expect((await slugs({ words: "wiki-go" }))[0]).toBe("wiki-go");
		expect((await slugs({ words: "omeka s" }))[0]).toBe("omeka-s");
		expect((await slugs({ words: "omeka" }))[0]).toBe("omeka");
		for (const words of ["reader.app", "https://www.reader.app/pricing", " Reader.App "]) {
			expect((await slugs({ words }))[0], words).toBe("reader");
		}
		expect(await slugs({ words: "calibre", domain: "calibre-web.example" })).toEqual(["calibre-web"]);
		expect(await slugs({ words: "reader.app", country: "US" })).toEqual([]);
		expect(await slugs({ words: "calibre", status: "upcoming" })).toEqual([]);
	});

	it("moves nothing else, page by page", async () => {
		for (let index = 0; index < 12; index++) {
			await mintListing(world.db, `kite-${index}`, {
				name: index === 7 ? "Kite" : `Kite ${index}`,
				tagline: "kite ".repeat(12 - index),
			});
		}
		const whole = await slugs({ words: "kite" });
		const pages = [0, 3, 6, 9].map((offset) => slugs({ words: "kite", limit: 3, offset }));
		expect((await Promise.all(pages)).flat()).toEqual(whole);
		expect(whole[0]).toBe("kite-7");
		expect(new Set(whole).size).toBe(12);
	});
});

describe("every order", () => {
	it("finds what relevance finds", async () => {
		await mintListing(world.db, "photoprism", { name: "PhotoPrism", tagline: "Albums" });
		await mintListing(world.db, "relations", { tagline: "Customer relationship management" });
		for (const [words, slug] of [
			["photo prism", "photoprism"],
			["crm", "relations"],
		] as const) {
			for (const sort of ["relevance", "newest", "votes"] as const) {
				expect(await slugs({ words, sort }), `${words} ${sort}`).toEqual([slug]);
			}
			const search = { words, country: "US", status: "live", sort: "relevance", limit: 5, offset: 0 } as const;
			expect((await searchListings(world.db, search)).inTheWay, words).toEqual(["country"]);
		}
	});
});

describe("the vocabulary", () => {
	it("of listings that are gone corrects and completes nothing", async () => {
		const listing = await mintListing(world.db, "secretive", { name: "Zebrafinch" });
		await runBatch(world.db, (await countVocabulary(world.db, "", 100)).statements);
		const asked = async (words: string) => {
			const search = { words, status: "live", sort: "relevance", limit: 5, offset: 0 } as const;
			const { plan } = await searchListings(world.db, search);
			return plan?.units[0]?.forms;
		};
		expect(await asked("zebrafnch ")).toEqual(["zebrafinch"]);
		expect(await asked("zebraf")).toEqual(["zebrafinch"]);
		await runBatch(world.db, [
			world.db.run(sql`UPDATE listings SET status = 'draft' WHERE id = ${listing.id}`),
			world.db.run(sql`INSERT INTO listing_reindex (listing_id) VALUES (${listing.id})`),
		]);
		expect(await asked("zebrafnch ")).toEqual(["zebrafnch*"]);
		expect(await asked("zebraf")).toEqual(["zebraf*"]);
	});
});

it("takes other names as data, whatever the site team writes", async () => {
	await mintListing(world.db, "one", { tagline: "Full text search" });
	for (const [at, others] of ['say "hi"', '"', "full-text* (search)", "NEAR(", "🎉"].entries()) {
		await world.db.run(sql`INSERT INTO search_synonyms (phrase, stems, others, other_stems)
			VALUES (${`kite${at}`}, ${`kite${at}`}, ${JSON.stringify([others])}, ${JSON.stringify([others])})`);
	}
	for (const sort of ["relevance", "votes"] as const) {
		expect(await slugs({ words: "kite0", sort })).toEqual([]);
		expect(await slugs({ words: "kite1 kite3 kite4", sort })).toEqual([]);
		expect(await slugs({ words: "kite2", sort })).toEqual(["one"]);
	}
});

it("brings what has a common word too before what has but the rare one", async () => {
	for (let index = 0; index < 30; index++) {
		await mintListing(world.db, `notes-${index}`, { name: `Notes ${index}`, tagline: "Notes for notes", votes: 9 });
	}
	await mintListing(world.db, "both", {
		tagline: "An assistant (AI) for what you have written, such as notes",
		votes: 1,
	});
	await world.db.run(sql`INSERT INTO search_common (stem, listings) VALUES ('ai', 9000)`);
	expect((await slugs({ words: "ai notes" })).slice(0, 2)).toContain("both");
});

it("knows other names both ways, as the site team has them now", async () => {
	await mintListing(world.db, "one", { tagline: "A windlender for sailors" });
	await mintListing(world.db, "two", { tagline: "Boats and wind tamers" });
	const insert = (others: string, otherStems: string) =>
		world.db.run(sql`INSERT INTO search_synonyms (id, phrase, stems, others, other_stems)
			VALUES (990001, 'windlender', 'windlend', ${others}, ${otherStems})`);
	await insert('["wind tamers"]', '["wind tamer"]');
	expect(await slugs({ words: "wind tamer" })).toEqual(["two", "one"]);
	expect(await slugs({ words: "windlenders" })).toEqual(["one", "two"]);
	await world.db.run(
		sql`UPDATE search_synonyms SET others = '["airmakers"]', other_stems = '["airmak"]' WHERE id = 990001`,
	);
	expect(await slugs({ words: "wind tamer" })).toEqual(["two"]);
	expect(await slugs({ words: "airmaker" })).toEqual(["one"]);
	await world.db.run(sql`DELETE FROM search_synonyms WHERE id = 990001`);
	expect(await slugs({ words: "airmaker" })).toEqual([]);
});

it("brings what is of the category of most others before what only shares a word with them", async () => {
	const [notes, games] = [await mintCategory(world.db, "notes"), await mintCategory(world.db, "games")];
	for (let index = 0; index < 6; index++) {
		await mintListing(world.db, `pad-${index}`, {
			tagline: "Writing pads",
			shortDescription: "For pens ".repeat(4),
			primaryCategoryId: notes.id,
			categoryIds: [notes.id],
		});
	}
	await mintListing(world.db, "jump", { tagline: "Jump pads", primaryCategoryId: games.id, categoryIds: [games.id] });
	expect((await slugs({ words: "pads" })).at(-1)).toBe("jump");
});
