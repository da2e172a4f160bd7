import { beforeEach, expect, it } from "vitest";
import { weekStart } from "#core/launches/week";
import { listingEvents } from "#store/schema/index";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintCategory } from "#testing/listings";
import { PRODUCT_SITE } from "#testing/product-site";
import type { Site } from "#testing/servers";
import { makeWorld, type Person, type World } from "#testing/world";

/** The directory's main job in one flow: a website becomes a draft, a listing, and with its badge a public one. */

stopSitesAfterEach();
let world: World;
let ada: Person;
let product: Site;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity", description: "Notes and calendars." });
	product = await site(PRODUCT_SITE);
});

interface Own extends Record<string, unknown> {
	listing_id: number;
	slug: string;
	launch_week: string;
	status: string;
	badge: { html: string; code: string | null };
}

async function queued(): Promise<Own> {
	const { body: draft } = await world.api("POST", "/drafts", { as: ada, body: { url: product.origin } });
	await world.runJobs();
	await world.api("PATCH", `/drafts/${draft.id}`, { as: ada, body: { fields: { categories: ["Productivity"] } } });
	const { body: listing } = await world.api<Own>("POST", `/drafts/${draft.id}/submit`, { as: ada });
	const { body } = await world.api<Own>("POST", `/me/listings/${listing.listing_id}/free`, { as: ada });
	expect(body.status).toBe("awaiting_badge");
	expect(await world.runJobs()).toEqual(["check-badge: not_found"]);
	return body;
}

async function putOnHomepage(html: string) {
	const home = PRODUCT_SITE["/"] ?? {};
	await product.change({
		...PRODUCT_SITE,
		"/": { ...home, body: home.body?.replace("</main>", `${html}</main>`) ?? "" },
	});
}

async function visible(slug: string): Promise<Record<string, boolean>> {
	const [search, category, page] = await Promise.all([
		world.api<{ items: { slug: string }[] }>("GET", "/listings?q=inkfern"),
		world.api<{ listings: { items: { slug: string }[] } }>("GET", "/categories/productivity"),
		world.api("GET", `/listings/${slug}`),
	]);
	return {
		search: search.body.items.some((item) => item.slug === slug),
		category: JSON.stringify(category.body).includes(`"${slug}"`),
		page: page.status === 200 && page.body.status === "live",
	};
}
const NOWHERE = { search: false, category: false, page: false };
const EVERYWHERE = { search: true, category: true, page: true };

it("a badge on the homepage makes the listing public in search, category and by slug on its Monday", async () => {
	const own = await queued();
	expect(await visible(own.slug)).toEqual(NOWHERE);

	await putOnHomepage(`<!-- ${own.badge.html} --><script>document.title = ${JSON.stringify(own.badge.html)};</script>`);
	await world.api("POST", `/me/listings/${own.listing_id}/free`, { as: ada });
	expect(await world.runJobs()).toEqual(["check-badge: not_found"]);

	await putOnHomepage(own.badge.html);
	const again = await world.api<Own>("POST", `/me/listings/${own.listing_id}/free`, { as: ada });
	expect(again.body).toMatchObject({ launch_week: own.launch_week });
	expect(await world.runJobs()).toEqual(["check-badge: found: awaiting_badge -> scheduled", "send-mail: sent"]);
	expect(await visible(own.slug)).toEqual(NOWHERE);

	const monday = weekStart(own.launch_week);
	await world.cron(new Date(monday.getTime() - 1));
	expect(await visible(own.slug)).toEqual(NOWHERE);
	await world.cron(monday);
	expect(await visible(own.slug)).toEqual(EVERYWHERE);

	const live = await world.api<Own>("GET", `/me/listings/${own.listing_id}`, { as: ada });
	expect(live.body).toMatchObject({ status: "live", launch_week: own.launch_week, launched_at: monday.toISOString() });
	const events = await world.db.select().from(listingEvents);
	expect(events.map((event) => `${event.from} -> ${event.to}`)).toEqual([
		"null -> draft",
		"draft -> awaiting_badge",
		"awaiting_badge -> scheduled",
		"scheduled -> live",
	]);
	expect(await world.api("POST", `/me/listings/${own.listing_id}/free`, { as: ada })).toMatchObject({
		status: 400,
		body: { code: "listing_already_live" },
	});
});

it("a badge that comes late makes it public at once, in the week of that day", async () => {
	const own = await queued();
	const late = new Date(weekStart(own.launch_week).getTime() + 10 * 86_400_000);
	await world.cron(late);
	expect(await visible(own.slug)).toEqual(NOWHERE);
	await putOnHomepage(own.badge.html);
	await world.cron(new Date(late.getTime() + 86_400_000));
	expect(await visible(own.slug)).toEqual(EVERYWHERE);
	const live = await world.api<Own>("GET", `/me/listings/${own.listing_id}`, { as: ada });
	expect(live.body.launch_week > own.launch_week).toBe(true);
});
