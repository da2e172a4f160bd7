import type { FC } from "hono/jsx";
import { INTERVIEW_ANSWER_MAX } from "#core/limits";
import { words } from "../words/words.ts";
import { TextField } from "./text-field.tsx";

interface Props {
	question: string;
	/** Null for what is said of every answer. */
	help: string | null;
	value?: string;
	problem?: string | undefined;
}

/** A question of the interview, as a founder answers it. */
export const InterviewQuestion: FC<Props> = ({ question, help, value = "", problem }) => (
	<TextField
		name="answer"
		label={question}
		help={help ?? words.owner.interview.help}
		max={INTERVIEW_ANSWER_MAX}
		rows={8}
		required={false}
		value={value}
		problem={problem}
	/>
);
