import { HOST_MAX, REVIEW_BURST, REVIEWER_ACCOUNT_MS } from "#core/limits";
import { registrableDomain } from "#core/web/registrable-domain";

/** The automatic look at a review: what is published at once, and what waits for the site team. Source: docs/reviews.md#the-automatic-look. */

/** Where a review stands. Only published ones are shown; a withdrawn one is empty. */
export type ReviewStatus = "published" | "held" | "rejected" | "withdrawn";

/** Why a review waits for the site team. Its writer sees it. */
export const HOLD_REASONS = ["rejected_before", "new_account", "address", "copy", "burst"] as const;
/** `banned`: its writer is; it waits for nobody's judgement, but for the ban to be lifted. */
export type HoldReason = (typeof HOLD_REASONS)[number] | "banned";

export interface LookedAt {
	accountAgeMs: number;
	text: string;
	/** Whether another review, of anybody and any listing, has the same words. */
	isCopy: boolean;
	/** Reviews of the listing by others within the last `REVIEW_BURST_MS`. */
	recentReviews: number;
	/** Whether the site team has rejected this person's review of the listing before. */
	wasRejected: boolean;
}

/** @returns the first reason, in the order of `HOLD_REASONS`; null when the review is published at once. */
export function holdReason(review: LookedAt): HoldReason | null {
	if (review.wasRejected) return "rejected_before";
	if (review.accountAgeMs < REVIEWER_ACCOUNT_MS) return "new_account";
	if (holdsAddress(review.text)) return "address";
	if (review.isCopy) return "copy";
	return review.recentReviews >= REVIEW_BURST ? "burst" : null;
}

/** Words between which an address can stand. */
const BETWEEN = /[\s<>()[\]{}"'“”‘’,;|*_`]+/u;

/**
 * Whether a text names a website or an e-mail address, also without a scheme: `https://`, `www.`, `me@acme.com`,
 * `acme.com/offer`. A word with a dot counts when its end is a public suffix, which sentences without a space after
 * their full stop can be too: such a text only waits. Linear: each word is read once.
 */
export function holdsAddress(text: string): boolean {
	// Full-width letters and dots are read as the ones they stand for.
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll(/[。｡]/gu, ".")
		.split(BETWEEN)
		.some((word) => word.includes("://") || word.startsWith("www.") || /.@./u.test(word) || isHost(word));
}

function isHost(word: string): boolean {
	const [host = ""] = word.split(/[/:?#!]/u, 1);
	if (host.length > HOST_MAX || !/[\p{L}\p{N}-]\.\p{L}/u.test(host)) return false;
	return registrableDomain(host) !== null;
}

/** A review's words alone: two texts that differ in case, accents written otherwise, punctuation or spaces are one. */
export function wordsOf(text: string): string {
	return (
		text
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
	).join(" ");
}
