import { spreadEvents } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { nextToSpread, spreadEventsTo } from "#store/webhook-deliveries";
import { commitGuarded } from "#usecases/commit-guarded";

/** Events that one run spreads. */
const EVENTS_PER_RUN = 100;

/** Makes deliveries of what happened, for each endpoint that may hear it. Source: docs/webhooks.md#deliveries. */
export default defineJob(spreadEvents, {
	run: (_work, { db, now }) =>
		commitGuarded(
			db,
			async () => {
				const next = await nextToSpread(db, EVENTS_PER_RUN);
				if (next === null) return { statements: [], outcome: "nothing to spread" };
				const statements = spreadEventsTo(db, { ...next, now: now.getTime() });
				return { statements, outcome: `spread up to ${next.to}` };
			},
			{ moved: "another run was first" },
		),
});
