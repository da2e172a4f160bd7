import { beforeEach, expect, it } from "vitest";
import { sha256Hex } from "#core/access/api-key";
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
	expect(await rows()).toMatchObject([{ week: next, toldAt: null }]);
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

it("ends reminders by a mail's link, without signing in, when it is pressed and not when it is opened", async () => {
	const token = "t".repeat(43);
	const { userId } = await world.person();
	await world.db.insert(weekReminders).values([
		{ userId, week: addWeeks(next, -1), at: 1, toldAt: 2, linkHash: await sha256Hex(token) },
		{ userId, week: next, at: 1 },
	]);
	const path = `/unsubscribe/weeks?token=${token}`;
	const stranger = openBrowser();
	expect((await stranger.get(path)).html).toContain("Stop these mails");
	expect(await rows()).toHaveLength(2);
	const program = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
	const answer = await openBrowser().post(path, "List-Unsubscribe=One-Click", program);
	expect(answer.status).toBe(200);
	expect(answer.html).toContain("no reminder of a week is mailed to you");
	expect(await rows()).toHaveLength(1);
	expect((await stranger.get(`${path}x`)).status).toBe(400);
});
