import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { missesOf } from "#store/search/misses";
import { type Browser, openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { countRounds } from "#testing/rounds";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	const scheduling = await mintCategory(world.db, "scheduling", { name: "Scheduling" });
	await mintListing(world.db, "tidewell", { name: "Tidewell", country: "NL", votes: 3, categoryIds: [scheduling.id] });
	await mintListing(world.db, "kinledger", { name: "Kinledger", country: "DE", votes: 9 });
	await mintListing(world.db, "later", { name: "Later", status: "scheduled" });
});

const names = (html: string) => [...html.matchAll(/<h2><a href="\/listings\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);

it("shows live listings, most voted first, and may be cached for a moment", async () => {
	const page = await browser.get("/listings");
	expect(names(page.html)).toEqual(["kinledger", "tidewell"]);
	expect(page.html).toContain("2 products");
	expect(page.html).toContain('rel="canonical"');
	expect(page.headers.get("Cache-Control")).toContain("public");
	expect(page.headers.get("Vary")).toBe("Cookie");
});

it("filters as the API does, ignores fields a form left empty, and lets each filter be dropped", async () => {
	const page = await browser.get("/listings?q=&category=scheduling&country=nl&stage=&utm_source=mail");
	expect(names(page.html)).toEqual(["tidewell"]);
	expect(page.html).toContain('href="/listings?country=nl"');
	expect(page.html).toContain('href="/listings?category=scheduling"');
	expect(page.html).toContain("Netherlands");
	expect(page.html).not.toContain('rel="canonical"');
	expect(names((await browser.get("/listings?status=upcoming")).html)).toEqual(["later"]);
});

it("says so when nothing fits, and how to find more", async () => {
	const words = await browser.get("/listings?q=zeppelin");
	expect(words.html).toContain("Nothing found for “<bdi>zeppelin</bdi>”");
	const narrow = await browser.get("/listings?q=tide&country=FR");
	expect(narrow.html).toMatch(/<a class="button" href="\/listings\?q=tide">Clear filters/);
	expect((await browser.get("/listings?page=9")).html).toContain("Nothing on this page");
});

it.each([
	["category=zeppelins", "There is no category “<bdi>zeppelins</bdi>” here"],
	["stage=x-ray", "There is no stage “<bdi>x-ray</bdi>”"],
	["country=QQ", "We know no country “<bdi>QQ</bdi>”"],
	["pricing_model=gold", "There is no pricing “<bdi>gold</bdi>”"],
	["domain=%3Cb%3E", "is not the address of a website"],
	["status=gone", "“<bdi>gone</bdi>” is neither"],
	["sort=money", "There is no order “<bdi>money</bdi>”"],
	[`q=${"a".repeat(201)}`, "So many words"],
])("leaves out what no filter can be, and says so in words: %s", async (query, sentence) => {
	const { status, html } = await browser.get(
		`/listings?${query}&country=NL`.replace("country=QQ&country=NL", "country=QQ"),
	);
	expect(status).toBe(200);
	expect(html).toContain(sentence);
	if (!query.startsWith("q=")) expect(names(html)).toContain("tidewell");
	expect(html).not.toMatch(/bad_value|unknown_category|Use one of|<b>/);
});

it("offers the first of what words or a category find for a comparison, not of all products", async () => {
	expect((await browser.get("/listings?q=kinledger+tidewell")).html).toMatch(
		/href="\/compare\?products=(kinledger,tidewell|tidewell,kinledger)">Compare these two/,
	);
	expect((await browser.get("/listings")).html).not.toContain("/compare?");
	expect((await browser.get("/listings?q=tide")).html).not.toContain("/compare?");
});

it("says what words were taken for, and leads to these alone and back", async () => {
	const soft = await browser.get("/listings?q=german+kinledger");
	expect(soft.html).toContain("Understood: <bdi>Germany</bdi>");
	expect(soft.html).toMatch(/href="\/listings\?q=german\+kinledger&(?:amp;)?country=DE">Only these/);
	const hard = await browser.get("/listings?q=german+kinledger&country=DE");
	expect(hard.html).not.toContain("Understood:");
	expect(hard.html).toContain('href="/listings?q=german+kinledger"');
	expect(names((await browser.get("/listings?q=dutch+kinledger")).html)).toContain("kinledger");
	for (const q of ["eu-made+kinledger", "european+union"]) {
		const { html } = await browser.get(`/listings?q=${q}`);
		expect(html).toContain(`Understood: <bdi>${q.startsWith("eu-") ? "EU" : "EUROPEAN UNION"}</bdi>`);
		expect(html).toMatch(
			new RegExp(`href="/listings\\?q=${q.replaceAll("+", "\\+")}&(?:amp;)?country=DE">Only <bdi>Germany`),
		);
	}
	expect((await browser.get("/listings?q=%22german%22+kinledger")).html).not.toContain("Understood:");
});

it("says what price words were taken for, and leads back to the words alone", async () => {
	const { html } = await browser.get("/listings?q=kinledger+under+%2420+a+month&country=CH");
	expect(html).toContain("Understood: at most $20 a month");
	const words = /href="([^"]+)">As words alone/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(words).toBe("/listings?q=kinledger+%22under+%2420+a+month%22&country=CH");
	expect((await browser.get(words)).html).not.toContain("Understood:");
});

it("says what is not wanted, and leads back to the words alone", async () => {
	const { html } = await browser.get("/listings?q=kinledger+not+PHP&country=CH");
	expect(html).toContain("Understood: without <bdi>PHP</bdi>");
	const words = /href="([^"]+)">As words alone/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(words).toBe("/listings?q=kinledger+%22not+PHP%22&country=CH");
	expect((await browser.get(words)).html).not.toContain("Understood:");
});

it("writes what somebody typed as text", async () => {
	const { html } = await browser.get(`/listings?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
	expect(html).not.toContain("<script>alert");
	expect(html).toContain("&lt;script&gt;");
});

it("leads to the next page and back, with its filters", async () => {
	for (let index = 0; index < 21; index++) await mintListing(world.db, `more-${index}`, { country: "FR" });
	const first = await browser.get("/listings?country=FR");
	expect(first.html).toContain('href="/listings?country=FR&amp;page=2"');
	const second = await browser.get("/listings?country=FR&page=2");
	expect(names(second.html)).toHaveLength(1);
	expect(second.html).toContain('rel="prev" href="/listings?country=FR"');
});

it.each([
	["", 1],
	["?category=scheduling", 1],
	["?domain=tidewell.example", 1],
	// What is known of the words, where they stand, and what is shown.
	["?q=tidewell", 3],
	["?category=scheduling&q=tidewell&country=nl", 3],
])("waits for the database so often: /listings%s", async (query, most) => {
	const { rounds, result } = await countRounds(() => browser.get(`/listings${query}`));
	expect(names(result.html)).toContain("tidewell");
	expect(rounds).toBe(most);
});

/** Words are corrected by those that a job has counted. */
const count = (word: string) =>
	world.db.run(sql`INSERT INTO search_vocabulary (word, begin, listings) VALUES (${word}, ${word.slice(0, 3)}, 3)`);

it("looks for what was meant, says so, and leads back to what was typed", async () => {
	await mintListing(world.db, "kite", { tagline: "Calendar for kites" });
	await count("calendar");
	const page = await browser.get("/listings?q=calnedar&sort=votes");
	expect(names(page.html)).toEqual(["kite"]);
	expect(page.html).toContain(
		'Showing results for <a href="/listings?q=calendar&amp;sort=votes"><bdi>calendar</bdi></a>.',
	);
	expect(page.html).toContain("1 product for “calendar”");
	const back = /href="([^"]+)">Search for/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	const asTyped = await browser.get(back);
	expect(names(asTyped.html)).toEqual([]);
	expect(asTyped.html).not.toContain("Showing results for");
	expect(asTyped.html).toContain('href="/listings?q=calnedar&amp;sort=votes">Search without quotation marks');
});

it("sets words apart that were looked for, and says where they stand and which do not", async () => {
	await mintListing(world.db, "kite", {
		name: "Kites & <b>more</b>",
		tagline: "A calendar of winds",
		shortDescription: "Tells <i>sailors</i> of tides.",
	});
	const { html } = await browser.get("/listings?q=kite+calendars+sailor+zeppelins");
	expect(html).toContain('<mark class="hit">Kites</mark> &amp; &lt;b&gt;more&lt;/b&gt;');
	expect(html).toContain('A <mark class="hit">calendar</mark> of winds');
	expect(html).toContain('Tells &lt;i&gt;<mark class="hit">sailors</mark>&lt;/i&gt; of tides.');
	expect(html).toContain("Not said here: <bdi>zeppelins</bdi>");
	expect(html).toContain("No product has all of these words.");
	expect((await browser.get("/listings?q=tidewell")).html).not.toMatch(/class="why"|No product has all/);
});

it("counts what narrows results down, and leads there with what is set", async () => {
	const facts = { tagline: "Kites", stage: "beta" };
	await mintListing(world.db, "one", { ...facts, country: "FR", pricingModel: "free" });
	await mintListing(world.db, "two", { ...facts, country: "FR", pricingModel: "freemium" });
	await mintListing(world.db, "three", { ...facts, country: "SE", pricingModel: "free" });
	const { html } = await browser.get("/listings?q=kites&pricing_model=free");
	expect(html).toContain(
		'<a href="/listings?q=kites&amp;pricing_model=free&amp;country=FR"><bdi>France</bdi> <span class="muted">1</span></a>',
	);
	expect(html).not.toContain("pricing_model=freemium");
	const all = await browser.get("/listings?q=kites");
	expect(all.html).toContain('<bdi>France</bdi> <span class="muted">2</span>');
	expect((await browser.get("/listings")).html).not.toContain("Narrow these down");
	expect((await browser.get("/listings?q=kites&category=nowhere")).html).toContain("There is no category");
});

it("names the filter that is in the way, and the nearest category", async () => {
	const { html } = await browser.get("/listings?q=tidewell&country=FR&category=scheduling");
	expect(html).toContain('href="/listings?q=tidewell&amp;category=scheduling">Without <bdi>France</bdi>');
	expect(html).not.toContain("Without <bdi>Scheduling");
	const words = await browser.get("/listings?q=schedule");
	expect(words.html).toContain('<a href="/categories/scheduling">Scheduling</a>');
});

it("notes nothing of words that may be unfinished, and keeps such an answer for nobody", async () => {
	const typing = await browser.get("/listings?q=zebrab", { "Launchweek-Typing": "1" });
	expect(typing.headers.get("Cache-Control")).not.toContain("public");
	await browser.get("/listings?q=zebraboat");
	await expect
		.poll(() => missesOf(world.db, { limit: 5, offset: 0 }))
		.toMatchObject([{ query: "zebraboat", count: 1 }]);
});

it("asks once what the directory knows of the words, for the results and for what narrows them down", async () => {
	const { result, statements } = await countRows(() => browser.get("/listings?q=tidewell"));
	expect(names(result.html)).toEqual(["tidewell"]);
	expect(statements).toBeLessThanOrEqual(13);
});
