import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { founders, listingFounders, users } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/profile";
let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

/** Makes the person the owner of a live product that names a founder. */
async function own(): Promise<void> {
	const [ada] = await world.db.select().from(users).where(eq(users.email, "ada@example.com"));
	const { id: listingId } = await mintListing(world.db, "acme", { ownerId: ada?.id ?? 0 });
	await world.db.insert(founders).values({ id: 1, slug: "ada", name: "Ada", searchName: "ada", createdAt: 1 });
	await world.db.insert(listingFounders).values({ listingId, founderId: 1, position: 0 });
}

it("says where a founder page comes from, and gives a person the one of their product", async () => {
	expect((await browser.get(PATH)).html).toContain("as soon as you own a product");
	await own();
	await browser.submit((await browser.get(PATH)).form(`${PATH}/take`));
	const page = await browser.get(PATH);
	expect(page.html).toContain('href="/founders/ada"');

	const answer = await browser.submit(page.form(`${PATH}/founder`), {
		bio: "I build.\r\n\r\nAnd write.",
		country: "Portugal",
		x: "https://x.com/ada",
	});
	expect(answer.location).toBe(`${PATH}?done=saved`);
	expect((await browser.get(`${PATH}?done=saved`)).html).toContain("Saved.");
	const { html } = await browser.get("/founders/ada");
	for (const fact of ["I build.", "Portugal", "https://x.com/ada"]) expect(html).toContain(fact);
});

it("shows what was typed beside what is wrong with it, and keeps nothing of it", async () => {
	await own();
	await browser.submit((await browser.get(PATH)).form(`${PATH}/take`));
	const form = (await browser.get(PATH)).form(`${PATH}/founder`);
	const refused = await browser.submit(form, { bio: "Kept", country: "Atlantis", x: "javascript:alert(1)" });
	expect(refused.status).toBe(400);
	for (const fact of [">Kept<", 'value="Atlantis"', "This must be a country"]) expect(refused.html).toContain(fact);
	expect(await world.db.select().from(founders)).toMatchObject([{ bio: null, socials: {} }]);
});

it("keeps a name, which apps are told", async () => {
	await browser.submit((await browser.get(PATH)).form(`${PATH}/name`), { name: "Ada <b>" });
	const { html } = await browser.get(PATH);
	expect(html).toContain('value="Ada &lt;b&gt;"');
});
