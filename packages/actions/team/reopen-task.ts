import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { reopenTeamTask, TASK_DONE } from "#store/team-tasks";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** Takes back that a task was called done: it is on the site team's list again. */
export default defineAction({
	id: "reopen_task",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		task_id: z.int().min(1),
		/** When it was called done, epoch milliseconds. */
		done_at: z.int().min(1),
	}),
	handler: async ({ task_id, done_at }, { db }) =>
		record(
			{ subject: `task:${task_id}`, change: changeBetween({ done: true }, { done: false }) },
			{},
			reopenTeamTask(db, task_id, done_at),
			{ [TASK_DONE]: CHANGED_MEANWHILE },
		),
});
