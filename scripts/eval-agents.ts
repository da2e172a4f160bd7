import type { Driver } from "#scripts/agents/task";
import { runCommand, UsageError } from "#scripts/lib/command";

/** Names of a model's address, all three from the environment. */
const MODEL = ["EVAL_MODEL_URL", "EVAL_MODEL", "EVAL_MODEL_KEY"] as const;

runCommand({
	name: "eval:agents",
	summary: "Has an agent solve tasks through the tool server alone, and looks at what became of them.",
	options: {
		model: { type: "boolean" },
		further: { type: "boolean" },
		only: { type: "string" },
		trace: { type: "boolean" },
	},
	optionText: {
		model: `A model instead of the scripted agent: ${MODEL.join(", ")} say which.`,
		further: "The tasks that the scripted agent was not made with.",
		only: "Tasks whose name holds this.",
		trace: "Also print each call.",
	},
	async run({ values, say }) {
		const [{ TASKS, FURTHER }, { openHouse }, { play }, { tableOf }] = await Promise.all([
			import("#scripts/agents/tasks/index"),
			import("#scripts/agents/stage"),
			import("#scripts/agents/run"),
			import("#scripts/agents/table"),
		]);
		const named = String(values.only ?? "");
		const tasks = (values.further === true ? FURTHER : TASKS).filter(({ name }) => name.includes(named));
		if (tasks.length === 0) throw new UsageError(`No task has ${JSON.stringify(named)} in its name.`);
		const driver = await driverOf(values.model === true);
		const house = await openHouse(tasks);
		try {
			const outcomes = await play(house, tasks, driver);
			for (const line of tableOf(driver.name, outcomes, values.trace === true)) say(line);
			const solved = outcomes.filter(({ wrong }) => wrong === null).length;
			if (solved < outcomes.length) process.exitCode = 1;
			return { driver: driver.name, solved, outcomes };
		} finally {
			await house.stop();
		}
	},
});

async function driverOf(isModel: boolean): Promise<Driver> {
	if (!isModel) return (await import("#scripts/agents/scripted/agent")).scriptedAgent;
	const [baseUrl, model, key] = MODEL.map((name) => process.env[name]);
	if (!baseUrl || !model)
		throw new UsageError("Set EVAL_MODEL_URL to an address such as http://127.0.0.1:8080/v1, and EVAL_MODEL.");
	return (await import("#scripts/agents/model")).modelDriver({ baseUrl, model, key });
}
