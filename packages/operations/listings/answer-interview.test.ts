import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { SignedIn } from "#core/access/caller";
import { SCOPES } from "#core/access/scopes";
import { invoke } from "#operations/invoke";
import answerInterview from "#operations/listings/answer-interview";
import { founders, interviewAnswers, interviewQuestions, listingFounders } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";
import { composeAtOnce } from "#workers/compose";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "Why?", position: 2 },
		{ id: 2, question: "How?", position: 1 },
	]);
});

const answer = (answers: unknown, as = ada) => world.api("PUT", "/me/interview", { as, body: { answers } });

it("saves answers in the interview's order, keeps the others, and takes an empty one away", async () => {
	await answer([{ question_id: 1, answer: "Because." }]);
	const both = await answer([{ question_id: 2, answer: " Slowly. " }]);
	expect(both.status).toBe(200);
	expect(both.body).toMatchObject({
		answers: [
			{ question_id: 2, question: "How?", answer: "Slowly." },
			{ question_id: 1, answer: "Because." },
		],
		founder: null,
		next_actions: [{ operation: "submit_listing" }],
	});
	expect((await answer([{ question_id: 2, answer: "" }])).body.answers).toMatchObject([{ question_id: 1 }]);
	expect((await answer([])).body.answers).toHaveLength(1);
	expect((await answer([], await world.person())).body.answers).toEqual([]);
});

it("shows on the primary founder of one's newest listing, who then is this person for good", async () => {
	for (const [index, slug] of ["old", "new"].entries()) {
		const listing = await mintListing(world.db, slug, { ownerId: ada.userId });
		const id = index + 1;
		await world.db
			.insert(founders)
			.values({ id, slug: `${slug}-founder`, name: slug, searchName: slug, createdAt: NOW.getTime() });
		await world.db.insert(listingFounders).values({ listingId: listing.id, founderId: id, position: 0 });
	}
	const first = await answer([{ question_id: 1, answer: "Because." }]);
	expect(first.body).toMatchObject({ founder: { slug: "new-founder" }, next_actions: [{ operation: "get_founder" }] });
	expect((await answer([{ question_id: 1, answer: "So." }])).body.founder).toMatchObject({ slug: "new-founder" });
	expect((await world.db.select().from(founders)).map((row) => row.userId)).toEqual([null, ada.userId]);
});

it("keeps the profile that another request has given a person in the meantime", async () => {
	const found = async (id: number) => {
		const listing = await mintListing(world.db, `listing-${id}`, { ownerId: ada.userId });
		const founder = { id, slug: `founder-${id}`, name: `Founder ${id}`, searchName: `founder ${id}` };
		await world.db.insert(founders).values({ ...founder, createdAt: NOW.getTime() });
		await world.db.insert(listingFounders).values({ listingId: listing.id, founderId: id, position: 0 });
	};
	await found(1);
	let isFirst = true;
	const slow: typeof answerInterview = {
		...answerInterview,
		async handler(input, context) {
			const decided = await answerInterview.handler(input, context);
			// Another request gives her the profile of a listing that came after this one was decided.
			if (isFirst) await found(2).then(() => answer([{ question_id: 2, answer: "Slowly." }]));
			isFirst = false;
			return decided;
		},
	};
	const services = composeAtOnce(env, ORIGIN, createExecutionContext());
	const { userId } = ada;
	const caller: SignedIn = { kind: "user", userId, credential: "session", scopes: SCOPES, credentialName: null };
	const input = { params: {}, query: {}, body: { answers: [{ question_id: 1, answer: "Because." }] } };
	const outcome = await invoke(slow, { input }, services.context(caller), services.invokeDeps);
	expect(JSON.parse(outcome.body)).toMatchObject({ founder: { slug: "founder-2" }, answers: [{}, {}] });
	expect((await world.db.select().from(founders)).map((row) => row.userId)).toEqual([null, ada.userId]);
});

it("shows answers that were given first as soon as a listing has a primary founder", async () => {
	await mintCategory(world.db, "productivity", { name: "Productivity" });
	const draft = await mintDraft(world.db, ada, { categories: ["Productivity"] });
	await answer([{ question_id: 1, answer: "Because." }]);
	expect((await world.api("POST", `/drafts/${draft.id}/submit`, { as: ada })).status).toBe(200);
	expect((await answer([])).body.founder).toBeNull();
	await world.api("PATCH", `/drafts/${draft.id}`, {
		as: ada,
		body: { founders: [{ name: "Ada Lind" }, { name: "Bo Ek" }] },
	});
	expect((await world.db.select().from(founders)).map(({ slug, userId }) => [slug, userId])).toEqual([
		["ada-lind", ada.userId],
		["bo-ek", null],
	]);
	expect((await answer([])).body).toMatchObject({
		founder: { slug: "ada-lind" },
		next_actions: [{ operation: "list_my_listings" }],
	});

	const bo = await world.person();
	const other = await mintDraft(world.db, bo, { domain: "other.example", categories: ["Productivity"] });
	await answer([{ question_id: 2, answer: "Slowly." }], bo);
	await world.api("PATCH", `/drafts/${other.id}`, { as: bo, body: { founders: [{ name: "Cy Berg" }] } });
	await world.api("POST", `/drafts/${other.id}/submit`, { as: bo });
	expect((await answer([], bo)).body.founder).toMatchObject({ slug: "cy-berg" });
});

it("names every question that does not exist, and stores nothing", async () => {
	const refused = await answer([
		{ question_id: 1, answer: "Because." },
		{ question_id: 7, answer: "?" },
		{ question_id: 8, answer: "?" },
	]);
	expect(refused).toMatchObject({
		status: 400,
		body: {
			code: "unknown_question",
			errors: [{ pointer: "/answers/1/question_id" }, { pointer: "/answers/2/question_id" }],
		},
	});
	expect(await world.db.select().from(interviewAnswers)).toEqual([]);
});
