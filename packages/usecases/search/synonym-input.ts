import * as z from "zod";
import type { AuditFacts } from "#core/access/audit-change";
import { SYNONYM_MAX, SYNONYM_OTHERS_MAX, SYNONYM_WORDS_MAX } from "#core/limits";
import { stemOf } from "#core/search/stem";
import { wordsOf } from "#core/search/words";
import type { SynonymRow } from "#store/search/synonyms";
import type { Refusal } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";

const wordCount = (text: string): number => wordsOf(text).length;

const phrase = requiredLine(SYNONYM_MAX).refine(
	(text) => wordCount(text) >= 1 && wordCount(text) <= SYNONYM_WORDS_MAX,
	{
		error: `This must be one to ${SYNONYM_WORDS_MAX} words.`,
		params: { code: "bad_value" },
	},
);

/** Rows with lower ids came with the directory. */
export const FIRST_OF_TEAM = 1_000_000;

/** What the site team writes of a row. */
export const synonymFields = {
	/** What people look for. */
	phrase,
	/** What products say instead. */
	others: z.array(phrase).min(1).max(SYNONYM_OTHERS_MAX),
};

/** The stems of a phrase, with one space between. */
export const stemsOfPhrase = (text: string): string => wordsOf(text).map(stemOf).join(" ");

/** A row as it is stored: each other name once, and never the phrase itself. */
export function synonymTexts({ phrase, others }: { phrase: string; others: readonly string[] }) {
	const stems = stemsOfPhrase(phrase);
	const byStems = new Map(others.map((other) => [stemsOfPhrase(other), other.trim()]));
	byStems.delete(stems);
	return { phrase: phrase.trim(), stems, others: [...byStems.values()], otherStems: [...byStems.keys()] };
}

/** The facts of a row that the log names. */
export const synonymFacts = ({ phrase, others }: Pick<SynonymRow, "phrase" | "others">): AuditFacts => ({
	phrase,
	others: others.join("\n"),
});

const invalid = (pointer: string, message: string): Refusal => ({
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer, code: "bad_value", message }] },
});

export const SAME_PHRASE: Refusal = invalid(
	"/phrase",
	"There is a row for these words already, perhaps with other endings. Change that one.",
);
export const ONLY_ITSELF: Refusal = invalid(
	"/others",
	"Name other words: these have the same stems as what is looked for.",
);
