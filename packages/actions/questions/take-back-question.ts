import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { allQuestions, deleteQuestion } from "#store/interview-questions";
import { questionFacts, TOO_MANY_QUESTIONS } from "#usecases/interview/question-input";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team takes a question back that it has added and that nobody has answered; the one whose place it took is asked again. */
export default defineAction({
	id: "take_back_question",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		question_id: z.int().min(1),
		/** Of the question as it was added. */
		version: z.int().min(1),
	}),
	async handler({ question_id, version }, { db }) {
		const before = (await allQuestions(db)).find(({ id }) => id === question_id) ?? notFound("question");
		return record(
			{ subject: `question:${question_id}`, change: changeBetween(questionFacts(before), null) },
			{ questionId: question_id },
			deleteQuestion(db, { id: question_id, version, replaces: before.replaces }),
			{
				changed: CHANGED_MEANWHILE,
				too_many: TOO_MANY_QUESTIONS,
				answered: {
					code: "changed_meanwhile",
					detail: "Somebody has answered it since. Close it instead: what was answered stays.",
				},
			},
		);
	},
});
