import { expect, it } from "vitest";
import closeTask from "#actions/team/close-task";
import reopenTask from "#actions/team/reopen-task";
import { runBatch } from "#store/db";
import { leaveTeamTask, openTeamTasks } from "#store/team-tasks";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("puts back what was called done then, once", async () => {
	const { db } = await makeWorld();
	await runBatch(db, [leaveTeamTask(db, { kind: "state_vat", cause: "state_vat:1", detail: {}, at: 1 })]);
	await performAs(teamActor(), closeTask, { task_id: 1, note: "Stated." }, NOW);
	const reopen = (done_at: number) => performAs(teamActor(), reopenTask, { task_id: 1, done_at }, NOW);
	await expect(reopen(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await reopen(NOW.getTime());
	expect(await openTeamTasks(db, 9)).toHaveLength(1);
	await expect(reopen(NOW.getTime())).rejects.toMatchObject({ code: "changed_meanwhile" });
});
