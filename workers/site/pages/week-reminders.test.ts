import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { weekReminders } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const next = addWeeks(weekOf(new Date()), 1);
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: next });
});

const rows = () => world.db.select().from(weekReminders);

it("reminds of a week by the press of a form, and takes it back", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	const page = `/launches/${next}`;
	expect(await ada.submit((await ada.get(page)).form(`${page}/remind`))).toMatchObject({ status: 303, location: page });
	expect(await rows()).toMatchObject([{ week: next }]);
	const following = await ada.get("/account/following");
	expect(following.html).toContain(`href="${page}"`);
	await ada.submit(following.form(`${page}/forget`));
	expect(await rows()).toEqual([]);
});

it("carries the press through signing in", async () => {
	const stranger = openBrowser();
	const page = await stranger.get(`/launches/${next}`);
	const href = /href="(\/sign-in\?do=remind[^"]+)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect((await stranger.get(href)).html).toContain("set a reminder of");
	expect((await stranger.get(`/sign-in?do=remind%3A${weekOf(new Date())}`)).html).not.toContain("set a reminder of");
});
