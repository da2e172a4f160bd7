import { beforeEach, expect, it } from "vitest";
import editQuestion from "#actions/questions/edit-question";
import { changeDetail } from "#core/access/audit-change";
import { auditLog, interviewQuestions } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(interviewQuestions).values({ id: 1, question: "Why?", help: "One case.", position: 1 });
});

const SAME = { question_id: 1, version: 0, question: "Why?", help: "One case.", position: 1, closed: false };
const edit = (changes: object) => performAs(teamActor(), editQuestion, { ...SAME, ...changes }, NOW);
const stored = async () => (await world.db.select().from(interviewQuestions))[0];

it("words a question anew, moves and closes it, and says what changed", async () => {
	await edit({ question: "Why did you start? ", help: " ", closed: true });
	expect(await stored()).toMatchObject({
		question: "Why did you start?",
		help: null,
		closedAt: NOW.getTime(),
		version: 1,
	});
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{
			subject: "question:1",
			detail: changeDetail({
				before: { question: "Why?", help: "One case.", closed: false },
				after: { question: "Why did you start?", help: "", closed: true },
			}),
		},
	]);
	// When it was closed stays, whatever is edited later.
	await performAs(
		teamActor(),
		editQuestion,
		{ ...SAME, version: 1, closed: true, position: 3 },
		new Date(NOW.getTime() + 1),
	);
	expect(await stored()).toMatchObject({ closedAt: NOW.getTime(), position: 3 });
});

it("saves over nobody, and names what is wrong", async () => {
	await edit({ position: 2 });
	await expect(edit({ position: 3 })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(edit({ question: " ", position: -1 })).rejects.toMatchObject({
		errors: [{ pointer: "/question" }, { pointer: "/position" }],
	});
	expect(await edit({ version: 1, position: 2 })).toEqual({ questionId: 1 });
	const rows = await world.db.select().from(auditLog);
	expect(rows.filter(({ refused }) => refused === null)).toHaveLength(1);
});
