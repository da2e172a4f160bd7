import { beforeEach, expect, it } from "vitest";
import { listingFounders, milestones } from "#store/schema/index";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

/** Rows that hold what no schema lets in any more: older than the schemas, or written by hand. */

const SCRIPT = "javascript:alert(document.domain)";
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	const listing = await mintListing(world.db, "acme", {
		ownerId: ada.userId,
		logoUrl: "data:image/svg+xml,x",
		country: "1!",
		mediaUnlocked: true,
		milestonesUnlocked: true,
		profile: {
			demo_video_url: SCRIPT,
			contact_email: '"><img@x',
			socials: { x: SCRIPT, github: "https://github.com/acme" },
		},
	});
	await world.db.insert(milestones).values({
		id: 1,
		listingId: listing.id,
		date: "2026-01-01",
		title: "Began",
		url: SCRIPT,
	});
	const founder = await mintFounder(world.db, "mila-vos", {
		liveListings: 1,
		country: "ZZ",
		socials: { x: SCRIPT, github: "https://github.com/mila" },
	});
	await world.db.insert(listingFounders).values({ listingId: listing.id, founderId: founder.id, position: 0 });
});

it("give null in every answer", async () => {
	const listing = await world.api("GET", "/listings/acme");
	expect(listing.body).toMatchObject({
		logo_url: null,
		country: null,
		contact_email: null,
		media: { demo_video_url: null },
		socials: { github: "https://github.com/acme" },
		milestones: [{ title: "Began", url: null }],
		founders: [{ slug: "mila-vos", socials: { github: "https://github.com/mila" } }],
	});
	const own = await world.api<{ items: { listing_id: number }[] }>("GET", "/me/listings", { as: ada });
	const [{ listing_id = 0 } = {}] = own.body.items;
	const answers = [
		listing,
		await world.api("GET", `/me/listings/${listing_id}`, { as: ada }),
		await world.api("GET", "/listings"),
		await world.api("GET", "/compare?a=acme&b=acme"),
		await world.api("GET", "/founders"),
		await world.api("GET", "/founders/mila-vos"),
	];
	for (const { status, body } of answers) {
		expect(status).toBe(200);
		expect(JSON.stringify(body)).not.toMatch(/javascript:|data:|<img@x|"(?:1!|ZZ)"/);
	}
});
