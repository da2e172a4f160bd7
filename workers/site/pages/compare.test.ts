import { beforeEach, describe, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { countWords } from "#testing/search-words";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
const cited = (quote: string) => [{ quote, url: "https://tidewell.example/about" }];

beforeEach(async () => {
	world = await makeWorld();
	const clinics = await mintCategory(world.db, "clinics", { name: "Clinics" });
	await mintListing(world.db, "tidewell", {
		name: "Tidewell",
		country: "NL",
		pricingModel: "subscription",
		votes: 3,
		categoryIds: [clinics.id],
		profile: {
			city: "Utrecht",
			founded_year: 2021,
			features: ["Reminders", "Set up in a day"],
			evidence: { founded_year: cited("Founded in Utrecht in 2021"), features: cited("Reminders") },
			typed: { features: [{ of: "Set up in a day", by: "owner" }] },
		},
	});
	await mintListing(world.db, "chairtime", {
		name: "Chairtime",
		country: "NL",
		categoryIds: [clinics.id],
		profile: {
			not_found_on_website: ["founded_year"],
			not_read_on_website: [{ field: "city", reason: "It timed out." }],
		},
	});
	await mintListing(world.db, "halloqueue", {
		name: "Halloqueue",
		tagline: "Halloqueue: one waiting line for all",
		country: "SE",
		categoryIds: [clinics.id],
	});
	await mintListing(world.db, "later", { name: "Later", status: "scheduled" });
});

/** The cells of a row, without its label. */
function cells(html: string, label: string): string[] {
	const row = html.split("<tr").find((one) => one.includes(`>${label}</th>`)) ?? "";
	return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, " ").trim());
}

const chosen = (html: string) =>
	[...html.matchAll(/<th scope="col".*?href="\/listings\/([a-z-]+)"/gs)].map(([, slug]) => slug);

describe("products side by side", () => {
	it("are named in the title, in the order of the address, and each has its facts with marks", async () => {
		const { html } = await browser.get("/compare?products=tidewell,halloqueue,chairtime");
		expect(html).toContain("<title>Tidewell, Halloqueue and Chairtime · Launchweek</title>");
		expect(chosen(html)).toEqual(["tidewell", "halloqueue", "chairtime"]);
		expect(cells(html, "Founded")[0]).toMatch(/^2021\b/);
		expect(html).toContain("Founded in Utrecht in 2021");
		expect(cells(html, "Features")[0]).toMatch(/Reminders.*Set up in a\s+day.*†/s);
		expect(cells(html, "Votes")).toEqual(["3", "0", "0"]);
		expect(html, "as lists say it, without the name above it").toContain('dir="auto">one waiting line for all<');
	});

	it("keep a blank where the fact would stand, and say when a page was not read", async () => {
		const { html } = await browser.get("/compare?products=tidewell,chairtime");
		expect(cells(html, "Founded")[1]).toMatch(/^Not stated/);
		expect(cells(html, "Based in")[0]).toMatch(/Utrecht.*Netherlands/s);
	});

	it("show only what differs, by a link", async () => {
		const all = await browser.get("/compare?products=tidewell,halloqueue");
		expect(cells(all.html, "Category")).toEqual(["Clinics", "Clinics"]);
		expect(all.html).toContain('href="/compare?products=tidewell,halloqueue&amp;differs=1"');
		const some = await browser.get("/compare?products=tidewell,halloqueue&differs=1");
		expect(cells(some.html, "Category")).toEqual([]);
		expect(cells(some.html, "Based in")).toHaveLength(2);
		expect(some.html).toContain('href="/compare?products=tidewell,halloqueue"');
	});

	it("can be left out one by one", async () => {
		const { html } = await browser.get("/compare?products=tidewell,halloqueue,chairtime");
		expect(html).toMatch(/href="\/compare\?products=tidewell,chairtime"[^>]*aria-label="Remove Halloqueue"/);
	});

	it("are one page for search engines in any order", async () => {
		const canonical = '<link rel="canonical" href="https://launchweek.test/compare?products=chairtime,tidewell"/>';
		expect((await browser.get("/compare?products=tidewell,chairtime")).html).toContain(canonical);
		expect((await browser.get("/compare?products=chairtime,tidewell&differs=1")).html).toContain(canonical);
		expect((await browser.get("/compare?products=chairtime,tidewell&q=x")).html).toContain('content="noindex"');
		expect((await browser.get("/compare?products=tidewell,nothing")).html).toContain('content="noindex"');
	});

	it("give their roles back to the table, which a phone lays out as a grid", async () => {
		const { html } = await browser.get("/compare?products=tidewell,chairtime");
		const plain = html.match(/<(?:table|thead|tbody|tr|t[hd])(?![^>]* role=)[^>]*>/g);
		expect(plain).toBeNull();
		expect(html).toContain('role="columnheader"');
	});
});

describe("an address that names what cannot be shown", () => {
	it("is answered with what can, and in words", async () => {
		const { status, html } = await browser.get("/compare?products=tidewell,zeppelin,later,chairtime,%3Cb%3E");
		expect(status).toBe(200);
		expect(html).toContain("No product that has launched is called");
		expect(html).toContain("“zeppelin”");
		expect(html).not.toMatch(/slug|unknown_listing|<b>/);
	});

	it("takes three, and names the others", async () => {
		const { html } = await browser.get("/compare?products=tidewell&products=chairtime,halloqueue,tidewell,later");
		expect(chosen(html)).toEqual(["tidewell", "chairtime", "halloqueue"]);
		expect(html).toMatch(/3 products fit side by side\. Left out: .*“later”/);
	});
});

describe("finding a product to compare", () => {
	it("adds what a search without script finds", async () => {
		const start = await browser.get("/compare?products=tidewell");
		expect(start.html).toContain("Tidewell, beside what?");
		// What stands near it is offered at once.
		expect(start.html).toContain('href="/compare?products=tidewell,chairtime"');
		await countWords(world);
		const found = await browser.get("/compare?products=tidewell&q=hallo");
		expect(found.html).toContain("1 product for “hallo”");
		expect(found.html).toContain('href="/compare?products=tidewell,halloqueue"');
		expect((await browser.get("/compare?products=tidewell&q=zeppelin")).html).toContain(
			"No product here for “zeppelin”",
		);
	});

	it("puts one in the place of another where three are chosen", async () => {
		await mintListing(world.db, "slotharbor", { name: "Slotharbor" });
		await countWords(world);
		const three = "/compare?products=tidewell,chairtime,halloqueue";
		expect((await browser.get(three)).html).toContain("Swap a product");
		const { html } = await browser.get(`${three}&q=slot&instead=chairtime`);
		expect(html).toContain('href="/compare?products=tidewell,slotharbor,halloqueue"');
	});

	it("begins with what the directory holds, and says what to do where it holds nothing", async () => {
		const { html } = await browser.get("/compare");
		expect(html).toMatch(/href="\/compare\?products=tidewell,[a-z]+,[a-z]+">Compare/);
		expect(html).toContain('<link rel="canonical" href="https://launchweek.test/compare"/>');
		await makeWorld();
		expect((await browser.get("/compare")).html).toContain("Nothing to compare yet");
	});
});

it("reads at most 60 rows a product", async () => {
	const { rowsRead } = await countRows(() => browser.get("/compare?products=tidewell,chairtime,halloqueue"));
	expect(rowsRead).toBeLessThanOrEqual(180);
	expect((await countRows(() => browser.get("/compare"))).rowsRead).toBeLessThanOrEqual(60);
});
