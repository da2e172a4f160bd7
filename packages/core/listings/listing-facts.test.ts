import { describe, expect, it } from "vitest";
import { applyDraftEdit, type DraftEdit } from "#core/drafts/draft-edit";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import {
	applyEdit,
	editBetween,
	factsOfDraft,
	isEmptyEdit,
	ownersEdit,
	realChanges,
} from "#core/listings/listing-facts";

const home = {
	url: "https://a.example/",
	role: "home",
	status: 200,
	bytes: 1,
	durationMs: 1,
	detail: "Read.",
} as const;
const READ = readingOf({ status: "ready", crawlReport: [{ ...home, outcome: "read" }] });
const UNREAD = readingOf({
	status: "ready",
	crawlReport: [{ ...home, outcome: "timeout", detail: "It took too long." }],
});

const draft = (edit: DraftEdit) => applyDraftEdit(emptyProfile(), edit);
const base = draft({
	fields: { name: "Inkfern", tagline: "Notes", country: "se", founded_year: "2021", stage: "beta" },
});

describe("a draft as a listing", () => {
	it("carries values, and leaves out what a listing cannot hold", () => {
		const { columns, profile } = factsOfDraft(base, READ);
		expect(columns).toMatchObject({ name: "Inkfern", tagline: "Notes", country: "SE", stage: "beta" });
		expect([profile.founded_year, profile.story]).toEqual([2021, null]);
		const odd = factsOfDraft(
			draft({ fields: { country: "Sweden", founded_year: "long ago", logo_url: "javascript:alert(1)" } }),
			READ,
		);
		expect(odd.columns).toMatchObject({ country: null, logoUrl: null });
		expect(odd.profile.founded_year).toBeNull();
	});

	it("lists what the website did not state, without what the user removed or typed", () => {
		const { not_found_on_website } = factsOfDraft(applyDraftEdit(base, { fields: { city: null } }), READ).profile;
		expect(not_found_on_website).toContain("contact_email");
		expect(not_found_on_website).not.toContain("city");
		expect(not_found_on_website).not.toContain("tagline");
	});
});

describe("a draft whose website could not be read", () => {
	it("has facts that were not read, with the reason, and none that is not stated", () => {
		const { not_found_on_website, not_read_on_website } = factsOfDraft(base, UNREAD).profile;
		expect(not_found_on_website).toEqual([]);
		expect(not_read_on_website).toContainEqual({ field: "city", reason: expect.stringContaining("It took too long.") });
		expect(not_read_on_website.map(({ field }) => field)).not.toContain("tagline");
	});

	it("knows more with each fact that is typed, on the draft or on the listing", () => {
		const { columns, profile } = factsOfDraft(base, UNREAD);
		const after = applyDraftEdit(base, { fields: { city: "Malmö", features: null } });
		const edited = editBetween(base, after, profile, UNREAD).profile.not_read_on_website ?? [];
		expect(edited.map(({ field }) => field)).toEqual(
			profile.not_read_on_website.map(({ field }) => field).filter((field) => field !== "city" && field !== "features"),
		);
		const own = applyEdit({ columns, profile }, ownersEdit({ columns: {}, profile: { usps: ["Fast"] } }, profile));
		expect(own.profile.not_read_on_website.map(({ field }) => field)).not.toContain("usps");
	});
});

describe("an edit of a submitted draft", () => {
	it("carries only what changed, so that what the owner did on the listing stays", () => {
		const { profile } = factsOfDraft(base, READ);
		const onListing = { ...profile, socials: { github: "mine" }, story: { journey: "told on the listing" } };
		const after = applyDraftEdit(base, {
			fields: { city: "Malmö" },
			company_socials: { x: "https://x.com/inkfern" },
			story: { title: "T" },
		});
		const edit = editBetween(base, after, onListing, READ);
		expect(edit.columns).toEqual({});
		expect(edit.profile).toEqual({
			city: "Malmö",
			socials: { github: "mine", x: "https://x.com/inkfern" },
			story: { journey: "told on the listing", title: "T" },
			not_found_on_website: profile.not_found_on_website.filter((field) => field !== "city"),
		});
		const told = { ...onListing, story: { title: "T" } };
		const cleared = editBetween(after, applyDraftEdit(after, { story: { title: "" } }), told, READ);
		expect(cleared.profile.story).toBeNull();
	});

	it("names no part that the draft left as it was, also where the owner has it otherwise on the listing", () => {
		const { profile } = factsOfDraft(base, READ);
		const after = applyDraftEdit(base, { fields: { name: "Inkfern AB" } });
		const onListing = { ...profile, socials: { x: "mine" }, story: { title: "mine" }, not_found_on_website: [] };
		expect(editBetween(base, after, onListing, READ)).toEqual({ columns: { name: "Inkfern AB" }, profile: {} });
	});

	it("leaves the owner's own where the draft has the same part unchanged, and takes away what the draft takes away", () => {
		const linked = applyDraftEdit(base, { company_socials: { x: "https://x.com/a", github: "https://github.com/a" } });
		const onListing = { ...factsOfDraft(linked, READ).profile, socials: { x: "mine", github: "https://github.com/a" } };
		const after = applyDraftEdit(linked, { company_socials: { github: "", linkedin: "https://linkedin.com/in/a" } });
		expect(editBetween(linked, after, onListing, READ).profile.socials).toEqual({
			x: "mine",
			linkedin: "https://linkedin.com/in/a",
		});
	});

	it("marks as not stated what the draft lost, and nothing that the owner has filled in on the listing", () => {
		const { profile } = factsOfDraft(base, READ);
		const onListing = { ...profile, not_found_on_website: ["city", "usps"] as typeof profile.not_found_on_website };
		const after = applyDraftEdit(base, { fields: { city: "Malmö" }, restore: ["tagline"] });
		expect(editBetween(base, after, onListing, READ).profile.not_found_on_website).toEqual(["usps", "tagline"]);
	});

	it("carries the reasons why a part was not read, and quotes, without those that the owner made go", () => {
		const { profile } = factsOfDraft(base, UNREAD);
		const reason = profile.not_read_on_website[0]?.reason ?? "";
		const onListing = {
			...profile,
			not_read_on_website: ["city", "usps"].map((field) => ({ field: field as "city", reason })),
		};
		const after = applyDraftEdit(base, { fields: { city: "Malmö" }, restore: ["tagline"] });
		expect(editBetween(base, after, onListing, UNREAD).profile.not_read_on_website).toEqual([
			{ field: "usps", reason },
			{ field: "tagline", reason },
		]);
	});

	it("carries the quotes that changed, and leaves what the listing has of the others", () => {
		const quoted = (value: string) => ({
			value,
			evidence: [
				{ quote: value, url: home.url, start: 0, end: 1, fetched_at: "2026-01-01T00:00:00.000Z", page_hash: "h" },
			],
		});
		const before = mergeDraft(
			emptyProfile(),
			emptySiteDraft({ name: quoted("Inkfern"), city: quoted("Malmö, Sweden") }),
		);
		const after = mergeDraft(before, emptySiteDraft({ name: quoted("Inkfern"), city: quoted("Lund, Sweden") }));
		const onListing = { ...factsOfDraft(before, READ).profile, evidence: {} };
		const { evidence } = editBetween(before, after, onListing, READ).profile;
		expect(Object.keys(evidence ?? {})).toEqual(["city"]);
		expect(evidence?.city).toMatchObject([{ quote: "Lund, Sweden" }]);
	});

	it("is empty only when it changes neither columns nor the rest", () => {
		const edits = [
			{ columns: {}, profile: {} },
			{ columns: { tagline: null }, profile: {} },
			{ columns: {}, profile: { city: "Lund" } },
			{ columns: { tagline: null }, profile: { city: "Lund" } },
		];
		expect(edits.map(isEmptyEdit)).toEqual([true, false, false, false]);
	});

	it("knows when nothing changes", () => {
		const facts = factsOfDraft(base, READ);
		expect(realChanges(facts, { columns: { tagline: "Notes" }, profile: { founded_year: 2021 } })).toEqual({
			columns: {},
			profile: {},
		});
	});
});

describe("an owner's edit", () => {
	it("takes away the quotes of the old value and the mark that the fact is blank", () => {
		const { profile } = factsOfDraft(base, READ);
		const quotes = {
			tagline: [{ quote: "Notes", url: "https://a.example/" }],
			city: [{ quote: "Malmö", url: "https://a.example/" }],
		};
		const edit = ownersEdit({ columns: { shortDescription: "Mine" }, profile: { city: "Lund" } }, profile);
		expect(edit.forget).toEqual(["short_description", "city"]);
		const facts = applyEdit(
			{ columns: factsOfDraft(base, READ).columns, profile: { ...profile, evidence: quotes } },
			edit,
		);
		expect(facts.profile.evidence).toEqual({ tagline: quotes.tagline });
		expect(facts.profile.not_found_on_website).not.toContain("city");
		expect(facts).toMatchObject({ columns: { shortDescription: "Mine" }, profile: { city: "Lund" } });
	});
});
