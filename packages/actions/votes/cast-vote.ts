import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { VOTE_REFUSALS } from "#actions/vote-refusals";
import type { Person } from "#core/access/actor";
import { AppError, notFound } from "#core/errors";
import { countsFrom, type DiscountReason, discountReason, freshAccountAt, weekOfVote } from "#core/launches/vote-rules";
import { weekOf } from "#core/launches/week";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import type { Statement } from "#store/db";
import { foldSoon } from "#store/folding";
import { userById } from "#store/users";
import { insertSalt, saltOf } from "#store/vote-salts";
import { insertVote, recentNetworkVotes, votableListing, voteOf } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** What a vote became, as its voter is told. */
export interface CastVote {
	listing: { slug: string; name: string };
	counted: boolean;
	discountReason: DiscountReason | null;
}

/**
 * Casts a person's one vote for a live listing that is not their own. Pressed again, it says how the vote stands.
 * Source: docs/votes.md#a-vote.
 */
export default defineAction({
	id: "cast_vote",
	actor: "person",
	rate: "vote",
	input: z.strictObject({ listing: slug }),
	async handler(input, ctx) {
		const { actor, db, now } = ctx;
		const { userId } = actor;
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		const before = await voteOf(db, userId, listing.id);
		if (before !== null) return unchanged<CastVote>({ listing, ...before });
		const voter = await userById(db, userId);
		if (voter === null) throw new AppError("not_found", "There is no such account.");
		const at = now.getTime();
		const { networkHash, statements } = await hashedNetwork(weekOf(now), ctx);
		const facts = {
			at,
			accountOpenedAt: voter.createdAt,
			sameNetworkVotes: await recentNetworkVotes(db, { listingId: listing.id, networkHash, at }),
		};
		const reason = discountReason(facts);
		const week = weekOfVote(reason, facts);
		const answer: CastVote = { listing, counted: reason === null, discountReason: reason };
		return record(
			{ subject: `listing:${listing.id}`, detail: { week, discount: reason } },
			answer,
			[
				...statements,
				...insertVote(db, {
					userId,
					listingId: listing.id,
					at,
					week,
					discountReason: reason,
					networkHash,
					countsFrom: countsFrom(reason, voter.createdAt),
					freshAccountAt: freshAccountAt(facts),
				}),
				foldSoon(db, at),
			],
			{
				...VOTE_REFUSALS,
				not_live: { code: "unknown_listing", detail: "This product is not public at the moment." },
				own_listing: { code: "own_listing", detail: "Owners and founders cannot vote for their own product." },
			},
		);
	},
});

/** The voter's network as a hash that nobody can undo once the week's salt is gone; null where it is not known. */
async function hashedNetwork(
	week: string,
	{ actor, db, ids }: ActionContext<Person>,
): Promise<{ networkHash: string | null; statements: Statement<"stale">[] }> {
	if (actor.network === "unknown") return { networkHash: null, statements: [] };
	const kept = await saltOf(db, week);
	const salt = kept ?? base64url(ids.random(16));
	return {
		networkHash: await sha256Hex(`${salt}:${actor.network}`),
		statements: kept === null ? insertSalt(db, week, salt) : [],
	};
}
