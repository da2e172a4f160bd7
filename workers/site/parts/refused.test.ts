import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "#core/errors";
import { listings } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { stayAtHalfPast } from "#testing/clock";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";
import { words } from "../words/words.ts";

const CODES = Object.keys(ERRORS) as ErrorCode[];
const { said, pressed } = words.errors;
const { refused } = words.draft;

let world: World;
let ada: Browser;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	userId = (await world.db.query.users.findFirst())?.id ?? 0;
});

it("names for every refusal a page on which it goes on, and each of them is there", async () => {
	for (const code of CODES) expect(said[code].ways.length, code).toBeGreaterThan(0);
	const hrefs = new Set(CODES.flatMap((code) => said[code].ways.map(({ href }) => href)));
	expect(hrefs.size).toBeGreaterThan(10);
	// What is there for the team alone is not there for her.
	const OTHERS = new Map([
		["/sign-in", 303],
		["/admin", 404],
	]);
	for (const href of hrefs) expect((await ada.get(href)).status, href).toBe(OTHERS.get(href) ?? 200);
});

it("asks nobody to send anything a second time", () => {
	const texts = [
		...CODES.flatMap((code) => [said[code].title, said[code].text, pressed[code] ?? ""]),
		...Object.values(refused).flatMap((one) => (one === undefined ? [] : [one.text, one.way.label])),
	];
	expect(texts.filter((text) => /\b(try|send|press|submit|do) (it |this )?(again|once more)\b/i.test(text))).toEqual(
		[],
	);
});

it("leads from every refusal on a draft's page to a place on that page, or to another that is there", async () => {
	const draft = await mintDraft(world.db, { userId, email: "ada@example.com", key: "" });
	const { html } = await ada.get(`/account/drafts/${draft.id}`);
	for (const { way } of Object.values(refused).flatMap((one) => one ?? [])) {
		if (way.href.startsWith("#")) expect(html).toContain(`id="${way.href.slice(1)}"`);
		else expect((await ada.get(way.href)).status, way.href).toBe(200);
	}
});

it("leads from a website that is listed already to claiming that listing, or to one's own", async () => {
	await mintCategory(world.db, "notes", { name: "Notes" });
	const person = { userId, email: "ada@example.com", key: "" };
	const draft = await mintDraft(world.db, person, { categories: ["Notes"] });
	const { id } = await mintListing(world.db, "inkfern", { url: draft.url, domain: draft.domain });
	const path = `/account/drafts/${draft.id}`;
	const save = async () => {
		const page = await ada.get(path);
		return ada.post(`${path}/submit`, page.form(`${path}/again`).fields);
	};
	expect((await save()).html).toContain('<a href="/listings/inkfern/claim">');
	await world.db.update(listings).set({ ownerId: userId }).where(eq(listings.id, id));
	expect((await save()).html).toContain(`<a href="/account/products/${id}">`);
});

it("keeps what was typed where too much was handed in, and says when it goes on", async () => {
	stayAtHalfPast();
	const inside = await ada.submit((await ada.get("/submit")).form("/submit"), { url: "http://10.0.0.7/" });
	expect(inside.html).toContain(words.submit.refused);
	await setSettings({ rate_limit_costly: "1/3600" });
	const typed = { url: "https://acme.com/" };
	await ada.submit((await ada.get("/submit")).form("/submit"), typed);
	const refusal = await ada.submit((await ada.get("/submit")).form("/submit"), { url: "https://inkfern.com/" });
	expect(refusal.status).toBe(429);
	expect(refusal.html).toContain('value="https://inkfern.com/"');
	expect(refusal.html).toMatch(/You can go on in \d+ minutes?\./);
});

it("says on the page of a press that it was refused, with the way out", async () => {
	await mintListing(world.db, "acme", { ownerId: userId });
	const page = await ada.get("/listings/acme");
	const { fields } = page.form("/sign-out");
	fields.set("return_to", "/listings/acme");
	expect(await ada.post("/listings/acme/vote", fields)).toMatchObject({ status: 303, location: "/listings/acme" });
	const told = await ada.get("/listings/acme");
	expect(told.html).toContain("owners and founders cannot vote");
	expect(told.html).toContain('<a href="/account/products">Your products and drafts</a>');
	expect((await ada.get("/listings/acme")).html).not.toContain("owners and founders cannot vote");
});

it("opens a refused page at what is wrong, however far down that stands", async () => {
	const opens = (html: string) => html.match(/<[^>]* autofocus[^>]*>/g)?.[0] ?? "";
	const leaving = await ada.get("/account/delete");
	expect(opens(leaving.html)).toBe("");
	const refused = await ada.submit(leaving.form("/account/delete"), { typed: "bo@example.com" });
	expect(opens(refused.html)).toContain('id="typed"');
	const { id } = await mintListing(world.db, "acme", { ownerId: userId });
	const path = `/account/products/${id}`;
	const post = async () => (await ada.get(path)).form(`${path}/updates`);
	expect(opens((await ada.submit(await post(), { title: "", body: "New" })).html)).toContain('id="title"');
	await setSettings({ rate_limit_write: "1/60" });
	await ada.submit(await post(), { title: "One", body: "New" });
	expect(opens((await ada.submit(await post(), { title: "Two", body: "New" })).html)).toContain(
		'class="notice problem"',
	);
});

it("leads from links that no longer work to where a new one is had", async () => {
	const browsers = { "/sign-in/confirm?token=gone": openBrowser(), "/claims/confirm?token=gone": ada };
	for (const [path, browser] of Object.entries(browsers)) {
		const { status, html } = await browser.get(path);
		expect([path, status]).toEqual([path, 400]);
		expect(html).toContain('<a href="/sign-in">');
		expect(html).toContain('<a href="/account/claims">');
	}
});
