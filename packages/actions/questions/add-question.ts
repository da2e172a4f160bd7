import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { allQuestions, insertQuestion, QUESTION_ID_TAKEN } from "#store/interview-questions";
import { AGAIN } from "#usecases/commit";
import { questionFacts, questionFields, TOO_MANY_QUESTIONS } from "#usecases/interview/question-input";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/**
 * The site team adds a question to the interview, or a new version of one: that one is closed, its answers stay as they were
 * given, and founders who have answered it are asked the new one. Source: docs/listings.md#the-interview.
 */
export default defineAction({
	id: "add_question",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		...questionFields,
		/** The question whose new version it is, with its version as it was read; null for another one. */
		replaces: z.strictObject({ question_id: z.int().min(1), version: z.int().min(0) }).nullable(),
	}),
	async handler({ replaces, ...typed }, { db, now, nextId }) {
		const all = await allQuestions(db);
		const before =
			replaces === null ? null : (all.find(({ id }) => id === replaces.question_id) ?? notFound("question"));
		// Beyond those that came with the directory.
		const id = Math.max(await nextId("interview_question"), 1 + Math.max(0, ...all.map((one) => one.id)));
		const texts = { question: typed.question.trim(), help: typed.help.trim() || null, position: typed.position };
		return record(
			{
				subject: `question:${id}`,
				detail: { replaces: before?.id ?? null },
				change: changeBetween(null, {
					...questionFacts({ ...texts, closedAt: null }),
					replaces: before?.question ?? null,
				}),
			},
			{ questionId: id },
			insertQuestion(
				db,
				{ id, ...texts },
				{
					replaces: replaces === null ? null : { id: replaces.question_id, version: replaces.version },
					at: now.getTime(),
				},
			),
			{ changed: CHANGED_MEANWHILE, too_many: TOO_MANY_QUESTIONS, [QUESTION_ID_TAKEN]: AGAIN },
		);
	},
});
