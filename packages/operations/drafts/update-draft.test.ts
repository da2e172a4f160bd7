import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedIn } from "#core/access/caller";
import { SCOPES } from "#core/access/scopes";
import updateDraft from "#operations/drafts/update-draft";
import { invoke } from "#operations/invoke";
import type { DraftRow } from "#store/drafts";
import { draftPages, drafts, listingVersions, outbox } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { newIsolate } from "#testing/isolates";
import { mintCategory } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let draft: DraftRow;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity" });
	await mintCategory(world.db, "design-tools", { name: "Design tools" });
	draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
});

type Fields = Record<string, { value: unknown; state: string; ai_value: unknown; evidence: unknown[] }>;
interface DraftBody extends Record<string, unknown> {
	next_actions: { operation: string; why: string }[];
	fields: Fields;
	listing_id: number | null;
}
const update = (body: unknown, id = draft.id) => world.api<DraftBody>("PATCH", `/drafts/${id}`, { as: ada, body });

describe("fields", () => {
	it("passes through every state", async () => {
		const { body } = await update({
			fields: { tagline: "My words", city: "Malmö", categories: null },
			lock_fields: ["name"],
		});
		expect(body.fields).toMatchObject({
			tagline: { value: "My words", state: "edited", ai_value: "Shared notes for small teams", evidence: [] },
			city: { value: "Malmö", state: "manual" },
			categories: { value: null, state: "deleted" },
			name: { value: "Inkfern", state: "override" },
			country: { value: null, state: "not_found" },
		});
		const restored = (await update({ restore: ["tagline", "name", "city"] })).body.fields;
		expect(restored).toMatchObject({
			tagline: {
				value: "Shared notes for small teams",
				state: "ai",
				evidence: [{ quote: "Shared notes for small teams" }],
			},
			name: { value: "Inkfern", state: "ai" },
			city: { value: null, state: "not_found" },
		});
		expect((await world.api("GET", `/drafts/${draft.id}`, { as: ada })).body.fields).toEqual(restored);
	});

	it("is refused where it was decided on another version, and says which one there is", async () => {
		const { body } = await update({ fields: { city: "Malmö" } });
		expect(body.version).toBe(draft.version + 1);
		const write = (seenVersion: number) => {
			const { context, invokeDeps } = newIsolate().services;
			const caller = { kind: "user", userId: ada.userId, credential: "session", scopes: SCOPES, credentialName: null };
			const input = { params: { id: draft.id }, query: {}, body: { fields: { city: "Lund" } } };
			return invoke(updateDraft, { input }, { ...context(caller as SignedIn, NOW), seenVersion }, invokeDeps);
		};
		await expect(write(draft.version)).rejects.toMatchObject({ code: "draft_conflict" });
		expect((await world.api("GET", `/drafts/${draft.id}`, { as: ada })).body).toMatchObject({
			version: body.version,
			fields: { city: { value: "Malmö" } },
		});
		await write(draft.version + 1);
		expect((await world.api("GET", `/drafts/${draft.id}`, { as: ada })).body.version).toBe(draft.version + 2);
	});

	it("is content with no body at all", async () => {
		expect((await world.api("PATCH", `/drafts/${draft.id}`, { as: ada })).status).toBe(200);
		expect((await update({})).status).toBe(200);
	});
});

describe("regenerate", () => {
	it("drafts from the stored pages, and leaves what the user typed or locked", async () => {
		await update({ fields: { tagline: "mine" }, lock_fields: ["short_description"] });
		const { status, body } = await update({ regenerate: ["tagline", "short_description", "description", "name"] });
		expect(status).toBe(200);
		expect(body.fields).toMatchObject({
			tagline: { value: "mine", state: "edited" },
			short_description: { value: null, state: "override", ai_value: null },
			name: { value: "Inkfern", state: "ai" },
			description: { value: expect.stringContaining("Inkfern keeps the notes"), state: "ai" },
		});
		const { body: restored } = await update({ restore: ["tagline"] });
		expect(restored.fields.tagline).toMatchObject({ value: "Shared notes for small teams", state: "ai" });
	});

	it("says which fields it left because they are the user's own, and how to have the website's words", async () => {
		await update({ fields: { tagline: "mine", city: null }, lock_fields: ["short_description"] });
		const { body } = await update({ regenerate: ["tagline", "name", "city", "short_description"] });
		expect(body.next_actions[0]).toEqual({
			operation: "update_draft",
			why: expect.stringMatching(/ left .*: tagline, city, short_description\..* restore/),
		});
		const { body: again } = await update({ regenerate: ["name"] });
		expect(again.next_actions.map(({ why }) => why).join()).not.toContain("left");
	});

	it("says what to do when the pages are no longer kept, and loses nothing", async () => {
		await world.db.delete(draftPages);
		const refused = await update({ regenerate: ["name"] });
		expect(refused).toMatchObject({ status: 400, body: { code: "draft_pages_ended" } });
		expect(refused.body.detail).toContain("submit_listing");
		expect((await update({ lock_fields: ["name"] })).body.fields.name).toMatchObject({ value: "Inkfern" });
		await world.db.update(drafts).set({ listingId: 1 });
		expect((await update({ regenerate: ["name"] })).body.detail).toContain("`fields`");
	});

	it("waits until the site is read", async () => {
		const reading = await mintDraft(world.db, ada, { domain: "slow.example", row: { status: "drafting" } });
		expect(await update({ regenerate: ["name"] }, reading.id)).toMatchObject({
			status: 400,
			body: { code: "draft_not_ready" },
		});
		expect((await update({ fields: { name: "Early" } }, reading.id)).body.fields.name).toMatchObject({
			state: "edited",
		});
	});
});

describe("the other parts", () => {
	it("replaces lists, sets platforms, sections and search texts, and marks them as the user's", async () => {
		const { body } = await update({
			faqs: [{ question: "Is it free?", answer: "Yes." }],
			founders: [
				{ name: "Ada Lind", title: "CEO" },
				{ name: "Bo Ek", bio: "Builds." },
			],
			company_socials: { x: "https://x.com/inkfern", github: "inkfern" },
			founder_socials: { linkedin: "https://www.linkedin.com/in/ada" },
			story: { title: "How it began", why_started: "We lost our notes." },
			milestones: [{ date: "2026-02-28", title: "First team" }],
			seo: { title: "Inkfern", meta: "Notes." },
		});
		expect(body).toMatchObject({
			faqs: [{ question: "Is it free?", answer: "Yes.", evidence: [] }],
			founders: [
				{ name: "Ada Lind", title: "CEO", bio: null },
				{ name: "Bo Ek", title: null, bio: "Builds." },
			],
			company_socials: { x: { value: "https://x.com/inkfern" }, github: { value: "https://github.com/inkfern" } },
			founder_socials: { linkedin: { value: "https://www.linkedin.com/in/ada" } },
			story: { title: { value: "How it began" }, why_started: { value: "We lost our notes." } },
			milestones: [{ date: "2026-02-28", title: "First team", description: null, url: null }],
			seo: { title: { value: "Inkfern" }, meta: { value: "Notes." } },
			edited_parts: ["faqs", "founders", "company_socials", "founder_socials", "story", "milestones", "seo"],
		});
		const emptied = (await update({ faqs: [], company_socials: { x: "" } })).body;
		expect(emptied).toMatchObject({ faqs: [], company_socials: { github: { value: "https://github.com/inkfern" } } });
		expect(emptied.company_socials).not.toHaveProperty("x");
	});

	it("has a competitor read, and clears it again", async () => {
		const { body } = await update({ competitor_url: "example.org" });
		expect(body.competitor).toMatchObject({ url: "https://example.org/", status: "reading", cells: [] });
		expect(await world.db.select().from(outbox)).toMatchObject([{ job: "read-competitor", subject: draft.id }]);
		expect((await update({ competitor_url: "" })).body.competitor).toBeNull();
		expect(await update({ competitor_url: "http://10.0.0.1/" })).toMatchObject({
			status: 400,
			body: { code: "address_refused", errors: [{ pointer: "/competitor_url", code: "address_refused" }] },
		});
	});
});

it("counts what drafts or reads anew as costly, and what somebody types not", async () => {
	const costly = { redraft: { regenerate: ["name"] }, competitor: { competitor_url: "example.org" } };
	await setSettings({ rate_limit_costly: "1/3600" });
	const first = await update(costly.redraft);
	expect(first.status).toBe(200);
	for (const body of [costly.redraft, costly.competitor, { ...costly.redraft, ...costly.competitor }])
		expect(await update(body)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
	for (const body of [{}, { fields: { city: "Malmö" } }, { regenerate: [] }, { competitor_url: " " }])
		expect((await update(body)).status, JSON.stringify(body)).toBe(200);
});

describe("a draft that is a listing already", () => {
	async function submitted(): Promise<number> {
		const answer = await world.api<{ listing_id: number }>("POST", `/drafts/${draft.id}/submit`, { as: ada });
		expect(answer.status).toBe(200);
		return answer.body.listing_id;
	}
	const listing = async (id: number) => (await world.api("GET", `/me/listings/${id}`, { as: ada })).body;

	it("takes its listing along, and leaves what was changed on the listing", async () => {
		const id = await submitted();
		await world.api("PATCH", `/me/listings/${id}`, {
			as: ada,
			body: { fields: { tagline: "Changed on the listing" } },
		});
		const { body } = await update({
			fields: { city: "Malmö", categories: ["design tools"] },
			founders: [{ name: "Ada Lind" }],
			milestones: [{ date: "2026-02-28", title: "First team", url: "https://inkfern.com/1" }],
		});
		expect(body.listing_id).toBe(id);
		expect(await listing(id)).toMatchObject({
			tagline: "Changed on the listing",
			city: "Malmö",
			categories: [{ slug: "design-tools", primary: true }],
			founders: [{ slug: "ada-lind", name: "Ada Lind" }],
			milestones: [{ title: "First team", url: "https://inkfern.com/1" }],
		});
		expect(await world.db.select().from(listingVersions)).toMatchObject([
			{ listingId: id, before: { tagline: "Shared notes for small teams" } },
			{ listingId: id, before: { city: null, primaryCategoryId: 1 }, after: { city: "Malmö", primaryCategoryId: 2 } },
		]);
	});

	it.each(["", " ", "\u200b", "\u2060 ", "\u3164"])("keeps a name that is seen: %j is none", async (name) => {
		const id = await submitted();
		const nameless = await update({ fields: { name } });
		expect(nameless).toMatchObject({
			status: 400,
			body: { code: "draft_incomplete", errors: [{ pointer: "/fields/name" }] },
		});
		const { body } = await update({ fields: { city: name }, story: { story: name }, seo: { title: name } });
		expect(body).toMatchObject({ fields: { city: { value: null } }, story: {}, seo: { title: { value: null } } });
		expect(await listing(id)).toMatchObject({ name: "Inkfern", city: null, story: null, seo_title: null });
	});

	it("keeps founders of the same name, and removes those left out", async () => {
		const id = await submitted();
		await update({ founders: [{ name: "Ada Lind" }, { name: "Bo Ek" }] });
		await update({ founders: [{ name: "Cy Berg" }, { name: "ADA LIND", title: "CEO" }], founder_socials: { x: "cy" } });
		expect((await listing(id)).founders).toMatchObject([
			{ slug: "cy-berg", name: "Cy Berg", title: null },
			{ slug: "ada-lind", name: "ADA LIND", title: "CEO" },
		]);
		const founders = await world.db.query.founders.findMany();
		expect(founders.map((founder) => founder.slug).sort()).toEqual(["ada-lind", "cy-berg"]);
		expect(founders.find((founder) => founder.slug === "cy-berg")?.socials).toEqual({ x: "https://x.com/cy" });
	});

	it("cannot lose its name or its category", async () => {
		const id = await submitted();
		const before = await world.db.select().from(drafts);
		const answer = await update({ fields: { name: null, categories: ["Nonsense"], city: "Malmö" } });
		expect(answer).toMatchObject({
			status: 400,
			body: { code: "draft_incomplete", errors: [{ pointer: "/fields/name" }, { pointer: "/fields/categories/0" }] },
		});
		expect(await world.db.select().from(drafts)).toEqual(before);
		expect(await listing(id)).toMatchObject({ name: "Inkfern", city: null });
	});
});

/** Fewer in short: each is one that many others come between. */
const EDITS = env.TEST_DEPTH === "full" ? 100 : 40;

it(`keeps every one of ${EDITS} edits, half of them at a time, of the draft and of the listing it became`, async () => {
	await world.api("POST", `/drafts/${draft.id}/submit`, { as: ada });
	const keys = ["city", "pricing_summary", "short_description", "description", "tagline"];
	const edit = (index: number) => {
		const key = keys[index % keys.length] ?? "";
		return update({ fields: { [key]: `${key} ${index}`, ...(index < 0.9 * EDITS && { name: `Inkfern ${index}` }) } });
	};
	const statuses: number[] = [];
	for (const half of [0, EDITS / 2]) {
		const answers = await Promise.all(Array.from({ length: EDITS / 2 }, (_, index) => edit(half + index)));
		statuses.push(...answers.map((answer) => answer.status));
	}
	expect(statuses).toEqual(Array(EDITS).fill(200));
	const { body } = await update({});
	expect(keys.filter((key) => !String(body.fields[key]?.value).startsWith(`${key} `))).toEqual([]);
	const history = await world.db.select().from(listingVersions).orderBy(listingVersions.version);
	expect(history).toHaveLength(EDITS);
	const said = new Map<string, unknown>();
	for (const { before, after } of history) {
		for (const [key, value] of Object.entries(before)) if (said.has(key)) expect(value, key).toEqual(said.get(key));
		for (const [key, value] of Object.entries(after)) said.set(key, value);
	}
	const listing = (await world.api("GET", `/me/listings/${body.listing_id}`, { as: ada })).body;
	for (const key of [...keys, "name"]) expect(listing[key], key).toBe(body.fields[key]?.value);
});

it("does not touch somebody else's draft", async () => {
	const other = await world.person();
	const answer = await world.api("PATCH", `/drafts/${draft.id}`, { as: other, body: { fields: { name: "Mine" } } });
	expect(answer.status).toBe(404);
});
