import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { importListings } from "#core/jobs/kinds";
import { beginPass, importById } from "#store/imports";
import { enqueue } from "#store/outbox";
import { PASS_UNDER_WAY } from "#usecases/imports/pass-under-way";

/** The site team has the rows listed that were found to be new. */
export default defineAction({
	id: "run_import",
	actor: "team",
	rate: "write",
	input: z.strictObject({ import_id: z.int().min(1) }),
	async handler({ import_id }, { db, now }) {
		const found = (await importById(db, import_id)) ?? notFound("import");
		const at = now.getTime();
		return record(
			{ subject: `import:${import_id}`, detail: { fresh: found.fresh, there: found.there, refused: found.refused } },
			{ import_id },
			[
				...beginPass(db, import_id, { from: ["checked"], to: "running", now: at }),
				enqueue(db, importListings, { subject: import_id, dueAt: at, now: at }),
			],
			{ moved: PASS_UNDER_WAY },
		);
	},
});
