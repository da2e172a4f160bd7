import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { TEAM_REASON_MAX } from "#core/limits";
import { dropDeadLetter, LETTER_REPLAYED, openDeadLetter } from "#store/dead-letters";
import { requiredLine } from "#usecases/fields";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** The site team lets work be that failed for good. */
export default defineAction({
	id: "drop_dead_letter",
	actor: "team",
	rate: "write",
	input: z.strictObject({ letter_id: z.int().min(1), reason: requiredLine(TEAM_REASON_MAX) }),
	async handler({ letter_id, reason }, { db, now }) {
		const letter = await openDeadLetter(db, letter_id);
		if (letter === null) throw changedMeanwhile();
		return record(
			{
				subject: `dead_letter:${letter_id}`,
				detail: { job: letter.job, reason },
				change: changeBetween({ state: "given_up" }, { state: "dropped" }),
			},
			{ job: letter.job },
			dropDeadLetter(db, letter_id, now.getTime()),
			{ [LETTER_REPLAYED]: CHANGED_MEANWHILE },
		);
	},
});
