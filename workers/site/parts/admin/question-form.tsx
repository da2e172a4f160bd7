import type { FC } from "hono/jsx";
import { INTERVIEW_HELP_MAX, INTERVIEW_QUESTION_MAX } from "#core/limits";
import type { Sent } from "../../attempt.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { type Problems, TextField, typed } from "../text-field.tsx";

const t = words.questions;

/** What a form holds of a question, as typed. */
export interface TypedQuestion {
	question: string;
	help: string;
	position: string;
	closed: boolean;
}

export const typedQuestion = (sent: Sent): TypedQuestion => ({
	question: typed(sent.question),
	help: typed(sent.help),
	position: typed(sent.position),
	closed: sent.closed === "on",
});

/** What actions take of it; what is no number is refused there. */
export const questionTexts = ({ question, help, position }: TypedQuestion) => ({
	question,
	help,
	position: position.trim() === "" ? Number.NaN : Number(position),
});

export const QuestionFields: FC<{ of: TypedQuestion; problems: Problems; idPrefix?: string }> = (props) => {
	const { of, problems, idPrefix = "" } = props;
	return (
		<>
			<LineField
				name="question"
				idPrefix={idPrefix}
				label={t.question}
				hint={t.questionHint}
				max={INTERVIEW_QUESTION_MAX}
				required
				value={of.question}
				problem={problems["/question"]}
			/>
			<TextField
				name="help"
				idPrefix={idPrefix}
				label={t.help}
				help={t.helpHint}
				max={INTERVIEW_HELP_MAX}
				rows={2}
				required={false}
				value={of.help}
				problem={problems["/help"]}
			/>
			<LineField
				name="position"
				idPrefix={idPrefix}
				label={t.position}
				hint={t.positionHint}
				problem={problems["/position"]}
				input={(attributes) => <input {...attributes} required inputmode="numeric" value={of.position} />}
			/>
		</>
	);
};
