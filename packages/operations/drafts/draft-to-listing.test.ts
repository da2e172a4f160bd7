import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { LIST_FIELDS, PRICING_MODELS, STAGES } from "#core/drafts/draft-fields";
import { mintDraft } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

/** What a draft says is what its listing says, and what a listing shows can be sent back; or a refusal names what cannot. */

let world: World;
let ada: Person;
let drafts = 0;
beforeAll(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity" });
	await mintCategory(world.db, "design-tools", { name: "Design tools" });
});

type Json = Record<string, unknown>;
type Refusal = { errors?: { pointer: string; code: string; message: string }[] } & Json;
const patch = (path: string, body: unknown) => world.api<Refusal>("PATCH", path, { as: ada, body });
const newDraft = () => mintDraft(world.db, ada, { domain: `p${++drafts}.example`, categories: ["Productivity"] });
async function submit(id: string) {
	return world.api<Refusal>("POST", `/drafts/${id}/submit`, { as: ada });
}

const words = (max: number) =>
	fc.oneof(
		{ weight: 12, arbitrary: fc.stringMatching(/^[A-Za-z0-9]( ?[A-Za-z0-9éß.,!]){0,40}$/) },
		{ weight: 1, arbitrary: fc.constantFrom("x".repeat(max), "é".repeat(max), "😀".repeat(max)) },
	);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
const link = fc.constantFrom("https://a.example/b?c=d#e", "http://example.org/");
/** Texts as a draft takes them; about one in eight is longer than a listing holds. */
const typed = fc.record({
	fields: fc.record(
		{
			tagline: words(500),
			short_description: words(500),
			pricing_summary: words(300),
			description: words(20_000),
			city: words(120),
			name: words(200),
			stage: fc.constantFrom(...STAGES, "Pre Launch"),
			pricing_model: fc.constantFrom(...PRICING_MODELS),
			country: fc.constantFrom("PT", "se", "Portugal", "türkiye", "Ivory Coast"),
			logo_url: link,
			founded_year: fc.constantFrom("2019", "in 2019", "2019-03", "March 2019", "est. 2019", "1799"),
			contact_email: fc.constant("hello@example.com"),
			demo_video_url: link,
			tags: list,
			features: list,
			usps: list,
			keywords: list,
		},
		{ requiredKeys: ["name"] },
	),
	company_socials: maybe(fc.record({ x: link, github: link }, { requiredKeys: [] })),
	faqs: maybe(fc.array(fc.record({ question: words(300), answer: words(1500) }), { maxLength: 4 })),
	story: maybe(fc.record({ title: words(201), journey: words(8000) }, { requiredKeys: [] })),
	seo: maybe(fc.record({ title: words(70), meta: words(170) }, { requiredKeys: [] })),
	founders: maybe(fc.constant([{ name: "Ada Lind", title: "CEO" }, { name: "Bo Ek" }])),
});

it("loses nothing in silence, and takes back what it shows", async () => {
	const seen = { kept: 0, refused: 0 };
	await fc.assert(
		fc.asyncProperty(typed, async (edit) => {
			const draft = await newDraft();
			const body = JSON.parse(JSON.stringify(edit)) as Json;
			const edited = await patch(`/drafts/${draft.id}`, body);
			if (edited.status === 400) {
				expect(edited.body.errors?.map(({ pointer }) => pointer)).toEqual(["/fields/country"]);
				return;
			}
			expect(edited.status, JSON.stringify(edited.body).slice(0, 300)).toBe(200);
			const submitted = await submit(draft.id);
			if (submitted.status === 400) {
				seen.refused++;
				expect(submitted.body.code).toBe("draft_incomplete");
				const named = (submitted.body.errors ?? []).map(({ pointer }) => pointer);
				expect(named).not.toEqual([]);
				const missing = (edited.body as { missing?: { field: string }[] }).missing?.map((part) => part.field);
				for (const pointer of named)
					expect(missing).toContain(pointer.split("/").find((part) => part && part !== "fields"));
				return;
			}
			seen.kept++;
			const listing = (await world.api("GET", `/me/listings/${submitted.body.listing_id}`, { as: ada })).body;
			expect(listing).toMatchObject(expected(edited.body));
			const { fields, socials, faqs, story } = resent(listing);
			const again = await patch(`/me/listings/${submitted.body.listing_id}`, { fields, socials, faqs });
			expect(again.status, JSON.stringify(again.body).slice(0, 300)).toBe(200);
			const told = await world.api("PUT", `/me/listings/${submitted.body.listing_id}/story`, { as: ada, body: story });
			expect(told.status).toBe(200);
			const after = (await world.api("GET", `/me/listings/${submitted.body.listing_id}`, { as: ada })).body;
			expect({ ...after, updated_at: null }).toEqual({ ...listing, updated_at: null });
		}),
		{ numRuns: 20, seed: 7, endOnFailure: true },
	);
	expect(seen.kept).toBeGreaterThan(3);
	expect(seen.refused).toBeGreaterThan(3);
});

/** What the listing of a draft must say. */
function expected(draft: Json): Json {
	const fields = draft.fields as Record<string, { value: unknown }>;
	const {
		founded_year: year,
		categories: _,
		...others
	} = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
	const lists = Object.fromEntries(
		LIST_FIELDS.filter((key) => key !== "categories").map((key) => [key, others[key] ?? []]),
	);
	const parts = draft as {
		company_socials: Record<string, { value: string }>;
		seo: { title: { value: string | null }; meta: { value: string | null } };
		story: Record<string, { value: string }>;
		faqs: { question: string; answer: string }[];
		founders: { name: string; title: string | null }[];
	};
	const plain = (part: Record<string, { value: string }>) =>
		Object.fromEntries(Object.entries(part).map(([key, { value }]) => [key, value]));
	return {
		...others,
		...lists,
		founded_year: typeof year === "string" ? 2019 : null,
		socials: plain(parts.company_socials),
		story: Object.keys(parts.story).length === 0 ? null : plain(parts.story),
		seo_title: parts.seo.title.value,
		seo_description: parts.seo.meta.value,
		faqs: parts.faqs.map(({ question, answer }) => ({ question, answer })),
		founders: parts.founders.map(({ name, title }) => ({ name, title })),
	};
}

/** What an owner can edit of a listing, as they read it; what is absent (null) is left out. */
function resent(listing: Json) {
	const names = ["tagline", "headline", "seo_title", "short_description", "pricing_summary", "description", "summary"];
	names.push("pricing_model", "country", "city", "founded_year", "demo_video_url", "contact_email");
	names.push("features", "usps", "keywords", "seo_description");
	const fields = Object.fromEntries(
		names.filter((name) => listing[name] !== null).map((name) => [name, listing[name]]),
	);
	return { fields, socials: listing.socials, faqs: listing.faqs, story: listing.story ?? {} };
}

it.each([
	[{ tagline: "x".repeat(201) }, "/fields/tagline", "too_long"],
	[{ short_description: "x".repeat(301) }, "/fields/short_description", "too_long"],
	[{ pricing_summary: "x".repeat(301) }, "/fields/pricing_summary", "too_long"],
	[{ city: "x".repeat(121) }, "/fields/city", "too_long"],
	[{ founded_year: "long ago" }, "/fields/founded_year", "bad_value"],
	[{ categories: ["Productivty"] }, "/fields/categories/0", "bad_value"],
])("refuses to submit %j by name, and so does a draft that is a listing already", async (fields, pointer, code) => {
	const draft = await newDraft();
	const edited = await patch(`/drafts/${draft.id}`, { fields });
	expect(edited.status).toBe(200);
	const refused = await submit(draft.id);
	expect(refused).toMatchObject({ status: 400, body: { code: "draft_incomplete", errors: [{ pointer, code }] } });
	const back = Object.keys(fields).map((key) => (key === "categories" ? [key, ["Productivity"]] : [key, null]));
	await patch(`/drafts/${draft.id}`, { fields: Object.fromEntries(back) });
	expect((await submit(draft.id)).status).toBe(200);
	const later = await patch(`/drafts/${draft.id}`, { fields });
	expect(later).toMatchObject({ status: 400, body: { code: "draft_incomplete", errors: [{ pointer, code }] } });
});

it("names the nearest categories for one that the directory does not have, and does not count it", async () => {
	const draft = await newDraft();
	const { body } = await patch(`/drafts/${draft.id}`, { fields: { categories: ["Productivty", "Design tols"] } });
	const known = await patch(`/drafts/${draft.id}`, { fields: { categories: ["productivity", "Design tols"] } });
	expect(Number(known.body.completeness) - Number(body.completeness)).toBe(12);
	const whys = (body.missing as { field: string; why: string }[]).filter((part) => part.field === "categories");
	expect(whys.map((part) => part.why)).toEqual([
		'"Productivty" is not a category of this directory; the nearest are Productivity, Design tools.',
		'"Design tols" is not a category of this directory; the nearest are Design tools, Productivity.',
	]);
	expect((await submit(draft.id)).status).toBe(200);
});
