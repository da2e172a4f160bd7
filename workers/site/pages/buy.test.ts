import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { awards, listings, products } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	browser = openBrowser();
});

const EMAIL = "ada@example.com";

/** Has the trophy ask for its award. */
async function trophyAsksForAward() {
	const award = { label: "Award", kind: "award_week", required: true } as const;
	await world.db.update(products).set({ options: { award } }).where(eq(products.code, "trophy_cabinet"));
}

/** A live product of Ada's, with the weeks of its awards. */
async function product(slug: string, name: string, weeks: readonly string[] = []): Promise<number> {
	const { userId } = await world.person(EMAIL);
	const { id } = await mintListing(world.db, slug, { name, ownerId: userId });
	for (const week of weeks) {
		await world.db.insert(awards).values({ week, place: 1, listingId: id, votesCounted: 3, awardedAt: 1 });
	}
	return id;
}

async function buy(code: string, fields: Record<string, string>) {
	const page = await browser.get(`/buy/${code}`);
	return browser.submit(page.form(`/buy/${code}`), fields);
}

it("lists each award under the product that won it, and says whose another one is", async () => {
	await trophyAsksForAward();
	const inkfern = await product("inkfern", "Inkfern", ["2026-11-02"]);
	const duebell = await product("duebell", "Duebell", ["2026-11-09", "2026-10-12"]);
	await product("nothing-won", "Nothing won");
	await browser.signIn(world, EMAIL);
	const { html } = await browser.get("/buy/trophy_cabinet");
	expect(html).toContain(
		`<optgroup label="Inkfern"><option value="${inkfern}:2026-11-02">Week of 2 November 2026</option></optgroup>`,
	);
	expect(html).toMatch(/<optgroup label="Duebell">(<option [^>]*>[^<]*<\/option>){2}<\/optgroup>/);
	expect(html).not.toContain('<optgroup label="Nothing won">');
	// The award says whose it is, so nothing else asks for the product.
	expect(html).not.toContain('name="listing_id"');
	const refused = await buy("trophy_cabinet", { "option-award": `${inkfern}:2026-11-09` });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Inkfern has won no award in that week.");
	const unchosen = await buy("trophy_cabinet", { "option-award": "" });
	expect(unchosen.html).toContain("Choose the award that it is for.");
	const strange = await buy("trophy_cabinet", { "option-award": "2026-11-09" });
	expect(strange.html).toContain("Choose the award that it is for.");
	expect((await buy("trophy_cabinet", { "option-award": `${duebell}:2026-11-09` })).status).toBe(303);
	// What the cart says is the same: the award is no longer there when its week is counted anew.
	await world.db.delete(awards).where(eq(awards.week, "2026-11-09"));
	expect((await browser.get("/cart")).html).toContain("Duebell has won no award in that week.");
});

it("buys for the product whose award was chosen where two won one in a week", async () => {
	await trophyAsksForAward();
	await product("inkfern", "Inkfern", ["2026-11-02"]);
	const duebell = await product("duebell", "Duebell");
	await world.db
		.insert(awards)
		.values({ week: "2026-11-02", place: 2, listingId: duebell, votesCounted: 2, awardedAt: 1 });
	await browser.signIn(world, EMAIL);
	await buy("trophy_cabinet", { "option-award": `${duebell}:2026-11-02` });
	expect((await browser.get("/cart")).html).toContain("Duebell");
	const { html } = await browser.get("/buy/trophy_cabinet?item=0");
	expect(html).toContain(`<option value="${duebell}:2026-11-02" selected`);
	expect(html.match(/:2026-11-02" selected/g)).toHaveLength(1);
	const from = await browser.get(`/buy/trophy_cabinet?listing=${duebell}`);
	expect(from.html).toContain(`<option value="${duebell}:2026-11-02" selected`);
});

it("offers no form for an award that nobody can choose: to whoever has won none, and before they signed in", async () => {
	await trophyAsksForAward();
	const signedOut = await browser.get("/buy/trophy_cabinet");
	expect(signedOut.html).toContain('href="/sign-in?return_to=%2Fbuy%2Ftrophy_cabinet"');
	expect(signedOut.html).not.toContain('action="/buy/trophy_cabinet"');
	expect(signedOut.html).not.toContain("None of your products");
	await product("inkfern", "Inkfern");
	await browser.signIn(world, EMAIL);
	const signedIn = await browser.get("/buy/trophy_cabinet");
	expect(signedIn.html).toContain("None of your products has won one yet.");
	expect(signedIn.html).not.toContain('action="/buy/trophy_cabinet"');
});

it("says of every other answer what is wrong with it, in words that can be followed", async () => {
	await world.db
		.update(products)
		.set({
			options: {
				count: { label: "How many", kind: "integer", required: true, min: 1, max: 5 },
				wood: { label: "Material", kind: "choice", required: true, choices: ["oak", "ash"] },
				words: { label: "Engraving", kind: "text", required: true, max_length: 5 },
			},
		})
		.where(eq(products.code, "trophy_cabinet"));
	const id = await product("inkfern", "Inkfern");
	await browser.signIn(world, EMAIL);
	const fields = { listing_id: String(id), "option-count": "9", "option-wood": "", "option-words": "engraved" };
	const wrong = await buy("trophy_cabinet", fields);
	for (const said of ["Give a whole number from 1 to 5.", "Choose one of these.", "Write at most 5 characters."]) {
		expect(wrong.html).toContain(said);
	}
	const empty = await buy("trophy_cabinet", { ...fields, "option-words": "" });
	expect(empty.html).toContain("This is needed: Engraving.");
	const strange = await buy("trophy_cabinet", { ...fields, "option-words": "a\u202eb" });
	expect(strange.html).toContain("This holds signs that cannot stand here.");
});

it("says what a product asks of whatever it is bought for", async () => {
	const id = String(await product("inkfern", "Inkfern"));
	await browser.signIn(world, EMAIL);
	const week = /<option value="(\d{4}-\d\d-\d\d)"/.exec((await browser.get("/buy/skip_queue")).html)?.[1] ?? "";
	expect((await buy("skip_queue", { listing_id: id, week })).html).toContain(
		"Only a product that waits in the free queue can skip it.",
	);
	expect((await buy("skip_queue", { listing_id: id, week: "" })).html).toContain("Choose a week.");
	expect((await buy("skip_queue", { listing_id: id, week: "2020-01-06" })).html).toContain(
		"This week can no longer be had.",
	);
});

it("keeps what it is bought for through signing in", async () => {
	const id = await product("inkfern", "Inkfern");
	const { html } = await browser.get(`/buy/featured?listing=${id}`);
	expect(html).toContain(`href="/sign-in?return_to=%2Fbuy%2Ffeatured%3Flisting%3D${id}"`);
	await browser.signIn(world, EMAIL);
	await product("cutfable", "Cutfable");
	expect((await browser.get(`/buy/featured?listing=${id}`)).html).toMatch(new RegExp(`value="${id}"[^>]*selected`));
});

it("tells a co-founder who can buy for the product that they stand behind", async () => {
	const inkfern = await product("inkfern", "Inkfern <b>");
	await browser.signIn(world, "bob@example.com");
	expect((await browser.get("/buy/featured")).html).toContain("you have none here yet");
	const { userId } = await world.person("bob@example.com");
	await mintFounder(world.db, "Bob", { userId, listingIds: [inkfern] });
	const { html } = await browser.get("/buy/featured");
	expect(html).toContain("You stand behind <bdi>Inkfern &lt;b&gt;</bdi>, which somebody else manages");
	expect(html).toContain('<a href="/account/products">products that you joined</a>');
	expect(html).not.toContain("Submit a product first");
	// What nobody manages is claimed first.
	await world.db.update(listings).set({ ownerId: null });
	expect((await browser.get("/buy/featured")).html).toContain("you have none here yet");
});
