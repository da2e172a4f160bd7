import { briefQuote } from "#operations/brief/quotes";
import { within, withoutBlanks } from "#operations/brief/within";
import type { DraftAnswer } from "#operations/drafts/draft-schema";

/** 2,000 tokens. Source: docs/tool-server.md#answers. */
const DRAFT_MAX_BYTES = 6_200;
/** What was changed comes back to be looked at, not to be read again. */
const CHANGE_MAX_BYTES = 3_000;

type Field = DraftAnswer["fields"][keyof DraftAnswer["fields"]];
interface Quoted {
	evidence: { quote: string; url: string }[];
}

/** A value with the first words that prove it; or why there is none. */
function briefField({ value, state, confidence, blank, reason, evidence }: Field) {
	if (value === null) return withoutBlanks({ state, blank, reason });
	const doubt = confidence === "please_check" ? confidence : null;
	return withoutBlanks({ value, state, confidence: doubt, evidence: evidence.slice(0, 1).map(briefQuote) });
}

function quotedOnce<T extends Quoted>(part: T) {
	return withoutBlanks({ ...part, evidence: part.evidence.slice(0, 1).map(briefQuote) });
}

function mapped<T extends object>(record: Readonly<Record<string, T | undefined>>, map: (entry: T) => object) {
	const entries = Object.entries(record).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, map(entry)]]));
	return Object.fromEntries(entries) as Record<string, object>;
}

/** Where a draft stands, and what to do about it. */
export function draftStanding({ id, url, status, listing_id, completeness, next_actions }: DraftAnswer) {
	return { id, url, status, ...withoutBlanks({ listing_id }), completeness, next_actions };
}

/** Each value with its first quote; while the website is read, what is there already. */
export function briefDraft(draft: DraftAnswer) {
	const { reading, fields, seo, missing, competitor, edited_parts, invites, version } = draft;
	const isReading = draft.status !== "ready";
	const shown = Object.entries(fields).filter(([, { value, blank }]) => value !== null || blank !== "being_read");
	return within(
		{
			...draftStanding(draft),
			...withoutBlanks({
				reading: withoutBlanks(reading),
				fields: mapped(Object.fromEntries(shown), briefField),
				faqs: draft.faqs.map(quotedOnce),
				founders: draft.founders.map(quotedOnce),
				company_socials: mapped(draft.company_socials, ({ value }) => ({ value })),
				founder_socials: mapped(draft.founder_socials, ({ value }) => ({ value })),
				story: mapped(draft.story, ({ value }) => ({ value })),
				milestones: draft.milestones.map(({ date, title }) => ({ date, title })),
				seo: mapped({ ...seo }, ({ value }) => withoutBlanks({ value })),
				edited_parts,
				competitor: competitor && { url: competitor.url, status: competitor.status, detail: competitor.detail },
				invites: invites.map(({ email, status }) => ({ email, status })),
				missing: isReading ? [] : missing.map(({ field, blank }) => withoutBlanks({ field, blank })),
			}),
			version,
		},
		DRAFT_MAX_BYTES,
	);
}

/** What an edit changed, as it is now. @param input the edit. */
export function changedInDraft(draft: DraftAnswer, input: Readonly<Record<string, unknown>>) {
	const lists = ["lock_fields", "regenerate", "restore"].flatMap((name) => (input[name] as string[] | undefined) ?? []);
	const touched = new Set([...Object.keys((input.fields as object | undefined) ?? {}), ...lists]);
	const fields = Object.entries(draft.fields).filter(([name]) => touched.has(name));
	const { faqs, founders, company_socials, founder_socials, story, milestones, seo } = draft;
	const parts = { faqs, founders, company_socials, founder_socials, story, milestones, seo };
	const sent = Object.entries(parts).filter(([name]) => Object.hasOwn(input, name));
	return within(
		{
			...draftStanding(draft),
			...withoutBlanks({
				fields: mapped(Object.fromEntries(fields), briefField),
				...Object.fromEntries(sent),
				competitor: Object.hasOwn(input, "competitor_url") ? draft.competitor : null,
				missing: draft.missing.map(({ field, blank }) => withoutBlanks({ field, blank })),
			}),
			version: draft.version,
		},
		CHANGE_MAX_BYTES,
	);
}
