import { expect, it } from "vitest";
import { answersTo } from "#store/interview-questions";
import { interviewAnswers, interviewQuestions } from "#store/schema/index";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("counts the answers to a question along its index, and no others", async () => {
	const { db } = await makeWorld();
	const ids = [1, 2, 3, 4, 5];
	await db.insert(interviewQuestions).values(ids.map((id) => ({ id, question: "Why?", position: id })));
	for (const questionId of ids) {
		const values = Array.from({ length: 20 }, (_, index) => ({
			userId: index,
			questionId,
			answer: "So.",
			updatedAt: 1,
		}));
		await db.insert(interviewAnswers).values(values);
	}
	const { result, rowsRead } = await countRows(() => answersTo(db, 3));
	expect(result).toBe(20);
	expect(rowsRead).toBeLessThan(45);
});
