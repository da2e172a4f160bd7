import { expect, it } from "vitest";
import { applyDraftEdit } from "#core/drafts/draft-edit";
import { emptyProfile } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { factsOfDraft } from "#core/listings/listing-facts";
import { quotesLeftBy, quotesOfDraft, shownQuotes } from "#core/listings/listing-quotes";

const evidence = (quote: string) => ({
	...{ quote, url: "https://a.example/about", start: 3, end: 3 + quote.length },
	...{ fetched_at: "2026-11-02T09:00:00.000Z", page_hash: "0".repeat(64) },
});
const kept = (quote: string, of?: string) => {
	const { page_hash: _, ...rest } = evidence(quote);
	return { ...rest, ...(of && { of }) };
};

function drafted() {
	const draft = emptyProfile();
	draft.fields.city = { ...draft.fields.city, value: "Malmö", state: "ai", evidence: [evidence("in Malmö")] };
	draft.faqs.items = [
		{ question: "Is it free?", answer: "Yes.", evidence: [evidence("It is free.")] },
		{ question: "Is it open?", answer: "No.", evidence: [evidence("closed source")] },
	];
	draft.founders.items = [{ name: "Ada Lind", title: "CEO", bio: null, evidence: [evidence("Ada Lind, CEO")] }];
	draft.company_socials.items = { x: { url: "https://x.com/a", evidence: [evidence("x.com/a")] } };
	return draft;
}
const profile = () => factsOfDraft(drafted(), readingOf({ status: "ready", crawlReport: [] })).profile;

it("keeps of a draft every quote with its place and day, and which entry of a part it is about", () => {
	expect(quotesOfDraft(drafted())).toEqual({
		city: [kept("in Malmö")],
		faqs: [kept("It is free.", "Is it free?"), kept("closed source", "Is it open?")],
		founders: [kept("Ada Lind, CEO", "Ada Lind")],
		socials: [kept("x.com/a", "x")],
	});
});

it("keeps none for what the user typed or took out", () => {
	const edited = applyDraftEdit(drafted(), { fields: { city: "Lund" }, company_socials: { x: "" }, faqs: [] });
	expect(Object.keys(quotesOfDraft(edited))).toEqual(["founders"]);
});

it("leaves an owner the quotes of the answers and addresses that stay word for word", () => {
	const [free, open] = profile().faqs;
	const faqs = [{ question: "Is it open?", answer: "It will be." }, ...(free ? [free] : [])];
	expect(quotesLeftBy({ faqs }, profile())).toEqual({ faqs: [kept("It is free.", "Is it free?")] });
	expect(quotesLeftBy({ faqs: open ? [open] : [] }, profile())).toEqual({
		faqs: [kept("closed source", "Is it open?")],
	});
	expect(quotesLeftBy({ socials: { x: "https://x.com/b" } }, profile())).toEqual({ socials: [] });
	expect(quotesLeftBy({ socials: { x: "https://x.com/a", github: "https://github.com/a" } }, profile())).toEqual({
		socials: [kept("x.com/a", "x")],
	});
	expect(quotesLeftBy({ city: "Lund" }, profile())).toEqual({});
});

it("shows none for a founder who is gone or has another name, nor for a question that is not asked any more", () => {
	const { evidence: quotes, faqs, socials } = profile();
	const shown = { faqs: faqs.slice(1), founders: [{ name: "Ada Berg" }], socials };
	expect(shownQuotes(quotes, shown)).toEqual({
		city: [kept("in Malmö")],
		faqs: [kept("closed source", "Is it open?")],
		socials: [kept("x.com/a", "x")],
	});
});
