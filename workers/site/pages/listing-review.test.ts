import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { listings, reviews, users } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const TEXT = "It keeps our calendar in order.";
const GOOD = { stars: "4", text: TEXT, incentivised: "no" };
const FORM = "/listings/acme/review";

/** Signs in with an account that is old enough for its reviews to be published at once. */
async function signedIn(email: string) {
	const browser = openBrowser();
	await world.person(email);
	await world.db.update(users).set({ createdAt: 0 }).where(eq(users.email, email));
	await browser.signIn(world, email);
	return browser;
}

it("leads through signing in to the form, and then to the review on the page", async () => {
	await mintListing(world.db, "acme", { name: "Acme" });
	await world.person("ada@example.com");
	await world.db.update(users).set({ createdAt: 0 });
	const browser = openBrowser();
	const { location } = await browser.get(FORM);
	expect(location).toBe(`/sign-in?return_to=${encodeURIComponent(FORM)}`);
	expect((await browser.signInByMail(world, "ada@example.com", FORM)).location).toBe(FORM);
	const page = await browser.get(FORM);
	expect(page.html).toContain("Review <bdi>Acme</bdi>");
	const answer = await browser.submit(page.form(FORM), { ...GOOD, text: `${TEXT}\r\n\r\nTruly.` });
	expect([answer.status, answer.location]).toEqual([303, "/listings/acme#reviews"]);
	expect(await world.db.select().from(reviews)).toMatchObject([{ stars: 4, body: `${TEXT}\n\nTruly.` }]);
	const shown = (await browser.get("/listings/acme")).html;
	expect(shown).toContain(`<p dir="auto">${TEXT}</p><p dir="auto">Truly.</p>`);
	expect(shown).toContain("Edit your review");
	expect((await openBrowser().get("/listings/acme")).html).toContain(TEXT);
});

it("shows what was written, takes a change, tells its writer why it waits, and takes it back", async () => {
	await mintListing(world.db, "acme");
	const browser = await signedIn("ada@example.com");
	await browser.submit((await browser.get(FORM)).form(FORM), GOOD);
	const edit = await browser.get(FORM);
	expect(edit.html).toContain("Edit your review of");
	expect(edit.html).toContain(`>${TEXT}</textarea>`);
	expect(edit.form(FORM).fields.get("stars")).toBe("4");
	expect(edit.form(FORM).fields.get("incentivised")).toBe("no");
	await browser.submit(edit.form(FORM), { text: `${TEXT} See acme.com for more.` });
	const held = (await browser.get("/listings/acme")).html;
	expect(held).toContain("waits for the site team, because it holds a web or e-mail address");
	expect(held).not.toContain("See acme.com");
	expect((await openBrowser().get("/listings/acme")).html).not.toContain("waits for the site team");
	const again = await browser.get(FORM);
	const withdrawn = await browser.submit(again.form("/reviews/1/withdraw"));
	expect([withdrawn.status, withdrawn.location]).toEqual([303, "/listings/acme"]);
	const { html } = await browser.get("/listings/acme");
	expect(html).toContain("Write a review");
	expect(html).not.toContain("waits for the site team");
	expect((await browser.get(FORM)).html).not.toContain("calendar");
});

it("keeps what was typed when something is wrong, and names all of it", async () => {
	await mintListing(world.db, "acme");
	const browser = await signedIn("ada@example.com");
	const page = await browser.get(FORM);
	const answer = await browser.submit(page.form(FORM), { stars: null, text: "<i>Too short", incentivised: null });
	expect(answer.status).toBe(400);
	for (const words of ["Choose one to five stars.", "at least 20 characters", "Choose yes or no."]) {
		expect(answer.html).toContain(words);
	}
	expect(answer.html).toContain(">&lt;i&gt;Too short</textarea>");
	expect(await world.db.select().from(reviews)).toEqual([]);
	const form = answer.form(FORM);
	for (const name of [...form.fields.keys()]) form.fields.set(name, "forged");
	expect((await browser.submit(form, GOOD)).status).toBe(400);
	expect(await world.db.select().from(reviews)).toEqual([]);
});

it("says to the product's own people that they cannot, and knows live products only", async () => {
	await mintListing(world.db, "acme");
	await mintListing(world.db, "soon", { status: "scheduled" });
	const browser = await signedIn("ada@example.com");
	const { form } = await browser.get(FORM);
	await world.db.update(listings).set({ ownerId: 1 });
	expect((await browser.get(FORM)).html).toContain("This product is yours");
	expect((await browser.get("/listings/acme")).html).not.toContain("Write a review");
	expect((await browser.submit(form(FORM), GOOD)).status).toBe(400);
	expect((await browser.get("/listings/soon/review")).status).toBe(404);
	expect((await browser.get("/listings/soon")).html).not.toContain("Write a review");
	expect(await world.db.select().from(reviews)).toEqual([]);
});

it("writes nothing by being looked at", async () => {
	await mintListing(world.db, "acme");
	const browser = await signedIn("ada@example.com");
	const before = await world.db.select().from(reviews);
	await browser.get(`${FORM}?stars=5&text=${encodeURIComponent(TEXT)}&incentivised=no`);
	expect(await world.db.select().from(reviews)).toEqual(before);
});
