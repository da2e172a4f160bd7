import type { FulfilmentStep, LineToFulfil, Plan } from "#core/orders/order-plan";
import { fulfilPart, partsOf, UNDELIVERABLE } from "#usecases/orders/fulfilment";

/** What another try of a line came to. */
interface TriedAgain {
	/** All steps of the line, as it now stands. */
	steps: FulfilmentStep[];
	/** Whether a part was delivered that was not before. */
	isBetter: boolean;
	/** Whether nothing of it is left that could not be delivered. */
	isWhole: boolean;
}

const isTask = (step: FulfilmentStep, task: string) => step.kind === "task_left" && step.task === task;

/**
 * Tries once more to deliver what of a line could not be. What was delivered stays as it is, and what still cannot be
 * leaves no second task. Each part has left one step, after a note where its week was replaced.
 * @param steps as the fulfilment stored them.
 */
export function fulfilAgain(plan: Plan, line: LineToFulfil, steps: readonly FulfilmentStep[]): TriedAgain {
	const left = [...steps];
	const tried: FulfilmentStep[] = [];
	let isBetter = false;
	let isWhole = true;
	for (const product of partsOf(line)) {
		const notes: FulfilmentStep[] = [];
		while (left[0] !== undefined && isTask(left[0], "week_replaced")) notes.push(...left.splice(0, 1));
		const [step] = left.splice(0, 1);
		if (step !== undefined && !isTask(step, UNDELIVERABLE)) {
			tried.push(...notes, step);
			continue;
		}
		const tasksBefore = plan.tasks.length;
		const again = fulfilPart(plan, product, line);
		const failed = again.steps.some((one) => isTask(one, UNDELIVERABLE));
		if (failed) plan.tasks.length = tasksBefore;
		isBetter ||= !failed;
		isWhole &&= !failed;
		tried.push(...notes, ...(failed && step !== undefined ? [step] : again.steps));
	}
	return { steps: tried, isBetter, isWhole };
}
