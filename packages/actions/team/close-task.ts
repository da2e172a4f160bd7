import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { deliverByTask } from "#store/task-deliveries";
import { closeTeamTask, openTeamTask, TASK_DONE } from "#store/team-tasks";

const GONE = { code: "not_found", detail: "It was done before, or does not exist." } as const;

/** Takes a task off the site team's list, and calls the order line delivered whose last work it was. */
export default defineAction({
	id: "close_task",
	actor: "team",
	rate: "write",
	input: z.strictObject({ task_id: z.int().min(1) }),
	async handler({ task_id }, { db, now }) {
		const task = await openTeamTask(db, task_id);
		if (task === null) throw new AppError(GONE.code, GONE.detail);
		const delivery = deliverByTask(db, task.cause, now.getTime());
		return record(
			{ subject: `task:${task_id}`, detail: { kind: task.kind } },
			{ kind: task.kind },
			[...closeTeamTask(db, task, now.getTime()), ...(delivery === null ? [] : [delivery])],
			{ [TASK_DONE]: GONE },
		);
	},
});
