import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { SYNONYM_IMPORT_ROWS_MAX, SYNONYM_MAX, SYNONYM_OTHERS_MAX } from "#core/limits";
import { synonymsByStems, writeSynonyms } from "#store/search/synonyms";
import { nextIds } from "#store/sequences";
import { line } from "#usecases/fields";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";
import { FIRST_OF_TEAM, stemsOfPhrase, synonymTexts } from "#usecases/search/synonym-input";

const others = z.array(line(SYNONYM_MAX)).max(SYNONYM_OTHERS_MAX);

/**
 * The site team puts rows back as they were before a file was taken; one without other names goes. All of them, or none where
 * one is not as it is said to be now. Source: docs/search.md#other-names.
 */
export default defineAction({
	id: "restore_synonyms",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		rows: z
			.array(z.strictObject({ phrase: line(SYNONYM_MAX), others, /** As it is by now. */ now: others }))
			.min(1)
			.max(SYNONYM_IMPORT_ROWS_MAX),
	}),
	async handler({ rows }, { db, now }) {
		const there = await synonymsByStems(
			db,
			rows.map(({ phrase }) => stemsOfPhrase(phrase)),
		);
		const ids = await nextIds(db, "search_synonym", rows.length);
		const written = rows.map((row, index) => {
			const before = there.get(stemsOfPhrase(row.phrase));
			if ((before?.others ?? []).join("\n") !== row.now.join("\n")) throw changedMeanwhile();
			const id = before?.id ?? FIRST_OF_TEAM + (ids[index] ?? 0);
			return { id, version: before?.version ?? 0, ...synonymTexts(row) };
		});
		const facts = (of: "now" | "others") =>
			Object.fromEntries(rows.map((row) => [row.phrase, row[of].length === 0 ? null : row[of].join("\n")]));
		return record(
			{ subject: "synonyms", change: changeBetween(facts("now"), facts("others")) },
			{ rows: rows.length },
			writeSynonyms(db, written, now.getTime()),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
