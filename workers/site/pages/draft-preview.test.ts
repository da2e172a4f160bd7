import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await mintCategory(world.db, "notes", { name: "Notes" });
	await ada.signIn(world, "ada@example.com");
	const user = await world.db.query.users.findFirst();
	const person = { userId: user?.id ?? 0, email: "ada@example.com", key: "" };
	const row = await mintDraft(world.db, person, { categories: ["Notes"] });
	path = `/account/drafts/${row.id}`;
	const fields = {
		description: "Inkfern keeps the notes of your team in one place.",
		features: ["Search"],
		city: "Malmö",
	};
	const founders = [{ name: "Ada Byron", title: "Founder" }];
	const faqs = [{ question: "Is it free?", answer: "For five people." }];
	const body = { fields, founders, faqs };
	await world.api("PATCH", `/drafts/${row.id}`, { as: await world.person("ada@example.com"), body });
});

/** What the page says of the product, without marks' ids. */
const bodyOf = (html: string) =>
	html.slice(html.indexOf('<div class="profile">'), html.indexOf('id="pages-read"')).replaceAll(/note-\d+/g, "note");

it("shows what the page of the listing will show, to its owner alone, and stores nothing", async () => {
	const preview = await ada.get(`${path}/preview`);
	expect(preview.status).toBe(200);
	expect(preview.html).toContain('<meta name="robots" content="noindex"/>');
	expect(preview.html).toContain("Nobody else sees it");
	expect(preview.html).toContain("Shared notes for small teams");
	expect(await world.db.query.listings.findMany()).toEqual([]);
	expect(await world.db.query.founders.findMany()).toEqual([]);

	const eve = openBrowser();
	expect((await eve.get(`${path}/preview`)).location).toContain("/sign-in");
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(`${path}/preview`)).status).toBe(404);

	await ada.submit((await ada.get(path)).form(`${path}/submit`));
	const saved = await ada.get(`${path}/preview`);
	await world.db.update(listings).set({ status: "live", plan: "free", launchedAt: 1, launchWeek: "2026-11-16" });
	const page = await openBrowser().get("/listings/inkfern");
	const about = (html: string) => bodyOf(html).slice(0, bodyOf(html).indexOf("</section>"));
	expect(about(preview.html)).toContain("Inkfern keeps the notes of your team");
	for (const shown of [saved.html, page.html]) expect(about(shown)).toBe(about(preview.html));
	for (const said of ["Ada Byron", "Is it free?", "Malmö", "Search"]) {
		for (const { html } of [preview, saved, page]) expect(bodyOf(html)).toContain(said);
	}
});
