import { beforeEach, expect, it } from "vitest";
import { interviewQuestions } from "#store/schema/index";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.delete(interviewQuestions);
});

it("gives every question in order, with its id", async () => {
	await world.db.insert(interviewQuestions).values([
		{ id: 7, question: "Second?", position: 2 },
		{ id: 9, question: "First?", help: "A sentence.", position: 1 },
	]);
	const answer = await world.api("GET", "/interview-questions");
	expect(answer.status).toBe(200);
	expect(answer.body).toEqual({
		items: [
			{ id: 9, question: "First?", help: "A sentence.", position: 1 },
			{ id: 7, question: "Second?", help: null, position: 2 },
		],
		total: 2,
	});
});

it("takes no parameters", async () => {
	const answer = await world.api("GET", "/interview-questions?page=1");
	expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: "/page", code: "unknown_property" }] });
});
