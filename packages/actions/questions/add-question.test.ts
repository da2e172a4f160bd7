import { beforeEach, expect, it } from "vitest";
import addQuestion from "#actions/questions/add-question";
import editQuestion from "#actions/questions/edit-question";
import takeBackQuestion from "#actions/questions/take-back-question";
import { INTERVIEW_QUESTIONS_MAX } from "#core/limits";
import { interviewQuestionsInOrder } from "#store/founders";
import { founders, interviewQuestions } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "Why?", position: 1 },
		{ id: 2, question: "How?", position: 2 },
	]);
});

const TEXTS = { question: " Why then? ", help: "", position: 1 };
const renew = (version = 0) =>
	performAs(teamActor(), addQuestion, { ...TEXTS, replaces: { question_id: 1, version } }, NOW);
const asked = async () => (await interviewQuestionsInOrder(world.db)).map(({ question }) => question);
const answer = (question_id: number, words: string, as = ada) =>
	world.api("PUT", "/me/interview", { as, body: { answers: [{ question_id, answer: words }] } });
const answersShown = async () => (await world.api("GET", "/founders/ada")).body.interview;

it("asks a new version instead, and keeps the old answer public until the new one is answered", async () => {
	const at = NOW.getTime();
	const values = { slug: "ada", name: "Ada", searchName: "ada", createdAt: at, liveListings: 1, userId: ada.userId };
	await world.db.insert(founders).values({ id: 1, ...values });
	await answer(1, "Because.");
	expect(await renew()).toEqual({ questionId: 3 });
	expect(await asked()).toEqual(["Why then?", "How?"]);
	expect(await answersShown()).toEqual([{ question: "Why?", answer: "Because." }]);
	await answer(3, "Therefore.");
	expect(await answersShown()).toEqual([{ question: "Why then?", answer: "Therefore." }]);
	await answer(3, "");
	expect(await answersShown()).toEqual([{ question: "Why?", answer: "Because." }]);
});

it("lets who has answered a closed question correct it, and asks nobody else", async () => {
	await answer(1, "Because.");
	await renew();
	expect((await answer(1, "Because of bills.")).status).toBe(200);
	const other = await answer(1, "Me too.", await world.person());
	expect(other).toMatchObject({ status: 400, body: { code: "unknown_question" } });
	expect((await answer(1, "")).body.answers).toEqual([]);
	expect((await answer(1, "Again.")).status).toBe(400);
});

it("decides on the question as it was read, once", async () => {
	const presses = await Promise.allSettled([renew(), renew(), renew()]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await asked()).toEqual(["Why then?", "How?"]);
	await expect(renew(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("asks so many at most, and says so", async () => {
	const more = Array.from({ length: INTERVIEW_QUESTIONS_MAX - 2 }, (_, index) => ({
		id: 10 + index,
		question: `Question ${index}?`,
		position: 3,
	}));
	for (const row of more) await world.db.insert(interviewQuestions).values(row);
	const add = () => performAs(teamActor(), addQuestion, { ...TEXTS, replaces: null }, NOW);
	await expect(add()).rejects.toMatchObject({ errors: [{ pointer: "/question", code: "too_many" }] });
	expect(await renew()).toEqual({ questionId: 38 });
	const input = { question_id: 1, version: 1, question: "Why?", help: "", position: 1, closed: false };
	await expect(performAs(teamActor(), editQuestion, input, NOW)).rejects.toMatchObject({ code: "invalid_input" });
});

it("takes a question back that nobody has answered, and asks the one before it again", async () => {
	const takeBack = (question_id: number) => performAs(teamActor(), takeBackQuestion, { question_id, version: 1 }, NOW);
	await takeBack((await renew()).questionId);
	expect(await asked()).toEqual(["Why?", "How?"]);
	const { questionId } = await renew(2);
	await answer(questionId, "Therefore.");
	await expect(takeBack(questionId)).rejects.toMatchObject({ code: "changed_meanwhile" });
	// An answer that was taken away is kept for its person.
	await answer(questionId, "");
	await expect(takeBack(questionId)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("is the site team's", async () => {
	const input = { ...TEXTS, replaces: null };
	await expect(performAs(personActor(ada.userId), addQuestion, input, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
