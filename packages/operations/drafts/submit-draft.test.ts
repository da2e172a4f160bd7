import { beforeEach, describe, expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { drafts, forbiddenTags, listingEvents, listings } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

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
	expect(profile?.profile.evidence.name).toMatchObject([{ quote: "Inkfern", url: "https://inkfern.example/" }]);
	expect(await world.db.select().from(listingEvents)).toMatchObject([{ kind: "submitted", to: "draft" }]);
});

it("keeps the quotes of questions, founders and profiles elsewhere, with place and day, for everybody to see", async () => {
	const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	const evidence = (quote: string) => [
		{ quote, url: "https://inkfern.example/about", start: 7, end: 7 + quote.length, fetched_at: NOW.toISOString() },
	];
	const [row] = await world.db.select().from(drafts);
	const stored = row?.profile ?? emptyProfile();
	const hashed = (quote: string) => evidence(quote).map((one) => ({ ...one, page_hash: "0".repeat(64) }));
	stored.faqs.items = [{ question: "Free?", answer: "Yes.", evidence: hashed("It is free.") }];
	stored.founders.items = [{ name: "Ada Lind", title: "CEO", bio: null, evidence: hashed("Ada Lind, CEO") }];
	stored.company_socials.items = { x: { url: "https://x.com/inkfern", evidence: hashed("x.com/inkfern") } };
	await world.db.update(drafts).set({ profile: stored });
	const { body } = await submit(draft.id);
	const quotes = {
		faqs: [{ ...evidence("It is free.")[0], of: "Free?" }],
		founders: [{ ...evidence("Ada Lind, CEO")[0], of: "Ada Lind" }],
		socials: [{ ...evidence("x.com/inkfern")[0], of: "x" }],
	};
	expect(body.evidence).toMatchObject(quotes);
	await world.db.update(listings).set({ status: "live", launchedAt: NOW.getTime() });
	expect((await world.api("GET", `/listings/${body.slug}`)).body.evidence).toMatchObject(quotes);

	const faqs = [{ question: "Since when?", answer: "2021." }, ...(body.faqs as unknown[])];
	await world.api("PATCH", `/me/listings/${body.listing_id}`, {
		as: ada,
		body: { faqs, socials: { github: "inkfern" } },
	});
	const after = (await world.api("GET", `/listings/${body.slug}`)).body.evidence;
	expect(after).toMatchObject({ faqs: quotes.faqs, founders: quotes.founders });
	expect(after).not.toHaveProperty("socials");
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

it("passes over a number of its own that is part of another's name", async () => {
	for (let number = 1; number <= 9; number++) {
		const slug = number === 1 ? "inkfern" : `inkfern-${number}`;
		await mintListing(world.db, slug, { id: number, domain: `${slug}.example`, status: "draft" });
	}
	// Listings called "Inkfern 10" and "Inkfern 11" have the addresses that the next two numbers would give.
	for (const number of [10, 11]) {
		await mintListing(world.db, `inkfern-${number}`, {
			id: 900 + number,
			domain: `i${number}.example`,
			status: "draft",
		});
	}
	await world.db.run("INSERT INTO sequences (name, value) VALUES ('listing', 9)");
	const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	expect((await submit(draft.id)).body).toMatchObject({ listing_id: 12, slug: "inkfern-12" });
});

describe("refuses", () => {
	it("a draft that is not ready", async () => {
		for (const status of ["crawling", "drafting"] as const) {
			const draft = await mintDraft(world.db, ada, { domain: `${status}.example`, row: { status } });
			expect(await submit(draft.id)).toMatchObject({ status: 400, body: { code: "draft_not_ready" } });
		}
	});

	it("a draft with a tag that is forbidden, naming it and why", async () => {
		const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
		await world.api("PATCH", `/drafts/${draft.id}`, { as: ada, body: { fields: { tags: ["notes", "CASINO"] } } });
		await world.db.insert(forbiddenTags).values({ key: "casino", tag: "Casino", reason: "Not here.", at: 1 });
		const message = '"CASINO" is no tag here; leave it out: Not here.';
		expect(await submit(draft.id)).toMatchObject({
			status: 400,
			body: { code: "draft_incomplete", errors: [{ pointer: "/fields/tags/1", message }] },
		});
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

it("makes no second listing of a product whose listing has gone to somebody else", async () => {
	const { id: listingId } = await mintListing(world.db, "taken", {
		domain: "inkfern.example",
		status: "live",
		ownerId: (await world.person()).userId,
	});
	const draft = await mintDraft(world.db, ada, { categories: ["productivity"], row: { listingId } });
	expect(await submit(draft.id)).toMatchObject({ status: 400, body: { code: "duplicate_domain" } });
	expect(await world.db.select().from(listings)).toHaveLength(1);
});
