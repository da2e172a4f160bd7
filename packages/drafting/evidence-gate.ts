import { LIST_FIELDS, type SiteDraft, SOCIAL_PLATFORMS, STORY_SECTIONS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import { withQuotes } from "#core/drafts/draft-quotes";
import { withSurroundings } from "#core/evidence/surroundings";
import { FAQS_MAX, FOUNDERS_MAX, MILESTONES_MAX, SEO_META_MAX, SEO_TITLE_MAX, STORY_SECTION_MAX } from "#core/limits";
import type { DroppedValue } from "#core/ports/drafter";
import type { ReadPage } from "#core/web/page";
import { type GateSite, ownNamesOf } from "#drafting/gate/context";
import { Gate } from "#drafting/gate/gate";
import { faqRefusedBecause, milestoneRefusedBecause } from "#drafting/gate/list-rules";
import { plainDraft } from "#drafting/gate/plain-draft";

export interface GateResult {
	draft: SiteDraft;
	dropped: DroppedValue[];
}

/**
 * Lets pass what the pages say and nothing else: every quote is looked up in the stored text and cut out of it anew,
 * every value is judged by the rule of its field. The same for every source of drafts. Pure.
 * @param knownName a name that has passed before, for a draft that gives none.
 */
export function gateDraft(
	found: SiteDraft,
	pages: readonly ReadPage[],
	site: GateSite,
	knownName?: string,
): GateResult {
	const draft = plainDraft(found);
	// Only a name that has itself passed may say whom a sentence is about.
	const unnamed = new Gate({ site, pages, ownNames: ownNamesOf(site.url, undefined, pages) });
	const name = draft.fields.name && unnamed.text("name", draft.fields.name);
	const gate = new Gate({ site, pages, ownNames: ownNamesOf(site.url, name?.value ?? knownName, pages) });
	const passed: SiteDraft = {
		fields: {},
		faqs: gate.list("faqs", draft.faqs, FAQS_MAX, faqRefusedBecause),
		founders: draft.founders
			.slice(0, FOUNDERS_MAX)
			.flatMap((founder, index) => gate.founder(`founders[${index}]`, founder) ?? []),
		company_socials: {},
		founder_socials: {},
		story: {},
		milestones: gate.list("milestones", draft.milestones, MILESTONES_MAX, milestoneRefusedBecause),
		seo: {},
	};
	for (const field of TEXT_FIELDS) {
		const candidate = draft.fields[field];
		const kept = candidate && gate.text(field, candidate);
		if (kept) passed.fields[field] = kept;
	}
	for (const field of LIST_FIELDS) {
		const candidate = draft.fields[field];
		const kept = candidate && gate.entries(field, candidate);
		if (kept) passed.fields[field] = kept;
	}
	for (const group of ["company_socials", "founder_socials"] as const) {
		for (const platform of SOCIAL_PLATFORMS) {
			const candidate = draft[group][platform];
			const kept = candidate && gate.social(`${group}.${platform}`, platform, candidate);
			if (kept) passed[group][platform] = kept;
		}
	}
	for (const section of STORY_SECTIONS) {
		const candidate = draft.story[section];
		const kept = candidate && gate.prose(`story.${section}`, "story", candidate, STORY_SECTION_MAX);
		if (kept) passed.story[section] = kept;
	}
	const title = draft.seo.title && gate.prose("seo.title", "seo", draft.seo.title, SEO_TITLE_MAX);
	if (title) passed.seo.title = title;
	const meta = draft.seo.meta && gate.prose("seo.meta", "seo", draft.seo.meta, SEO_META_MAX);
	if (meta) passed.seo.meta = meta;
	return {
		draft: withQuotes(passed, (quotes) => quotes.map((one) => withSurroundings(one, pages))),
		dropped: gate.dropped,
	};
}
