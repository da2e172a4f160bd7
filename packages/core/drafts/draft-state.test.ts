import { describe, expect, it } from "vitest";
import { applyDraftEdit } from "#core/drafts/draft-edit";
import { emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import {
	blankFields,
	emptyProfile,
	lockFields,
	mergeDraft,
	restoreFields,
	statedFacts,
	typeFields,
} from "#core/drafts/draft-state";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { completenessOf, missingForListing } from "#core/listings/completeness";
import { READ } from "#testing/site-readings";

function quote(text: string): Evidence {
	return {
		quote: text,
		url: "https://a.example/",
		start: 0,
		end: text.length,
		fetched_at: "2026-11-18T12:00:00.000Z",
		page_hash: "h",
	};
}
function found(value: string): Candidate<string> {
	return { value, evidence: [quote(value)] };
}
const withItsSpan = (value: string): Candidate<string> => ({
	value,
	evidence: [{ ...quote(value), spans: [{ start: 0, end: value.length }] }],
});
const site = (more: Partial<SiteDraft> = {}): SiteDraft => ({
	...emptySiteDraft({ name: found("Inkfern"), tagline: found("Notes for teams") }),
	...more,
});
const drafted = () => mergeDraft(emptyProfile(), site());

describe("the six states of a field", () => {
	it("is not_found until the drafter finds something, then ai with its quotes", () => {
		expect(emptyProfile().fields.city).toMatchObject({ value: null, state: "not_found", ai_value: null });
		expect(drafted().fields.name).toMatchObject({ value: "Inkfern", state: "ai", evidence: [quote("Inkfern")] });
		expect(blankFields(drafted(), READ).map(({ field }) => field)).not.toContain("name");
		expect(blankFields(drafted(), READ)).toContainEqual({ field: "city", blank: "not_stated", reason: null });
	});

	it("is edited when typed over a drafted value, manual where there was none", () => {
		const found = emptySiteDraft({ tags: { value: ["CRM", "notes", "crm"], evidence: [] } });
		expect(mergeDraft(emptyProfile(), found).fields.tags.value).toEqual(["CRM", "notes"]);
		expect(mergeDraft(emptyProfile(), found, ["tags"]).fields.tags.value).toEqual(["CRM", "notes"]);
		const spelt = typeFields(drafted(), {
			tags: ["CRM", "Ｃｒｍ "],
			keywords: ["Café", "cafe\u0301"],
			features: ["A", "a"],
		});
		expect(spelt.fields.tags.value).toEqual(["CRM"]);
		expect(spelt.fields.keywords.value).toEqual(["Café"]);
		expect(spelt.fields.features.value).toEqual(["A", "a"]);
		const typed = typeFields(drafted(), { tagline: " My words ", city: "Malmö", tags: ["a", " "] });
		expect(typed.fields.tagline).toMatchObject({ value: "My words", state: "edited", evidence: [] });
		expect(typed.fields.city).toMatchObject({ value: "Malmö", state: "manual" });
		expect(typed.fields.tags).toMatchObject({ value: ["a"], state: "manual" });
		expect(typed.fields.name.state).toBe("ai");
	});

	it("is deleted by null and by nothing but white space, and typed again it is what it was", () => {
		for (const nothing of [null, "", "  "]) {
			const gone = typeFields(drafted(), {
				tagline: nothing,
				city: nothing,
				tags: nothing === null ? null : [nothing],
			});
			expect(gone.fields.tagline).toMatchObject({ value: null, state: "deleted", evidence: [] });
			expect(gone.fields.city.state).toBe("deleted");
			expect(gone.fields.tags).toMatchObject({ value: null, state: "deleted" });
			expect(typeFields(gone, { tagline: "x", city: "y" }).fields).toMatchObject({
				tagline: { state: "edited" },
				city: { state: "manual" },
			});
		}
	});

	it("is override when locked, keeps its value and quotes, and stays locked when typed over", () => {
		const locked = lockFields(drafted(), ["name", "city"]);
		expect(locked.fields.name).toMatchObject({ value: "Inkfern", state: "override", evidence: [quote("Inkfern")] });
		expect(locked.fields.city).toMatchObject({ value: null, state: "override" });
		expect(typeFields(locked, { name: "Other" }).fields.name).toMatchObject({
			value: "Other",
			state: "override",
			evidence: [],
		});
	});
});

describe("redrafting", () => {
	const again = site({ fields: { name: found("Inkfern AB"), tagline: found("New words"), city: found("Malmö") } });

	it("replaces what is the drafter's, and only the fields that were asked for", () => {
		expect(mergeDraft(drafted(), again, ["tagline"]).fields).toMatchObject({
			name: { value: "Inkfern" },
			tagline: { value: "New words", state: "ai", evidence: [quote("New words")] },
			city: { state: "not_found" },
		});
	});

	it.each([
		["edited", typeFields(drafted(), { tagline: "mine" }), "mine"],
		["deleted", typeFields(drafted(), { tagline: null }), null],
		["manual", typeFields(emptyProfile(), { tagline: "mine" }), "mine"],
	] as const)("never changes a value that is %s, but keeps the find for restore", (state, profile, value) => {
		const after = mergeDraft(profile, again);
		expect(after.fields.tagline).toMatchObject({ value, state, ai_value: "New words" });
		expect(restoreFields(after, ["tagline"]).fields.tagline).toMatchObject({ value: "New words", state: "ai" });
	});

	it("does not touch a locked field at all", () => {
		const locked = lockFields(drafted(), ["tagline"]);
		expect(mergeDraft(locked, again).fields.tagline).toEqual(locked.fields.tagline);
	});

	it("takes back what a draft of the whole site does not find again, but nothing of the user's own", () => {
		const bare = site({ fields: {} });
		expect(mergeDraft(drafted(), bare)).toEqual(emptyProfile());
		const typed = lockFields(typeFields(drafted(), { tagline: "mine" }), ["name"]);
		const after = mergeDraft(typed, bare);
		expect(after.fields.tagline).toMatchObject({ value: "mine", state: "edited", ai_value: null, ai_evidence: [] });
		expect(after.fields.name).toEqual(typed.fields.name);
	});

	it("keeps what is not found again when a field is redrafted", () => {
		expect(mergeDraft(drafted(), site({ fields: {} }), ["tagline"]).fields.tagline).toEqual(drafted().fields.tagline);
	});

	it("leaves the parts a user has replaced", () => {
		const edited = applyDraftEdit(drafted(), {
			faqs: [{ question: "Mine?", answer: "Yes." }],
			founders: [{ name: "Ada" }],
			company_socials: { x: "https://x.com/mine" },
			founder_socials: { github: "https://github.com/ada" },
			story: { journey: "long" },
			milestones: [{ date: "2026-01-01", title: "Begun" }],
			seo: { title: "Mine" },
		});
		const full = site({
			faqs: [{ question: "Theirs?", answer: "No.", evidence: [quote("No.")] }],
			founders: [{ name: "Bo", title: null, bio: null, evidence: [] }],
			company_socials: { x: found("https://x.com/theirs") },
			founder_socials: { x: found("https://x.com/bo") },
			story: { journey: found("short") },
			milestones: [{ date: "2020-01-01", title: "Theirs", description: null, evidence: [] }],
			seo: { title: found("Theirs") },
		});
		expect(mergeDraft(edited, full)).toEqual(mergeDraft(edited, site()));
		expect(mergeDraft(drafted(), full, ["tagline"])).toEqual(drafted());
		expect(mergeDraft(drafted(), full)).toMatchObject({
			faqs: { items: [{ question: "Theirs?" }], edited: false },
			founders: { items: [{ name: "Bo" }] },
			company_socials: { items: { x: { url: "https://x.com/theirs" } } },
			founder_socials: { items: { x: { url: "https://x.com/bo" } }, edited: false },
			story: { sections: { journey: { text: "short" } } },
			milestones: { items: [{ title: "Theirs", url: null }] },
			seo: { title: "Theirs", meta: null },
		});
	});
});

describe("restoring", () => {
	it("brings the drafter's value and quotes back, and not_found where it had none", () => {
		const changed = lockFields(typeFields(drafted(), { tagline: "mine", city: "Malmö", name: null }), ["tagline"]);
		expect(restoreFields(changed, ["tagline", "city", "name"])).toEqual(drafted());
	});

	it("happens before typing and locking in one edit", () => {
		const edit = { restore: ["tagline"], fields: { tagline: "newest" }, lock_fields: ["tagline"] } as const;
		expect(applyDraftEdit(typeFields(drafted(), { tagline: "old" }), edit).fields.tagline).toMatchObject({
			value: "newest",
			state: "override",
			ai_value: "Notes for teams",
		});
	});
});

describe("parts that hold several texts", () => {
	it("keeps words and links without the white space around them", () => {
		const { story, company_socials } = applyDraftEdit(drafted(), {
			story: { title: " T\n" },
			company_socials: { x: " a " },
		});
		expect([story.sections.title?.text, company_socials.items.x?.url]).toEqual(["T", "a"]);
	});

	it("sets what is named and removes what is empty", () => {
		const first = applyDraftEdit(drafted(), {
			company_socials: { x: "a", github: "b" },
			story: { title: "T", journey: "J" },
			seo: { title: "S", meta: "M" },
		});
		const second = applyDraftEdit(first, { company_socials: { x: "" }, story: { title: " " }, seo: { meta: "" } });
		expect(second.company_socials.items).toEqual({ github: { url: "b", evidence: [] } });
		expect(second.story.sections).toEqual({ journey: { text: "J", evidence: [] } });
		expect(second.seo).toMatchObject({ title: "S", meta: null });
	});
});

it("is compared by the values that stand, whoever they are from", () => {
	const profile = typeFields(drafted(), { tagline: null, city: "Malmö" });
	expect(statedFacts(profile)).toEqual(
		emptySiteDraft({ name: withItsSpan("Inkfern"), city: { value: "Malmö", evidence: [] } }),
	);
});

describe("completeness", () => {
	it("grows from 0 to 100 and names what is missing with its reason and remedy", () => {
		const { completeness, missing } = completenessOf(emptyProfile(), false, READ);
		expect(completeness).toBe(0);
		expect(
			missing
				.slice(0, 2)
				.map((part) => part.field)
				.sort(),
		).toEqual(["categories", "name"]);
		for (const part of missing) {
			expect(part.why).not.toBe("");
			expect(part.how).toContain("update_draft");
		}
		const everything = applyDraftEdit(emptyProfile(), {
			fields: {
				name: "n",
				tagline: "t",
				short_description: "s",
				description: "d",
				stage: "beta",
				pricing_model: "free",
				pricing_summary: "p",
				country: "SE",
				city: "c",
				founded_year: "2021",
				contact_email: "e",
				demo_video_url: "v",
				logo_url: "l",
				categories: ["c"],
				tags: ["t"],
				features: ["f"],
				usps: ["u"],
				keywords: ["k"],
			},
			faqs: [{ question: "q", answer: "a" }],
			founders: [{ name: "f" }],
			company_socials: { x: "x" },
		});
		expect(completenessOf(everything, true, READ)).toEqual({ completeness: 100, missing: [] });
	});

	it("does not count a category that the directory does not have", () => {
		const odd = typeFields(drafted(), { name: "n", categories: ["Nonsense"] });
		expect(missingForListing(odd, false, READ).map((part) => part.field)).toEqual(["categories"]);
		expect(missingForListing(odd, true, READ)).toEqual([]);
		expect(completenessOf(odd, true, READ).completeness - completenessOf(odd, false, READ).completeness).toBe(12);
	});
});
