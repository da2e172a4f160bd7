import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { EXPORT_FORMATS, TABLE_EXPORTS } from "#core/exports";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";

/** Notes that somebody of the site team takes a table out; what they are given is read by the door that asks this. */
export default defineAction({
	id: "export_table",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		table: z.enum(TABLE_EXPORTS),
		format: z.enum(EXPORT_FORMATS),
		session_hash: freshSession,
	}),
	async handler({ table, format, session_hash }, { actor, db, now }) {
		return record(
			{ subject: `export:${table}`, detail: { format } },
			{ allowed: true },
			[mustBeFresh(db, actor.userId, session_hash, now.getTime())],
			SIGN_IN_AGAIN,
		);
	},
});
