import { DRAFT_FIELDS, type SiteDraft } from "#core/drafts/draft-fields";
import type { DraftFieldEntry, DraftProfile } from "#core/drafts/draft-profile";
import type { Evidence } from "#core/evidence/evidence";
import { withSpans } from "#core/evidence/quote-spans";

type Change = (quotes: Evidence[]) => Evidence[];

/** A site's draft with every quote changed in the same way. */
export function withQuotes(draft: SiteDraft, change: Change): SiteDraft {
	const quoted = <T extends { evidence: Evidence[] }>(one: T): T => ({ ...one, evidence: change(one.evidence) });
	const each = <T extends object>(all: T): T =>
		Object.fromEntries(Object.entries(all).map(([key, one]) => [key, quoted(one as { evidence: Evidence[] })])) as T;
	return {
		fields: each(draft.fields),
		faqs: draft.faqs.map(quoted),
		founders: draft.founders.map(quoted),
		company_socials: each(draft.company_socials),
		founder_socials: each(draft.founder_socials),
		story: each(draft.story),
		milestones: draft.milestones.map(quoted),
		seo: each(draft.seo),
	};
}

/** A draft whose quotes know which parts of its values, as they are now, stand in them word for word. */
export function spanned(profile: DraftProfile): DraftProfile {
	const fields = DRAFT_FIELDS.map((field) => {
		const entry: DraftFieldEntry<unknown> = profile.fields[field];
		const evidence = withSpans(field, entry.value, entry.evidence);
		return [field, { ...entry, evidence, ai_evidence: withSpans(field, entry.ai_value, entry.ai_evidence) }];
	});
	const sections = Object.entries(profile.story.sections).map(([section, { text, evidence }]) => [
		section,
		{ text, evidence: withSpans("story", text, evidence) },
	]);
	return {
		...profile,
		fields: Object.fromEntries(fields),
		faqs: {
			...profile.faqs,
			items: profile.faqs.items.map((faq) => ({ ...faq, evidence: withSpans("faqs", faq.answer, faq.evidence) })),
		},
		story: { ...profile.story, sections: Object.fromEntries(sections) },
	};
}
