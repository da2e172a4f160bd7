import addSynonym from "#actions/search/add-synonym";
import editSynonym from "#actions/search/edit-synonym";
import importSynonyms from "#actions/search/import-synonyms";
import removeSynonym from "#actions/search/remove-synonym";
import restoreSynonyms from "#actions/search/restore-synonyms";
import { performAs, teamActor } from "#testing/act";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW } from "#testing/world";

const NOWHERE = 999_999;
const TEXTS = { phrase: "windlender", others: ["kite rental"] };
const mintSynonym = async () => (await performAs(teamActor(), addSynonym, TEXTS, NOW)).synonymId;
const elsewhere = <I extends { synonym_id: number }>(input: I): I => ({ ...input, synonym_id: NOWHERE });

/** What products are also called. */
export const synonyms: readonly AnySample[] = [
	sample({
		action: addSynonym,
		make: async () => TEXTS,
		elsewhere: (input) => ({ ...input, phrase: "?!" }),
	}),
	sample({
		action: editSynonym,
		make: async () => ({
			synonym_id: await mintSynonym(),
			version: 1,
			phrase: "windlender",
			others: ["kites", "sails"],
		}),
		elsewhere,
		leaves: ["search_synonyms.version", "search_synonyms.edited_at"],
	}),
	sample({
		action: importSynonyms,
		make: async () => {
			await mintSynonym();
			return { text: 'phrase,others\nwindlender,sails\nsailmaker,"sails, kites"\n' };
		},
		elsewhere: () => ({ text: "phrase,others\n?!,sails\n" }),
		leaves: ["search_synonyms.version", "search_synonyms.edited_at"],
	}),
	sample({
		action: restoreSynonyms,
		make: async () => {
			await mintSynonym();
			return { rows: [{ phrase: "windlender", others: ["sails"], now: ["kite rental"] }] };
		},
		elsewhere: () => ({ rows: [{ phrase: "windlender", others: ["sails"], now: ["boats"] }] }),
		leaves: ["search_synonyms.version", "search_synonyms.edited_at"],
	}),
	sample({
		action: removeSynonym,
		make: async () => ({ synonym_id: await mintSynonym(), version: 1 }),
		elsewhere,
		leaves: ["search_synonyms.id", "search_synonyms.edited_at", "search_other_names.synonym_id"],
	}),
];
