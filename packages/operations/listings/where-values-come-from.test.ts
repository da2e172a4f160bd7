import { beforeEach, expect, it } from "vitest";
import { emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import { mergeDraft } from "#core/drafts/draft-state";
import { drafts, listingProfiles, listingVersions } from "#store/schema/index";
import { mintDraft, quoted, readPage } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

/** The origin of every value and the quotes behind it, after each step that a listing goes through. */

const HTML = `<!doctype html><html lang="en"><head><title>Inkfern</title></head><body><main><h1>Shared notes for small teams</h1>
<p>Inkfern keeps the notes of your team. They are yours alone.</p><h2>Features</h2><ul><li>Nightly backups</li>
<li>Fast restores</li></ul><p>Ada Lind, founder of Inkfern</p></main></body></html>`;

let world: World;
let ada: Person;
let id: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity" });
	const page = await readPage("https://inkfern.example/", HTML);
	const evidence = (words: string) => quoted(page, words, words).evidence;
	const found: SiteDraft = {
		...emptySiteDraft({
			name: quoted(page, "Inkfern", "Inkfern"),
			tagline: quoted(page, "Shared notes for small teams", "Shared notes for small teams"),
			description: {
				value: "Inkfern keeps the notes of your team. They are yours alone.",
				evidence: [...evidence("Inkfern keeps the notes of your team."), ...evidence("They are yours alone.")],
			},
			features: {
				value: ["Nightly backups", "Fast restores"],
				evidence: [...evidence("Nightly backups"), ...evidence("Fast restores")],
			},
		}),
		founders: [{ name: "Ada Lind", title: "Founder", bio: null, evidence: evidence("Ada Lind, founder of Inkfern") }],
		story: { journey: { value: "They are yours alone.", evidence: evidence("They are yours alone.") } },
	};
	const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	const profile = mergeDraft({ ...draft.profile, fields: { ...draft.profile.fields } }, found);
	await world.db.update(drafts).set({ profile });
	({ id } = draft);
});

type Answer = Record<string, unknown> & { evidence: Record<string, { quote: string }[]>; typed: unknown };
const draftEdit = async (body: unknown) => (await world.api("PATCH", `/drafts/${id}`, { as: ada, body })).body;
const submit = async () => (await world.api<Answer>("POST", `/drafts/${id}/submit`, { as: ada })).body;
const patch = async (of: Answer, fields: unknown) =>
	(await world.api<Answer>("PATCH", `/me/listings/${of.listing_id}`, { as: ada, body: { fields } })).body;
const stored = async (of: Answer) =>
	(await world.api<Answer>("GET", `/me/listings/${of.listing_id}`, { as: ada })).body;
const words = (answer: Answer, field: string) => answer.evidence[field]?.map(({ quote }) => quote);

it("is the website's for everything that was drafted, and keeps every quote through submit", async () => {
	const listing = await submit();
	expect(listing.typed).toEqual([]);
	expect(Object.keys(listing.evidence).sort()).toEqual([
		"description",
		"features",
		"founders",
		"name",
		"story",
		"tagline",
	]);
	expect(await stored(listing)).toEqual(listing);
});

it("follows a draft that is edited, restored and submitted", async () => {
	await draftEdit({
		fields: {
			tagline: "Notes, but shared",
			description: "We keep the notes of your team. They are yours alone.",
			features: ["Fast restores", "Paper exports"],
			city: "Lund",
		},
		founders: [{ name: "Ada Lind", title: "Founder" }, { name: "Bo Ek" }],
	});
	const listing = await submit();
	expect(listing.typed).toEqual([
		{ field: "tagline", by: "owner" },
		{ field: "description", by: "owner" },
		{ field: "city", by: "owner" },
		{ field: "features", of: "Paper exports", by: "owner" },
		{ field: "founders", of: "Bo Ek", by: "owner" },
	]);
	expect(words(listing, "tagline")).toBeUndefined();
	expect(words(listing, "description")).toEqual(["They are yours alone."]);
	expect(words(listing, "features")).toEqual(["Fast restores"]);
	expect(words(listing, "founders")).toEqual(["Ada Lind, founder of Inkfern"]);

	await draftEdit({ restore: ["tagline", "features", "description"] });
	const restored = await stored(listing);
	expect(restored.typed).toEqual([
		{ field: "city", by: "owner" },
		{ field: "founders", of: "Bo Ek", by: "owner" },
	]);
	expect(words(restored, "features")).toEqual(["Nightly backups", "Fast restores"]);
	expect(words(restored, "description")).toHaveLength(2);
});

it("follows the owner's edits of the listing, and never says that the website says what they typed", async () => {
	const listing = await submit();
	const edited = await patch(listing, {
		tagline: "Mine",
		features: ["Nightly backups", "backups"],
		description: "They are yours alone. Or so we hope.",
	});
	expect(edited.typed).toEqual([
		{ field: "tagline", by: "owner" },
		{ field: "description", by: "owner" },
		{ field: "features", of: "backups", by: "owner" },
	]);
	expect(words(edited, "features")).toEqual(["Nightly backups"]);
	expect(words(edited, "description")).toEqual(["They are yours alone."]);
	expect(await stored(listing)).toEqual(edited);

	// The same tagline with other quotes in the draft is nothing to the owner's own on the listing.
	await world.api("PATCH", `/drafts/${id}`, { as: ada, body: { regenerate: ["tagline"] } });
	const same = await stored(listing);
	expect([same.tagline, words(same, "tagline")]).toEqual(["Mine", undefined]);

	const story = { lessons: "Few.", journey: "They are yours alone." };
	const told = await world.api<Answer>("PUT", `/me/listings/${listing.listing_id}/story`, { as: ada, body: story });
	expect(told.body.typed).toContainEqual({ field: "story", of: "lessons", by: "owner" });
	expect(words(told.body, "story")).toEqual(["They are yours alone."]);

	const typed = await patch(listing, { features: ["backups"] });
	expect(words(typed, "features")).toBeUndefined();
	expect(typed.typed).toContainEqual({ field: "features", by: "owner" });
});

it("keeps in the history what is needed to put a value back with its origin", async () => {
	const listing = await submit();
	await patch(listing, { features: ["Fast restores", "Mine"] });
	await patch(listing, { features: [] });
	const [first, second] = await world.db.select().from(listingVersions).orderBy(listingVersions.version);
	expect(first).toMatchObject({ before: { features: ["Nightly backups", "Fast restores"], typed: {} } });
	expect(second).toMatchObject({
		before: { features: ["Fast restores", "Mine"], typed: { features: [{ of: "Mine", by: "owner" }] } },
		after: { features: [], typed: {} },
	});
	expect(second?.before.evidence).toMatchObject({ features: [{ quote: "Fast restores" }] });
});

it("reads and edits listings that were kept before marks were", async () => {
	const listing = await submit();
	const [row] = await world.db.select().from(listingProfiles);
	const { typed: _, ...older } = row?.profile ?? {};
	await world.db.update(listingProfiles).set({ profile: older as never });
	expect((await stored(listing)).typed).toEqual([]);
	const edited = await patch(listing, { features: ["Fast restores", "Mine"] });
	expect(edited.typed).toEqual([{ field: "features", of: "Mine", by: "owner" }]);
	expect(await stored(listing)).toEqual(edited);
});
