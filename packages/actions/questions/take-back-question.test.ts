import { expect, it } from "vitest";
import addQuestion from "#actions/questions/add-question";
import editQuestion from "#actions/questions/edit-question";
import takeBackQuestion from "#actions/questions/take-back-question";
import { interviewQuestions } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

const TEXTS = { question: "Why?", help: "", position: 1 };

it("takes out what was added, as it was added", async () => {
	const { db } = await makeWorld();
	const { questionId } = await performAs(teamActor(), addQuestion, { ...TEXTS, replaces: null }, NOW);
	const takeBack = () => performAs(teamActor(), takeBackQuestion, { question_id: questionId, version: 1 }, NOW);
	const edit = { ...TEXTS, question: "Why not?", question_id: questionId, version: 1, closed: false };
	await performAs(teamActor(), editQuestion, edit, NOW);
	await expect(takeBack()).rejects.toMatchObject({ code: "changed_meanwhile" });
	await db.update(interviewQuestions).set({ version: 1 });
	await takeBack();
	expect(await db.select().from(interviewQuestions)).toEqual([]);
	await expect(takeBack()).rejects.toMatchObject({ code: "not_found" });
	const next = await performAs(teamActor(), addQuestion, { ...TEXTS, replaces: null }, NOW);
	expect(next.questionId).toBeGreaterThan(questionId);
});
