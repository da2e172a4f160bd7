import { beforeEach, expect, it } from "vitest";
import { DAY_MS, weekOf } from "#core/launches/week";
import { users, votes } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await mintListing(world.db, "acme", { name: "Acme" });
});

const grownUp = () => world.db.update(users).set({ createdAt: Date.now() - 30 * DAY_MS });
const stored = () => world.db.select().from(votes);

it("casts a vote, takes it back and casts it again, each time leading back to where it was pressed", async () => {
	await ada.signIn(world, "ada@example.com");
	await grownUp();
	const page = await ada.get("/listings?q=acme");
	const cast = await ada.submit(page.form("/listings/acme/vote"));
	expect(cast).toMatchObject({ status: 303, location: "/listings?q=acme" });
	const after = await ada.get("/listings/acme");
	expect(after.html).toContain('aria-pressed="true"');
	await world.runJobs();
	expect((await openBrowser().get("/listings/acme")).html).toContain(
		'<strong data-count="1">1</strong><span class="visually-hidden" data-one=" vote" data-many=" votes"> vote</span>',
	);
	await ada.submit(after.form("/listings/acme/unvote"));
	expect(await stored()).toEqual([]);
	await ada.submit((await ada.get("/listings/acme")).form("/listings/acme/vote"));
	expect(await stored()).toHaveLength(1);
});

it("answers a script with the new button alone", async () => {
	await ada.signIn(world, "ada@example.com");
	const { fields } = (await ada.get("/listings/acme")).form("/listings/acme/vote");
	const answer = await ada.post("/listings/acme/vote", fields, { "X-Requested-With": "press" });
	expect(answer.status).toBe(200);
	expect(answer.html.startsWith('<div class="vote-box">')).toBe(true);
	expect(answer.form("/listings/acme/unvote").fields.get("return_to")).toBe("/listings/acme");
	expect(answer.html).toContain("Counts once your account is a day old");
});

it("says of a new account's vote when it counts, and whether in this week", async () => {
	await ada.signIn(world, "ada@example.com");
	await ada.submit((await ada.get("/listings/acme")).form("/listings/acme/vote"));
	const says = async (facts: { countsFrom: number | null; week?: string }) => {
		await world.db.update(votes).set(facts);
		return (await ada.get("/listings/acme")).html.match(/<small>[^<]*<\/small>/)?.[0];
	};
	expect(await says({ countsFrom: Date.now() + 1, week: weekOf(new Date()) })).toBe(
		"<small>Counts once your account is a day old.</small>",
	);
	expect(await says({ countsFrom: Date.now() + 1, week: "2100-01-04" })).toBe(
		"<small>Counts once your account is a day old: for all time, too late for this week.</small>",
	);
	expect(await says({ countsFrom: null })).toBe("<small>Not counted: the account was less than a day old.</small>");
});

it("leads signed-out people through signing in, says what that does besides, and casts the vote", async () => {
	const page = await ada.get("/listings/acme");
	const [link = ""] = /\/sign-in\?do=[^"]+/.exec(page.html.replaceAll("&amp;", "&")) ?? [];
	const asked = await ada.get(link);
	expect(asked.html).toContain("Signing in will also vote for <bdi>Acme</bdi> for you.");
	await ada.submit(asked.form("/sign-in"), { email: "ada@example.com" });
	await world.runJobs();
	const confirm = await ada.get(await newestLink(world, "ada@example.com"));
	expect(confirm.html).toContain("and vote for <bdi>Acme</bdi>");
	expect(await stored()).toEqual([]);
	expect(await ada.submit(confirm.form("/sign-in/confirm"))).toMatchObject({
		status: 303,
		location: "/listings/acme",
	});
	expect(await stored()).toHaveLength(1);
});

it("says on the next page why a vote was refused, once", async () => {
	await ada.signIn(world, "ada@example.com");
	const [owner] = await world.db.select().from(users);
	await mintListing(world.db, "own", { ownerId: owner?.id ?? 0 });
	const back = await ada.submit((await ada.get("/listings/own")).form("/listings/own/vote"));
	expect(back).toMatchObject({ status: 303, location: "/listings/own" });
	expect((await ada.get("/listings/own")).html).toContain("cannot vote for or review their own product");
	expect((await ada.get("/listings/own")).html).not.toContain("cannot vote for or review their own product");
	expect(await stored()).toEqual([]);
});

it("takes no vote without a form of this site, and no press that another site had in mind", async () => {
	await ada.signIn(world, "ada@example.com");
	const { fields } = (await ada.get("/listings/acme")).form("/listings/acme/vote");
	const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	expect((await ada.post("/listings/acme/vote", fields, foreign)).status).toBe(400);
	expect((await ada.get("/sign-in?do=vote:acme&return_to=/listings/acme")).status).toBe(303);
	expect(await stored()).toEqual([]);
	fields.set("return_to", "//evil.example/");
	expect((await ada.post("/listings/acme/vote", fields)).location).toBe("/account");
});
