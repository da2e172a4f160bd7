import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { listingProfile } from "#operations/directory/profile";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { OPERATIONS } from "#operations/registry";
import { wholeSchema } from "#operations/whole-schema";
import { runBatch } from "#store/db";
import { badgeChecks, domainRatings, listingUpdates } from "#store/schema/index";
import { mintCategory, mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { withoutPayments } from "#testing/without-payments";
import { makeWorld, NOW, type World } from "#testing/world";

/** Every key of an object schema, and of the objects in it, as `founders[].name`. */
function keysOf(schema: Record<string, unknown>, prefix = ""): string[] {
	const branches = (schema.anyOf ?? schema.oneOf) as Record<string, unknown>[] | undefined;
	if (branches) return branches.flatMap((branch) => keysOf(branch, prefix));
	if (schema.type === "array") return keysOf(schema.items as Record<string, unknown>, `${prefix}[]`);
	return Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>).flatMap(
		([key, field]) => [`${prefix}.${key}`, ...keysOf(field, `${prefix}.${key}`)],
	);
}

const jsonSchema = (schema: z.ZodType) => wholeSchema(schema, "output");
const publicKeys = keysOf(jsonSchema(listingProfile));

it("the owner's view has every key of the public profile, under the same name", () => {
	expect(publicKeys.length).toBeGreaterThan(80);
	const own = new Set(keysOf(jsonSchema(OwnListing)));
	expect(publicKeys.filter((key) => !own.has(key))).toEqual([]);
});

it("every answer with a whole listing of one's own is that view", () => {
	const answers = OPERATIONS.filter(({ output }) => Object.hasOwn(output.shape, "unlocked")).map(({ id }) => id);
	expect(answers.sort()).toEqual([
		"add_milestone",
		"choose_free_listing",
		"delete_milestone",
		"get_my_listing",
		"post_listing_update",
		"set_founder_story",
		"submit_draft",
		"update_my_listing",
	]);
	for (const { id, output } of OPERATIONS.filter(({ id }) => answers.includes(id))) {
		const own = new Set(keysOf(jsonSchema(output)));
		expect(
			publicKeys.filter((key) => !own.has(key)),
			id,
		).toEqual([]);
	}
});

describe("what it says", () => {
	let world: World;
	beforeEach(async () => {
		world = await makeWorld();
	});

	it("is what the public profile says, and to each write the same as to a read", async () => {
		const ada = await world.person();
		const category = await mintCategory(world.db, "scheduling");
		const { id } = await mintListing(world.db, "inkfern", {
			ownerId: ada.userId,
			categoryIds: [category.id],
			verified: true,
			featured: true,
			storyUnlocked: true,
			milestonesUnlocked: true,
			mediaUnlocked: true,
			votes: 7,
			votesRaw: 9,
			ratingCount: 3,
			ratingSum: 14,
			pricingModel: "freemium",
			profile: { story: { journey: "long" }, seo_title: "Inkfern", pricing_summary: "Free for five people" },
		});
		await setSettings({ rating_provider: "example-ratings" });
		await runBatch(world.db, [
			world.db.insert(listingUpdates).values({ id: 1, listingId: id, title: "New", body: "Words", createdAt: 1 }),
			world.db
				.insert(domainRatings)
				.values({ listingId: id, day: "2026-11-01", provider: "example-ratings", ratingTenths: 372 }),
		]);
		await world.api("POST", `/me/listings/${id}/milestones`, { as: ada, body: { date: "2026-11-01", title: "First" } });
		const shown = await world.api("GET", "/listings/inkfern");
		expect(shown.status).toBe(200);
		const own = await world.api("GET", `/me/listings/${id}`, { as: ada });
		expect(own.body).toMatchObject(shown.body);
		expect(own.body).toMatchObject({
			verified: true,
			featured: true,
			paid: true,
			claimed: true,
			rating: { average: 4.67, count: 3 },
			community_votes: { raw: 9, counted: 7, discounted: 2 },
		});
		const edited = await world.api("PATCH", `/me/listings/${id}`, { as: ada, body: {} });
		expect(edited.body).toEqual({ ...own.body, updated_at: edited.body.updated_at });
	});

	it("says what lateness costs while a free listing waits for its badge, and not afterwards", async () => {
		const ada = await world.person();
		const late = async (slug: string, plan: "free" | "paid", status: "live" | "awaiting_badge" | "scheduled") => {
			const { id } = await mintListing(world.db, slug, { ownerId: ada.userId, plan, status, launchWeek: "2027-01-04" });
			const own = await world.api<{ badge: { if_late: string | null } }>("GET", `/me/listings/${id}`, { as: ada });
			return own.body.badge.if_late;
		};
		expect(await late("waiting", "free", "awaiting_badge")).toContain("2027-01-04");
		expect(await late("queued", "free", "scheduled")).toContain("2027-01-04");
		expect(await late("launched", "free", "live")).toBeNull();
		expect(await late("paid", "paid", "scheduled")).toBeNull();
	});

	it("tells what the last look for the badge saw, until the next one is due", async () => {
		const ada = await world.person();
		const { id } = await mintListing(world.db, "inkfern", {
			ownerId: ada.userId,
			plan: "free",
			status: "awaiting_badge",
		});
		const next = Date.now() + 80_000_000;
		const seen = { code: "not_found", seen: "No badge.", rel: "nofollow", fetchedUrl: "https://inkfern.example/en" };
		const look = { ...seen, redirects: ["https://inkfern.example/en"], checkedAt: NOW.getTime(), nextCheckAt: next };
		await world.db.insert(badgeChecks).values({ listingId: id, ...look });
		const badge = async () => (await world.api("GET", `/me/listings/${id}`, { as: ada })).body.badge;
		const told = {
			rel: "nofollow",
			fetched_url: look.fetchedUrl,
			redirects: look.redirects,
			checked_at: NOW.toISOString(),
		};
		const later = { next_check_at: new Date(next).toISOString() };
		expect(await badge()).toMatchObject({ ...told, ...later, code: "not_found", seen: "No badge." });
		await world.db.update(badgeChecks).set({ nextCheckAt: 1 });
		expect(await badge()).toMatchObject({ ...told, code: "checking", seen: expect.stringContaining("get_my_listing") });
		await world.db.update(badgeChecks).set({ nextCheckAt: null });
		expect(await badge()).toMatchObject({ ...told, next_check_at: null, code: "not_found", seen: "No badge." });
		await world.db.update(badgeChecks).set({ code: "found", rel: "" });
		expect(await badge(), "of a link without rel").toMatchObject({ code: "found", rel: null });
	});

	it("leads the owner of a live listing to updates and edits", async () => {
		const ada = await world.person();
		const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
		const own = await world.api("GET", `/me/listings/${id}`, { as: ada });
		expect(own.body.next_actions).toMatchObject([
			{ operation: "post_listing_update" },
			{ operation: "update_my_listing" },
		]);
	});

	it("leads a draft to a paid launch where one is sold", async () => {
		const ada = await world.person();
		const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, status: "draft", launchWeek: null });
		const next = async () => {
			const own = await world.api<{ next_actions: { operation: string }[] }>("GET", `/me/listings/${id}`, { as: ada });
			return own.body.next_actions.map(({ operation }) => operation);
		};
		expect(await next()).toEqual(["choose_free_listing", "create_checkout", "update_my_listing"]);
		const undo = withoutPayments();
		expect(await next()).toEqual(["choose_free_listing", "update_my_listing"]);
		undo();
	});

	it("has the owner's texts of sections that are not unlocked, which the public profile has not", async () => {
		const ada = await world.person();
		const profile = { story: { journey: "long" }, demo_video_url: "https://videos.example/1" };
		const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, profile, createdAt: NOW.getTime() });
		const own = await world.api("GET", `/me/listings/${id}`, { as: ada });
		expect(own.body).toMatchObject({ story: profile.story, media: { demo_video_url: profile.demo_video_url } });
		const shown = await world.api("GET", "/listings/inkfern");
		for (const key of ["story", "milestones", "media"]) expect(shown.body).not.toHaveProperty(key);
	});
});
