import { beforeEach, expect, it } from "vitest";
import { mailChoicesOf } from "#store/mail-choices";
import { follows, listings } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/following";
let world: World;
let ada: Browser;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	userId = (await world.person("ada@example.com")).userId;
});

async function followed(slug: string, at = 1) {
	const { id } = await mintListing(world.db, slug, { name: slug });
	await world.db.insert(follows).values({ userId, listingId: id, at });
}
const rows = () => world.db.select().from(follows);

it("says how to begin, and is linked from the account", async () => {
	const { html } = await ada.get(PATH);
	expect(html).toContain("You follow no product yet</h2><p>Press Follow");
	expect(html, "no mails come yet").not.toContain(`${PATH}/mails`);
	expect((await ada.get("/account")).html).toContain(`href="${PATH}"`);
	expect((await openBrowser().get(PATH)).location).toBe(`/sign-in?return_to=${encodeURIComponent(PATH)}`);
});

it("turns mails about one off and on, and ends following, by forms that lead back", async () => {
	await followed("acme");
	const off = await ada.submit((await ada.get(PATH)).form(`${PATH}/acme/no-mails`));
	expect(off).toMatchObject({ status: 303, location: PATH });
	expect(await rows()).toMatchObject([{ mailed: false }]);
	await ada.submit((await ada.get(PATH)).form(`${PATH}/acme/mails`));
	expect(await rows()).toMatchObject([{ mailed: true }]);
	await ada.submit((await ada.get(PATH)).form(`${PATH}/acme/unfollow`));
	expect(await rows()).toEqual([]);
});

it("answers a script with both switches, also to follow again", async () => {
	await followed("acme");
	const { fields } = (await ada.get(PATH)).form(`${PATH}/acme/unfollow`);
	const press = (path: string) => ada.post(`${PATH}/acme/${path}`, fields, { "X-Requested-With": "press" });
	const ended = await press("unfollow");
	expect(ended.html.startsWith('<div class="press-box actions">')).toBe(true);
	expect(ended.html).not.toContain("mails");
	const again = await press("follow");
	expect(again.form(`${PATH}/acme/no-mails`).fields.get("return_to")).toBe(PATH);
	expect((await press("no-mails")).html).toContain("Mails off");
});

it("turns all mails off and on", async () => {
	await followed("acme");
	const page = await ada.get(PATH);
	expect(page.html).toContain("are mailed to <strong>ada@example.com</strong>");
	expect(await ada.submit(page.form(`${PATH}/mails`))).toMatchObject({ status: 303, location: PATH });
	const off = await ada.get(PATH);
	expect(off.html).toContain("nothing is mailed to you");
	expect((await mailChoicesOf(world.db, userId)).updates).toBe(false);
	await ada.submit(off.form(`${PATH}/mails`));
	expect((await mailChoicesOf(world.db, userId)).updates).toBe(true);
});

it("lists also what is hidden by now, to end following it, and nobody else's", async () => {
	await followed("acme");
	const { id } = await mintListing(world.db, "other");
	await world.db.insert(follows).values({ userId: userId + 1, listingId: id, at: 1 });
	await world.db.update(listings).set({ status: "draft" });
	const page = await ada.get(PATH);
	expect(page.html).toContain("Not public at the moment.");
	expect(page.html).not.toContain('href="/listings/acme"');
	expect(page.html).not.toContain("other");
	expect(await ada.submit(page.form(`${PATH}/acme/unfollow`))).toMatchObject({ status: 303, location: PATH });
	expect((await rows()).map((row) => row.userId)).toEqual([userId + 1]);
});

it("shows twenty a page, the last followed first", async () => {
	for (let index = 0; index < 21; index++) await followed(`product-${index}`, index);
	const first = (await ada.get(PATH)).html;
	expect(first.indexOf(">product-20<")).toBeLessThan(first.indexOf(">product-1<"));
	expect(first).not.toContain(">product-0<");
	expect((await ada.get(`${PATH}?page=2`)).html).toContain(">product-0<");
});
