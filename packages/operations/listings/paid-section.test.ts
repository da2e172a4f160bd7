import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const WRITES = [
	["story", "PUT", "story", { title: "How it began" }],
	["milestones", "POST", "milestones", { date: "2026-11-01", title: "Begun" }],
] as const;

it.each(WRITES)(
	"says that the %s stays hidden until it is unlocked, and then until it is live",
	async (section, method, path, body) => {
		const write = async (more: Parameters<typeof mintListing>[2], slug: string) => {
			const listing = await mintListing(world.db, slug, { ownerId: ada.userId, ...more });
			const answer = await world.api<Record<string, unknown>>(method, `/me/listings/${listing.id}/${path}`, {
				as: ada,
				body,
			});
			const page = await world.api("GET", `/listings/${slug}`);
			return {
				...answer.body,
				isPublic: Array.isArray(page.body[section]) ? page.body[section].length > 0 : page.body[section] != null,
			};
		};
		const locked: Record<string, unknown> = await write({}, "locked");
		expect(locked).toMatchObject({ shown: false, isPublic: false });
		expect(locked.next_actions).toMatchObject([
			{ operation: "list_products", why: expect.stringMatching(/kept, but hidden: .* a paid launch unlocks/) },
			{ operation: "post_listing_update" },
			{},
		]);
		const unlocked = { storyUnlocked: true, milestonesUnlocked: true };
		expect(await write({ ...unlocked, status: "draft" }, "draft")).toMatchObject({
			shown: false,
			next_actions: [
				{ operation: "get_my_listing", why: expect.stringContaining("once the listing is live") },
				{},
				{},
				{},
			],
		});
		expect(await write(unlocked, "open")).toMatchObject({
			shown: true,
			isPublic: true,
			next_actions: [{ operation: "post_listing_update" }, {}],
		});
	},
);
