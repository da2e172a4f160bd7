import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import rereadSite from "#jobs/reread-site";
import type { ListingProfileAnswer } from "#operations/directory/profile";
import { REREAD_AFTER_MS } from "#store/listing-rereads";
import { listingWithProfile } from "#store/owned-listings";
import { listingRereads, listings } from "#store/schema/index";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { PRODUCT_SITE } from "#testing/product-site";
import type { Site } from "#testing/servers";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let ada: Person;
let product: Site;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	product = await site(PRODUCT_SITE);
});

const FOUNDED = "Inkfern was founded in 2021 in Malmö, Sweden.";
const TAGLINE = "Shared notes for small teams";
const AT = new Date(NOW.getTime() + REREAD_AFTER_MS);
const NEXT = AT.getTime() + REREAD_AFTER_MS;

const listed = () =>
	mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		url: `${product.origin}/`,
		tagline: TAGLINE,
		profile: {
			founded_year: 2021,
			evidence: {
				tagline: [{ quote: TAGLINE, url: `${product.origin}/` }],
				founded_year: [{ quote: FOUNDED, url: `${product.origin}/about` }],
			},
		},
	});
const reread = (id: number) => rereadSite.run({ subject: id, payload: {}, cause: "test" }, jobContext(AT));
const stored = async (id: number) =>
	(await world.db.select().from(listingRereads).where(eq(listingRereads.listingId, id)))[0];
const shown = async (id: number) =>
	(
		await world.api<{ stale_facts: unknown[]; site_read_at: string | null; site_read_outcome: string | null }>(
			"GET",
			`/me/listings/${id}`,
			{ as: ada },
		)
	).body;
/** The site with other words on its about page. */
const about = (from: string, to: string) => {
	const page = PRODUCT_SITE["/about"];
	return { ...PRODUCT_SITE, "/about": { ...page, body: (page?.body ?? "").replace(from, to) } };
};

it("marks nothing on a site that still says all, and reads it again 30 days later", async () => {
	const { id } = await listed();
	expect(await shown(id)).toMatchObject({ stale_facts: [], site_read_at: null, site_read_outcome: null });
	expect(await reread(id)).toBe("read 4 pages, 0 stale");
	expect(await stored(id)).toMatchObject({ nextReadAt: NEXT, readAt: AT.getTime(), staleFacts: [] });
	expect(await shown(id)).toMatchObject({ stale_facts: [], site_read_at: AT.toISOString() });
});

it("shows the owner what is gone and changes no fact; what the owner edits or the site says again is stale no more", async () => {
	const { id } = await listed();
	const before = await listingWithProfile(world.db, id);
	await product.change(about("founded in 2021", "founded in 2019"));
	expect(await reread(id)).toBe("read 4 pages, 1 stale");
	const stale = {
		field: "founded_year",
		quote: FOUNDED,
		url: `${product.origin}/about`,
		why: "These words are no longer on the website. It now says: 2019",
		now: ["2019"],
	};
	expect((await shown(id)).stale_facts).toEqual([stale]);
	expect(await listingWithProfile(world.db, id)).toEqual(before);
	const { evidence } = (await world.api<ListingProfileAnswer>("GET", "/listings/inkfern")).body;
	expect(evidence.founded_year).toMatchObject([{ seen: { at: AT.toISOString(), is_there: false } }]);
	expect(evidence.tagline).toMatchObject([{ seen: { at: AT.toISOString(), is_there: true } }]);

	await product.change(PRODUCT_SITE);
	await reread(id);
	expect((await shown(id)).stale_facts).toEqual([]);

	await product.change(about(FOUNDED, "We like notes."));
	await reread(id);
	expect((await shown(id)).stale_facts).toEqual([
		{ ...stale, why: "These words are no longer on the website, and nothing else there states this.", now: null },
	]);
	await world.api("PATCH", `/me/listings/${id}`, { as: ada, body: { fields: { founded_year: 2020 } } });
	expect((await shown(id)).stale_facts).toEqual([]);
});

it.each([
	["is down", { "*": { status: 503 } }],
	["forbids it", { ...PRODUCT_SITE, "/robots.txt": { body: "User-agent: *\nDisallow: /" } }],
	[
		"became the shell of an application",
		{
			"*": {
				headers: { "content-type": "text/html" },
				body: '<title>Inkfern</title><div id="root"></div><script src="/app.js"></script>',
			},
		},
	],
])("marks nothing when the site %s, and says so", async (_why, routes) => {
	const { id } = await listed();
	await product.change(routes);
	expect(await reread(id)).toBe("could not be read: nothing marked");
	expect(await stored(id)).toMatchObject({ nextReadAt: NEXT, readAt: null, staleFacts: [] });
	expect(await shown(id)).toMatchObject({
		stale_facts: [],
		site_read_at: null,
		site_read_outcome: expect.stringContaining("could not be read again, so nothing was marked."),
	});
});

it("asks nothing of a site on which no fact rests, nor of one that is not live", async () => {
	const typed = await mintListing(world.db, "typed", { url: `${product.origin}/` });
	expect(await reread(typed.id)).toBe("no quotes to look for");
	expect(await stored(typed.id)).toMatchObject({ nextReadAt: NEXT, readAt: null });
	const { id } = await listed();
	await world.db.update(listings).set({ status: "draft" }).where(eq(listings.id, id));
	expect(await reread(id)).toBe("not live");
	expect(await stored(id)).toMatchObject({ nextReadAt: null });
	expect(await product.requests()).toEqual([]);
});

it("is read again a month later also when a reading failed for good", async () => {
	const { id } = await listed();
	await rereadSite.gaveUp?.({ subject: id, payload: {}, cause: "test" }, jobContext(AT));
	expect(await stored(id)).toMatchObject({ nextReadAt: NEXT, readAt: null, staleFacts: [] });
});
