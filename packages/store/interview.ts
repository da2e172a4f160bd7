import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { interviewAnswers, interviewQuestions } from "#store/schema/index";

/** Which of these ids are questions of the interview. */
export async function knownQuestions(db: Db, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return db
		.select({ id: interviewQuestions.id, question: interviewQuestions.question, position: interviewQuestions.position })
		.from(interviewQuestions)
		.where(inArray(interviewQuestions.id, [...ids]));
}

/** A person's answers in the order of the interview. */
export async function answersOf(db: Db, userId: number) {
	return db
		.select({
			questionId: interviewQuestions.id,
			question: interviewQuestions.question,
			position: interviewQuestions.position,
			answer: interviewAnswers.answer,
			updatedAt: interviewAnswers.updatedAt,
		})
		.from(interviewAnswers)
		.innerJoin(interviewQuestions, eq(interviewQuestions.id, interviewAnswers.questionId))
		.where(eq(interviewAnswers.userId, userId))
		.orderBy(asc(interviewQuestions.position), asc(interviewQuestions.id));
}

/** Writes an answer over the one before; an empty one is taken away. */
export function saveAnswer(db: Db, row: typeof interviewAnswers.$inferInsert): Statement {
	if (row.answer === "") {
		return db
			.delete(interviewAnswers)
			.where(and(eq(interviewAnswers.userId, row.userId), eq(interviewAnswers.questionId, row.questionId)));
	}
	return db
		.insert(interviewAnswers)
		.values(row)
		.onConflictDoUpdate({
			target: [interviewAnswers.userId, interviewAnswers.questionId],
			set: { answer: row.answer, updatedAt: row.updatedAt },
		});
}
