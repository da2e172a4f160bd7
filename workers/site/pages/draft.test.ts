import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { drafts, listings } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await mintCategory(world.db, "notes", { name: "Notes" });
	await ada.signIn(world, "ada@example.com");
});

async function draft(options: Parameters<typeof mintDraft>[2] = {}) {
	const user = await world.db.query.users.findFirst();
	const row = await mintDraft(world.db, { userId: user?.id ?? 0, email: "ada@example.com", key: "" }, options);
	path = `/account/drafts/${row.id}`;
	return row;
}

/** What the page shows of one row. */
function rowOf(html: string, field: string): string {
	const from = html.indexOf(`id="field-${field}"`);
	const next = html.indexOf('id="field-', from + 10);
	return html.slice(from, next < 0 ? undefined : next);
}

describe("while the website is read", () => {
	it("loads itself again without a script, but never while somebody types", async () => {
		await draft({ row: { status: "crawling" } });
		const page = await ada.get(path);
		expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="4"/></noscript>');
		expect(page.html).toContain("Reading <bdi>inkfern.example</bdi>");
		expect((await ada.get(`${path}?edit=tagline`)).html).not.toContain("http-equiv");
	});

	it("shows what is found with its quotes, the rest as being read, and offers no saving yet", async () => {
		await draft({ row: { status: "drafting" } });
		const { html } = await ada.get(path);
		expect(html).toContain("Writing the profile");
		expect(rowOf(html, "tagline")).toContain("<blockquote");
		expect(rowOf(html, "city")).toContain("Being read");
		expect(html).not.toContain("Save as a listing");
	});

	it("sends its script what has come since, and nothing where nothing has", async () => {
		const row = await draft({ row: { status: "crawling" } });
		const seen = /data-seen="([^"]+)"/.exec((await ada.get(path)).html)?.[1];
		expect((await ada.get(`${path}/live?seen=${seen}`)).status).toBe(204);
		const more = { ...row.crawlReport[0], url: "https://inkfern.example/pricing", role: "pricing" } as const;
		await world.db.update(drafts).set({ crawlReport: [...row.crawlReport, more as (typeof row.crawlReport)[number]] });
		const parts = await ada.get(`${path}/live?seen=${seen}`);
		expect(parts.status).toBe(200);
		expect(parts.html).toContain("<bdi>/pricing</bdi>");
		expect(parts.html).toContain('data-say="2 of 2 pages, 2 facts so far"');
		expect(parts.html).not.toContain("<html");
	});

	it("shows every page: found, being read, waiting, or why it was not read", async () => {
		const [read] = (await draft({ row: { status: "crawling" } })).crawlReport;
		const entry = (path: string, changes: object) => ({ ...read, url: `https://inkfern.example/${path}`, ...changes });
		const about = entry("about", { role: "about", outcome: "waiting", status: null });
		const report = [
			read,
			entry("pricing", { role: "pricing", outcome: "http_error", status: 503 }),
			entry("contact", { role: "contact", outcome: "being_read", status: null }),
			about,
		] as NonNullable<typeof read>[];
		const show = async () => {
			await world.db.update(drafts).set({ crawlReport: report });
			return (await ada.get(path)).html;
		};
		const html = await show();
		expect(html).toContain("2 of 4 pages");
		const strip = [...html.matchAll(/<li class="(\w+)"><bdi>([^<]+)<\/bdi><span>([^<]+)</g)].map(([, ...said]) => said);
		expect(strip).toEqual([
			["done", "/", "2 facts"],
			["unread", "/pricing", "not read"],
			["now", "/contact", "reading"],
			["due", "/about", "waiting"],
		]);
		const seen = /data-seen="([^"]+)"/.exec(html)?.[1];
		Object.assign(about, { outcome: "read", status: 200 });
		await show();
		expect((await ada.get(`${path}/live?seen=${seen}`)).status).toBe(200);
	});
});

it("says why pages could not be read and what mends it, and reads the website again, whose typed words stay", async () => {
	const [read] = (await draft()).crawlReport;
	const unread = (path: string, outcome: string, status: number | null) =>
		({
			...read,
			url: `https://inkfern.example/${path}`,
			role: path,
			outcome,
			status,
			detail: "from below",
		}) as typeof read;
	const report = [read, unread("pricing", "blocked_by_robots", null), unread("faq", "http_error", 503)];
	await world.db.update(drafts).set({ crawlReport: report as NonNullable<typeof read>[] });
	const page = await ada.get(path);
	expect(page.html).toContain("Its robots.txt forbids it.");
	expect(page.html).toContain("The server answered 503.");
	expect(page.html).toContain('<a href="/bot">');
	expect(page.html).not.toContain("from below");
	expect(rowOf(page.html, "pricing_model")).toContain('<a href="#watch">See why.</a>');
	await ada.post(`${path}/save`, await fieldsOf("city", { value: "Galway" }));
	expect(await ada.submit(page.form(`${path}/again`))).toMatchObject({ status: 303, location: path });
	const again = await world.db.query.drafts.findFirst();
	expect(again).toMatchObject({ status: "crawling", crawlReport: [] });
	expect(again?.profile.fields.city.value).toBe("Galway");
	expect((await ada.get(path)).html).not.toContain(`${path}/again`);
	// A second window that had not seen it.
	expect(await ada.submit(page.form(`${path}/again`))).toMatchObject({ status: 303, location: path });
});

it("shows each value beside its quotes, what is missing, and how to put that in", async () => {
	await draft();
	const { html } = await ada.get(path);
	expect(html).not.toContain("http-equiv");
	expect(rowOf(html, "tagline")).toContain("<mark>Shared notes for small teams</mark>");
	expect(rowOf(html, "tagline")).toContain("#:~:text=Shared%20notes");
	expect(rowOf(html, "city")).toContain("found no words that say this");
	expect(html).toContain(`href="${path}?edit=categories#field-categories"`);
	expect((await ada.get(`${path}?edit=categories`)).html).toMatch(/<details class="edit" open/);
});

it("asks for what a listing cannot be without, where other blanks are left on purpose", async () => {
	await draft();
	const { html } = await ada.get(path);
	expect(rowOf(html, "categories")).toContain("A listing needs it: add it yourself");
	expect(rowOf(html, "demo_video_url")).toContain("Left blank on the listing, on purpose.");
});

it("says that nothing could be read, why, and both ways out, and saves nothing empty", async () => {
	const home = { url: "https://inkfern.com/", role: "home", bytes: 0, durationMs: 5 } as const;
	const unread = { ...home, outcome: "http_error", status: 503, detail: "The server answered 503." } as const;
	await draft({ domain: "inkfern.com", row: { profile: emptyProfile(), crawlReport: [unread] } });
	const { html } = await ada.get(path);
	expect(html).toContain("Nothing could be read");
	expect(html).toContain("The server answered 503.");
	expect(html).not.toContain("found no words that say this");
	expect(html).not.toContain("Save as a listing");
	await save("name", { value: "Inkfern" });
	await save("tagline", { value: "Notes" });
	await save("categories", { primary: "Notes" });
	expect((await ada.get(path)).html).toContain("Save as a listing");
	await ada.submit((await ada.get(path)).form(`${path}/again`));
	expect(await world.db.query.drafts.findFirst()).toMatchObject({ status: "crawling" });
});

/** Sends the form of a row as a browser does, filled in as it stands, but for these. */
async function save(row: string, changes: Record<string, string>) {
	return ada.post(`${path}/save`, await fieldsOf(row, changes));
}

async function fieldsOf(row: string, changes: Record<string, string>): Promise<URLSearchParams> {
	const { html } = await ada.get(path);
	const shown = rowOf(html, row);
	const hidden = [...shown.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].slice(0, 3);
	const fields = new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
	for (const [name, value] of Object.entries(changes)) fields.set(name, value);
	return fields;
}

it("leads from the draft to the listing's home, the free plan and the code of the badge", async () => {
	await draft({ categories: ["Notes"] });
	const { location } = await ada.submit((await ada.get(path)).form(`${path}/submit`));
	expect((await ada.get(path)).html).toContain(`href="${location}"`);
	const home = location ?? "";
	await ada.submit((await ada.get(home)).form(`${home}/free`));
	const waiting = await ada.get(home);
	expect(waiting.html).toContain("Put the badge on");
	expect(waiting.html).toContain("&lt;a href=&quot;https://launchweek.test/listings/inkfern&quot;&gt;");
	// The public image is not there before the listing is: the preview brings its own.
	expect(waiting.html).toContain('src="data:image/svg+xml,');
	expect(waiting.html).not.toContain('src="https://launchweek.test/badges/');
	const listing = await world.db.query.listings.findFirst();
	expect(listing).toMatchObject({ status: "awaiting_badge", plan: "free" });
});

it("says at the field why a draft cannot be saved yet, and saves nothing", async () => {
	await draft();
	const ready = await ada.get(path);
	expect(ready.html).not.toContain("Save as a listing");
	const page = await ada.post(
		`${path}/submit`,
		new URLSearchParams({ csrf: (await fieldsOf("name", {})).get("csrf") ?? "" }),
	);
	expect(page.status).toBe(400);
	expect(page.html).toContain('role="alert"');
	expect(page.html).toContain('href="#field-categories"');
	expect(await world.db.query.listings.findMany()).toEqual([]);
});

it("says that its website is listed already, and leads to that listing", async () => {
	const { userId } = await draft({ categories: ["Notes"] });
	const { id } = await mintListing(world.db, "inkfern", { domain: "inkfern.example" });
	const { html } = await ada.get(path);
	expect(html).not.toContain("Save as a listing");
	expect(html).toContain("This website is listed here already.");
	expect(html).toContain('href="/listings/inkfern/claim"');
	await world.db.update(listings).set({ ownerId: userId }).where(eq(listings.id, id));
	expect((await ada.get(path)).html).toContain(`href="/account/products/${id}"`);
});

it("is nobody else's", async () => {
	await draft();
	const eve = openBrowser();
	expect((await eve.get(path)).location).toContain("/sign-in");
	await eve.signIn(world, "eve@example.com");
	for (const address of [path, `${path}/live`]) expect((await eve.get(address)).status).toBe(404);
});

it("asks to look at what was chosen doubtfully, and takes what is called right as the owner's", async () => {
	const row = await draft();
	const { tagline, name } = row.profile.fields;
	const doubtful = { ...row.profile.fields, tagline: { ...tagline, ai_score: 0.6 }, name: { ...name, ai_score: 0.9 } };
	await world.db.update(drafts).set({ profile: { ...row.profile, fields: doubtful } });
	const { html } = await ada.get(path);
	const todo = html.slice(html.indexOf('id="todo"'), html.indexOf('id="field-name"'));
	expect(todo).toContain('<a href="#field-tagline">Tagline</a>');
	expect(todo).not.toContain('href="#field-name"');
	expect(rowOf(html, "tagline")).toContain("Please check");
	expect(rowOf(html, "name")).toContain("From the website, sure");
	await ada.post(`${path}/press`, await fieldsOf("tagline", { press: "right" }));
	expect((await world.db.query.drafts.findFirst())?.profile.fields.tagline.state).toBe("override");
});

it("drafts chosen fields anew, and asks for a choice where there is none", async () => {
	await draft();
	const page = await ada.get(path);
	const none = await ada.submit(page.form(`${path}/redraft`));
	expect(none.status).toBe(400);
	expect(none.html).toContain("Choose at least one.");
	const many = ["name", "tagline", "city", "stage", "tags", "usps"];
	expect((await ada.submit(page.form(`${path}/redraft`), { field: many })).html).toContain("Choose at most 5 at once.");
	expect((await ada.submit(page.form(`${path}/redraft`), { field: ["name", "tagline"] })).status).toBe(303);
});

it("invites a co-founder, and says what is wrong with an address", async () => {
	await draft();
	const page = await ada.get(path);
	const wrong = await ada.submit(page.form(`${path}/invite`), { email: "nobody" });
	expect(wrong.status).toBe(400);
	expect(wrong.html).toContain("This is not an e-mail address");
	const own = await ada.submit(page.form(`${path}/invite`), { email: "ada@example.com" });
	expect(own.status).toBe(400);
	expect(own.html).toContain("This is your own address");
	const sent = await ada.submit(page.form(`${path}/invite`), { email: "bo@example.com" });
	expect((await ada.get(path)).html).not.toContain("is on its way");
	// Invited again nothing else on the page would be different.
	const again = await ada.submit(page.form(`${path}/invite`), { email: "bo@example.com" });
	expect(again.location).toBe(sent.location);
	expect((await ada.get(again.location ?? "")).html).toContain("The mail with the link is on its way.");
	expect(rowOf((await ada.get(path)).html, "founders")).toMatch(
		/bo@example\.com<\/bdi> <span class="muted">invited on/,
	);
});
