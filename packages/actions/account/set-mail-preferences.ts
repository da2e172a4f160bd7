import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { MAIL_KINDS } from "#core/mails/kinds";
import { mailChoicesOf } from "#store/mail-choices";
import { unchanged } from "#usecases/commit";
import { choose } from "#usecases/mails/choose";

/** Turns kinds of mail on and off for oneself; a kind that is not named stays as it is. Source: docs/mail.md#kinds. */
export default defineAction({
	id: "set_mail_preferences",
	actor: "person",
	rate: "write",
	input: z.strictObject({ kinds: z.partialRecord(z.enum(MAIL_KINDS), z.boolean()) }),
	async handler({ kinds }, { actor: { userId }, db, now }) {
		const before = await mailChoicesOf(db, userId);
		const changed = MAIL_KINDS.filter((kind) => kinds[kind] !== undefined && kinds[kind] !== before[kind]);
		const choices = { ...before, ...kinds };
		if (changed.length === 0) return unchanged({ choices });
		return record(
			{
				subject: `user:${userId}`,
				detail: Object.fromEntries(changed.map((kind) => [kind, choices[kind] === true])),
			},
			{ choices },
			changed.flatMap((kind) => choose(db, { userId, kind, isOn: choices[kind] === true, at: now.getTime() })),
		);
	},
});
