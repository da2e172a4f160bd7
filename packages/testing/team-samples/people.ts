import banPerson from "#actions/people/ban-person";
import deletePerson from "#actions/people/delete-person";
import endAccess from "#actions/people/end-access";
import liftBan from "#actions/people/lift-ban";
import mergeAccounts from "#actions/people/merge-accounts";
import setRole from "#actions/people/set-role";
import { banPerson as banStatements } from "#store/bans";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

const NOWHERE = 999_999;
const reason = "They asked for it.";

const EVE = "eve@example.com";
const somebody = async ({ person }: World) => ({ user_id: (await person(EVE)).userId, reason });
const nowhere = <I extends { user_id: number }>(input: I): I => ({ ...input, user_id: NOWHERE });

/** People and their accounts. */
export const people: readonly AnySample[] = [
	sample({
		action: setRole,
		make: async (world) => ({ ...(await somebody(world)), role: "admin" as const }),
		elsewhere: nowhere,
	}),
	sample({
		action: banPerson,
		make: somebody,
		elsewhere: nowhere,
		// Keys stay ended, and that there was a ban is kept.
		leaves: ["bans", "api_keys.revoked_at", "sequences", "count_changes"],
	}),
	sample({
		action: liftBan,
		async make(world) {
			const input = await somebody(world);
			const statements = banStatements(world.db, { id: 1, userId: input.user_id, reason, at: NOW.getTime() });
			const meanings = { is_admin: THROWN, "unique:bans.user_id": THROWN } as const;
			await commitGuarded(world.db, async () => ({ statements, outcome: null }), meanings);
			return input;
		},
		elsewhere: nowhere,
	}),
	sample({
		action: endAccess,
		make: async (world) => ({ ...(await somebody(world)), sessions: true, keys: true, apps: false }),
		elsewhere: nowhere,
		unchanged: "What was ended opened something: nothing of it is kept, and it cannot be given back.",
	}),
	sample({
		action: mergeAccounts,
		async make(world) {
			const { user_id } = await somebody(world);
			return { from_id: user_id, into_id: (await world.person("bo@example.com")).userId, typed: EVE, reason };
		},
		elsewhere: (input) => ({ ...input, into_id: NOWHERE }),
		unchanged: "It cannot be undone; a page says before what becomes of both.",
	}),
	sample({
		action: deletePerson,
		make: async (world) => ({ ...(await somebody(world)), typed: EVE }),
		elsewhere: nowhere,
		unchanged: "It cannot be undone, and nothing of who it was is kept.",
	}),
];
