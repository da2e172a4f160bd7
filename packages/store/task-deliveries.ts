import { sql } from "drizzle-orm";
import { DONE } from "#core/orders/line-outcome";
import type { Db, Statement } from "#store/db";
import { orderLines, teamTasks } from "#store/schema/index";

/**
 * Calls the order line delivered that a closed task belongs to, if nothing of the line is left to do. A line that could
 * not be delivered as ordered stays so: closing its task settles it with the buyer, it does not deliver it.
 * @param cause of the task, `order:NUMBER:VERSION:LINE:INDEX` where it came from an order's line.
 * @returns the statement to run after the one that closes the task; null for tasks of other causes.
 */
export function deliverByTask(db: Db, cause: string, now: number): Statement | null {
	const [, number, line] = /^order:([^:]+):\d+:(\d+):\d+$/.exec(cause) ?? [];
	if (number === undefined) return null;
	const taskOfLine = sql`SELECT step.value ->> 'task' FROM json_each(${orderLines.steps}) AS step WHERE step.value ->> 'kind' = 'task_left'`;
	// The causes of one order stand together in the index of causes.
	const openWork = sql`SELECT 1 FROM ${teamTasks} WHERE ${teamTasks.cause} > ${`order:${number}:`} AND ${teamTasks.cause} < ${`order:${number};`}
		AND ${teamTasks.detail} ->> 'line' = ${Number(line)} AND ${teamTasks.doneAt} IS NULL AND ${teamTasks.kind} <> 'week_replaced' AND ${teamTasks.kind} IN (${taskOfLine})`;
	const outcome = replaced(DONE);
	return db.run(sql`UPDATE ${orderLines}
		SET fulfilled_at = ${now}, outcome = ${outcome}
		WHERE order_number = ${number} AND line = ${Number(line)} AND fulfilled_at IS NULL AND reversed_at IS NULL
			AND (SELECT status FROM orders WHERE number = order_number) = 'paid'
			AND EXISTS (${taskOfLine}) AND 'undeliverable_line' NOT IN (${taskOfLine}) AND NOT EXISTS (${openWork})`);
}

/** The outcomes of a line, some codes by others. */
function replaced(codes: Readonly<Record<string, string>>) {
	return Object.entries(codes).reduce(
		(text, [waits, done]) => sql`replace(${text}, ${JSON.stringify(waits)}, ${JSON.stringify(done)})`,
		sql`outcome`,
	);
}

/** Calls a line delivered that a person has delivered, whatever of it was left open. */
export function deliverLineByHand(db: Db, number: string, line: number, now: number): Statement {
	const outcome = replaced({ ...DONE, undeliverable: "team_has_done_it" });
	return db.run(sql`UPDATE ${orderLines} SET fulfilled_at = ${now}, outcome = ${outcome}
		WHERE order_number = ${number} AND line = ${line} AND fulfilled_at IS NULL AND reversed_at IS NULL`);
}
