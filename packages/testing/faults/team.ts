import uploadPostPicture from "#actions/content/upload-post-picture";
import uploadSiteLogo from "#actions/team/upload-site-logo";
import { users } from "#store/schema/index";
import { teamActor } from "#testing/act";
import { AHEAD } from "#testing/faults/people/products";
import { pressIn } from "#testing/faults/press";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSession } from "#testing/fresh-session";
import { TEAM_SAMPLES } from "#testing/team-samples/index";
import { NOW } from "#testing/world";

/** Whose orders and products some of the samples are about. */
const MEMBER = 9_000_001;

/** Every action of the site team, by its sample. */
export const TEAM_SUBJECTS: readonly FaultSubject[] = TEAM_SAMPLES.map(({ action, make }) => ({
	name: action.id,
	kind: "action",
	...((action === uploadSiteLogo || action === uploadPostPicture) && { ahead: AHEAD }),
	async make(world) {
		await world.db.insert(users).values([
			{ id: 1, email: "admin@example.com", role: "admin", createdAt: 1 },
			{ id: MEMBER, email: "member@example.com", createdAt: 1 },
		]);
		const input = await make(world);
		const actor = teamActor(1, await mintSession(world.db, 1, NOW));
		return (env) => pressIn(env, { action, actor, input, at: NOW });
	},
}));
