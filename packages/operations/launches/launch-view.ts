import * as z from "zod";
import { LAUNCH_KINDS } from "#core/launches/launch";
import type { Links } from "#core/web/links";
import { toSummary } from "#operations/directory/listing-summary";
import { LAUNCHES_SHOWN, type ListingLaunch } from "#store/launch-facts";
import type { RankedLaunch } from "#store/launches";

export const launchKind = z.enum(LAUNCH_KINDS).meta({
	description:
		"How this launch came about: free (the free plan), paid (a paid launch), relaunch (its owner paid for another week). None of them changes votes or ranks.",
});

/** The launches of one listing: each stays what it was, whatever follows it. */
export const launchHistory = z
	.array(
		z
			.object({
				week: z.string().meta({ description: "Its Monday; a relaunch that is paid for may be ahead." }),
				kind: launchKind,
				week_votes: z.int().meta({ description: "Counted community votes cast in that week: these rank it." }),
				paid: z.boolean().meta({ description: "True for a relaunch: its owner paid for another week." }),
			})
			.meta({ id: "ListingLaunch" }),
	)
	.meta({ description: `Its launches, the newest week first, at most ${LAUNCHES_SHOWN}.` });

export function toHistory(launches: readonly ListingLaunch[]): z.input<typeof launchHistory> {
	return launches.map(({ week, kind, votes }) => ({ week, kind, week_votes: votes, paid: kind === "relaunch" }));
}

/** A listing as lists of launches show it: a relaunch is here because somebody paid, and says so. */
export function toLaunch({ card, facts }: RankedLaunch, links: Links) {
	return { ...toSummary(card, links, facts.kind === "relaunch"), launch_kind: facts.kind };
}
