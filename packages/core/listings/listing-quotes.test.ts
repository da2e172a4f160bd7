import { expect, it } from "vitest";
import { applyDraftEdit } from "#core/drafts/draft-edit";
import { emptyProfile } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { factsOfDraft } from "#core/listings/listing-facts";
import { quotesOfDraft, shownQuotes, typedOfDraft } from "#core/listings/listing-quotes";

const evidence = (quote: string) => ({
	quote,
	url: "https://a.example/about",
	start: 3,
	end: 3 + quote.length,
	fetched_at: "2026-11-02T09:00:00.000Z",
	page_hash: "0".repeat(64),
});
const kept = (quote: string, of?: string) => ({ ...evidence(quote), ...(of && { of }) });

function drafted() {
	const draft = emptyProfile();
	draft.fields.city = { ...draft.fields.city, value: "Malmö", state: "ai", evidence: [evidence("in Malmö")] };
	draft.faqs.items = [
		{ question: "Is it free?", answer: "Yes.", evidence: [evidence("It is free.")] },
		{ question: "Is it open?", answer: "No.", evidence: [evidence("closed source")] },
	];
	draft.story.sections = { journey: { text: "It was long.", evidence: [evidence("It was long.")] } };
	draft.founders.items = [{ name: "Ada Lind", title: "CEO", bio: null, evidence: [evidence("Ada Lind, CEO")] }];
	draft.milestones.items = [
		{ date: "2019-01-01", title: "First shop", description: null, url: null, evidence: [evidence("2019: First shop")] },
	];
	draft.company_socials.items = { x: { url: "https://x.com/a", evidence: [evidence("x.com/a")] } };
	return draft;
}
const profile = () => factsOfDraft(drafted(), readingOf({ status: "ready", crawlReport: [] })).profile;

it("keeps of a draft every quote with its place, day and page hash, and which entry of a part it is about", () => {
	expect(quotesOfDraft(drafted())).toEqual({
		city: [kept("in Malmö")],
		faqs: [kept("It is free.", "Is it free?"), kept("closed source", "Is it open?")],
		founders: [kept("Ada Lind, CEO", "Ada Lind")],
		milestones: [kept("2019: First shop", "First shop")],
		socials: [kept("x.com/a", "x")],
		story: [kept("It was long.", "journey")],
	});
});

it("keeps none for what the user typed or took out", () => {
	const edited = applyDraftEdit(drafted(), { fields: { city: "Lund" }, company_socials: { x: "" }, faqs: [] });
	expect(Object.keys(quotesOfDraft(edited))).toEqual(["founders", "story", "milestones"]);
});

it("says which values of a draft are the owner's although quotes are behind them", () => {
	const draft = drafted();
	const city = { ...draft.fields.city, ai_value: "Malmö", ai_evidence: draft.fields.city.evidence };
	const features = {
		value: ["Backups", "Restores"],
		evidence: [evidence("Nightly backups"), evidence("Fast restores")],
	};
	draft.fields = {
		...draft.fields,
		city,
		features: { ...features, state: "ai", ai_value: features.value, ai_evidence: features.evidence },
	};
	expect(typedOfDraft(draft)).toEqual({});
	const edited = applyDraftEdit(draft, { fields: { city: "Lund", features: ["Restores", "Ours"] } });
	expect(typedOfDraft(edited)).toEqual({ features: [{ of: "Ours", by: "owner" }] });
	expect(quotesOfDraft(edited).features).toEqual([kept("Fast restores")]);
	expect(typedOfDraft(applyDraftEdit(edited, { restore: ["features"], fields: { tags: ["x"] } }))).toEqual({});
	const text = { value: "We back up. You restore.", evidence: [evidence("You restore. Ask us.")] };
	const description = { ...text, state: "ai" as const, ai_value: text.value, ai_evidence: text.evidence };
	const told = applyDraftEdit(
		{ ...draft, fields: { ...draft.fields, description } },
		{ fields: { description: "We never fail. You restore." } },
	);
	expect(typedOfDraft(told)).toEqual({ description: [{ by: "owner" }] });
	expect(quotesOfDraft(told).description).toEqual([kept("You restore. Ask us.")]);
});

it("shows none for a founder who is gone or has another name, nor for a question that is not asked any more", () => {
	const { evidence: quotes, faqs, socials } = profile();
	const shown = { faqs: faqs.slice(1), founders: [{ name: "Ada Berg" }], socials, story: null, milestones: [] };
	expect(shownQuotes(quotes, shown)).toEqual({
		city: [{ ...kept("in Malmö"), spans: [{ start: 0, end: 5 }] }],
		faqs: [{ ...kept("closed source", "Is it open?"), spans: [] }],
		socials: [kept("x.com/a", "x")],
	});
});
