import type { BadgeState } from "#core/badges/badge-move";
import { DAY_MS, type WeekKey, weekStart } from "#core/launches/week";

/** Days before a launch at which its people are told that the badge is missing, the nearest first. */
const RUNGS = [3, 14] as const;

/** What to tell the people of a listing after a look for its badge. */
export type BadgeMail =
	| { kind: "found"; week: WeekKey }
	/** `rung` names the telling: one each. `days` until the week begins. */
	| { kind: "missing"; week: WeekKey; rung: number; days: number };

/**
 * Whether a look for the badge is worth a mail: once it is found in time, and when it is missing at 14 and at 3 days before
 * the week. Each look says so anew; the cause of the mail keeps it to one.
 * @param before where the listing stood. @param after where the look took it.
 * Source: docs/badges.md#who-is-told.
 */
export function badgeMail(
	before: Pick<BadgeState, "status">,
	after: Pick<BadgeState, "status" | "launchWeek">,
	now: Date,
): BadgeMail | null {
	const { status, launchWeek: week } = after;
	if (week === null) return null;
	if (status === "scheduled") return before.status === "awaiting_badge" ? { kind: "found", week } : null;
	if (status !== "awaiting_badge") return null;
	const days = Math.ceil((weekStart(week).getTime() - now.getTime()) / DAY_MS);
	const rung = days <= 0 ? undefined : RUNGS.find((limit) => days <= limit);
	return rung === undefined ? null : { kind: "missing", week, rung, days };
}
