import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { EARLIER_ANSWERS_MAX } from "#core/limits";
import type { Db, Statement } from "#store/db";
import { interviewAnswers, interviewQuestions, interviewVersions } from "#store/schema/index";

/** Whether somebody has not answered a newer version of a question. */
export const isNewest = (userId: SQL, questionId: SQL): SQL =>
	sql`NOT EXISTS (SELECT 1 FROM interview_questions n WHERE n.replaces = ${questionId}
		AND EXISTS (SELECT 1 FROM interview_answers b WHERE b.user_id = ${userId} AND b.question_id = n.id))`;

/** Which of these ids are questions of the interview, closed ones among them. */
export async function knownQuestions(db: Db, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return db
		.select({
			id: interviewQuestions.id,
			question: interviewQuestions.question,
			position: interviewQuestions.position,
			closedAt: interviewQuestions.closedAt,
		})
		.from(interviewQuestions)
		.where(inArray(interviewQuestions.id, [...ids]));
}

/** A person's answers in the order of the interview, those of closed questions too. */
export async function answersOf(db: Db, userId: number) {
	return db
		.select({
			questionId: interviewQuestions.id,
			question: interviewQuestions.question,
			help: interviewQuestions.help,
			position: interviewQuestions.position,
			closedAt: interviewQuestions.closedAt,
			answer: interviewAnswers.answer,
			updatedAt: interviewAnswers.updatedAt,
		})
		.from(interviewAnswers)
		.innerJoin(interviewQuestions, eq(interviewQuestions.id, interviewAnswers.questionId))
		.where(eq(interviewAnswers.userId, userId))
		.orderBy(asc(interviewQuestions.position), asc(interviewQuestions.id));
}

export interface NewAnswer {
	questionId: number;
	/** Empty to take it away. */
	answer: string;
}

/** Writes a person's answers over those before, which are kept as earlier ones. */
export function saveAnswers(db: Db, userId: number, answers: readonly NewAnswer[], at: number): Statement[] {
	const sent = sql`json_each(${JSON.stringify(answers)}) j`;
	const [question, answer] = [sql`j.value ->> 'questionId'`, sql`j.value ->> 'answer'`];
	return [
		db.run(sql`INSERT INTO interview_versions (user_id, question_id, answer, at)
			SELECT a.user_id, a.question_id, a.answer, a.updated_at FROM ${sent}
			CROSS JOIN interview_answers a ON a.user_id = ${userId} AND a.question_id = ${question} WHERE a.answer <> ${answer}`),
		db.run(sql`DELETE FROM interview_versions WHERE id IN (
			SELECT id FROM (
				SELECT v.id, row_number() OVER (PARTITION BY v.question_id ORDER BY v.id DESC) AS place
				FROM ${sent} CROSS JOIN interview_versions v ON v.user_id = ${userId} AND v.question_id = ${question}
			) WHERE place > ${EARLIER_ANSWERS_MAX})`),
		db.run(sql`DELETE FROM interview_answers WHERE user_id = ${userId}
			AND question_id IN (SELECT ${question} FROM ${sent} WHERE ${answer} = '')`),
		db.run(sql`INSERT INTO interview_answers (user_id, question_id, answer, updated_at)
			SELECT ${userId}, ${question}, ${answer}, ${at} FROM ${sent} WHERE ${answer} <> ''
			ON CONFLICT (user_id, question_id) DO UPDATE SET answer = excluded.answer, updated_at = excluded.updated_at`),
	];
}

/** What a person answered a question before, the last first; at most EARLIER_ANSWERS_MAX. */
export function earlierAnswers(db: Db, userId: number, questionId: number): Promise<{ answer: string; at: number }[]> {
	return db
		.select({ answer: interviewVersions.answer, at: interviewVersions.at })
		.from(interviewVersions)
		.where(and(eq(interviewVersions.userId, userId), eq(interviewVersions.questionId, questionId)))
		.orderBy(desc(interviewVersions.id));
}
