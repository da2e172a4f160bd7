import { beforeEach, expect, it } from "vitest";
import { interviewQuestions } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "Why?", help: "One case.", position: 1 },
		{ id: 2, question: "How?", position: 2 },
	]);
});

const PATH = "/admin/questions";
const questions = async () =>
	(await world.db.select().from(interviewQuestions).orderBy(interviewQuestions.id)).map((row) => [
		...[row.question, row.position, row.closedAt === null],
	]);

it("adds a question after it was seen as a founder sees it", async () => {
	const page = await admin.get(`${PATH}/new`);
	const typed = { question: "What <b>next</b>?", help: "A plan.", decision: "preview" };
	const seen = await admin.submit(page.form(`${PATH}/new`), typed);
	expect(seen.html).toContain("Nothing was saved yet.");
	expect(seen.html).toContain('<label for="answer">What &lt;b&gt;next&lt;/b&gt;?</label>');
	expect(await questions()).toHaveLength(2);
	const sent = await admin.submit(seen.form(`${PATH}/new`), { decision: "save" });
	expect(sent).toMatchObject({ status: 303, location: `${PATH}?done=1` });
	expect((await questions())[2]).toEqual(["What <b>next</b>?", 3, true]);
	const bad = await admin.submit(page.form(`${PATH}/new`), { question: "", position: "soon", decision: "save" });
	expect(bad.status).toBe(400);
	expect(bad.html.match(/class="wrong"/g)).toHaveLength(2);
});

it("corrects one, saves over nobody, and puts it back from its page", async () => {
	const page = await admin.get(`${PATH}/1`);
	const form = page.form(`${PATH}/1/correct`);
	await admin.submit(form, { question: "Why did you start?", closed: "on", decision: "save" });
	expect((await questions())[0]).toEqual(["Why did you start?", 1, false]);
	const late = await admin.submit(form, { question: "Why?!", decision: "save" });
	expect(late.status).toBe(400);
	expect(late.html).toContain("Somebody else of the site team saved this question");
	const same = await admin.submit((await admin.get(`${PATH}/1`)).form(`${PATH}/1/correct`), { decision: "save" });
	expect(same.location).toMatch(/done=nothing/);
	const now = await admin.get(`${PATH}/1`);
	await admin.submit(now.form(/\/admin\/log\/\d+\/undo/.exec(now.html)?.[0] ?? ""));
	expect((await questions())[0]).toEqual(["Why?", 1, true]);
});

it("asks a new version, and takes that back from the list", async () => {
	const page = await admin.get(`${PATH}/1`);
	await admin.submit(page.form(`${PATH}/1/renew`), { question: "Why then?", decision: "save" });
	expect(await questions()).toEqual([
		["Why?", 1, false],
		["How?", 2, true],
		["Why then?", 1, true],
	]);
	const list = await admin.get(`${PATH}?done=1`);
	expect(list.html).toContain("Not asked any more");
	expect((await admin.get(`${PATH}/3`)).html).toContain("It took the place of");
	await admin.submit(list.form(/\/admin\/log\/\d+\/undo/.exec(list.html)?.[0] ?? ""));
	expect(await questions()).toEqual([
		["Why?", 1, true],
		["How?", 2, true],
	]);
});
