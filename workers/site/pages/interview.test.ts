import { beforeEach, expect, it } from "vitest";
import { EARLIER_ANSWERS_MAX } from "#core/limits";
import { interviewAnswers, interviewQuestions, interviewVersions } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { formsOf } from "#testing/forms";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/interview";
let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.delete(interviewQuestions);
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "Why did you start?", help: null, position: 1 },
		{ id: 2, question: "What was hardest?", help: "One case.", position: 2 },
	]);
	ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
});

const stored = async () =>
	(await world.db.select().from(interviewAnswers)).map(({ questionId, answer }) => [questionId, answer]);

it("asks one question after the other, and saves each answer", async () => {
	const first = await ada.get(PATH);
	expect(first.html).toContain('<label for="answer">Why did you start?</label>');
	const sent = await ada.submit(first.form(PATH), { answer: "We lost notes.\r\nOften." });
	expect(sent).toMatchObject({ status: 303, location: `${PATH}?after=1` });
	const second = await ada.get(sent.location ?? "");
	expect(second.html).toContain('<label for="answer">What was hardest?</label>');
	const last = await ada.submit(second.form(PATH), { answer: "Sleep." });
	expect((await ada.get(last.location ?? "")).html).toContain("You have answered all of them");
	expect(await stored()).toEqual([
		[1, "We lost notes.\nOften."],
		[2, "Sleep."],
	]);
	const again = await ada.get(`${PATH}?question=1`);
	expect(again.html).toContain("We lost notes.\nOften.</textarea>");
	await ada.submit(again.form(PATH), { answer: "" });
	expect(await stored()).toEqual([[2, "Sleep."]]);
});

it("keeps earlier answers for their person, what changed marked, and puts one back", async () => {
	const answer = async (words: string) =>
		ada.submit((await ada.get(`${PATH}?question=1`)).form(PATH), { answer: words });
	await answer("We lost notes.");
	expect((await ada.get(`${PATH}?question=1`)).html).not.toContain("Earlier answers");
	await answer("We lost letters.");
	await answer("We lost letters.");
	const page = await ada.get(`${PATH}?question=1`);
	expect(page.html).toMatch(/We lost <del>.*notes\.?<\/del>/);
	const back = formsOf(page.html).filter(({ action }) => action === PATH)[1];
	if (back === undefined) throw new Error("nothing can be put back");
	expect(await ada.submit(back)).toMatchObject({ status: 303 });
	expect(await stored()).toEqual([[1, "We lost notes."]]);
	await answer("Meanwhile");
	expect((await ada.submit(back)).html).toContain("Saved in another window meanwhile: “Meanwhile”");
	for (let index = 0; index < 25; index++) await answer(`Answer ${index}`);
	const kept = (await world.db.select().from(interviewVersions)).map((row) => row.answer);
	expect(kept).toHaveLength(EARLIER_ANSWERS_MAX);
	expect(kept.at(-1)).toBe("Answer 23");
	const bo = openBrowser();
	await bo.signIn(world, "bo@example.com");
	expect((await bo.get(`${PATH}?question=1`)).html).not.toContain("Answer 23");
});

it("tells a second window what was saved, and keeps what is refused", async () => {
	const form = (await ada.get(PATH)).form(PATH);
	await ada.submit(form, { answer: "In one window" });
	const late = await ada.submit(form, { answer: "In the other" });
	expect(late.status).toBe(400);
	expect(late.html).toContain("Saved in another window meanwhile: “In one window”");
	expect(late.html).toContain("In the other</textarea>");
	const long = await ada.submit((await ada.get(`${PATH}?question=2`)).form(PATH), { answer: "x".repeat(4001) });
	expect(long.status).toBe(400);
	expect(long.html).toContain('id="answer-problem"');
	expect(await stored()).toEqual([[1, "In one window"]]);
});

it("asks for signing in first", async () => {
	expect((await openBrowser().get(PATH)).location).toContain("/sign-in");
});
