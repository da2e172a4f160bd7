import * as z from "zod";
import type { AuditFacts } from "#core/access/audit-change";
import { INTERVIEW_HELP_MAX, INTERVIEW_QUESTION_MAX, INTERVIEW_QUESTIONS_MAX } from "#core/limits";
import type { QuestionRow } from "#store/interview-questions";
import type { Refusal } from "#usecases/commit";
import { requiredLine, text } from "#usecases/fields";

const POSITION_MAX = 1000;

/** What the site team writes of a question. */
export const questionFields = {
	question: requiredLine(INTERVIEW_QUESTION_MAX),
	/** Beside the question; empty for none. */
	help: text(INTERVIEW_HELP_MAX),
	/** Among the others, the lowest first. */
	position: z.int().min(0).max(POSITION_MAX),
};

/** The facts of a question that the log names. */
export const questionFacts = (of: Pick<QuestionRow, "question" | "help" | "position" | "closedAt">): AuditFacts => ({
	question: of.question,
	help: of.help ?? "",
	position: of.position,
	closed: of.closedAt !== null,
});

const message = `At most ${INTERVIEW_QUESTIONS_MAX} questions are asked. Close another one first.`;
export const TOO_MANY_QUESTIONS: Refusal = {
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/question", code: "too_many", message }] },
};
