import type { DraftProfile } from "#core/drafts/draft-profile";
import { readingOf } from "#core/drafts/site-reading";
import { AppError } from "#core/errors";
import type { DraftRow } from "#store/drafts";

const TEXTS = ["tagline", "short_description", "description"] as const;

/**
 * What a listing of an unreadable website must be given, because nothing else says what it is about.
 * @returns names of fields; any one of the texts is enough.
 */
export function lacksForUnread({ fields }: DraftProfile): string[] {
	const hasText = TEXTS.some((field) => fields[field].value !== null);
	return [...(fields.name.value === null ? ["name"] : []), ...(hasText ? [] : ["tagline"])];
}

/**
 * Refuses to make an empty listing of a website that could not be read.
 * @throws AppError `website_not_read`, with the reason and both ways out, unless the draft says what it is about anyway.
 */
export function refuseUnread(draft: DraftRow): void {
	const lacking = lacksForUnread(draft.profile);
	if (readingOf(draft).state === "read" || lacking.length === 0) return;
	const errors = lacking.map((field) => ({
		pointer: `/fields/${field}`,
		code: "required",
		message: field === "name" ? "The product's name." : "What it is, in one line (or give a description).",
	}));
	throw notRead(draft, `Or give ${lacking.join(" and ")} yourself with update_draft.`, errors);
}

/** The refusal of whatever needs pages that there are not. @param otherwise the way out besides reading it again. */
export function notRead(draft: DraftRow, otherwise: string, errors: AppError["errors"] = []): AppError {
	const { reason } = readingOf(draft);
	const again = `When that is mended, call submit_listing with ${draft.url} again: it is read anew, and what you typed stays.`;
	return new AppError("website_not_read", [reason, again, otherwise].filter(Boolean).join(" "), { errors });
}
