import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { insertSynonym, SYNONYM_TAKEN } from "#store/search/synonyms";
import {
	FIRST_OF_TEAM,
	ONLY_ITSELF,
	SAME_PHRASE,
	synonymFacts,
	synonymFields,
	synonymTexts,
} from "#usecases/search/synonym-input";

/** The site team says what products are also called. The next search knows it. Source: docs/search.md#other-names. */
export default defineAction({
	id: "add_synonym",
	actor: "team",
	rate: "write",
	input: z.strictObject(synonymFields),
	async handler(typed, { db, now, nextId }) {
		const texts = synonymTexts(typed);
		if (texts.others.length === 0) throw new AppError(ONLY_ITSELF.code, ONLY_ITSELF.detail, ONLY_ITSELF.more);
		// Beyond those that came with the directory.
		const id = FIRST_OF_TEAM + (await nextId("search_synonym"));
		return record(
			{ subject: `synonym:${id}`, change: changeBetween(null, synonymFacts(texts)) },
			{ synonymId: id },
			insertSynonym(db, { id, ...texts, at: now.getTime() }),
			{ [SYNONYM_TAKEN]: SAME_PHRASE },
		);
	},
});
