import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { deleteReminder, remindedWeeks } from "#store/week-reminders";
import { AGAIN, unchanged } from "#usecases/commit";
import { monday } from "#usecases/launches/coming-week";

/** Takes back what `remind_of_week` asked for, until its mail is on its way. */
export default defineAction({
	id: "forget_week",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ week: monday }),
	async handler({ week }, { actor: { userId }, db }) {
		if (!(await remindedWeeks(db, userId)).includes(week)) return unchanged({ week });
		return record({ subject: `week:${week}` }, { week }, deleteReminder(db, userId, week), { stale: AGAIN });
	},
});
