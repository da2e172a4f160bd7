import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { keepDeadLetter, LETTER_REPLAYED } from "#store/dead-letters";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** Takes back that a failed job was let be: it waits for a decision again. */
export default defineAction({
	id: "keep_dead_letter",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		letter_id: z.int().min(1),
		/** When it was let be, epoch milliseconds. */
		dropped_at: z.int().min(1),
	}),
	handler: async ({ letter_id, dropped_at }, { db }) =>
		record(
			{
				subject: `dead_letter:${letter_id}`,
				change: changeBetween({ state: "dropped" }, { state: "given_up" }),
			},
			{},
			keepDeadLetter(db, letter_id, dropped_at),
			{ [LETTER_REPLAYED]: CHANGED_MEANWHILE },
		),
});
