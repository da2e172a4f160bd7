import { DRAFT_FIELDS, type DraftField } from "#core/drafts/draft-fields";
import { confidenceOf, type DraftProfile, isUsersOwn } from "#core/drafts/draft-profile";
import type { SiteReading } from "#core/drafts/site-reading";
import type { MissingPart } from "#core/listings/completeness";
import type { DraftAnswer } from "#operations/drafts/draft-schema";
import { lacksForUnread } from "#operations/drafts/unread-site";
import { actionsWhenListed } from "#operations/listed-elsewhere";
import type { DraftRow } from "#store/drafts";
import { type ListingFit, unfitErrors } from "#usecases/drafts/listing-fit";

/** What can be done with a draft next, the most useful first. */
export function nextForDraft(
	row: DraftRow,
	profile: DraftProfile,
	reading: SiteReading,
	missing: readonly MissingPart[],
	fit: ListingFit,
): DraftAnswer["next_actions"] {
	if (reading.state === "being_read") {
		return [{ operation: "get_draft", why: "Ask again every few seconds until status is ready." }];
	}
	const actions: DraftAnswer["next_actions"] = [];
	const isUnread = reading.state !== "read" && row.listingId === null;
	if (isUnread) {
		const why = `${reading.reason} Submit the same address again to have it read anew; what you typed stays.`;
		actions.push({ operation: "submit_listing", why });
	}
	const doubtful = DRAFT_FIELDS.filter((field) => confidenceOf(profile.fields[field]) === "please_check");
	if (doubtful.length > 0) {
		const why = `Look whether these are right, then edit or lock them: ${doubtful.join(", ")}.`;
		actions.push({ operation: "update_draft", why });
	}
	if (missing.length > 0) {
		const names = missing.slice(0, 5).map((part) => part.field);
		actions.push({
			operation: "update_draft",
			why: `Correct what is wrong and add what is missing: ${names.join(", ")}.`,
		});
		if (names.includes("categories")) {
			actions.push({
				operation: "list_categories",
				why: "Names that its categories can have; the first is the primary one.",
			});
		}
	}
	if (fit.listedElsewhere !== null) return [...actions, ...actionsWhenListed(fit.listedElsewhere, row.userId)];
	if (isUnread && lacksForUnread(profile).length > 0) return actions;
	if (row.listingId === null && unfitErrors(profile, fit, reading).length === 0) {
		actions.push({
			operation: "submit_draft",
			why: "Save it as a listing once it is right; nothing is published by that.",
		});
	}
	if (row.listingId !== null) {
		actions.push({ operation: "get_my_listing", why: `See the listing ${row.listingId} that this draft became.` });
	}
	return actions;
}

/** What can be done where redrafting left fields as they are, because they are the user's own. */
export function nextForKept(profile: DraftProfile, redrafted: readonly DraftField[]): DraftAnswer["next_actions"] {
	const kept = redrafted.filter((field) => isUsersOwn(profile.fields[field].state));
	if (kept.length === 0) return [];
	const why = `Redrafting left as they are, because you typed, removed or locked them: ${kept.join(", ")}. To have what the website says instead, name them in restore.`;
	return [{ operation: "update_draft", why }];
}
