import { LIST_FIELDS, type SiteDraft, TEXT_FIELDS, type TextField } from "#core/drafts/draft-fields";
import { draftSeo } from "#drafting/extractive/seo";

/**
 * Facts that rules read off addresses, structured data and founding statements with more care for their surroundings
 * than a quote can show: there the extracted value stands, and the model only fills blanks.
 */
const READ_BY_RULE: ReadonlySet<TextField> = new Set(["country", "city", "founded_year", "contact_email", "logo_url"]);

function hasValues(draft: SiteDraft): boolean {
	return Object.keys(draft.fields).length > 0 || draft.faqs.length > 0 || draft.founders.length > 0;
}

/**
 * One draft of two that have passed the gate: the model's value where there is one, the extracted value elsewhere.
 * @returns null when the model's draft adds nothing.
 */
export function mergeDrafts(extracted: SiteDraft, modelled: SiteDraft): SiteDraft | null {
	if (!hasValues(modelled)) return null;
	const fields: SiteDraft["fields"] = { ...extracted.fields };
	for (const field of TEXT_FIELDS) {
		const candidate = modelled.fields[field];
		if (candidate && !(READ_BY_RULE.has(field) && fields[field])) fields[field] = candidate;
	}
	for (const field of LIST_FIELDS) {
		const candidate = modelled.fields[field];
		if (candidate) fields[field] = candidate;
	}
	const founders = modelled.founders.length > 0 ? modelled.founders : extracted.founders;
	const merged: SiteDraft = {
		...extracted,
		fields,
		faqs: modelled.faqs.length > extracted.faqs.length ? modelled.faqs : extracted.faqs,
		// A card read as such also has the person's own words.
		founders: founders.map((founder) => extracted.founders.find(({ name }) => name === founder.name) ?? founder),
	};
	return { ...merged, seo: extracted.seo.title || extracted.seo.meta ? draftSeo(merged) : extracted.seo };
}
