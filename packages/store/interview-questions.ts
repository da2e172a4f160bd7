import { and, eq, sql } from "drizzle-orm";
import { INTERVIEW_QUESTIONS_MAX } from "#core/limits";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { interviewQuestions } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** The interview's questions as the site team edits them. What founders are asked and answer stands in interview.ts. */

export type QuestionRow = typeof interviewQuestions.$inferSelect;
type QuestionTexts = Pick<QuestionRow, "question" | "help" | "position">;

export const QUESTION_ID_TAKEN = uniqueOf<[typeof interviewQuestions.id]>("interview_questions.id");

/** Of how many answers a page says the number. */
export const ANSWERS_COUNTED = 1000;

/** All of them, closed ones too, in the order in which they are asked. */
export function allQuestions(db: Db): Promise<QuestionRow[]> {
	return db.select().from(interviewQuestions).orderBy(interviewQuestions.position, interviewQuestions.id);
}

/** How many people have answered a question: at most ANSWERS_COUNTED. */
export async function answersTo(db: Db, id: number): Promise<number> {
	const row = await db.get<{ n: number }>(
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM interview_answers WHERE question_id = ${id} LIMIT ${ANSWERS_COUNTED})`,
	);
	return row.n;
}

const notTooMany = (db: Db): Statement<"too_many"> =>
	mustHold(
		db,
		"too_many",
		sql`(SELECT count(*) FROM interview_questions WHERE closed_at IS NULL) <= ${INTERVIEW_QUESTIONS_MAX}`,
	);

const isStill = ({ id, version }: Pick<QuestionRow, "id" | "version">) =>
	and(eq(interviewQuestions.id, id), eq(interviewQuestions.version, version));

/**
 * Adds a question, or a new version of an open one, which is closed by it. Fails as `changed` where that one is not as it was
 * read, and as `too_many`.
 */
export function insertQuestion(
	db: Db,
	texts: QuestionTexts & { id: number },
	{ replaces, at }: { replaces: Pick<QuestionRow, "id" | "version"> | null; at: number },
): Statement<"changed" | "too_many" | typeof QUESTION_ID_TAKEN>[] {
	return [
		...(replaces === null ? [] : close(db, replaces, at)),
		mayViolate(
			QUESTION_ID_TAKEN,
			db.insert(interviewQuestions).values({ ...texts, version: 1, replaces: replaces?.id ?? null }),
		),
		notTooMany(db),
	];
}

function close(db: Db, question: Pick<QuestionRow, "id" | "version">, at: number): Statement<"changed">[] {
	return [
		db
			.update(interviewQuestions)
			.set({ closedAt: at, version: sql`version + 1` })
			.where(and(isStill(question), sql`closed_at IS NULL`)),
		mustHaveChanged(db, "changed"),
	];
}

/** Words a question anew, moves it, closes it or opens it again. Fails as `changed` where it is not as it was read, and as `too_many`. */
export function replaceQuestion(
	db: Db,
	before: Pick<QuestionRow, "id" | "version">,
	after: QuestionTexts & Pick<QuestionRow, "closedAt">,
): Statement<"changed" | "too_many">[] {
	return [
		db
			.update(interviewQuestions)
			.set({ ...after, version: sql`version + 1` })
			.where(isStill(before)),
		mustHaveChanged(db, "changed"),
		notTooMany(db),
	];
}

/**
 * Takes a question out that nobody has answered; the one whose place it took is asked again. Fails as `changed` where either is
 * not as it was left, and as `answered`.
 */
export function deleteQuestion(
	db: Db,
	question: Pick<QuestionRow, "id" | "version" | "replaces">,
): Statement<"changed" | "answered" | "too_many">[] {
	const { id, replaces } = question;
	return [
		mustHold(
			db,
			"answered",
			sql`NOT EXISTS (SELECT 1 FROM interview_answers WHERE question_id = ${id})
				AND NOT EXISTS (SELECT 1 FROM interview_versions WHERE question_id = ${id})`,
		),
		db.delete(interviewQuestions).where(isStill(question)),
		mustHaveChanged(db, "changed"),
		...(replaces === null
			? []
			: [
					db
						.update(interviewQuestions)
						.set({ closedAt: null, version: sql`version + 1` })
						.where(and(eq(interviewQuestions.id, replaces), sql`closed_at IS NOT NULL`)),
					mustHaveChanged(db, "changed"),
				]),
		notTooMany(db),
	];
}
