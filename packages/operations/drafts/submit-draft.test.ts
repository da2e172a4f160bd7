import { beforeEach, describe, expect, it } from "vitest";
import { drafts, listingEvents, listings } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity" });
});

const submit = (id: string, as = ada) => world.api("POST", `/drafts/${id}/submit`, { as });

it("saves a listing that is not published, with quotes and what the site did not state", async () => {
	const draft = await mintDraft(world.db, ada, { categories: ["productivity"] });
	await world.api("PATCH", `/drafts/${draft.id}`, {
		as: ada,
		body: {
			founders: [{ name: "Ada Lind", title: "CEO" }],
			milestones: [{ date: "2026-01-01", title: "Begun" }],
			fields: { country: "se" },
		},
	});
	const answer = await submit(draft.id);
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		status: "draft",
		plan: null,
		slug: "inkfern",
		name: "Inkfern",
		tagline: "Shared notes for small teams",
		country: "SE",
		categories: [{ slug: "productivity", primary: true }],
		founders: [{ slug: "ada-lind", name: "Ada Lind", title: "CEO" }],
		milestones: [{ date: "2026-01-01", title: "Begun" }],
		draft_id: draft.id,
		next_actions: [
			{ operation: "choose_free_listing" },
			{ operation: "create_checkout" },
			{ operation: "update_draft" },
		],
	});
	expect(answer.body.not_found_on_website).toContain("contact_email");
	expect(answer.body.not_found_on_website).not.toContain("country");
	const mine = await world.api("GET", `/me/listings/${answer.body.listing_id}`, { as: ada });
	expect(mine.body).toEqual(answer.body);
	const profile = await world.db.query.listingProfiles.findFirst();
	expect(profile?.profile.evidence.name).toEqual([{ quote: "Inkfern", url: "https://inkfern.example/" }]);
	expect(await world.db.select().from(listingEvents)).toMatchObject([{ kind: "submitted", to: "draft" }]);
});

it("gives the same listing when called again, also twice at the same moment", async () => {
	const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	const answers = await Promise.all([submit(draft.id), submit(draft.id), submit(draft.id)]);
	answers.push(await submit(draft.id));
	expect(new Set(answers.map((answer) => answer.body.listing_id)).size).toBe(1);
	expect(await world.db.select().from(listings)).toHaveLength(1);
});

it("finds a free slug", async () => {
	await mintListing(world.db, "inkfern", { domain: "other.example", status: "draft" });
	const second = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	expect((await submit(second.id)).body.slug).toBe("inkfern-2");
	const third = await mintDraft(world.db, ada, { categories: ["Productivity"], domain: "third.example" });
	expect((await submit(third.id)).body.slug).toBe("inkfern-3");
});

describe("refuses", () => {
	it("a draft that is not ready", async () => {
		for (const status of ["crawling", "drafting"] as const) {
			const draft = await mintDraft(world.db, ada, { domain: `${status}.example`, row: { status } });
			expect(await submit(draft.id)).toMatchObject({ status: 400, body: { code: "draft_not_ready" } });
		}
	});

	it("a draft without name or category, naming what is missing", async () => {
		const draft = await mintDraft(world.db, ada);
		await world.api("PATCH", `/drafts/${draft.id}`, { as: ada, body: { fields: { name: null } } });
		expect(await submit(draft.id)).toMatchObject({
			status: 400,
			body: { code: "draft_incomplete", errors: [{ pointer: "/fields/name" }, { pointer: "/fields/categories" }] },
		});
	});

	it.each(["live", "scheduled"] as const)("a website that is %s already, pointing at claim_listing", async (status) => {
		await mintListing(world.db, "taken", { domain: "inkfern.example", status });
		const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
		const answer = await submit(draft.id);
		expect(answer).toMatchObject({ status: 400, body: { code: "duplicate_domain" } });
		expect(answer.body.detail).toContain('claim_listing and slug "taken"');
	});

	it("somebody else's draft, storing nothing", async () => {
		const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
		expect((await submit(draft.id, await world.person())).status).toBe(404);
		expect(await world.db.select().from(listings)).toEqual([]);
		expect(await world.db.query.drafts.findFirst()).toMatchObject({ listingId: null, version: 1 });
		expect(await world.db.select().from(drafts)).toHaveLength(1);
	});
});
