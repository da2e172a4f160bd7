import { expect, it } from "vitest";
import { play } from "#scripts/agents/run";
import { scriptedAgent } from "#scripts/agents/scripted/agent";
import { openHouse } from "#scripts/agents/stage";
import { tableOf } from "#scripts/agents/table";
import { TASKS } from "#scripts/agents/tasks/index";

const IS_FULL = process.env.TEST_DEPTH === "full";
/** One task of each kind takes a third of the time; all are played before a change lands. */
const PLAYED = IS_FULL ? TASKS : TASKS.filter((_, index) => index % 5 === 0);
/** A description or a refusal that leads astray shows here. Source: docs/evals.md#the-scripted-agent. */
const SOLVED_AT_LEAST = IS_FULL ? 28 : PLAYED.length;
/** Mean of all tasks; a tool that no longer says where its arguments come from costs calls first. */
const CALLS_AT_MOST = 4;

it("solves its tasks through the tool server alone", async () => {
	const house = await openHouse(PLAYED);
	try {
		const outcomes = await play(house, PLAYED, scriptedAgent);
		const table = tableOf(scriptedAgent.name, outcomes, true).join("\n");
		expect(outcomes.filter(({ wrong }) => wrong === null).length, table).toBeGreaterThanOrEqual(SOLVED_AT_LEAST);
		const calls = outcomes.reduce((sum, outcome) => sum + outcome.calls, 0) / outcomes.length;
		expect(calls, table).toBeLessThan(CALLS_AT_MOST);
	} finally {
		await house.stop();
	}
});
