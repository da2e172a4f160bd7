import * as z from "zod";
import { defineAction, record } from "#actions/define";
import type { Statement } from "#store/db";
import { mailChoicesOf, setMailChoice } from "#store/mail-choices";
import { insertReminder, remindedWeeks } from "#store/week-reminders";
import { AGAIN, unchanged } from "#usecases/commit";
import { comingWeek, monday } from "#usecases/launches/coming-week";

/** Has one mail sent to a person on the Monday of a coming week. Source: docs/launches.md#reminders. */
export default defineAction({
	id: "remind_of_week",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ week: monday }),
	async handler(input, { actor: { userId }, db, now }) {
		const week = comingWeek(input.week, now);
		if ((await remindedWeeks(db, userId)).includes(week)) return unchanged({ week });
		const at = now.getTime();
		// Whoever asks for one wants such mails, whatever was chosen before.
		const { weeks: areOn } = await mailChoicesOf(db, userId);
		const wanted: Statement[] = areOn ? [] : [setMailChoice(db, { userId, kind: "weeks", isOn: true, at })];
		const statements = [...insertReminder(db, { userId, week, at }), ...wanted];
		return record({ subject: `week:${week}` }, { week }, statements, { stale: AGAIN });
	},
});
