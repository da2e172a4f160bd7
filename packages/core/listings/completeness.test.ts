import { describe, expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { emptyProfile, typeFields } from "#core/drafts/draft-state";
import { completenessOf, missingForListing } from "#core/listings/completeness";
import { READ, UNREAD } from "#testing/site-readings";

/** What each part adds, the most telling first. */
const WEIGHTS = {
	name: 12,
	categories: 12,
	description: 10,
	tagline: 8,
	features: 8,
	short_description: 6,
	logo_url: 6,
	founders: 6,
	pricing_model: 5,
	faqs: 5,
	company_socials: 4,
	pricing_summary: 3,
	contact_email: 3,
	country: 3,
	stage: 2,
	usps: 2,
	keywords: 1,
	tags: 1,
	city: 1,
	founded_year: 1,
	demo_video_url: 1,
};

/** A draft with a value in every part. */
function full(): DraftProfile {
	const typed = typeFields(emptyProfile(), {
		...Object.fromEntries(Object.keys(emptyProfile().fields).map((field) => [field, "x"])),
		...Object.fromEntries(["categories", "tags", "features", "usps", "keywords"].map((field) => [field, ["x"]])),
	});
	return {
		...typed,
		faqs: { items: [{ question: "Why?", answer: "So.", evidence: [] }], edited: true },
		founders: { items: [{ name: "Ada", title: null, bio: null, evidence: [] }], edited: true },
		company_socials: { items: { x: { url: "https://x.com/a", evidence: [] } }, edited: true },
	};
}
/** The same without one part. */
function without(part: string): DraftProfile {
	const profile = full();
	if (part === "faqs" || part === "founders") return { ...profile, [part]: { items: [], edited: false } };
	if (part === "company_socials") return { ...profile, company_socials: { items: {}, edited: false } };
	return { ...profile, fields: { ...profile.fields, [part]: emptyProfile().fields.name } };
}

describe("completeness", () => {
	it("is 100 with everything, and 0 with nothing", () => {
		expect(completenessOf(full(), true, READ)).toEqual({ completeness: 100, missing: [] });
		expect(completenessOf(emptyProfile(), false, READ).completeness).toBe(0);
		expect(emptySiteDraft().fields).toEqual({});
	});

	it.each(Object.entries(WEIGHTS))("lacks, without %s, %i", (part, weight) => {
		const { completeness, missing } = completenessOf(without(part), part !== "categories", READ);
		expect(completeness).toBe(100 - weight);
		expect(missing.map(({ field }) => field)).toEqual([part]);
	});

	it("names what lacks with the most telling first", () => {
		const weights = completenessOf(emptyProfile(), false, READ).missing.map(
			({ field }) => WEIGHTS[field as keyof typeof WEIGHTS],
		);
		expect(weights).toEqual(Object.values(WEIGHTS).sort((a, b) => b - a));
	});

	it("counts categories as missing where the first is none of the directory's", () => {
		const { completeness, missing } = completenessOf(full(), false, READ);
		expect(completeness).toBe(88);
		expect(missing).toEqual([
			{
				field: "categories",
				blank: null,
				why: "A listing cannot be without a primary category.",
				how: "Send update_draft with fields.categories: names from list_categories, the primary one first.",
			},
		]);
	});
});

describe("why and how", () => {
	const part = (name: string, profile = without(name), reading = READ) =>
		completenessOf(profile, name !== "categories", reading).missing.find(({ field }) => field === name);

	it("say that the website does not state it, and what it is for where there are words for that", () => {
		expect(part("name")).toEqual({
			field: "name",
			blank: "not_stated",
			why: "The website does not state it in the pages that were read. A listing cannot be without its product's name.",
			how: "Send update_draft with fields.name.",
		});
		expect(part("city")).toMatchObject({ why: "The website does not state it in the pages that were read." });
	});

	it("say that the owner took it out", () => {
		const profile = typeFields(full(), { city: null, tagline: null });
		expect(part("city", profile)).toMatchObject({ blank: "removed", why: "You removed it." });
		expect(part("tagline", profile)?.why).toBe("You removed it. It is the line that lists and launch weeks show.");
	});

	it("say why the website could not be read", () => {
		expect(part("city", without("city"), UNREAD)).toMatchObject({
			blank: "not_read",
			why: "The website could not be read. https://a.example/: It took too long.",
		});
	});

	it.each(["faqs", "founders", "company_socials"])("%s are sent beside the fields", (name) =>
		expect(part(name)).toMatchObject({ blank: "not_stated", how: `Send update_draft with ${name}.` }),
	);
});

it("needs a name and a category of the directory for a listing, and nothing else", () => {
	expect(missingForListing(full(), true, READ)).toEqual([]);
	expect(missingForListing(emptyProfile(), false, READ).map(({ field }) => field)).toEqual(["name", "categories"]);
	expect(missingForListing(without("description"), true, READ)).toEqual([]);
	expect(missingForListing(full(), false, READ).map(({ field }) => field)).toEqual(["categories"]);
});
