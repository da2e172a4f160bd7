import type { Standing } from "#core/orders/order-plan";

/** What a listing was when the site team hid it, and is again when it is restored. */
export interface HiddenFrom {
	status: Standing["status"];
	/** When its badge was to be looked for, and its website to be read again; epoch milliseconds. */
	next_check_at: number | null;
	next_read_at: number | null;
}

/** What a merger of two listings moves from one to the other. */
export type MergedKind = "vote" | "follow" | "save" | "review" | "update" | "milestone" | "founder" | "owner";

/** Why launches of weeks that are not over stand still while their listing is hidden. */
export const LISTING_HIDDEN = "listing_hidden";

/**
 * What a listing becomes when it is restored: what it was, unless its payment was taken back meanwhile. Then it is the draft
 * that it would be by now. Source: docs/listings.md#what-the-site-team-hides.
 */
export function restoredFrom(
	was: HiddenFrom,
	{ launchWeek, launchedAt }: Pick<Standing, "launchWeek" | "launchedAt">,
): HiddenFrom {
	const isGone = was.status === "live" ? launchedAt === null : launchWeek === null;
	return isGone ? { ...was, status: "draft", next_check_at: null, next_read_at: null } : was;
}
