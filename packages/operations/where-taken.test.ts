import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const messages = (body: Record<string, unknown>) =>
	Object.fromEntries((body.errors as { pointer: string; message: string }[]).map((one) => [one.pointer, one.message]));

it("names what is known in the place of an unknown property, and which operation takes it", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const edit = { name: "x", fields: { name: "New", tagline: "T", colour: "red" }, story: {}, faqs: [{ q: "?" }] };
	const { status, body } = await world.api("PATCH", `/me/listings/${listing.id}`, { as: ada, body: edit });
	expect(status).toBe(400);
	const said = messages(body);
	expect(said["/fields/name"]).toMatch(/update_draft takes it \(fields\.name\).* Known here: tagline, headline, /);
	expect(said["/story"]).toMatch(
		/update_draft takes it \(story\); set_founder_story takes it \(story\)\. Known here: fields, socials, faqs\./,
	);
	expect(said["/fields/colour"]).toMatch(/^This property is not known here; leave it out\. Known here: tagline/);
	expect(said["/faqs/0/q"]).toMatch(/Known here: question, answer\.$/);
});

it("says so of queries, paths without a body, and drafts", async () => {
	const query = messages((await world.api("GET", "/listings?limit=5")).body);
	expect(query["/limit"]).toMatch(/Known here: q, category, stage, .*per_page\.$/);
	const draft = messages(
		(await world.api("POST", "/drafts", { as: ada, body: { url: "https://a.example/", name: "A" } })).body,
	);
	expect(draft["/name"]).toMatch(/update_draft takes it \(fields\.name\)\. Known here: url\.$/);
	const free = messages(
		(await world.api("POST", "/me/listings/1/free", { as: ada, body: { week: "2027-01-04" } })).body,
	);
	expect(free["/week"]).toMatch(/^This property is not known here; leave it out/);
});

it("says where in the same input a property belongs, before any other operation that takes it", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const path = `/me/listings/${listing.id}`;
	const edit = messages((await world.api("PATCH", path, { as: ada, body: { tagline: "T", linkedin: "x" } })).body);
	expect(edit["/tagline"]).toBe(
		"This property is not known here: it is fields.tagline. Known here: fields, socials, faqs.",
	);
	expect(edit["/linkedin"]).toMatch(/: it is socials\.linkedin\. Known/);
	const draft = `/drafts/${crypto.randomUUID()}`;
	const sent = { categories: ["CRM"], title: "T", fields: { faqs: [] } };
	const said = messages((await world.api("PATCH", draft, { as: ada, body: sent })).body);
	expect(said["/categories"]).toMatch(/: it is fields\.categories\. Known/);
	expect(said["/title"]).toMatch(/: it is story\.title or seo\.title\. Known/);
	expect(said["/fields/faqs"]).toMatch(/: it is faqs\. Known/);
});
