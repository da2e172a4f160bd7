import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	const ada = await world.db.query.users.findFirst();
	const { id } = await mintListing(world.db, "inkfern", {
		ownerId: ada?.id ?? 0,
		tagline: "Old",
		country: "BE",
		pricingModel: "freemium",
		profile: { features: ["One", "Two"], description: "First.\nSecond.", founded_year: 2019 },
	});
	path = `/account/products/${id}/edit`;
});

const stored = async () => {
	const listing = await world.db.query.listings.findFirst();
	const profile = (await world.db.query.listingProfiles.findFirst())?.profile;
	return { ...profile, tagline: listing?.tagline, country: listing?.country, pricing_model: listing?.pricingModel };
};

it("saves what was changed in the form alone", async () => {
	const page = await owner.get(path);
	expect(page.html).toMatch(/<option value="BE" selected[^>]*>Belgium</);
	const typed = { tagline: "New", features: "Two\r\n\r\n Three ", founded_year: "", country: "NL" };
	const saved = await owner.submit(page.form(path), typed);
	expect(saved).toMatchObject({ status: 303, location: path.replace("/edit", "?done=saved") });
	expect(await stored()).toMatchObject({
		tagline: "New",
		country: "NL",
		pricing_model: "freemium",
		founded_year: null,
		features: ["Two", "Three"],
		description: "First.\nSecond.",
	});
});

it("says at the field what is wrong, and keeps what was typed", async () => {
	const typed = { tagline: "Mine", founded_year: "soon", contact_email: "nobody" };
	const refused = await owner.submit((await owner.get(path)).form(path), typed);
	expect(refused.status).toBe(400);
	for (const part of ['id="founded_year-problem"', 'id="contact_email-problem"', 'value="Mine"', 'value="soon"']) {
		expect(refused.html).toContain(part);
	}
	const ways = [...refused.html.matchAll(/<a href="#(\w+)">/g)].map(([, field]) => field);
	expect(ways, "above the form a way to each").toEqual(["founded_year", "contact_email"]);
	expect(await stored()).toMatchObject({ tagline: "Old", founded_year: 2019 });
});

it("is not there for anybody else", async () => {
	const form = (await owner.get(path)).form(path);
	const other = openBrowser();
	await other.signIn(world, "bo@example.com");
	expect((await other.get(path)).status).toBe(404);
	expect((await other.submit(form, { tagline: "Taken" })).status).not.toBe(303);
	expect(await stored()).toMatchObject({ tagline: "Old" });
});
