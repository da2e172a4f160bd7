import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";
import type { CompetitorCell } from "#core/drafts/draft-profile";
import { draftExtractively } from "#drafting/drafter";

/** What of two products is set side by side. */
export const COMPARED_FIELDS = [
	"name",
	"tagline",
	"pricing_model",
	"pricing_summary",
	"features",
	"country",
	"founded_year",
	"stage",
] as const;

type Side = CompetitorCell["own"];

function sideOf(draft: SiteDraft, field: (typeof COMPARED_FIELDS)[number]): Side {
	const candidate = draft.fields[field];
	return candidate ? { value: candidate.value, evidence: candidate.evidence } : null;
}

function asDraft(site: SiteDraft | DrafterInput): SiteDraft {
	return "pages" in site ? draftExtractively(site).draft : site;
}

/**
 * Two products cell by cell, both under the same rules: every value with its quotes, null where a site is silent.
 * @param own a draft that has passed the gate, or pages to be drafted without a model.
 * @returns a cell for each compared field that at least one side states.
 */
export function compareSites(own: SiteDraft | DrafterInput, competitor: SiteDraft | DrafterInput): CompetitorCell[] {
	const [ours, theirs] = [asDraft(own), asDraft(competitor)];
	return COMPARED_FIELDS.map((field) => ({
		field,
		own: sideOf(ours, field),
		competitor: sideOf(theirs, field),
	})).filter((cell) => cell.own !== null || cell.competitor !== null);
}
