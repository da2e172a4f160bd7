import { beforeEach, expect, it } from "vitest";
import { listings, saves } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/saved";
let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await mintListing(world.db, "acme", { name: "Acme" });
});
const stored = () => world.db.select().from(saves);

it("saves from the product's page, and takes it back in the list of what is saved, leading back each time", async () => {
	await ada.signIn(world, "ada@example.com");
	expect((await ada.get(PATH)).html).toContain("You have saved no product yet</h2><p>Press Save");
	expect((await ada.get("/account")).html).toContain(`href="${PATH}"`);
	const page = await ada.get("/listings/acme");
	expect(await ada.submit(page.form("/listings/acme/save"))).toMatchObject({
		status: 303,
		location: "/listings/acme",
	});
	expect(await stored()).toHaveLength(1);
	const saved = await ada.get(PATH);
	expect(await ada.submit(saved.form("/listings/acme/unsave"))).toMatchObject({ location: PATH });
	expect(await stored()).toEqual([]);
});

it("answers a script with the new button, and is nobody else's", async () => {
	await ada.signIn(world, "ada@example.com");
	const { fields } = (await ada.get("/listings/acme")).form("/listings/acme/save");
	const answer = await ada.post("/listings/acme/save", fields, { "X-Requested-With": "press" });
	expect(answer.html.startsWith('<div class="press-box">')).toBe(true);
	expect(answer.html).toContain('aria-pressed="true"');
	expect((await ada.get(PATH)).html).toContain('href="/listings/acme"');
	const bob = openBrowser();
	await bob.signIn(world, "bob@example.com");
	expect((await bob.get(PATH)).html).not.toContain("acme");
	expect((await bob.get("/listings/acme")).html).not.toContain("Saved");
});

it("is carried through signing in", async () => {
	const page = await ada.get("/listings/acme");
	const [link = ""] = /\/sign-in\?do=save[^"]+/.exec(page.html.replaceAll("&amp;", "&")) ?? [];
	const asked = await ada.get(link);
	expect(asked.html).toContain("Signing in will also save <bdi>Acme</bdi> for you.");
	await ada.submit(asked.form("/sign-in"), { email: "ada@example.com" });
	await world.runJobs();
	const confirm = await ada.get(await newestLink(world, "ada@example.com"));
	expect(confirm.html).toContain("and save <bdi>Acme</bdi>");
	expect(await ada.submit(confirm.form("/sign-in/confirm"))).toMatchObject({ location: "/listings/acme" });
	expect(await stored()).toHaveLength(1);
});

it("keeps what is hidden by now in the list, to be taken out", async () => {
	await ada.signIn(world, "ada@example.com");
	await ada.submit((await ada.get("/listings/acme")).form("/listings/acme/save"));
	await world.db.update(listings).set({ status: "draft" });
	const page = await ada.get(PATH);
	expect(page.html).toContain("Not public at the moment.");
	await ada.submit(page.form("/listings/acme/unsave"));
	expect(await stored()).toEqual([]);
});

it("shows twenty a page, the last saved first", async () => {
	await ada.signIn(world, "ada@example.com");
	const { userId } = await world.person("ada@example.com");
	for (let index = 0; index < 21; index++) {
		const { id } = await mintListing(world.db, `product-${index}`);
		await world.db.insert(saves).values({ userId, listingId: id, at: index });
	}
	const first = (await ada.get(PATH)).html;
	expect(first.indexOf(">product-20<")).toBeLessThan(first.indexOf(">product-1<"));
	expect(first).not.toContain(">product-0<");
	expect((await ada.get(`${PATH}?page=2`)).html).toContain(">product-0<");
});
