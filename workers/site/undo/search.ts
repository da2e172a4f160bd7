import addSynonym from "#actions/search/add-synonym";
import editSynonym from "#actions/search/edit-synonym";
import removeSynonym from "#actions/search/remove-synonym";
import restoreSynonyms from "#actions/search/restore-synonyms";
import { type AuditFacts, changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import type { AuditEntry } from "#store/audit-log";
import { synonymById } from "#store/search/synonyms";
import { changedMeanwhile } from "#usecases/saved-since";
import { synonymFacts } from "#usecases/search/synonym-input";
import { type Asked, idOf, type Undo, undoBy } from "./undo.ts";

/** What can be taken back of what products are also called. */
export const SEARCH_UNDOS: Readonly<Record<string, Undo>> = {
	add_synonym: undoBy(removeSynonym, (entry) => ({ synonym_id: idOf(entry), version: 1 })),
	edit_synonym: undoBy(editSynonym, synonymBack),
	import_synonyms: undoBy(restoreSynonyms, rowsBack),
	restore_synonyms: undoBy(restoreSynonyms, rowsBack),
	remove_synonym: undoBy(addSynonym, (entry) => inputOf(changeIn(entry.detail)?.before ?? notFound("change"))),
};

const inputOf = ({ phrase, others }: AuditFacts) => ({
	phrase: String(phrase),
	others: String(others).split("\n"),
});

/** Each row of a file as it was before, where nobody has edited it since. */
function rowsBack(entry: AuditEntry) {
	const { before, after } = changeIn(entry.detail) ?? notFound("change");
	const othersIn = (facts: AuditFacts, phrase: string) =>
		String(facts[phrase] ?? "")
			.split("\n")
			.filter(Boolean);
	return {
		rows: Object.keys(after).map((phrase) => ({
			phrase,
			others: othersIn(before, phrase),
			now: othersIn(after, phrase),
		})),
	};
}

/** As it was before the edit, where nobody has edited the same since. */
async function synonymBack(entry: AuditEntry, { db }: Asked) {
	const row = (await synonymById(db, idOf(entry))) ?? notFound("row");
	const { before, after } = changeIn(entry.detail) ?? notFound("change");
	const now = synonymFacts(row);
	if (Object.keys(after).some((name) => now[name] !== after[name])) throw changedMeanwhile();
	return { synonym_id: row.id, version: row.version, ...inputOf({ ...now, ...before }) };
}
