import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { EMAIL_MAX } from "#core/web/email";
import { mergeAccounts, weeksLosingVotes } from "#store/account-merge";
import { foldSoon } from "#store/folding";
import { userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { tellPerson } from "#usecases/people/tell-person";
import { recount } from "#usecases/votes/recount";

/**
 * The site team makes one account of two that belong to one person: what one has goes to the other, of what both have for
 * one listing one stays, and no vote counts twice. It cannot be undone. Source: docs/people.md#two-accounts-of-one-person.
 */
export default defineAction({
	id: "merge_accounts",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		/** The account that ends. */
		from_id: z.int().min(1),
		/** The account that stays. */
		into_id: z.int().min(1),
		/** The address of the account that ends, typed by hand. */
		typed: z.string().max(EMAIL_MAX),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ from_id, into_id, typed, reason }, ctx) {
		const { db, now, ports } = ctx;
		const merge = { fromId: from_id, intoId: into_id, at: now.getTime() };
		const [from, into, losing] = await Promise.all([
			userById(db, from_id),
			userById(db, into_id),
			weeksLosingVotes(db, merge),
		]);
		if (from === null || into === null || from.id === into.id) {
			return invalidField("/into_id", "Choose another account, by its number.");
		}
		if (typed.trim().toLowerCase() !== from.email) {
			invalidField("/typed", `Type the address of the account that ends, ${from.email}.`);
		}
		await ports.grants.revokeAll(from.id);
		const recounted = [];
		for (const { week, votes } of losing) {
			recounted.push(...(await recount(ctx, { week, listingId: null, difference: -votes, reason })));
		}
		return record(
			{ subject: `user:${into.id}`, detail: { from: from.id, reason } },
			{ userId: into.id },
			[
				...(await tellPerson(ctx, { userId: from.id, decision: "merged", reason })),
				...(await tellPerson(ctx, { userId: into.id, decision: "merged", reason })),
				...mergeAccounts(db, merge, losing),
				...recounted,
				foldSoon(db, now.getTime()),
			],
			{
				not_mergeable: {
					code: "changed_meanwhile",
					detail: "One of them is banned or gone, or the one that ends belongs to the site team. Settle that first.",
				},
				stale: AGAIN,
				not_closed: AGAIN,
			},
		);
	},
});
