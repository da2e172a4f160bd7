import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { EXPORT_FORMATS, TABLE_EXPORTS } from "#core/exports";

/** Notes that somebody of the site team takes a table out; what they are given is read by the door that asks this. */
export default defineAction({
	id: "export_table",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		table: z.enum(TABLE_EXPORTS),
		format: z.enum(EXPORT_FORMATS),
	}),
	async handler({ table, format }) {
		return record({ subject: `export:${table}`, detail: { format } }, { allowed: true }, []);
	},
});
