import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { deleteSynonym, synonymById } from "#store/search/synonyms";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";
import { synonymFacts } from "#usecases/search/synonym-input";

/** The site team takes out what products are also called. Source: docs/search.md#other-names. */
export default defineAction({
	id: "remove_synonym",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		synonym_id: z.int().min(1),
		/** As it was read. */
		version: z.int().min(0),
	}),
	async handler({ synonym_id, version }, { db }) {
		const before = (await synonymById(db, synonym_id)) ?? notFound("row");
		return record(
			{ subject: `synonym:${synonym_id}`, change: changeBetween(synonymFacts(before), null) },
			{ synonymId: synonym_id },
			deleteSynonym(db, { id: synonym_id, version }),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
