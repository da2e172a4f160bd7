import { beforeEach, expect, it } from "vitest";
import { keepReread } from "#store/listing-rereads";
import { interviewAnswers, interviewQuestions } from "#store/schema/index";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const read = (slug: string) => world.api("GET", `/founders/${slug}`);

it("gives bio, socials, live companies with roles, unlocked stories and interview answers", async () => {
	const story = { lessons: "Ship early.", why_started: "A missed appointment.", problem: "  " };
	const open = await mintListing(world.db, "open", { name: "Open", storyUnlocked: true, profile: { story } });
	const locked = await mintListing(world.db, "locked", { profile: { story } });
	const without = await mintListing(world.db, "without", { storyUnlocked: true });
	const draft = await mintListing(world.db, "draft", { status: "draft", storyUnlocked: true, profile: { story } });
	const person = await world.person();
	await mintFounder(world.db, "Mila Vos", {
		listingIds: [open.id, locked.id, without.id, draft.id],
		bio: "A bio.",
		country: "NL",
		socials: { x: "https://x.example/mila" },
		userId: person.userId,
	});
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "Second?", position: 2 },
		{ id: 2, question: "First?", position: 1 },
		{ id: 3, question: "Unanswered?", position: 3 },
	]);
	const answered = { userId: person.userId, updatedAt: NOW.getTime() };
	await world.db.insert(interviewAnswers).values([
		{ ...answered, questionId: 1, answer: "two" },
		{ ...answered, questionId: 2, answer: "one" },
	]);
	const answer = await read("mila-vos");
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	expect(answer.body).toMatchObject({
		name: "Mila Vos",
		bio: "A bio.",
		country: "NL",
		socials: { x: "https://x.example/mila" },
		url: `${ORIGIN}/founders/mila-vos`,
		live_listings: 3,
		companies: [
			{ slug: "without", role: "Founder", status: "live" },
			{ slug: "locked", role: "Founder" },
			{ slug: "open", role: "Founder" },
		],
		interview: [
			{ question: "First?", answer: "one" },
			{ question: "Second?", answer: "two" },
		],
	});
	expect(answer.body.stories).toEqual([
		{
			listing: { slug: "open", name: "Open" },
			sections: [
				{ section: "why_started", text: "A missed appointment." },
				{ section: "lessons", text: "Ship early." },
			],
		},
	]);
});

it("says whether the words of a company's website were still there", async () => {
	const quotes = [
		{ quote: "Ada, founder", url: "https://acme.example/about", of: "Ada" },
		{ quote: "Ada started it", url: "https://acme.example/story", of: "Ada" },
	];
	const { id } = await mintListing(world.db, "acme", { profile: { evidence: { founders: quotes } } });
	await mintFounder(world.db, "Ada", { listingIds: [id] });
	const evidence = async () =>
		((await read("ada")).body.companies as { evidence: { seen?: unknown }[] }[])[0]?.evidence;
	expect((await evidence())?.map(({ seen }) => seen)).toEqual([undefined, undefined]);
	const pagesRead = quotes.map(({ url }) => url);
	const found = { readAt: NOW.getTime(), staleFacts: [], nowQuotes: {}, pagesRead, goneQuotes: quotes.slice(1) };
	await keepReread(world.db, id, { nextReadAt: null, outcome: "Read.", found });
	const at = NOW.toISOString();
	expect((await evidence())?.map(({ seen }) => seen)).toEqual([
		{ at, is_there: true },
		{ at, is_there: false },
	]);
});

it("leaves blank what is not known", async () => {
	const listing = await mintListing(world.db, "acme");
	await mintFounder(world.db, "Ada", { listingIds: [listing.id] });
	expect((await read("ada")).body).toMatchObject({
		title: null,
		bio: null,
		country: null,
		socials: {},
		stories: [],
		interview: [],
	});
});

it("does not find somebody without a live listing, or nobody", async () => {
	const listing = await mintListing(world.db, "soon", { status: "scheduled" });
	await mintFounder(world.db, "Ada", { listingIds: [listing.id] });
	expect((await read("ada")).body).toMatchObject({ status: 404, code: "not_found" });
	expect((await read("nobody")).status).toBe(404);
});

it("bounds the slug", async () => {
	expect((await read("a".repeat(220))).status).toBe(404);
	for (const slug of ["a".repeat(221), "-a", "Ada"]) expect((await read(slug)).status).toBe(400);
});

it("gives of each company the website's words that name them, and none where the company stated it here", async () => {
	const quote = { quote: "Mila Vos, founder", url: "https://said.example/about" };
	const evidence = {
		founders: [
			{ ...quote, of: "Mila Vos" },
			{ ...quote, quote: "Bo, founder", of: "Bo" },
		],
	};
	const said = await mintListing(world.db, "said", { profile: { evidence } });
	const typed = await mintListing(world.db, "typed");
	await mintFounder(world.db, "Mila Vos", { listingIds: [said.id, typed.id] });
	const { companies } = (await read("mila-vos")).body as { companies: { slug: string; evidence: unknown }[] };
	expect(companies.map(({ slug, evidence: quotes }) => [slug, quotes])).toEqual([
		["typed", []],
		["said", [{ ...quote, of: "Mila Vos" }]],
	]);
});
