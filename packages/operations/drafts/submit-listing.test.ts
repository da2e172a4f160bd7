import { beforeEach, describe, expect, it } from "vitest";
import { draftPages, drafts, outbox } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const submit = (url: unknown, as = ada) => world.api("POST", "/drafts", { as, body: { url } });

it("answers at once with a draft that is being crawled, and leaves a crawl to be done", async () => {
	const answer = await submit("https://www.Example.com/start?utm_source=x#top");
	expect(answer.status).toBe(201);
	expect(answer.body).toMatchObject({
		status: "crawling",
		url: "https://www.example.com/start?utm_source=x",
		domain: "example.com",
		resumed: false,
		listing_id: null,
		completeness: 0,
		next_actions: [{ operation: "get_draft" }],
	});
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "crawl-site", subject: answer.body.id }]);
});

it("gives the same draft for the same product, however its address is written", async () => {
	const first = await submit("https://example.com/");
	for (const same of ["example.com", "http://www.example.com/?utm_medium=mail", "https://EXAMPLE.com//"]) {
		const again = await submit(same);
		expect(again.status).toBe(201);
		expect(again.body).toMatchObject({ id: first.body.id, resumed: true });
	}
	expect((await submit("https://example.com/other")).body.id).not.toBe(first.body.id);
	expect((await submit("https://example.com/", await world.person())).body.resumed).toBe(false);
	expect(await world.db.select().from(drafts)).toHaveLength(3);
});

it("makes one draft of 10 submissions at the same moment", async () => {
	const answers = await Promise.all(Array.from({ length: 10 }, () => submit("https://example.com/")));
	expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
	expect(await world.db.select().from(drafts)).toHaveLength(1);
});

it("reads a site again whose draft found nothing to read, and no other", async () => {
	const unread = await mintDraft(world.db, ada, { domain: "example.net", row: { crawlReport: [] } });
	expect((await submit("https://example.net/")).body).toMatchObject({
		id: unread.id,
		status: "crawling",
		resumed: true,
	});
	const read = await mintDraft(world.db, ada, { domain: "example.com" });
	expect((await submit("https://example.com/")).body).toMatchObject({
		id: read.id,
		status: "ready",
		resumed: true,
	});
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "crawl-site", subject: unread.id }]);
});

it("reads a site again whose pages are no longer kept", async () => {
	const old = await mintDraft(world.db, ada, { domain: "example.com" });
	await world.db.delete(draftPages);
	expect((await submit("https://example.com/")).body).toMatchObject({ id: old.id, status: "crawling", resumed: true });
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "crawl-site", subject: old.id }]);
});

it("says at once that a website is listed, and what to do, and drafts it all the same", async () => {
	const bo = await world.person();
	await mintListing(world.db, "taken", { domain: "example.com", ownerId: bo.userId });
	const listed = { slug: "taken", url: expect.stringContaining("/listings/taken") };
	for (const resumed of [false, true]) {
		const answer = await submit("https://example.com/");
		expect(answer).toMatchObject({
			status: 201,
			body: { status: "crawling", resumed, already_listed: { ...listed, is_yours: false } },
		});
		expect(answer.body.next_actions).toMatchObject([
			{ operation: "claim_listing", why: expect.stringContaining("taken") },
			{ operation: "get_draft" },
		]);
	}
	expect((await submit("https://example.com/", bo)).body).toMatchObject({
		already_listed: { ...listed, is_yours: true },
		next_actions: [{ operation: "get_my_listing" }, { operation: "get_draft" }],
	});
	expect((await submit("https://example.org/")).body.already_listed).toBeNull();
});

describe("addresses that no request may go to", () => {
	it.each([
		"ftp://example.com/",
		"https://127.0.0.1/",
		"http://169.254.169.254/latest/",
		"http://intranet/",
		"https://10.0.0.1/",
		"https://user:secret@example.com/",
		"https://example.com:8443/",
		"not an address",
	])("%s", async (url) => {
		const answer = await submit(url);
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({
			code: "address_refused",
			status: 400,
			errors: [{ pointer: "/url", code: "address_refused", message: expect.stringMatching(/\.$/) }],
		});
		expect(await world.db.select().from(drafts)).toEqual([]);
	});
});
