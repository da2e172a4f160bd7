import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { importById, stopPass } from "#store/imports";
import { PASS_UNDER_WAY } from "#usecases/imports/pass-under-way";

/** The site team ends the pass over the rows of an import; what is listed stays. */
export default defineAction({
	id: "stop_import",
	actor: "team",
	rate: "write",
	input: z.strictObject({ import_id: z.int().min(1) }),
	async handler({ import_id }, { db, now }) {
		const found = (await importById(db, import_id)) ?? notFound("import");
		return record(
			{ subject: `import:${import_id}`, detail: { at_line: found.doneTo } },
			{ import_id },
			stopPass(db, import_id, now.getTime()),
			{ moved: PASS_UNDER_WAY },
		);
	},
});
