import judgeBurst from "#actions/votes/judge-burst";
import judgeVotes from "#actions/votes/judge-votes";
import undoVoteDecision from "#actions/votes/undo-vote-decision";
import { holdBurst } from "#store/vote-bursts";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { castVote } from "#testing/votes";
import { NOW, type World } from "#testing/world";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

const NOWHERE = 999_999;
/** The row that says what was decided; what is on its way into counts adds up to what was before. */
const LEAVES = ["vote_decisions", "count_changes", "sequences"];

async function voted({ db, person }: World) {
	const { id } = await mintListing(db, "acme");
	const { userId } = await person();
	await castVote(db, { userId, listingId: id, now: NOW });
	return { vote_ids: [1], counts: false, reason: "One of a burst." };
}

/** Votes, and bursts of them. */
export const votes: readonly AnySample[] = [
	sample({
		action: judgeVotes,
		make: voted,
		elsewhere: (input) => ({ ...input, vote_ids: [NOWHERE] }),
		leaves: LEAVES,
	}),
	sample({
		action: judgeBurst,
		async make(world) {
			await voted(world);
			const held = { listingId: 1, week: "2026-11-16", trait: "network" as const, votes: [1], at: NOW.getTime() };
			const statements = holdBurst(world.db, held);
			await commitGuarded(world.db, async () => ({ statements, outcome: null }), { week_closed: THROWN });
			return { burst_id: 1, votes: 1, counts: true, reason: "A newsletter." };
		},
		elsewhere: (input) => ({ ...input, burst_id: NOWHERE }),
		leaves: LEAVES,
	}),
	sample({
		action: undoVoteDecision,
		async make(world) {
			await performAs(teamActor(), judgeVotes, await voted(world), NOW);
			return { decision_id: 1, reason: "We were wrong." };
		},
		elsewhere: (input) => ({ ...input, decision_id: NOWHERE }),
	}),
];
