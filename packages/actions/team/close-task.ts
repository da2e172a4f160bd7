import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { TEAM_REASON_MAX } from "#core/limits";
import { deliverByTask } from "#store/task-deliveries";
import { closeTeamTask, openTeamTask, TASK_DONE } from "#store/team-tasks";
import { line } from "#usecases/fields";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** Takes a task off the site team's list, and calls the order line delivered whose last work it was. */
export default defineAction({
	id: "close_task",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		task_id: z.int().min(1),
		/** What was done about it, for the log. */
		note: line(TEAM_REASON_MAX).default(""),
	}),
	async handler({ task_id, note }, { db, now }) {
		const task = await openTeamTask(db, task_id);
		if (task === null) throw changedMeanwhile();
		const delivery = deliverByTask(db, task.cause, now.getTime());
		return record(
			{
				subject: `task:${task_id}`,
				// What delivered a line of an order is not taken back by reopening its task.
				detail: { kind: task.kind, delivers: delivery !== null, ...(note !== "" && { reason: note }) },
				change: changeBetween({ done: false }, { done: true }),
			},
			{ kind: task.kind },
			[...closeTeamTask(db, task, now.getTime()), ...(delivery === null ? [] : [delivery])],
			{ [TASK_DONE]: CHANGED_MEANWHILE },
		);
	},
});
