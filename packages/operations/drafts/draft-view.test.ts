import { describe, expect, it } from "vitest";
import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { emptyProfile } from "#core/drafts/draft-state";
import { draftView } from "#operations/drafts/draft-view";
import type { DraftRow } from "#store/drafts";
import { NOW } from "#testing/now";
import type { ListingFit } from "#usecases/drafts/listing-fit";

const url = "https://inkfern.example/";
const page = { url, role: "home", status: 200, bytes: 900, durationMs: 5, detail: "Read." } as const;
const VALUES: Record<string, unknown> = {
	logo_url: `${url}logo.png`,
	demo_video_url: `${url}demo`,
	contact_email: "ada@inkfern.example",
	country: "SE",
	features: ["Notes"],
	usps: ["Notes"],
	keywords: ["notes"],
	tags: ["notes"],
	categories: ["Productivity"],
};

/** A draft that lacks nothing. */
function fullProfile() {
	const profile = emptyProfile();
	const fields = DRAFT_FIELDS.map((field) => [
		field,
		{ ...profile.fields[field], value: VALUES[field] ?? "Notes", state: "manual" },
	]);
	return {
		...profile,
		fields: Object.fromEntries(fields) as typeof profile.fields,
		faqs: { ...profile.faqs, items: [{ question: "Free?", answer: "Yes.", evidence: [] }] },
		founders: { ...profile.founders, items: [{ name: "Ada Lind", title: null, bio: null, evidence: [] }] },
		company_socials: { ...profile.company_socials, items: { x: { url: "https://x.com/inkfern", evidence: [] } } },
	};
}

const FITS: ListingFit = { isPlaced: true, errors: [], listedElsewhere: null };

function view(change: Partial<DraftRow> = {}, fit: Partial<ListingFit> = {}) {
	const at = NOW.getTime();
	const row: DraftRow = {
		id: "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11",
		userId: 1,
		url,
		domain: "inkfern.example",
		status: "ready",
		profile: fullProfile(),
		completeness: 100,
		crawlReport: [{ ...page, outcome: "read" }],
		listingId: null,
		version: 1,
		modelAnswers: null,
		createdAt: at,
		updatedAt: at,
		...change,
	};
	return draftView(row, [], { ...FITS, ...fit });
}
const steps = (...of: Parameters<typeof view>) => view(...of).next_actions.map(({ operation }) => operation);

function lacking(...names: readonly ("name" | "tagline" | "short_description" | "description" | "city")[]) {
	const profile = fullProfile();
	for (const name of names) profile.fields[name] = { ...profile.fields[name], value: null, state: "not_found" };
	return profile;
}

const unread = [{ ...page, outcome: "failed" as const, role: "home" as const, detail: "It does not answer." }];

it("says of each part whether its owner has edited it", () => {
	const parts = ["faqs", "founders", "company_socials", "founder_socials", "story", "milestones", "seo"] as const;
	expect(view().edited_parts).toEqual([]);
	for (const part of parts) {
		const profile = fullProfile();
		expect(view({ profile: { ...profile, [part]: { ...profile[part], edited: true } } }).edited_parts).toEqual([part]);
	}
});

describe("what to do next with a draft", () => {
	it("is to ask again while its website is being read", () => {
		for (const status of ["crawling", "drafting"] as const) expect(steps({ status })).toEqual(["get_draft"]);
	});

	it("is to save one that lacks nothing, and no more", () => {
		expect(view().missing).toEqual([]);
		expect(steps()).toEqual(["submit_draft"]);
	});

	it("is to add what is missing, be it one thing", () => {
		const { missing, next_actions } = view({ profile: lacking("city") });
		expect(missing.map(({ field }) => field)).toEqual(["city"]);
		expect(next_actions).toMatchObject([
			{ operation: "update_draft", why: "Correct what is wrong and add what is missing: city." },
			{ operation: "submit_draft" },
		]);
	});

	it("names five missing things at most", () => {
		const profile = lacking("name", "tagline", "short_description", "description", "city");
		const [add] = view({ profile }, { isPlaced: false }).next_actions;
		expect(add?.why).toMatch(/: name, categories, description, tagline, short_description\.$/);
	});

	it("is to read which categories there are before one is chosen", () => {
		expect(
			view({}, { isPlaced: false })
				.next_actions.map(({ operation }) => operation)
				.slice(0, 2),
		).toEqual(["update_draft", "list_categories"]);
	});

	it("is not to save one that no listing can hold", () => {
		expect(steps({ profile: lacking("name") })).toEqual(["update_draft"]);
		const errors = [{ pointer: "/fields/stage", code: "bad_value", message: "It is no stage." }];
		expect(steps({}, { errors })).not.toContain("submit_draft");
	});

	it("is to look at the listing that it became", () => {
		expect(steps({ listingId: 7 })).toEqual(["get_my_listing"]);
		expect(steps({ listingId: 7, crawlReport: unread })).toEqual(["get_my_listing"]);
	});

	it("is to claim the listing that is published of its website, whosever it is", () => {
		const listed = (ownerId: number) => ({ listedElsewhere: { id: 9, slug: "inkfern", ownerId } });
		expect(steps({}, listed(2))).toEqual(["claim_listing"]);
		expect(steps({}, listed(1))).toEqual(["get_my_listing"]);
		expect(steps({ profile: lacking("city") }, listed(2))).toEqual(["update_draft", "claim_listing"]);
	});

	it("is to have an unreadable website read again, or to say by hand what it is about", () => {
		expect(steps({ crawlReport: unread })).toEqual(["submit_listing", "submit_draft"]);
		expect(steps({ crawlReport: unread, profile: lacking("tagline") })).toContain("submit_draft");
		const mute = lacking("tagline", "short_description", "description");
		expect(steps({ crawlReport: unread, profile: mute })).toEqual(["submit_listing", "update_draft"]);
		expect(view({ crawlReport: unread }).next_actions[0]?.why).toContain("It does not answer.");
	});
});

it("says of what is blank why, and of what is there nothing", () => {
	const { fields, edited_parts } = view({ profile: lacking("city") });
	expect(fields.name).toMatchObject({ value: "Notes", blank: null, reason: null });
	expect(fields.city).toMatchObject({ value: null, blank: expect.any(String) });
	expect(edited_parts).toEqual([]);
});
