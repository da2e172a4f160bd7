import type { FC } from "hono/jsx";
import { SYNONYM_MAX, SYNONYM_OTHERS_MAX, SYNONYM_WORDS_MAX } from "#core/limits";
import type { Sent } from "../../attempt.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { type Problems, TextField, typed } from "../text-field.tsx";

const t = words.searchTeam;

/** What a form holds of a row, as typed. */
export interface TypedSynonym {
	phrase: string;
	/** One a line. */
	others: string;
}

export const typedSynonym = (sent: Sent): TypedSynonym => ({ phrase: typed(sent.phrase), others: typed(sent.others) });

/** What actions take of it. */
export const synonymInput = ({ phrase, others }: TypedSynonym) => ({
	phrase,
	others: others
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== ""),
});

export const SynonymFields: FC<{ of: TypedSynonym; problems: Problems }> = ({ of, problems }) => (
	<>
		<LineField
			name="phrase"
			label={t.phrase}
			hint={t.phraseHint(SYNONYM_WORDS_MAX)}
			max={SYNONYM_MAX}
			required
			value={of.phrase}
			problem={problems["/phrase"]}
		/>
		<TextField
			name="others"
			label={t.others}
			help={t.othersHint(SYNONYM_OTHERS_MAX)}
			max={(SYNONYM_MAX + 1) * SYNONYM_OTHERS_MAX}
			rows={4}
			required
			value={of.others}
			problem={Object.entries(problems).find(([pointer]) => pointer.startsWith("/others"))?.[1]}
		/>
	</>
);
