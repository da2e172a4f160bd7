import { Parser } from "htmlparser2";
import { beforeEach, expect, it } from "vitest";
import { STORY_SECTIONS } from "#core/drafts/draft-fields";
import { weekOf } from "#core/launches/week";
import { insertUpdate } from "#store/listing-updates";
import { listingFounders, localMails, milestones } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintFounder } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

/** Words of a person, written from right to left. */
const WORDS = "דברים של אחרים";

let world: World;
let browser: Browser;
let draftId: string;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const [ada] = await world.db.query.users.findMany();
	const owner = { userId: ada?.id ?? 0 };
	const category = await mintCategory(world.db, "tools");
	const listing = await mintListing(world.db, "acme", {
		name: WORDS,
		tagline: WORDS,
		shortDescription: WORDS,
		pricingModel: WORDS,
		stage: WORDS,
		ownerId: owner.userId,
		primaryCategoryId: category.id,
		storyUnlocked: true,
		milestonesUnlocked: true,
		mediaUnlocked: true,
		votes: 3,
		// The first page shows the week that is running when somebody asks.
		launchWeek: weekOf(new Date()),
		launchedAt: Date.now(),
		profile: {
			description: `${WORDS}\n${WORDS}\n\n${WORDS}`,
			headline: WORDS,
			pricing_summary: WORDS,
			city: WORDS,
			features: [WORDS],
			usps: [WORDS],
			tags: [WORDS, `${WORDS} 2`],
			faqs: [{ question: WORDS, answer: WORDS }],
			story: Object.fromEntries(STORY_SECTIONS.map((section) => [section, WORDS])),
			evidence: { description: [{ quote: WORDS, url: "https://acme.example/" }] },
		},
	});
	await world.db.insert(milestones).values([
		{ id: 1, listingId: listing.id, date: "2026-01-01", title: WORDS, description: WORDS, url: null },
		{
			id: 2,
			listingId: listing.id,
			date: "2026-02-01",
			title: WORDS,
			description: null,
			url: "https://acme.example/2",
		},
	]);
	await insertUpdate(world.db, { id: 1, listingId: listing.id, title: WORDS, body: WORDS, createdAt: Date.now() });
	const founder = await mintFounder(world.db, "mila", {
		name: WORDS,
		title: WORDS,
		bio: WORDS,
		country: "IL",
		liveListings: 1,
	});
	await world.db
		.insert(listingFounders)
		.values({ listingId: listing.id, founderId: founder.id, title: WORDS, position: 0 });
	const draft = await mintDraft(world.db, owner as never, {});
	draftId = draft.id;
	await world.db.insert(localMails).values({ cause: "x", to: "a@b.example", subject: WORDS, text: WORDS, sentAt: 1 });
});

/** Elements whose words the browser holds apart from their surroundings, or that show no running text. */
const APART = new Set(["bdi", "title", "script", "textarea", "option"]);

/** Where somebody's words stand among ours: the path of elements around each such text. */
function mixedIn(html: string): { mixed: string[]; found: number } {
	const open: { name: string; isApart: boolean }[] = [];
	const mixed: string[] = [];
	let found = 0;
	const parser = new Parser({
		onopentag: (name, attributes) => open.push({ name, isApart: APART.has(name) || attributes.dir === "auto" }),
		onclosetag: () => open.pop(),
		ontext(text) {
			if (!text.includes(WORDS)) return;
			found++;
			if (!open.some(({ isApart }) => isApart)) mixed.push(open.map(({ name }) => name).join(" > "));
		},
	});
	parser.end(html);
	return { mixed, found };
}

it.each([
	...["/", "/listings", "/listings/acme", "/founders", "/founders/mila", "/launches?section=recent"],
	...["/leaderboards/community-all-time", "/account/products", "/dev/mail"],
])("%s holds other people's words apart from its own", async (path) => {
	const page = await browser.get(path);
	expect(page.status).toBe(200);
	const { mixed, found } = mixedIn(page.html);
	expect(found).toBeGreaterThan(0);
	expect(mixed).toEqual([]);
});

it("the page of a draft holds what was typed and drafted apart", async () => {
	const path = `/account/drafts/${draftId}`;
	const fields = { name: WORDS, tagline: WORDS, short_description: WORDS, description: WORDS, features: [WORDS] };
	const parts = { faqs: [{ question: WORDS, answer: WORDS }], founders: [{ name: WORDS, bio: WORDS }] };
	await world.api("PATCH", `/drafts/${draftId}`, {
		as: await world.person("ada@example.com"),
		body: { fields, ...parts, story: { story: WORDS } },
	});
	const { mixed, found } = mixedIn((await browser.get(path)).html);
	expect(found).toBeGreaterThan(4);
	expect(mixed).toEqual([]);
});

it("the title of a page keeps the site's name where it is", async () => {
	expect((await browser.get("/listings/acme")).html).toContain(`<title>\u2068${WORDS}: ${WORDS}\u2069 · `);
});
