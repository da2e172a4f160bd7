import type { BadgeKind } from "#core/badges/badge";
import type { WeekKey } from "#core/launches/week";

/** What decides which badges a listing may show. */
export interface BadgeFacts {
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	/** Whether it has a launch. */
	launched: boolean;
	featured: boolean;
	verified: boolean;
	/** Its awards, newest first. */
	awards: readonly { week: WeekKey; place: number }[];
	/** Name of the primary category it is the most voted live listing of; null where it is not. */
	topOfCategory: string | null;
}

/** A badge a listing may show, and what its words need. */
export interface EarnedBadge {
	kind: BadgeKind;
	/** The week of a Launch of the Week. */
	week: WeekKey | null;
	category: string | null;
}

/**
 * The badges a listing may show. "Listed on" is there from the moment it is scheduled; all others need it to be live.
 */
export function earnedBadges(facts: BadgeFacts): EarnedBadge[] {
	const plain = (kind: BadgeKind): EarnedBadge => ({ kind, week: null, category: null });
	const earned = [plain("listed_on")];
	if (facts.status !== "live") return earned;
	if (facts.launched) earned.push(plain("launched_on"));
	if (facts.featured) earned.push(plain("featured"));
	if (facts.verified) earned.push(plain("verified"));
	for (const place of [1, 2, 3] as const) {
		const award = facts.awards.find((candidate) => candidate.place === place);
		if (award) earned.push({ kind: `launch_of_the_week_${place}`, week: award.week, category: null });
	}
	if (facts.topOfCategory !== null) {
		earned.push({ kind: "top_of_category", week: null, category: facts.topOfCategory });
	}
	return earned;
}
