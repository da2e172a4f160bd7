import { expect, it } from "vitest";
import { applyDraftEdit, type DraftEdit } from "#core/drafts/draft-edit";
import { emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import { editBetween } from "#core/listings/edit-between";
import { factsOfDraft } from "#core/listings/listing-facts";
import type { ListingProfile } from "#core/listings/profile";
import { READ, UNREAD } from "#testing/site-readings";

const draft = (edit: DraftEdit) => applyDraftEdit(emptyProfile(), edit);
const base = draft({
	fields: { name: "Inkfern", tagline: "Notes", country: "se", founded_year: "2021", stage: "beta" },
});

const listing = (profile: ListingProfile) => ({
	columns: factsOfDraft(base, READ).columns,
	profile,
});

it("carries only what changed, so that what the owner did on the listing stays", () => {
	const { profile } = factsOfDraft(base, READ);
	const onListing = { ...profile, socials: { github: "mine" }, story: { journey: "told on the listing" } };
	const after = applyDraftEdit(base, {
		fields: { city: "Malmö" },
		company_socials: { x: "https://x.com/inkfern" },
		story: { title: "T" },
	});
	const edit = editBetween(base, after, listing(onListing), READ);
	expect(edit.columns).toEqual({});
	expect(edit.profile).toEqual({
		city: "Malmö",
		socials: { github: "mine", x: "https://x.com/inkfern" },
		story: { journey: "told on the listing", title: "T" },
		not_found_on_website: profile.not_found_on_website.filter((field) => field !== "city"),
	});
	const told = { ...onListing, story: { title: "T" } };
	const cleared = editBetween(after, applyDraftEdit(after, { story: { title: "" } }), listing(told), READ);
	expect(cleared.profile.story).toBeNull();
});

it("names no part that the draft left as it was, also where the owner has it otherwise on the listing", () => {
	const { profile } = factsOfDraft(base, READ);
	const after = applyDraftEdit(base, { fields: { name: "Inkfern AB" } });
	const onListing = { ...profile, socials: { x: "mine" }, story: { title: "mine" }, not_found_on_website: [] };
	expect(editBetween(base, after, listing(onListing), READ)).toEqual({ columns: { name: "Inkfern AB" }, profile: {} });
});

it("leaves the owner's own where the draft has the same part unchanged, and takes away what the draft takes away", () => {
	const linked = applyDraftEdit(base, { company_socials: { x: "https://x.com/a", github: "https://github.com/a" } });
	const onListing = { ...factsOfDraft(linked, READ).profile, socials: { x: "mine", github: "https://github.com/a" } };
	const after = applyDraftEdit(linked, { company_socials: { github: "", linkedin: "https://linkedin.com/in/a" } });
	expect(editBetween(linked, after, listing(onListing), READ).profile.socials).toEqual({
		x: "mine",
		linkedin: "https://linkedin.com/in/a",
	});
});

it("marks as not stated what the draft lost, and nothing that the owner has filled in on the listing", () => {
	const { profile } = factsOfDraft(base, READ);
	const onListing = { ...profile, not_found_on_website: ["city", "usps"] as typeof profile.not_found_on_website };
	const after = applyDraftEdit(base, { fields: { city: "Malmö" }, restore: ["tagline"] });
	expect(editBetween(base, after, listing(onListing), READ).profile.not_found_on_website).toEqual(["usps", "tagline"]);
});

it("carries the reasons why a part was not read, and quotes, without those that the owner made go", () => {
	const { profile } = factsOfDraft(base, UNREAD);
	const reason = profile.not_read_on_website[0]?.reason ?? "";
	const onListing = {
		...profile,
		not_read_on_website: ["city", "usps"].map((field) => ({ field: field as "city", reason })),
	};
	const after = applyDraftEdit(base, { fields: { city: "Malmö" }, restore: ["tagline"] });
	expect(editBetween(base, after, listing(onListing), UNREAD).profile.not_read_on_website).toEqual([
		{ field: "usps", reason },
		{ field: "tagline", reason },
	]);
});

it("carries the quotes that changed, and leaves what the listing has of the others", () => {
	const quoted = (value: string) => ({
		value,
		evidence: [
			{
				quote: value,
				url: "https://a.example/",
				start: 0,
				end: 1,
				fetched_at: "2026-01-01T00:00:00.000Z",
				page_hash: "h",
			},
		],
	});
	const before = mergeDraft(emptyProfile(), emptySiteDraft({ name: quoted("Inkfern"), city: quoted("Malmö, Sweden") }));
	const after = mergeDraft(before, emptySiteDraft({ name: quoted("Inkfern"), city: quoted("Lund, Sweden") }));
	const onListing = { ...factsOfDraft(before, READ).profile, evidence: {} };
	const { evidence } = editBetween(before, after, listing(onListing), READ).profile;
	expect(Object.keys(evidence ?? {})).toEqual(["city"]);
	expect(evidence?.city).toMatchObject([{ quote: "Lund, Sweden" }]);
});

const quoted = (value: string, quote = value) => ({
	value,
	evidence: [
		{ quote, url: "https://a.example/", start: 0, end: 1, fetched_at: "2026-01-01T00:00:00.000Z", page_hash: "h" },
	],
});
const draftOf = (fields: SiteDraft["fields"], more: Partial<SiteDraft> = {}) =>
	mergeDraft(emptyProfile(), { ...emptySiteDraft(fields), ...more });

it("never puts quotes behind what its owner typed on the listing", () => {
	const before = draftOf({ tagline: quoted("Notes for teams"), city: quoted("Malmö") });
	const again = draftOf({
		tagline: quoted("Notes for teams", "Acme: Notes for teams"),
		city: quoted("Malmö", "in Malmö"),
	});
	const { columns, profile } = factsOfDraft(before, READ);
	const own = {
		columns: { ...columns, tagline: "Mine" },
		profile: { ...profile, evidence: { city: profile.evidence.city ?? [] } },
	};
	const { evidence } = editBetween(before, again, own, READ).profile;
	expect(evidence).toMatchObject({ city: [{ quote: "in Malmö" }] });
	expect(Object.keys(evidence ?? {})).toEqual(["city"]);
});

it("brings the quotes and marks of a value with it, whatever the listing had", () => {
	const features = {
		value: ["Backups", "Restores"],
		evidence: [quoted("Nightly Backups"), quoted("Fast Restores")].flatMap(({ evidence }) => evidence),
	};
	const before = draftOf({ features });
	const after = applyDraftEdit(before, { fields: { features: ["Backups", "Mine"] } });
	const { columns, profile } = factsOfDraft(before, READ);
	const own = { columns, profile: { ...profile, features: ["Owner's"], evidence: {}, typed: {} } };
	const edit = editBetween(before, after, own, READ).profile;
	expect(edit.features).toEqual(["Backups", "Mine"]);
	expect(edit.evidence).toMatchObject({ features: [{ quote: "Nightly Backups" }] });
	expect(edit.typed).toEqual({ features: [{ of: "Mine", by: "owner" }] });
	const back = editBetween(
		after,
		applyDraftEdit(after, { restore: ["features"] }),
		{ columns, profile: { ...own.profile, ...edit } },
		READ,
	);
	expect(back.profile).toMatchObject({ features: ["Backups", "Restores"], typed: {} });
	expect(back.profile.evidence?.features).toHaveLength(2);
});

it("carries the quotes of links and story sections one by one", () => {
	const before = draftOf(
		{},
		{
			company_socials: { x: quoted("https://x.com/a"), github: quoted("https://github.com/a") },
			story: { journey: quoted("It was long.") },
		},
	);
	const { columns, profile } = factsOfDraft(before, READ);
	const own = {
		columns,
		profile: {
			...profile,
			socials: { ...profile.socials, x: "https://x.com/mine" },
			evidence: { ...profile.evidence, socials: (profile.evidence.socials ?? []).filter(({ of }) => of !== "x") },
		},
	};
	const after = applyDraftEdit(before, {
		company_socials: { github: "https://github.com/b" },
		story: { lessons: "Few." },
	});
	const { evidence, socials } = editBetween(before, after, own, READ).profile;
	expect(socials).toEqual({ x: "https://x.com/mine", github: "https://github.com/b" });
	expect(evidence?.socials).toBeUndefined();
	expect(evidence?.story).toMatchObject([{ of: "journey", quote: "It was long." }]);
});

it("takes the quotes of the draft's milestones along with them", () => {
	const dated = (title: string) => {
		const { evidence } = quoted(`2019: ${title}`);
		return { date: "2019-01-01", title, description: null, evidence };
	};
	const before = draftOf({}, { milestones: [dated("First shop"), dated("Second shop")] });
	const { columns, profile } = factsOfDraft(before, READ);
	expect(profile.evidence.milestones?.map(({ of }) => of)).toEqual(["First shop", "Second shop"]);
	const after = applyDraftEdit(before, { milestones: [{ date: "2019-01-01", title: "First shop" }] });
	const { evidence } = editBetween(before, after, { columns, profile }, READ).profile;
	expect(evidence?.milestones).toMatchObject([{ of: "First shop", quote: "2019: First shop" }]);
});
