import type { MailKind } from "#core/mails/kinds";
import type { Db, Statement } from "#store/db";
import { setMailChoice } from "#store/mail-choices";
import { deleteReminders } from "#store/week-reminders";

/** Turns a kind of mail on or off for somebody. Who wants no reminders of weeks waits for none any more. */
export function choose(db: Db, choice: { userId: number; kind: MailKind; isOn: boolean; at: number }): Statement[] {
	const ends = choice.kind === "weeks" && !choice.isOn ? [deleteReminders(db, choice.userId)] : [];
	return [setMailChoice(db, choice), ...ends];
}
