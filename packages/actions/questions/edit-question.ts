import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { allQuestions, replaceQuestion } from "#store/interview-questions";
import { unchanged } from "#usecases/commit";
import { questionFacts, questionFields, TOO_MANY_QUESTIONS } from "#usecases/interview/question-input";
import { savedSince } from "#usecases/saved-since";

/**
 * The site team corrects the words of a question, moves it, closes it or opens it again. Its answers stay and stand below the
 * corrected words; another meaning is a new version. Source: docs/listings.md#the-interview.
 */
export default defineAction({
	id: "edit_question",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		question_id: z.int().min(1),
		/** Of the question as it was read. */
		version: z.int().min(0),
		...questionFields,
		/** Nobody new is asked. */
		closed: z.boolean(),
	}),
	async handler({ question_id, version, closed, ...typed }, { db, now }) {
		const before = (await allQuestions(db)).find(({ id }) => id === question_id) ?? notFound("question");
		const after = {
			question: typed.question.trim(),
			help: typed.help.trim() || null,
			position: typed.position,
			closedAt: closed ? (before.closedAt ?? now.getTime()) : null,
		};
		const change = changeBetween(questionFacts(before), questionFacts(after));
		if (Object.keys(change.after).length === 0 && before.version === version)
			return unchanged({ questionId: question_id });
		return record(
			{ subject: `question:${question_id}`, change },
			{ questionId: question_id },
			replaceQuestion(db, { id: question_id, version }, after),
			{ changed: savedSince("question"), too_many: TOO_MANY_QUESTIONS },
		);
	},
});
