import { encode } from "gpt-tokenizer/encoding/o200k_base";
import type { House } from "#scripts/agents/stage";
import { type Driver, NO_ANSWER, type Task } from "#scripts/agents/task";
import { each } from "#scripts/lib/each";

/** What became of one task. */
export interface Outcome {
	task: string;
	/** What was wrong; null when it was solved. */
	wrong: string | null;
	calls: number;
	/** Of what was sent to tools and what they answered (o200k_base), unless a model counts its own. */
	tokens: number;
	/** The calls, in their order. */
	trace: string[];
}

/** No task needs so many; an agent that goes in circles is ended. */
const CALLS_MAX = 40;

/** Tasks at once: most of a task is waiting. */
const AT_ONCE = 4;

/** Plays all tasks, each with a person of its own. @returns what became of them, in their order. */
export async function play(house: House, tasks: readonly Task[], driver: Driver): Promise<Outcome[]> {
	const outcomes = new Map<Task, Outcome>();
	await each(tasks, AT_ONCE, async (task) => {
		outcomes.set(task, await playOne(house, task, driver));
	});
	return tasks.flatMap((task) => outcomes.get(task) ?? []);
}

async function playOne(house: House, task: Task, driver: Driver): Promise<Outcome> {
	const stage = await house.stageFor(task);
	const trace: string[] = [];
	let heard = 0;
	try {
		const { words, check } = await task.begin(stage);
		const box = {
			...stage.box,
			async call(name: string, args: Record<string, unknown>) {
				if (trace.length >= CALLS_MAX) throw new Error(`It did not end within ${CALLS_MAX} calls.`);
				const answer = await stage.box.call(name, args);
				const sent = `${name} ${JSON.stringify(args)}`;
				trace.push(`${sent}${answer.isError ? ` refused: ${answer.text.slice(0, 300)}` : ""}`);
				heard += encode(sent).length + encode(answer.text).length;
				return answer;
			},
		};
		const solved = await driver.solve(words, box).catch((error: unknown) => error as Error);
		const common = { task: task.name, calls: trace.length, trace };
		if (solved instanceof Error) return { ...common, wrong: `The agent failed: ${solved.message}`, tokens: heard };
		const wrong = await check(solved.answer ?? NO_ANSWER);
		return { ...common, wrong, tokens: solved.tokens ?? heard };
	} finally {
		await stage.leave();
	}
}
