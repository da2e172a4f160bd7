import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { LETTER_REPLAYED, openDeadLetter, replayDeadLetter } from "#store/dead-letters";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** Puts work that failed for good back into the outbox; the same letter is replayed once. */
export default defineAction({
	id: "replay_dead_letter",
	actor: "team",
	rate: "write",
	input: z.strictObject({ letter_id: z.int().min(1) }),
	async handler({ letter_id }, { db, now }) {
		const letter = await openDeadLetter(db, letter_id);
		if (letter === null) throw changedMeanwhile();
		return record(
			{
				subject: `dead_letter:${letter_id}`,
				detail: { job: letter.job },
				change: changeBetween({ state: "given_up" }, { state: "due" }),
			},
			{ job: letter.job },
			replayDeadLetter(db, letter, now.getTime()),
			{ [LETTER_REPLAYED]: CHANGED_MEANWHILE },
		);
	},
});
