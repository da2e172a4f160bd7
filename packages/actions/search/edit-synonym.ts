import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { replaceSynonym, SYNONYM_TAKEN, synonymById } from "#store/search/synonyms";
import { unchanged } from "#usecases/commit";
import { savedSince } from "#usecases/saved-since";
import { ONLY_ITSELF, SAME_PHRASE, synonymFacts, synonymFields, synonymTexts } from "#usecases/search/synonym-input";

/** The site team changes what products are also called. Source: docs/search.md#other-names. */
export default defineAction({
	id: "edit_synonym",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		synonym_id: z.int().min(1),
		/** As it was read. */
		version: z.int().min(0),
		...synonymFields,
	}),
	async handler({ synonym_id, version, ...typed }, { db, now }) {
		const before = (await synonymById(db, synonym_id)) ?? notFound("row");
		const after = synonymTexts(typed);
		if (after.others.length === 0) throw new AppError(ONLY_ITSELF.code, ONLY_ITSELF.detail, ONLY_ITSELF.more);
		const change = changeBetween(synonymFacts(before), synonymFacts(after));
		if (Object.keys(change.after).length === 0 && before.version === version) {
			return unchanged({ synonymId: synonym_id });
		}
		return record(
			{ subject: `synonym:${synonym_id}`, change },
			{ synonymId: synonym_id },
			replaceSynonym(db, { id: synonym_id, version }, { ...after, at: now.getTime() }),
			{ changed: savedSince("row"), [SYNONYM_TAKEN]: SAME_PHRASE },
		);
	},
});
