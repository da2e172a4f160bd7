import { type WeekKey, weekOf, weekStart } from "#core/launches/week";

export const BADGE_CODES = [
	"found",
	"not_found",
	"unreachable",
	"timeout",
	"http_error",
	"blocked_by_robots",
	"wrong_listing",
] as const;
export type BadgeCode = (typeof BADGE_CODES)[number];

/** What decides where a listing goes after a look for its badge. */
export interface BadgeState {
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	plan: "free" | "paid" | null;
	launchWeek: WeekKey | null;
}

export interface BadgeMove {
	to: "awaiting_badge" | "scheduled" | "live";
	launchWeek: WeekKey;
	kind: "badge_found" | "badge_found_late" | "badge_lost";
}

/**
 * Where a look for the badge takes a listing; null when it stays. Found before its week: scheduled. Found in or after it:
 * live at once, in the week of that day. A scheduled one whose homepage was read and lacks the badge waits again; one
 * whose homepage could not be read keeps its place.
 * Source: docs/launches.md#the-free-plan.
 */
export function badgeMove(
	listing: BadgeState,
	code: BadgeCode,
	now: Date,
	currentWeek: WeekKey = weekOf(now),
): BadgeMove | null {
	const { status, plan, launchWeek } = listing;
	if (plan !== "free" || launchWeek === null || status === "draft" || status === "live") return null;
	if (code === "found") {
		if (now >= weekStart(launchWeek)) {
			const kind = status === "scheduled" ? "badge_found" : "badge_found_late";
			return { to: "live", launchWeek: currentWeek, kind };
		}
		return status === "scheduled" ? null : { to: "scheduled", launchWeek, kind: "badge_found" };
	}
	const isGone = code === "not_found" || code === "wrong_listing";
	return status === "scheduled" && isGone ? { to: "awaiting_badge", launchWeek, kind: "badge_lost" } : null;
}
