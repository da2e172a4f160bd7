import { eq, ne, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, DAY_MS, weekOf, weekStart } from "#core/launches/week";
import {
	badgeChecks,
	follows,
	launches,
	listingRereads,
	listings,
	listingUpdates,
	viewCounts,
	votes,
} from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { foundStale, mintQuoted } from "#testing/rereads";
import { countRows } from "#testing/rows";
import { countView } from "#testing/views";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
});

const mine = async (facts: Parameters<typeof mintListing>[2]) => {
	const ada = await world.db.query.users.findFirst();
	return (await mintListing(world.db, "inkfern", { ownerId: ada?.id ?? 0, ...facts })).id;
};

it("offers the free launch, and then the badge with what the last look saw", async () => {
	const id = await mine({ status: "draft" });
	const path = `/account/products/${id}`;
	const chosen = await owner.submit((await owner.get(path)).form(`${path}/free`));
	expect(chosen).toMatchObject({ status: 303, location: path });
	const { html } = await owner.get(path);
	expect(html).toContain("Put the badge on <bdi>inkfern.example</bdi>");
	expect(html).toContain("Your place in the queue");
	expect(html).not.toContain("get_my_listing");
	await owner.submit((await owner.get(path)).form(`${path}/free`));
	expect((await owner.get(path)).html).toContain("Your homepage is being read.");
	await world.db.update(badgeChecks).set({
		code: "not_found",
		seen: "The homepage answered, and the badge was not on it.",
		checkedAt: Date.now(),
		nextCheckAt: Date.now() + DAY_MS,
	});
	expect((await owner.get(path)).html).toContain("the badge was not on it");
	expect((await owner.get(path)).form(`${path}/free`)).toBeDefined();
});

it("says where it stands while its launch week runs, and no longer", async () => {
	const week = weekOf(new Date());
	const id = await mine({ status: "live", launchWeek: week });
	await mintListing(world.db, "rival", { launchWeek: week });
	await world.db.update(launches).set({ votes: 3 }).where(ne(launches.listingId, id));
	const path = `/account/products/${id}`;
	expect((await owner.get(path)).html).toContain("No vote yet; 2 products launch in it.");
	await world.db.update(launches).set({ votes: 1 }).where(eq(launches.listingId, id));
	const { html } = await owner.get(path);
	expect(html).toContain("Place 2 of 2, with 1 vote of this week.");
	for (const way of [`/launches/${week}`, `${path}/share`]) expect(html).toContain(`href="${way}"`);
	const ada = await world.db.query.users.findFirst();
	const earlier = { ownerId: ada?.id ?? 0, launchWeek: addWeeks(week, -1) };
	const over = await mintListing(world.db, "over", earlier);
	expect((await owner.get(`/account/products/${over.id}`)).html).not.toContain("Its launch week is running");
});

it("says once what a paid launch buys: where the plan is chosen, and beside the queue from then on", async () => {
	const id = await mine({ status: "draft" });
	const said = async () => (await owner.get(`/account/products/${id}`)).html.split("/pricing?listing=").length - 1;
	expect(await said()).toBe(1);
	await world.db.update(listings).set({ status: "awaiting_badge", plan: "free" });
	expect(await said()).toBe(1);
});

it("says what was ordered for it and is not paid, and leads on to pay", async () => {
	const id = await mine({ status: "draft" });
	const path = `/account/products/${id}`;
	expect((await owner.get(path)).html).not.toContain("Not paid yet");
	const ada = await world.db.query.users.findFirst();
	await mintOrder(world.db, ada?.id ?? 0, "LW-ABC", 9900, [{ product: "launch", name: "Paid launch", listingId: id }]);
	const { html } = await owner.get(path);
	expect(html).toContain("Not paid yet: <bdi>Paid launch</bdi>");
	expect(html).toContain('href="/checkout/token-LW-ABC">Go on to pay $99.00');
	expect(html).toContain('href="/account/orders/LW-ABC"');
	expect(html).toContain(`href="/pricing?listing=${id}"`);
});

it("leads from a website that is listed already to the claim of that listing, or to it where it is one's own", async () => {
	const id = await mine({ status: "draft", domain: "twice.example" });
	const other = await mintListing(world.db, "twice", { domain: "twice.example" });
	const path = `/account/products/${id}`;
	expect((await owner.get(path)).html).toContain('href="/listings/twice/claim"');
	const ada = await world.db.query.users.findFirst();
	await world.db
		.update(listings)
		.set({ ownerId: ada?.id ?? 0 })
		.where(eq(listings.id, other.id));
	expect((await owner.get(path)).html).toContain(`href="/account/products/${other.id}"`);
});

it("tells of no plan, badge or week that a listing of the site team's never had", async () => {
	const id = await mine({ status: "live", plan: null });
	const { html } = await owner.get(`/account/products/${id}`);
	expect(html).not.toContain("Choose how it launches");
	expect(html).not.toContain('class="way"');
	await world.db.update(listings).set({ plan: "free" }).where(eq(listings.id, id));
	expect((await owner.get(`/account/products/${id}`)).html).toContain('class="way"');
});

it("posts an update of a live listing, and shows visits and what its website says no more", async () => {
	const id = await mine({
		status: "live",
		profile: { city: "Bath", evidence: { city: [{ quote: "We are in Bath", url: "https://inkfern.example.com/" }] } },
	});
	const path = `/account/products/${id}`;
	const today = new Date().toISOString().slice(0, 10);
	await world.db.insert(viewCounts).values({ listingId: id, day: today, count: 22, folded: 22 });
	const stale = { field: "city", quote: "We are in Bath", url: "https://inkfern.example.com/", now: null };
	const reread = { readAt: Date.now(), outcome: "Read.", staleFacts: [stale], nextReadAt: null };
	await world.db
		.insert(listingRereads)
		.values({ listingId: id, ...reread })
		.onConflictDoUpdate({ target: listingRereads.listingId, set: reread });
	const page = await owner.get(path);
	for (const words of [
		"22 visits.",
		"<bdi>Elsewhere, or not known</bdi>",
		'<mark class="gone" dir="auto">We are in Bath</mark>',
		"Your website says now",
	]) {
		expect(page.html).toContain(words);
	}
	const posted = await owner.submit(page.form(`${path}/updates`), {
		title: "Version 2",
		body: "Notebooks.\r\nShared.",
	});
	expect(posted).toMatchObject({ status: 303, location: `${path}?done=posted` });
	expect((await owner.get(`${path}?done=posted`)).html).toContain("Posted.");
	expect(await world.db.query.listingUpdates.findFirst()).toMatchObject({
		title: "Version 2",
		body: "Notebooks.\nShared.",
	});
});

it("takes over what the website says now, or keeps what the listing says, by one press each", async () => {
	const id = await mintQuoted(world, (await world.db.query.users.findFirst())?.id ?? 0);
	await foundStale(world, id, { tagline: "Notes for three", founded_year: null });
	const path = `/account/products/${id}`;
	const page = await owner.get(path);
	for (const said of ["Notes for two", "Notes for three", "Nothing of it"]) expect(page.html).toContain(said);
	const decide = async (decision: string) => {
		const form = (await owner.get(path)).form(`${path}/facts`);
		expect(await owner.submit(form, { decision })).toMatchObject({ status: 303, location: `${path}#stale` });
	};
	await decide("accept");
	expect(await world.db.query.listings.findFirst()).toMatchObject({ tagline: "Notes for three" });
	const outdated = (await owner.get(path)).form(`${path}/facts`);
	await decide("keep");
	const { html } = await owner.get(path);
	expect(html).toContain("Everything that was quoted is still on your website, or you keep it");
	const refused = await owner.submit(outdated, { decision: "accept", read_at: "1" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("The listing has changed meanwhile");
});

const DAY = () => new Date().toISOString().slice(0, 10);

it("shows by day and source where visits came from, and hands all of it out", async () => {
	const id = await mine({ status: "live" });
	const path = `/account/products/${id}`;
	const before = new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10);
	await countView(world.db, id, before, { "old.com": 7 });
	await countView(world.db, id, DAY(), { google: 4, website: 3, "xn--bcher-kva.de": 2 });
	await countView(world.db, id, DAY());
	const { html } = await owner.get(path);
	const rows = [...html.matchAll(/<th scope="row"><bdi>([^<]*)<\/bdi>.*?<td class="number">(\d+)<\/td>/g)];
	expect(rows.map(([, name, count]) => [name, count])).toEqual([
		["Google", "4"],
		["Your own website", "3"],
		["xn--bcher-kva.de", "2"],
		["Elsewhere, or not known", "1"],
	]);
	const file = await owner.get(`${path}/visits.csv`);
	expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="visits-inkfern.csv"');
	expect(file.html.split("\r\n")).toEqual([
		...["day,source,visits", `${before},old.com,7`, `${DAY()},google,4`, `${DAY()},website,3`],
		...[`${DAY()},xn--bcher-kva.de,2`, `${DAY()},elsewhere,1`, ""],
	]);
	const other = openBrowser();
	await other.signIn(world, "bo@example.com");
	expect((await other.get(`${path}/visits.csv`)).status).toBe(404);
});

it("shows votes by day and followers by week, and what was posted with to how many it was mailed", async () => {
	const id = await mine({ status: "live" });
	const path = `/account/products/${id}`;
	const today = new Date();
	const monday = weekStart(weekOf(today)).getTime();
	const vote = { listingId: id, week: weekOf(today), networkHash: null, discountReason: null } as const;
	await world.db.insert(votes).values([
		{ ...vote, userId: 90, at: today.getTime(), counted: true },
		{ ...vote, userId: 91, at: today.getTime(), counted: true },
		{ ...vote, userId: 92, at: today.getTime(), counted: false, discountReason: "moderated" },
		{ ...vote, userId: 93, at: today.getTime() - 40 * DAY_MS, week: "2026-01-05", counted: true },
	]);
	await world.db.insert(follows).values(
		[monday, monday - 1, monday - 7 * DAY_MS, monday - 200 * DAY_MS].map((at, index) => ({
			listingId: id,
			userId: 90 + index,
			at,
		})),
	);
	await world.db
		.insert(listingUpdates)
		.values({ id: 5, listingId: id, title: "New", body: "B", createdAt: 1, mailed: 3 });
	const { html } = await owner.get(path);
	expect(html).toContain('aria-label="Votes by day"');
	expect(html).toMatch(
		/<td class="number">0<\/td><\/tr><tr><th scope="row"><time[^>]*>[^<]*<\/time><\/th><td class="number">2<\/td><\/tr><\/tbody>/,
	);
	expect(html).toMatch(
		/<td class="number">2<\/td><\/tr><tr><th scope="row">[^<]*<\/th><td class="number">1<\/td><\/tr><\/tbody>/,
	);
	expect(html).toContain("3 people began to follow it in these weeks");
	expect(html).toContain("Mailed to 3 followers.");
});

it("reads as much for three years of history as for one day", async () => {
	const id = await mine({ status: "live" });
	const days = Array.from({ length: 3 * 365 }, (_, index) => ({
		id: index + 1,
		at: Date.now() - (index + 20) * DAY_MS,
	}));
	await countView(world.db, id, DAY(), { direct: 1 });
	const young = await countRows(() => owner.get(`/account/products/${id}`));
	for (const some of [days.slice(0, 500), days.slice(500)]) {
		const json = JSON.stringify(
			some.map(({ id: n, at }) => [n, at, weekOf(new Date(at)), new Date(at).toISOString().slice(0, 10)]),
		);
		const each = sql`FROM json_each(${json})`;
		const [n, at, week, day] = [0, 1, 2, 3].map((place) => sql.raw(`json_extract(value, '$[${place}]')`));
		for (const statement of [
			sql`INSERT INTO view_counts SELECT ${id}, ${day}, 9, 9 ${each}`,
			sql`INSERT INTO view_sources SELECT ${id}, ${day}, 'direct', 9 ${each}`,
			sql`INSERT INTO votes (user_id, listing_id, at, week, counted) SELECT 1000 + ${n}, ${id}, ${at}, ${week}, 1 ${each}`,
			sql`INSERT INTO follows (user_id, listing_id, at) SELECT 1000 + ${n}, ${id}, ${at} - 7776000000 ${each}`,
			sql`INSERT INTO listing_updates (id, listing_id, title, body, created_at) SELECT ${n}, ${id}, 'T', 'B', ${at} ${each}`,
			sql`INSERT INTO listing_versions SELECT ${id}, 1 + ${n}, '{}', '{}', NULL, ${at} ${each}`,
		]) {
			await world.db.run(statement);
		}
	}
	const old = await countRows(() => owner.get(`/account/products/${id}`));
	expect(old.result.status).toBe(200);
	// Ten updates are shown at most.
	expect(old.rowsRead - young.rowsRead).toBeLessThanOrEqual(20);
});

it("keeps what was typed of an update that is refused", async () => {
	const id = await mine({ status: "live" });
	const path = `/account/products/${id}`;
	const refused = await owner.submit((await owner.get(path)).form(`${path}/updates`), {
		title: " ",
		body: "What is new",
	});
	expect(refused.status).toBe(400);
	expect(refused.html).toContain(">What is new</textarea>");
	expect(refused.html).toContain('id="title-problem"');
	expect(await world.db.query.listingUpdates.findFirst()).toBeUndefined();
});

it("is not there for anybody else", async () => {
	const id = await mine({ status: "live" });
	const other = openBrowser();
	expect((await other.get(`/account/products/${id}`)).location).toContain("/sign-in");
	await other.signIn(world, "bo@example.com");
	expect((await other.get(`/account/products/${id}`)).status).toBe(404);
	const token = (await owner.get(`/account/products/${id}`)).form(`/account/products/${id}/updates`);
	expect((await other.submit(token, { title: "Not mine", body: "At all" })).status).not.toBe(303);
	expect(await world.db.query.listingUpdates.findFirst()).toBeUndefined();
});

it("counts facts as the listing's page does, without those of locked sections", async () => {
	const quote = { quote: "Founded in 2021.", url: "https://inkfern.example/" };
	const evidence = {
		founded_year: [quote],
		demo_video_url: [quote],
		story: [{ ...quote, of: "journey" }],
		milestones: [{ ...quote, of: "Founded" }],
	};
	const id = await mine({ profile: { founded_year: 2021, story: { journey: "Founded in 2021." }, evidence } });
	const factsIn = async (path: string) => Number(/(\d+) facts?[^<]*/.exec((await owner.get(path)).html)?.[1]);
	const shown = await factsIn("/listings/inkfern");
	expect(await factsIn(`/account/products/${id}`)).toBe(shown);
	await world.db.update(listings).set({ storyUnlocked: true }).where(eq(listings.id, id));
	expect(await factsIn("/listings/inkfern")).toBe(shown + 1);
	expect(await factsIn(`/account/products/${id}`)).toBe(shown + 1);
});
