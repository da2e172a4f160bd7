import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { importedPoints, removeImported } from "#store/domain-ratings";

/** The site team takes an import of ratings back: what is left of it goes. */
export default defineAction({
	id: "remove_rating_import",
	actor: "team",
	rate: "write",
	input: z.strictObject({ import_id: z.int().min(1) }),
	async handler({ import_id }, { db }) {
		const figures = await importedPoints(db, import_id);
		if (figures === 0) notFound("import");
		return record({ subject: "ratings:imports", detail: { import_id, figures } }, { removed: figures }, [
			removeImported(db, import_id),
		]);
	},
});
