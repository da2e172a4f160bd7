import { emptyProfile } from "#core/drafts/draft-state";
import type { DraftAnswer } from "#operations/drafts/draft-schema";
import { draftView } from "#operations/drafts/draft-view";
import type { DraftRow } from "#store/drafts";
import { NO_FIT } from "#usecases/drafts/listing-fit";

const AT = Date.UTC(2026, 10, 2, 9);
const PAGE = {
	fetched_at: new Date(AT).toISOString(),
	page_hash: "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
};

/** A draft for the document's examples: one field of each common state. */
export function exampleDraft(status: DraftRow["status"]): DraftAnswer {
	const profile = emptyProfile();
	if (status === "ready") {
		const quote = {
			quote: "Inkfern keeps your team's notes.",
			url: "https://inkfern.example/",
			start: 0,
			end: 32,
			...PAGE,
		};
		const name = { ...quote, quote: "Inkfern", end: 7 };
		profile.fields.name = { value: "Inkfern", state: "ai", evidence: [name], ai_value: "Inkfern", ai_evidence: [name] };
		profile.fields.tagline = {
			value: "Notes for teams",
			state: "edited",
			evidence: [],
			ai_value: quote.quote,
			ai_evidence: [quote],
		};
		profile.fields.categories = {
			value: ["Productivity"],
			state: "manual",
			evidence: [],
			ai_value: null,
			ai_evidence: [],
		};
	}
	const row: DraftRow = {
		id: "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11",
		userId: 1,
		url: "https://inkfern.example/",
		domain: "inkfern.example",
		status,
		profile,
		completeness: 0,
		crawlReport:
			status === "crawling"
				? []
				: [
						{
							url: "https://inkfern.example/",
							role: "home",
							outcome: "read",
							status: 200,
							bytes: 18_400,
							durationMs: 210,
							detail: "Read.",
						},
					],
		modelAnswers: null,
		listingId: null,
		version: 1,
		createdAt: AT,
		updatedAt: AT,
	};
	return draftView(row, [], { ...NO_FIT, isPlaced: status === "ready" });
}
