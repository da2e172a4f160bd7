import { describe, expect, it } from "vitest";
import { addFounder, applyDraftEdit } from "#core/drafts/draft-edit";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import type { Evidence } from "#core/evidence/evidence";
import { FOUNDERS_MAX } from "#core/limits";

const QUOTE: Evidence = {
	quote: "Notes for teams",
	url: "https://a.example/",
	start: 0,
	end: 15,
	fetched_at: "2026-11-18T12:00:00.000Z",
	page_hash: "h",
};
const drafted = (): DraftProfile => ({
	...mergeDraft(emptyProfile(), {
		...emptySiteDraft({ tagline: { value: "Notes for teams", evidence: [QUOTE] } }),
		founders: [{ name: "Ada Lovelace", title: "CEO", bio: null, evidence: [QUOTE] }],
	}),
	seo: { title: "Old", meta: "Old", title_evidence: [QUOTE], meta_evidence: [QUOTE], edited: false },
});

describe("an edit", () => {
	it("leaves what it does not name as it was", () => {
		expect(applyDraftEdit(drafted(), {})).toEqual(drafted());
	});

	it("restores first, types over that, and locks last", () => {
		const typed = applyDraftEdit(drafted(), { fields: { tagline: "Mine" } });
		expect(applyDraftEdit(typed, { restore: ["tagline"] }).fields.tagline).toMatchObject({
			value: "Notes for teams",
			state: "ai",
		});
		expect(applyDraftEdit(typed, { restore: ["tagline"], fields: { tagline: "New" } }).fields.tagline).toMatchObject({
			value: "New",
			state: "edited",
		});
		expect(applyDraftEdit(drafted(), { lock_fields: ["tagline"] }).fields.tagline).toMatchObject({
			value: "Notes for teams",
			state: "override",
		});
		const both = applyDraftEdit(drafted(), { fields: { city: "Malmö" }, lock_fields: ["city"] });
		expect(both.fields.city).toMatchObject({ value: "Malmö", state: "override" });
	});

	it("replaces lists whole, without quotes, and marks them as the user's", () => {
		const edited = applyDraftEdit(drafted(), {
			faqs: [{ question: "Why?", answer: "Because." }],
			founders: [{ name: " Bo ", title: " ", bio: " Built it. " }, { name: "Cy" }],
			milestones: [
				{ date: "2026-01-02", title: " First ", description: " ", url: " https://a.example/ " },
				{ date: "2026-01-03", title: "Second", description: " Words " },
			],
		});
		expect(edited.faqs).toEqual({ items: [{ question: "Why?", answer: "Because.", evidence: [] }], edited: true });
		expect(edited.founders).toEqual({
			items: [
				{ name: "Bo", title: null, bio: "Built it.", evidence: [] },
				{ name: "Cy", title: null, bio: null, evidence: [] },
			],
			edited: true,
		});
		expect(edited.milestones).toEqual({
			items: [
				{ date: "2026-01-02", title: "First", description: null, url: "https://a.example/", evidence: [] },
				{ date: "2026-01-03", title: "Second", description: "Words", url: null, evidence: [] },
			],
			edited: true,
		});
		expect(applyDraftEdit(drafted(), { founders: [] }).founders).toEqual({ items: [], edited: true });
	});

	it("writes links and the story", () => {
		const edited = applyDraftEdit(drafted(), {
			company_socials: { github: "https://github.com/acme" },
			founder_socials: { x: "https://x.com/ada" },
			story: { title: "How it began" },
		});
		expect(edited.company_socials.items.github?.url).toBe("https://github.com/acme");
		expect(edited.founder_socials.items.x?.url).toBe("https://x.com/ada");
		expect(edited.story.sections.title?.text).toBe("How it began");
		expect([edited.company_socials.edited, edited.founder_socials.edited, edited.story.edited]).toEqual([
			true,
			true,
			true,
		]);
	});

	it("changes of the search texts only what it names, and drops the quotes of that alone", () => {
		expect(applyDraftEdit(drafted(), { seo: { title: " New " } }).seo).toEqual({
			title: "New",
			meta: "Old",
			title_evidence: [],
			meta_evidence: [QUOTE],
			edited: true,
		});
		expect(applyDraftEdit(drafted(), { seo: { meta: " " } }).seo).toEqual({
			title: "Old",
			meta: null,
			title_evidence: [QUOTE],
			meta_evidence: [],
			edited: true,
		});
		expect(applyDraftEdit(drafted(), { seo: { title: "" } }).seo.title).toBeNull();
		expect(applyDraftEdit(drafted(), { seo: { meta: " More " } }).seo.meta).toBe("More");
	});
});

describe("a founder who describes themselves", () => {
	it("takes the place of whoever stands there by the same name, however it is written", () => {
		const after = addFounder(drafted(), { name: " ADA  Lovelace", bio: "Wrote it." });
		expect(after?.founders).toEqual({
			items: [{ name: "ADA  Lovelace", title: null, bio: "Wrote it.", evidence: [] }],
			edited: true,
		});
	});

	it("stands at the end otherwise, as long as there is room", () => {
		let profile: DraftProfile | null = drafted();
		for (let n = 2; n <= FOUNDERS_MAX; n++) profile = profile && addFounder(profile, { name: `Founder ${n}` });
		expect(profile?.founders.items.map(({ name }) => name).at(-1)).toBe(`Founder ${FOUNDERS_MAX}`);
		if (profile === null) throw new Error("There was room.");
		expect(addFounder(profile, { name: "One too many" })).toBeNull();
		expect(addFounder(profile, { name: "Ada Lovelace" })?.founders.items).toHaveLength(FOUNDERS_MAX);
	});
});
