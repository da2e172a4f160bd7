import { expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { spanned, withQuotes } from "#core/drafts/draft-quotes";
import { emptyProfile } from "#core/drafts/draft-state";
import type { Evidence } from "#core/evidence/evidence";

const quote = (words: string): Evidence => ({
	quote: words,
	url: "https://a.example/",
	start: 0,
	end: words.length,
	fetched_at: "2026-11-18T12:00:00.000Z",
	page_hash: "h",
});

it("changes every quote of a site's draft, wherever it stands", () => {
	const found = { value: "Acme", evidence: [quote("Acme")] };
	const draft = {
		...emptySiteDraft({ name: found, features: { value: ["One"], evidence: [quote("One")] } }),
		faqs: [{ question: "Why?", answer: "So.", evidence: [quote("So.")] }],
		founders: [{ name: "Ada", title: null, bio: null, evidence: [quote("Ada")] }],
		company_socials: { x: found },
		story: { journey: found },
		milestones: [{ date: "2021-01-01", title: "Began", description: null, evidence: [quote("Began")] }],
		seo: { title: found },
	};
	const changed = withQuotes(draft, (quotes) => quotes.map((one) => ({ ...one, quote: `${one.quote}!` })));
	expect(JSON.stringify(changed).match(/"quote":"[^"]*"/g)).toEqual(
		["Acme!", "One!", "So.!", "Ada!", "Acme!", "Acme!", "Began!", "Acme!"].map((words) => `"quote":"${words}"`),
	);
	expect(withQuotes(draft, (quotes) => quotes)).toEqual(draft);
});

it("finds the spans of values as they are now, and keeps those of the drafter's beside them", () => {
	const profile = emptyProfile();
	const evidence = [quote("based in Malmö")];
	profile.fields.city = { value: "Lund", state: "edited", evidence, ai_value: "Malmö", ai_evidence: evidence };
	profile.faqs.items = [{ question: "Where?", answer: "In Malmö, Sweden.", evidence: [quote("In Malmö, Sweden")] }];
	profile.story.sections = { journey: { text: "Long.", evidence: [quote("Long.")] } };
	const { fields, faqs, story } = spanned(profile);
	expect(fields.city.evidence[0]?.spans).toEqual([]);
	expect(fields.city.ai_evidence[0]?.spans).toEqual([{ start: 0, end: 5 }]);
	expect(faqs.items[0]?.evidence[0]?.spans).toEqual([{ start: 0, end: 16 }]);
	expect(story.sections.journey?.evidence[0]?.spans).toEqual([{ start: 0, end: 5 }]);
});
