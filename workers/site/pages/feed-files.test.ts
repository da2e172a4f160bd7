import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import ical from "ical.js";
import { SaxesParser } from "saxes";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { listings, listingUpdates } from "#store/schema/index";
import { openBrowser, SITE } from "#testing/browser";
import { mintPost } from "#testing/launches";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { NOW } from "#testing/now";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

/** Markup that ends early, control characters, direction overrides, right to left, an emoji of three, half a character. */
const HOSTILE = "]]></title><script>&amp; \u0000\u001b\u202eabc\u2069 שלום 👩‍💻 \ud83d\uffff".padEnd(60, "x");
const HOSTILE_SHOWN = "]]></title><script>&amp; abc שלום 👩‍💻";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

/** Fails where the document is not well-formed XML with namespaces. */
function checkXml(xml: string): void {
	const parser = new SaxesParser({ xmlns: true });
	parser.on("error", (error) => {
		throw error;
	});
	parser.write(xml).close();
}

async function read(name: string) {
	const atom = await browser.get(`/feeds/${name}.xml`);
	const json = await browser.get(`/feeds/${name}.json`);
	expect(atom.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
	expect(json.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
	checkXml(atom.html);
	return { atom: parseAtomFeed(atom.html), json: parseJsonFeed(json.html), raw: json.html };
}

async function mintUpdate(id: number, listingId: number, values: { title?: string; body?: string; at?: number } = {}) {
	const { title = `update ${id}`, body = "What is new.", at = NOW.getTime() + id } = values;
	await world.db.insert(listingUpdates).values({ id, listingId, title, body, createdAt: at });
}

it("says the same in both formats, newest first, with whole addresses", async () => {
	const crm = await mintCategory(world.db, "crm", { name: "CRM" });
	const older = await mintListing(world.db, "older", { launchedAt: NOW.getTime() - 1000, categoryIds: [crm.id] });
	await mintListing(world.db, "newer", { tagline: "Both & all", launchedAt: NOW.getTime() });
	const draft = await mintListing(world.db, "draft", { status: "draft" });
	await mintUpdate(1, older.id, { title: "Two", body: "One line.\nAnother." });
	await mintUpdate(2, draft.id);
	await mintPost(world.db, "weeks", { title: "Weeks", publishedAt: NOW.getTime() - 5000 });
	await mintPost(world.db, "future", { publishedAt: Date.now() + 86_400_000 });
	const expected = {
		launches: ["newer: Both & all", "older"],
		updates: ["older: Two"],
		posts: ["Weeks"],
		"categories/crm": ["older"],
	};
	for (const [name, titles] of Object.entries(expected)) {
		const { atom, json } = await read(name);
		expect(
			atom.entries?.map((entry) => entry.title?.value ?? entry.title),
			name,
		).toEqual(titles);
		expect(json.items?.map((item) => item.title)).toEqual(titles);
		expect(json.items?.map((item) => item.id)).toEqual(atom.entries?.map((entry) => entry.id));
		expect(json.feed_url).toBe(`${SITE}/feeds/${name}.json`);
		expect(atom.links?.find(({ rel }) => rel === "self")?.href).toBe(`${SITE}/feeds/${name}.xml`);
		for (const { id, url } of json.items ?? []) for (const one of [id, url]) expect(one).toMatch(`${SITE}/`);
		expect((await browser.get(String(json.home_page_url).replace(SITE, ""))).html).toContain(`/feeds/${name}.xml`);
	}
	const { json } = await read("updates");
	expect(json.items?.[0]).toMatchObject({
		id: `${SITE}/listings/older#update-1`,
		content_text: "One line.\nAnother.",
		date_published: expect.anything(),
	});
	expect((await browser.get("/listings/older")).html).toContain('id="update-1"');
});

it("stays valid whatever names hold, and turns no words around", async () => {
	await mintListing(world.db, "bad", { name: HOSTILE, tagline: HOSTILE });
	const { atom, json, raw } = await read("launches");
	const title = json.items?.[0]?.title ?? "";
	expect(title).toContain(HOSTILE_SHOWN);
	expect(String(atom.entries?.[0]?.title?.value ?? atom.entries?.[0]?.title)).toContain(HOSTILE_SHOWN);
	// Each part that is written from right to left is closed off, and nothing else turns.
	expect(title.match(/[\u2066-\u2069\u202a-\u202e]/g)).toEqual(["\u2068", "\u2069", "\u2068", "\u2069"]);
	expect(raw.isWellFormed()).toBe(true);
});

it("is empty and valid in an empty directory, and absent where there is no such category", async () => {
	for (const name of ["launches", "updates", "posts"]) {
		const { atom, raw } = await read(name);
		expect(atom.entries ?? []).toEqual([]);
		expect(JSON.parse(raw)).toMatchObject({ version: "https://jsonfeed.org/version/1.1", items: [] });
	}
	for (const path of ["categories/none.xml", "categories/none.json", "categories/x.rss", "categories/A%20b.xml"]) {
		expect((await browser.get(`/feeds/${path}`)).status, path).toBe(404);
	}
});

it("is not sent again to whoever has it", async () => {
	const { id } = await mintListing(world.db, "one");
	for (const path of ["/feeds/launches.xml", "/feeds/launches.json", "/feeds/weeks.ics"]) {
		const { headers } = await browser.get(path);
		expect(headers.get("Cache-Control")).toBe("public, max-age=300, stale-while-revalidate=3600");
		const etag = headers.get("ETag") ?? "";
		const since = headers.get("Last-Modified") ?? "";
		expect(await browser.get(path, { "If-None-Match": etag })).toMatchObject({ status: 304, html: "" });
		expect((await browser.get(path, { "If-Modified-Since": since })).status).toBe(304);
		expect((await browser.get(path, { "If-None-Match": '"other"', "If-Modified-Since": since })).status).toBe(200);
	}
	const { headers } = await browser.get("/feeds/launches.xml");
	await world.db.update(listings).set({ name: "Other" });
	expect((await browser.get("/feeds/launches.xml", { "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(200);
	expect(id).toBe(1);
});

it("is a calendar of whole weeks that a calendar program reads back", async () => {
	const current = weekOf(new Date());
	const next = addWeeks(current, 1);
	await mintListing(world.db, "first", { launchWeek: addWeeks(current, -1) });
	await mintListing(world.db, "bad", { name: `${HOSTILE};,\\`, status: "scheduled", launchWeek: next });
	await mintListing(world.db, "ümläut", { name: "Ü".repeat(60), status: "scheduled", launchWeek: next });
	const answer = await browser.get("/feeds/weeks.ics");
	expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	const text = answer.html;
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
	const calendar = new ical.Component(ical.parse(text));
	const events = calendar.getAllSubcomponents("vevent").map((event) => new ical.Event(event));
	expect(events).toHaveLength(1 + 1 + 12);
	expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
	const event = events.find(({ startDate }) => startDate.toString() === next);
	expect(event).toMatchObject({ uid: `launch-week-${next}@launchweek.test` });
	expect(event?.startDate.isDate).toBe(true);
	expect(event?.endDate.toString()).toBe(addWeeks(next, 1));
	const lines = (event?.description ?? "").split("\n");
	expect(lines[0]).toBe("Line-up so far, 2 products:");
	expect(lines[1]).toContain(HOSTILE_SHOWN);
	expect(lines[1]).toMatch(/;,\\\u2069$/);
	expect(lines.slice(2)).toEqual([`- ${"Ü".repeat(60)}`, `${SITE}/launches/${next}`]);
	for (const { component } of events) {
		const page = String(component.getFirstPropertyValue("url")).replace(SITE, "");
		expect((await browser.get(page)).status, page).toBe(200);
	}
});

it("reads a bounded number of rows, however much there is", async () => {
	const crm = await mintCategory(world.db, "crm");
	const { first } = await mintListings(world.db, 400, [crm.id]);
	for (let id = 1; id <= 80; id++) await mintUpdate(id, first);
	const next = addWeeks(weekOf(new Date()), 1);
	for (let id = 0; id < 20; id++) await mintListing(world.db, `s-${id}`, { status: "scheduled", launchWeek: next });
	const budgets = {
		"launches.xml": 100,
		"updates.json": 130,
		"posts.xml": 10,
		"categories/crm.json": 110,
		"weeks.ics": 80,
	};
	for (const [path, budget] of Object.entries(budgets)) {
		const { rowsRead, result } = await countRows(() => browser.get(`/feeds/${path}`));
		expect(result.status, path).toBe(200);
		expect(rowsRead, path).toBeLessThanOrEqual(budget);
	}
	const { html } = await browser.get("/feeds/weeks.ics");
	expect(html.replaceAll("\r\n ", "")).toContain("Line-up so far\\, 10 products of more:");
});
