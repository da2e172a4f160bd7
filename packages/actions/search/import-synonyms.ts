import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { SYNONYM_IMPORT_ROWS_MAX, SYNONYM_IMPORT_TEXT_MAX } from "#core/limits";
import { synonymsByStems, writeSynonyms } from "#store/search/synonyms";
import { nextIds } from "#store/sequences";
import { unchanged } from "#usecases/commit";
import { text } from "#usecases/fields";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";
import { type LineProblem, mergedOthers, readSynonyms } from "#usecases/search/synonym-file";
import { FIRST_OF_TEAM, stemsOfPhrase, synonymTexts } from "#usecases/search/synonym-input";

/**
 * The site team takes a file of what products are also called: what its rows name is added to what there is, all of it or nothing.
 * A refusal names each row that is wrong by its line. Source: docs/search.md#other-names.
 */
export default defineAction({
	id: "import_synonyms",
	actor: "team",
	rate: "write",
	input: z.strictObject({ text: text(SYNONYM_IMPORT_TEXT_MAX) }),
	async handler({ text }, { db, now }) {
		const { rows, problems } = readSynonyms(text);
		const there = await synonymsByStems(
			db,
			rows.map(({ phrase }) => stemsOfPhrase(phrase)),
		);
		const merged = rows.map((row) => {
			const before = there.get(stemsOfPhrase(row.phrase)) ?? null;
			return { before, phrase: before?.phrase ?? row.phrase, others: mergedOthers(row, before?.others ?? []) };
		});
		const wrong = [...problems, ...merged.flatMap(({ others }) => ("line" in others ? [others] : []))];
		if (wrong.length > 0) refuse(wrong);
		const changed = merged.flatMap(({ before, phrase, others }) =>
			"line" in others || others.length === before?.others.length
				? []
				: [{ before, ...synonymTexts({ phrase, others }) }],
		);
		if (changed.length === 0) return unchanged({ rows: 0 });
		// Rows that say nothing new do not count: what was downloaded is taken back however much there is.
		if (changed.length > SYNONYM_IMPORT_ROWS_MAX) {
			const message = `The file has ${changed.length} rows that say something new; at most ${SYNONYM_IMPORT_ROWS_MAX} are taken at once.`;
			refuse([{ line: 1, message }]);
		}
		const ids = await nextIds(db, "search_synonym", changed.length);
		const facts = (of: readonly { phrase: string; others: readonly string[] | undefined }[]) =>
			Object.fromEntries(of.map(({ phrase, others }) => [phrase, others?.join("\n") ?? null]));
		return record(
			{
				subject: "synonyms",
				change: changeBetween(
					facts(changed.map(({ phrase, before }) => ({ phrase, others: before?.others }))),
					facts(changed),
				),
			},
			{ rows: changed.length },
			writeSynonyms(
				db,
				changed.map(({ before, ...texts }, index) => ({
					...texts,
					id: before?.id ?? FIRST_OF_TEAM + (ids[index] ?? 0),
					version: before?.version ?? 0,
				})),
				now.getTime(),
			),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});

function refuse(problems: readonly LineProblem[]): never {
	const errors = problems
		.toSorted((a, b) => a.line - b.line)
		.map(({ line, message }) => ({ pointer: `/lines/${line}`, code: "bad_value", message }));
	throw new AppError("invalid_input", "Rows of the file are wrong, so nothing was imported.", { errors });
}
