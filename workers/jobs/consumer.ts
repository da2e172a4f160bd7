import * as z from "zod";
import { SOURCE_MAX } from "#core/listings/visit-source";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { recordLostMessage } from "#store/dead-letters";
import { addViews } from "#usecases/add-views";
import { compose } from "#workers/compose";
import { dispatchDue } from "#workers/dispatch";
import { forgetAnswers } from "#workers/edge/answer-memory";
import type { Env } from "#workers/env";

const work = z.object({ v: z.literal(1), job: z.string(), id: z.int(), at: z.int().optional() });
const views = z.object({
	v: z.literal(1),
	kind: z.literal("views"),
	id: z.string(),
	at: z.int(),
	views: z.array(z.tuple([z.int(), z.iso.date(), z.int().min(1)])),
	// Absent in messages of before sources were told.
	sources: z.array(z.tuple([z.int(), z.iso.date(), z.string().min(1).max(SOURCE_MAX), z.int().min(1)])).default([]),
});
const message = z.union([work, views]);

/** Runs queue messages side by side: a site that hangs delays nobody else. */
export async function consume(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = await compose(env, null, ctx);
	if (batch.queue.endsWith("dead-letters")) {
		for (const letter of batch.messages) await recordLostMessage(services.db, letter.body, Date.now());
		batch.ackAll();
		return;
	}
	await Promise.all(
		batch.messages.map(async (item) => {
			const parsed = message.safeParse(item.body);
			if (!parsed.success) {
				await recordLostMessage(services.db, item.body, Date.now());
				item.ack();
				return;
			}
			if ("kind" in parsed.data) {
				const counted = parsed.data;
				await writing(() => addViews(services.db, counted));
				item.ack();
				return;
			}
			const { id, at: time } = parsed.data;
			const at = time === undefined ? undefined : new Date(time);
			await writing(() => runRow(JOBS, id, services.jobContext(at)));
			item.ack();
			// A job leaves rows of its own (a crawl is followed by its drafting): they should not wait for the sweep.
			await dispatchDue(services.db, services.queue, new Date(), at);
		}),
	);
}

/** What fails may have written before. */
async function writing(work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} finally {
		forgetAnswers();
	}
}
