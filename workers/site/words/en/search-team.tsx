import type { Child } from "hono/jsx";
import { SEARCH_MISSES_KEPT_DAYS } from "#core/limits";
import { counted, number } from "../format.ts";

/** What people do not find, and what products are also called: the site team's pages. */
export const searchTeam = {
	title: "What was not found",
	lead: `Words that found nothing as they were typed, without who typed them, kept for ${SEARCH_MISSES_KEPT_DAYS} days. Searches with filters are left out.`,
	synonyms: "Other names",
	synonymsLead:
		"Whoever looks for one of these finds, after all else, what products say instead. A change counts for the next search.",
	kind: "Outcome",
	kinds: { empty: "Nothing found", corrected: "Looked for another spelling", some: "Found some of the words" },
	day: "Day",
	query: "Looked for",
	count: "Times",
	total: `In ${SEARCH_MISSES_KEPT_DAYS} days`,
	correctedTo: (words: Child) => <>Looked for “{words}”</>,
	none: "Nothing. Everybody found what they typed.",
	noneOfKind: "Nothing of this kind.",
	makeOf: (query: string) => `Add other names: ${query}`,
	add: "Add other names",
	phrase: "Who looks for",
	phraseHint: (words: number) => `One to ${number(words)} words, in any of their endings.`,
	others: "Also finds what says",
	othersHint: (count: number) => `One a line, at most ${number(count)}.`,
	lookFor: "Begins with",
	noSynonyms: "No row begins so.",
	save: "Save",
	remove: "Take it out",
	removeTitle: "Take it out",
	removeAbout: "Whoever looks for these words finds only what says them. It can be put back.",
	import: "Import a file",
	export: "Download all as CSV",
	importLead: (rows: number) =>
		`A file of comma-separated values with the columns “phrase” and “others” (with commas between them), as the download has it, at most ${number(rows)} rows that say something new. What a row names is added to what there is. Rows that are wrong are named by line, and nothing is taken before all are right.`,
	importFile: "File",
	importText: "Or its rows",
	importTextHelp: "What is typed here counts where no file is chosen.",
	importTake: "Import",
	importProblems: (count: number) => `Nothing was imported: ${counted(count, "row is", "rows are")} to be mended.`,
	importLine: "Line",
	importWhy: "What is wrong",
	importMore: (count: number) => `And ${number(count)} more.`,
	tryIt: (phrase: Child) => <>Search for “{phrase}”</>,
	toTheOther: (phrase: string) => `Open the row “${phrase}”, with what you typed added`,
	facts: { phrase: "Who looks for", others: "Also finds what says" } as Readonly<Record<string, string>>,
};
