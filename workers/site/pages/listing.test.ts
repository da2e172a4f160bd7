import { beforeEach, expect, it } from "vitest";
import { awards, closedWeeks } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintFounder, mintVoters } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { mintPicture } from "#testing/pictures";
import { mintReview } from "#testing/reviews";
import { countRounds } from "#testing/rounds";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

const PROFILE = {
	description: "It reminds patients.\n\nIt fills the gaps.",
	founded_year: 2021,
	faqs: [{ question: "Does it need an app?", answer: "No." }],
	not_found_on_website: ["contact_email", "usps"],
	not_read_on_website: [{ field: "city", reason: "https://tidewell.example/contact: The server answered 503." }],
	evidence: {
		founded_year: [{ quote: "Founded in Utrecht in 2021", url: "https://tidewell.example/about" }],
		faqs: [
			{
				quote: "Nothing to install",
				url: "https://tidewell.example/",
				fetched_at: "2026-11-02T09:00:00.000Z",
				of: "Does it need an app?",
			},
		],
		founders: [{ quote: "Mila Vos, our founder", url: "https://tidewell.example/team", of: "Mila Vos" }],
	},
	story: { why_started: "Empty chairs." },
	demo_video_url: "https://video.example/1",
};

/** The words of a page without its slips and their buttons, each mark by its sign. */
function shownOf(html: string): string {
	return html
		.replaceAll(/<(span|div) class="slip".*?<\/\1><\/\1>(?=<\/span>)/gs, "")
		.replaceAll(/<button[^>]*aria-label="([†✓]|\d+),[^>]*>.*?<\/button>/gs, "$1")
		.replaceAll(/<[^>]*>/g, "");
}

it("shows every part of a profile, and each fact with its quote and the page it stands on", async () => {
	const category = await mintCategory(world.db, "scheduling", { name: "Scheduling" });
	const listing = await mintListing(world.db, "tidewell", {
		name: "Tidewell",
		tagline: "Fewer empty chairs",
		categoryIds: [category.id],
		profile: PROFILE,
	});
	await mintListing(world.db, "neighbour", { name: "Neighbour", categoryIds: [category.id] });
	await mintFounder(world.db, "Mila Vos", { listingIds: [listing.id] });
	const page = await browser.get("/listings/tidewell");
	for (const fact of [
		"<title>Tidewell: Fewer empty chairs · ",
		'<p dir="auto">It reminds patients.</p>',
		"It fills the",
		"Founded in Utrecht in 2021",
		'href="https://tidewell.example/about#:~:text=Founded%20in%20Utrecht%20in%202021"',
		"Does it need an app?",
		"Nothing to install",
		'Read <time datetime="2026-11-02T09:00:00.000Z">2 November 2026</time>',
		"Mila Vos, our founder",
		"<dt>Contact</dt><dd",
		"Not stated</button>",
		"Not read</button>",
		"https://tidewell.example/contact: The server answered 503.",
		'href="/founders/mila-vos"',
		'<h2 id="alternatives">Alternatives</h2>',
		'href="/listings/neighbour"',
		'href="/compare?products=tidewell,neighbour"',
		'href="/categories/scheduling"',
		'<meta property="og:title" content="Tidewell: Fewer empty chairs',
	]) {
		expect(page.html).toContain(fact);
	}
});

it("says of each value where it comes from, in words, and never that the website says what somebody typed", async () => {
	const quote = (words: string, of?: string) => ({
		quote: words,
		url: "https://tidewell.example/",
		fetched_at: "2026-11-12T09:00:00.000Z",
		...(of && { of }),
	});
	const profile = {
		description: "It reminds patients. We added this.",
		city: "Utrecht",
		features: ["Text reminders", "reminders", "Waiting list"],
		tags: ["clinics", "ours"],
		faqs: [{ question: "Is it free?", answer: "No." }],
		evidence: {
			description: [quote("It reminds patients.")],
			features: [quote("Text reminders for everybody")],
			tags: [quote("for clinics")],
		},
		typed: {
			description: [{ by: "owner" as const }],
			city: [{ by: "team" as const }],
			features: [
				{ of: "reminders", by: "owner" as const },
				{ of: "Waiting list", by: "team" as const },
			],
			tags: [{ of: "ours", by: "owner" as const }],
		},
	};
	await mintListing(world.db, "tidewell", { name: "Tidewell", tagline: "Fewer empty chairs", profile });
	const text = shownOf((await browser.get("/listings/tidewell")).html);
	for (const words of [
		"Fewer empty chairs†",
		"It reminds patients1. We added this†.",
		"Based inUtrecht✓",
		"Tagsclinics2ours†",
		"Text reminders3reminders†Waiting list✓",
		"Is it free?No†.",
		"10 facts2 quoted2 by the site team ✓6 by the owner †",
	]) {
		expect(text).toContain(words);
	}
});

it("leads from a tag to the products that have it", async () => {
	const tags = ["free time", "c++", 'so "called"'];
	await mintListing(world.db, "kite-shop", { profile: { tags } });
	await mintListing(world.db, "other");
	const { html } = await browser.get("/listings/kite-shop");
	const leads = [...html.matchAll(/href="(\/listings\?q=%22[^"]*)"/g)].map(([, href = ""]) => href);
	expect(leads).toHaveLength(tags.length);
	for (const href of leads) {
		const found = await browser.get(href);
		expect(found.html, href).toContain('href="/listings/kite-shop"');
		expect(found.html, href).not.toContain('href="/listings/other"');
		expect(found.html, href).not.toContain("Understood:");
	}
});

it("keeps paid sections to itself unless they are unlocked", async () => {
	await mintListing(world.db, "locked", { profile: PROFILE });
	await mintListing(world.db, "open", { storyUnlocked: true, mediaUnlocked: true, profile: PROFILE });
	const locked = await browser.get("/listings/locked");
	expect(locked.html).not.toContain("Empty chairs.");
	expect(locked.html).not.toContain("video.example");
	const open = await browser.get("/listings/open");
	expect(shownOf(open.html)).toContain("Why it was startedEmpty chairs†.");
	expect(open.html).toContain("https://video.example/1");
});

it("says Paid where money decided, and marks the links that were paid for", async () => {
	await mintListing(world.db, "free");
	await mintListing(world.db, "featured", { featured: true });
	await mintListing(world.db, "bought", { plan: "paid" });
	const website = (html: string) => /<a class="button l" href="https:[^"]*" rel="([^"]*)"/.exec(html)?.[1];
	const [free, featured, bought] = [
		(await browser.get("/listings/free")).html,
		(await browser.get("/listings/featured")).html,
		(await browser.get("/listings/bought")).html,
	];
	expect(website(free)).toBe("nofollow noopener ugc");
	expect(free).not.toMatch(/>\s*Paid\s*</);
	expect(website(featured)).toBe("sponsored noopener");
	expect(featured).toMatch(/>\s*Paid\s*</);
	expect(website(bought)).toBe("sponsored noopener");
});

it("writes hostile texts as text, also in structured data, and never links to anything but the web", async () => {
	const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>`;
	await mintListing(world.db, "hostile", {
		name: hostile,
		tagline: hostile,
		url: "javascript:alert(1)",
		profile: {
			description: hostile,
			faqs: [{ question: hostile, answer: hostile }],
			socials: { x: "javascript:alert(1)", github: "https://github.com/example" },
			evidence: { description: [{ quote: hostile, url: "javascript:alert(1)" }] },
		},
	});
	const { html } = await browser.get("/listings/hostile");
	expect(html).not.toContain("<script>alert");
	expect(html).not.toContain("<img src=x");
	expect(html).not.toMatch(/(href|cite)="javascript:/);
	expect(html).toContain('href="https://github.com/example"');
	const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
		JSON.parse(text ?? ""),
	);
	expect(data.find((document) => document["@type"] === "Product").name).toBe(hostile);
});

it("shows published reviews with the rating, the answer of the owner, and what was rewarded", async () => {
	const listing = await mintListing(world.db, "tidewell");
	const [ada = 0, eve = 0, bo = 0] = await mintVoters(world.db, 3);
	const answer = { reply: "Thank you for the details.", repliedAt: NOW.getTime() };
	await mintReview(world.db, ada, listing.id, { stars: 4, body: "Does what it says.", ...answer });
	await mintReview(world.db, eve, listing.id, { stars: 1, body: "Not published.", status: "held" });
	await mintReview(world.db, bo, listing.id, { body: "<b>They gave me a mug.</b>", incentivised: true, at: 0 });
	const { html } = await browser.get("/listings/tidewell");
	expect(html).toContain("Does what it says.");
	expect(html).toContain("4 out of 5");
	expect(html).toContain("Thank you for the details.");
	expect(html).not.toContain("Not published.");
	expect(html).toContain('"ratingValue":4');
	expect(html.split("Rewarded, not counted")).toHaveLength(2);
	expect(html.indexOf("Does what it says.")).toBeLessThan(html.indexOf("&lt;b&gt;They gave me a mug."));
	expect(html).toContain('href="/listings/tidewell/review"');
	expect(html).not.toContain("/reply");
});

it("shows five reviews and leads to the others", async () => {
	const listing = await mintListing(world.db, "tidewell");
	for (const userId of [1, 2, 3, 4, 5]) await mintReview(world.db, userId, listing.id);
	expect((await browser.get("/listings/tidewell")).html).not.toContain('href="/listings/tidewell/reviews"');
	await mintReview(world.db, 6, listing.id, { at: 0 });
	const { html } = await browser.get("/listings/tidewell");
	expect(html).toContain('href="/listings/tidewell/reviews"');
	expect(html).not.toContain("Review by 6 ");
});

it("shows its cover only where it has one, the awards where they were won, and both as data", async () => {
	await mintListing(world.db, "plain");
	const listing = await mintListing(world.db, "tidewell", { name: "Tidewell" });
	await mintPicture(world.db, { listingId: listing.id }, "cover", { width: 640, height: 360 });
	await world.db.insert(awards).values([
		{ week: "2026-11-09", place: 1, listingId: listing.id, votesCounted: 47, awardedAt: 1 },
		{ week: "2026-10-05", place: 3, listingId: listing.id, votesCounted: 9, awardedAt: 1 },
	]);
	await world.db.insert(closedWeeks).values({ week: "2026-11-09", closedAt: 1, launches: 11 });
	const { html } = await browser.get("/listings/tidewell");
	expect(html).toMatch(/<img class="cover" src="[^"]+" alt="Picture from the website of Tidewell" width="640"/);
	expect(html).toContain("First of 11 with 47 votes, week of 9 November 2026");
	expect(html.indexOf("First of 11")).toBeLessThan(html.indexOf("Third with 9 votes, week of 5 October 2026"));
	expect(html).toContain('"award":["Launch of the Week: First of 11 with 47 votes, week of 9 November 2026"');
	expect(html).toMatch(/"image":\["https:[^"]+"\]/);
	const without = (await browser.get("/listings/plain")).html;
	expect(without).not.toContain('class="cover"');
	expect(without).not.toContain('"award"');
});

it("exists for live and upcoming listings only", async () => {
	await mintListing(world.db, "draft", { status: "draft" });
	await mintListing(world.db, "soon", { status: "scheduled" });
	expect((await browser.get("/listings/draft")).status).toBe(404);
	expect((await browser.get("/listings/nobody")).status).toBe(404);
	expect((await browser.get("/listings/soon")).status).toBe(200);
});

it("reads few rows, however large the directory is", async () => {
	const category = await mintCategory(world.db, "scheduling");
	for (let index = 0; index < 60; index++) await mintListing(world.db, `l-${index}`, { categoryIds: [category.id] });
	const { rowsRead } = await countRows(() => browser.get("/listings/l-7"));
	expect(rowsRead).toBeLessThanOrEqual(120);
	expect((await countRounds(() => browser.get("/listings/l-7"))).rounds).toBeLessThanOrEqual(2);
});

it("asks whose it is of everybody but its owner, who reads how it comes to be verified", async () => {
	const { userId } = await world.person("ada@example.com");
	await mintListing(world.db, "unproven", { ownerId: userId });
	await mintListing(world.db, "proven", { ownerId: userId, verified: true });
	const [owner, other] = [openBrowser(), openBrowser()];
	await owner.signIn(world, "ada@example.com");
	await other.signIn(world, "bo@example.com");
	const said = async (browser: typeof owner, slug: string) => {
		const { html } = await browser.get(`/listings/${slug}`);
		return ["Is this yours?", "once its website is proven", `/listings/${slug}/claim`].map((one) => html.includes(one));
	};
	expect(await said(other, "proven")).toEqual([true, false, true]);
	expect(await said(owner, "unproven")).toEqual([false, true, true]);
	expect(await said(owner, "proven")).toEqual([false, false, false]);
});
