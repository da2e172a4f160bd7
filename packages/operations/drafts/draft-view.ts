import { DRAFT_FIELDS, type DraftField } from "#core/drafts/draft-fields";
import {
	type CompetitorCell,
	confidenceOf,
	type DraftFieldEntry,
	type DraftProfile,
	type DraftSocial,
} from "#core/drafts/draft-profile";
import { readingOf, type SiteReading, whyBlank } from "#core/drafts/site-reading";
import { safeDraft } from "#core/listings/safe-values";
import type { DraftAnswer } from "#operations/drafts/draft-schema";
import { nextForDraft } from "#operations/drafts/next-for-draft";
import type { Db } from "#store/db";
import { type InviteRow, invitesOf } from "#store/draft-invites";
import type { DraftRow } from "#store/drafts";
import { fitOf, type ListingFit, stateOf } from "#usecases/drafts/listing-fit";
import { iso } from "#usecases/fields";

/** The answer for a draft as it is stored now. */
export async function draftAnswer(db: Db, row: DraftRow): Promise<DraftAnswer> {
	const [invites, fit] = await Promise.all([invitesOf(db, { draftId: row.id }), fitOf(db, row)]);
	return draftView(row, invites, fit);
}

/** The answer for a draft as it is about to be stored. */
export function draftView(
	row: DraftRow,
	invites: readonly Pick<InviteRow, "email" | "status" | "createdAt">[],
	fit: ListingFit,
): DraftAnswer {
	const profile = safeDraft(row.profile);
	const reading = readingOf(row);
	const { completeness, missing } = stateOf(profile, fit, reading);
	return {
		id: row.id,
		url: row.url,
		domain: row.domain,
		status: row.status,
		reading: { state: reading.state, reason: reading.reason },
		listing_id: row.listingId,
		fields: fieldsView(profile, reading),
		faqs: profile.faqs.items,
		founders: profile.founders.items,
		company_socials: socialsView(profile.company_socials.items),
		founder_socials: socialsView(profile.founder_socials.items),
		story: Object.fromEntries(
			Object.entries(profile.story.sections).map(([section, { text, evidence }]) => [
				section,
				{ value: text, evidence },
			]),
		),
		milestones: profile.milestones.items,
		seo: {
			title: { value: profile.seo.title, evidence: profile.seo.title_evidence },
			meta: { value: profile.seo.meta, evidence: profile.seo.meta_evidence },
		},
		edited_parts: PARTS.filter((part) => profile[part].edited),
		competitor: profile.competitor && {
			...profile.competitor,
			// One's own side is shown as it is now, not as it was when the competitor was read.
			cells: profile.competitor.cells.map((cell) => ({ ...cell, own: ownSide(profile, cell.field) })),
		},
		invites: invites.map(({ email, status, createdAt }) => ({ email, status, created_at: iso(createdAt) })),
		version: row.version,
		completeness,
		missing,
		crawl_report: row.crawlReport.map(({ durationMs, ...entry }) => ({ ...entry, duration_ms: durationMs })),
		created_at: iso(row.createdAt),
		updated_at: iso(row.updatedAt),
		next_actions: nextForDraft(row, profile, reading, missing, fit),
	};
}

function ownSide(profile: DraftProfile, field: DraftField): CompetitorCell["own"] {
	const { value, evidence } = profile.fields[field];
	return value === null ? null : { value, evidence };
}

const PARTS = ["faqs", "founders", "company_socials", "founder_socials", "story", "milestones", "seo"] as const;

function fieldsView(profile: DraftProfile, reading: SiteReading): DraftAnswer["fields"] {
	const entries = DRAFT_FIELDS.map((field) => {
		const entry: DraftFieldEntry<unknown> = profile.fields[field];
		const { value, state, evidence, ai_value } = entry;
		const why = value === null ? whyBlank(field, state, reading) : { blank: null, reason: null };
		return [field, { value, state, confidence: confidenceOf(entry), ...why, evidence, ai_value }];
	});
	return Object.fromEntries(entries) as DraftAnswer["fields"];
}

function socialsView(items: Record<string, DraftSocial>): DraftAnswer["company_socials"] {
	return Object.fromEntries(
		Object.entries(items).map(([platform, { url, evidence }]) => [platform, { value: url, evidence }]),
	);
}
