import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { listingVersions, localMails, outbox } from "#store/schema/index";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const quotes = {
	tagline: [{ quote: "Old", url: "https://inkfern.example/" }],
	city: [{ quote: "Malmö", url: "https://inkfern.example/" }],
};
const profile = {
	socials: { x: "old", github: "gone" },
	evidence: quotes,
	not_found_on_website: ["founded_year", "city"],
};

it("publishes at once, keeps what was there for restoring, and mails the team before and after", async () => {
	const category = await mintCategory(world.db, "productivity");
	const listing = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		tagline: "Old",
		categoryIds: [category.id],
		profile,
	});
	const answer = await world.api("PATCH", `/me/listings/${listing.id}`, {
		as: ada,
		body: {
			fields: { tagline: "Marmalade", founded_year: 2021, country: "se", features: ["One", " "], headline: "" },
			socials: { x: "https://x.com/inkfern", facebook: "" },
			faqs: [{ question: "Free?", answer: "Yes." }],
		},
	});
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		tagline: "Marmalade",
		founded_year: 2021,
		country: "SE",
		features: ["One"],
		headline: null,
		socials: { x: "https://x.com/inkfern" },
		faqs: [{ question: "Free?", answer: "Yes." }],
		not_found_on_website: ["city"],
	});
	expect((await world.api("GET", `/me/listings/${listing.id}`, { as: ada })).body).toMatchObject({
		tagline: "Marmalade",
	});
	expect((await world.db.query.listingProfiles.findFirst())?.profile.evidence).toEqual({ city: quotes.city });
	expect(await world.db.select().from(listingVersions)).toMatchObject([
		{
			listingId: listing.id,
			version: 2,
			userId: ada.userId,
			before: { tagline: "Old", founded_year: null, country: null, socials: profile.socials, faqs: [] },
			after: { tagline: "Marmalade", founded_year: 2021, country: "SE" },
		},
	]);
	await world.runJobs();
	const [mail] = await world.db.select().from(localMails);
	expect(mail).toMatchObject({ to: DEFAULT_SETTINGS.teamEmail });
	expect(mail?.text).toContain("Tagline\n\n> before: Old\n> after: Marmalade");
	const found = await world.db.all<{ n: number }>(
		"SELECT count(*) AS n FROM search_votes WHERE search_votes MATCH 'marmalade'" as never,
	);
	expect(found).toEqual([{ n: 1 }]);
});

it("clears a fact by an empty text or null, and leaves what is not sent", async () => {
	const listing = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		tagline: "Old",
		profile: { founded_year: 2020, city: "Malmö" },
	});
	const answer = await world.api("PATCH", `/me/listings/${listing.id}`, {
		as: ada,
		body: { fields: { tagline: " ", founded_year: null } },
	});
	expect(answer.body).toMatchObject({ tagline: null, founded_year: null, city: "Malmö" });
});

it("writes nothing when nothing changes", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, tagline: "Old" });
	for (const body of [undefined, {}, { fields: {} }, { fields: { tagline: "Old" } }]) {
		const answer = await world.api("PATCH", `/me/listings/${listing.id}`, { as: ada, body });
		expect(answer.status).toBe(200);
	}
	expect(await world.db.select().from(listingVersions)).toEqual([]);
	expect(await world.db.select().from(outbox)).toEqual([]);
});

/** Fewer in short: each is one that many others come between. */
const EDITS = env.TEST_DEPTH === "full" ? 100 : 40;

it(`keeps every one of ${EDITS} edits of one listing, half of them at a time, in one unbroken history`, async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, profile });
	const keys = ["headline", "summary", "description", "city", "pricing_summary", "seo_title", "contact_email"];
	const sameAgain = await world.person(ada.email);
	const edit = (index: number) =>
		world.api("PATCH", `/me/listings/${listing.id}`, {
			as: index % 2 === 0 ? ada : sameAgain,
			body: {
				fields: { [keys[index % keys.length] ?? ""]: `a${index}@inkfern.example`, tagline: `Tagline ${index}` },
				...(index === 0.4 * EDITS && { socials: { x: "https://x.com/inkfern" } }),
			},
		});
	const statuses: number[] = [];
	for (const half of [0, EDITS / 2]) {
		const answers = await Promise.all(Array.from({ length: EDITS / 2 }, (_, index) => edit(half + index)));
		statuses.push(...answers.map((answer) => answer.status));
	}
	expect(statuses).toEqual(Array(EDITS).fill(200));
	const history = await world.db.select().from(listingVersions).orderBy(listingVersions.version);
	expect(history.map((row) => row.version)).toEqual(Array.from({ length: EDITS }, (_, index) => index + 2));
	const said = new Map<string, unknown>();
	for (const { before, after } of history) {
		for (const [key, value] of Object.entries(before)) if (said.has(key)) expect(value, key).toEqual(said.get(key));
		for (const [key, value] of Object.entries(after)) said.set(key, value);
	}
	const mine = (await world.api("GET", `/me/listings/${listing.id}`, { as: ada })).body;
	expect(mine).toMatchObject(Object.fromEntries([...said].filter(([key]) => key in mine)));
	expect(new Set(history.map((row) => row.after.tagline)).size).toBe(EDITS);
	expect(said.get("socials")).toEqual({ x: "https://x.com/inkfern" });
	expect(keys.filter((key) => typeof mine[key] !== "string")).toEqual([]);
});

it("does not touch somebody else's listing", async () => {
	const listing = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId, tagline: "Old" });
	const answer = await world.api("PATCH", `/me/listings/${listing.id}`, {
		as: ada,
		body: { fields: { tagline: "Mine" } },
	});
	expect(answer.status).toBe(404);
	expect(await world.db.query.listings.findFirst()).toMatchObject({ tagline: "Old", version: 1 });
});

it("keeps of several spellings of a keyword the first", async () => {
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, profile });
	const body = { fields: { keywords: ["Café", "cafe\u0301", "ＣＡＦÉ", "bar"] } };
	const answer = await world.api("PATCH", `/me/listings/${id}`, { as: ada, body });
	expect(answer.body).toMatchObject({ keywords: ["Café", "bar"] });
});

it("names the code of a country that was given by its name", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const edit = async (country: string) =>
		(await world.api("PATCH", `/me/listings/${listing.id}`, { as: ada, body: { fields: { country } } })).body.errors;
	expect(await edit("Portugal")).toMatchObject([
		{ pointer: "/fields/country", code: "too_long", limit: 2, message: expect.stringMatching(/use PT\.$/) },
	]);
	expect(await edit("UK")).toMatchObject([{ code: "bad_format", message: expect.stringMatching(/use GB\.$/) }]);
});
