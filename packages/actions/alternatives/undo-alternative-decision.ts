import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { ALTERNATIVES_MAX, TEAM_REASON_MAX } from "#core/limits";
import { deedInLog } from "#store/audit-log";
import { listingById } from "#store/listings";
import { replaceStanding, type Standing, standingOf } from "#store/team-alternatives";
import { requiredText } from "#usecases/fields";
import { ALTERNATIVES_FULL, standingFacts, tellOfPair } from "#usecases/listings/pair-decision";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** How a pair stood, as the row of the decision has it. */
const standing = z
	.object({
		state: z.enum(["approved", "declined", "taken_out", "none"]),
		position: z.number().nullable(),
		at: z.number().nullable(),
		by_team: z.boolean(),
	})
	.transform(({ by_team, ...rest }): Standing => ({ ...rest, byTeam: by_team }));

/** The site team takes a decision about a pair of alternatives back: it stands as it did, in its place. Its owner hears so. */
export default defineAction({
	id: "undo_alternative_decision",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** The row of the log that says what was decided. */
		entry: z.int().min(1),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ entry: entryId, reason }, { db, now }) {
		const entry = (await deedInLog(db, entryId, "decide_alternative")) ?? notFound("decision");
		const change = changeIn(entry.detail) ?? notFound("decision");
		const pair = {
			listingId: Number(entry.subject.slice("listing:".length)),
			alternativeId: Number(entry.detail.alternative),
		};
		const [listing, other, seen] = await Promise.all([
			listingById(db, pair.listingId),
			listingById(db, pair.alternativeId),
			standingOf(db, pair),
		]);
		if (listing === null || other === null) return notFound("listing");
		const [before, after] = [standing.parse(change.before), standing.parse(change.after)];
		if (seen.state !== after.state || seen.at !== after.at) {
			throw changedMeanwhile();
		}
		const cause = `alternative:${listing.id}:${other.id}:undo:${entry.id}`;
		const isApproved = before.state === "approved";
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { alternative: other.id, reason },
				change: { before: standingFacts(seen), after: standingFacts(before) },
			},
			{ slug: listing.slug },
			[
				...replaceStanding(db, pair, { seen, to: before, max: ALTERNATIVES_MAX }),
				...(isApproved || seen.state === "approved"
					? tellOfPair(db, listing, { other: other.name, isApproved, why: reason, now, cause })
					: []),
			],
			{ changed: CHANGED_MEANWHILE, alternative_limit: ALTERNATIVES_FULL },
		);
	},
});
