import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { draftInvites, localMails } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { PRODUCTION } from "#testing/production";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import worker from "#workers/index";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const EMAIL = "victim@acme.com";
const mailsTo = async (to = EMAIL) =>
	(await world.db.select().from(localMails)).filter((mail) => mail.to === to).length;

describe("one address and one thing", () => {
	it("gets no more than 5 invites from a draft in a day, and the refusal says which field and when", async () => {
		const draft = await mintDraft(world.db, ada);
		const invite = (email: string) => world.api("POST", `/drafts/${draft.id}/invites`, { as: ada, body: { email } });
		for (let i = 0; i < 5; i++) expect((await invite(EMAIL)).status).toBe(201);
		const link = (await world.db.select().from(draftInvites))[0]?.tokenHash;
		for (let i = 0; i < 7; i++) {
			const refused = await invite(EMAIL.toUpperCase());
			expect(refused).toMatchObject({
				status: 429,
				body: { code: "rate_limited", errors: [{ pointer: "/email", code: "rate_limited" }] },
			});
			const seconds = Number(refused.headers.get("Retry-After"));
			expect(seconds).toBeGreaterThan(0);
			expect(seconds).toBeLessThanOrEqual(86_400);
			expect(refused.headers.get("RateLimit")).toMatch(/^"mail_to_one_address";r=0;t=\d+$/);
		}
		expect((await world.db.select().from(draftInvites))[0]?.tokenHash).toBe(link);
		expect((await invite("other@acme.example")).status).toBe(201);
		await world.runJobs();
		expect([await mailsTo(), await mailsTo("other@acme.example")]).toEqual([5, 1]);
	});

	it("gets no more when all are asked for at once", async () => {
		const draft = await mintDraft(world.db, ada);
		const path = `/drafts/${draft.id}/invites`;
		expect((await world.api("POST", path, { as: ada, body: { email: EMAIL } })).status).toBe(201);
		const answers = await Promise.all(
			Array.from({ length: 12 }, () => world.api("POST", path, { as: ada, body: { email: EMAIL } })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(8).fill(429)]);
		await world.runJobs();
		expect(await mailsTo()).toBe(5);
	});

	it("gets no more under other spellings of one mailbox", async () => {
		const draft = await mintDraft(world.db, ada);
		const statuses: number[] = [];
		for (let i = 0; i < 8; i++) {
			const body = { email: `victim+${i}@acme.com` };
			statuses.push((await world.api("POST", `/drafts/${draft.id}/invites`, { as: ada, body })).status);
		}
		expect(statuses).toEqual([...Array(5).fill(201), ...Array(3).fill(429)]);
	});

	it("gets no more e-mail claims on a listing, whoever asks", async () => {
		await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
		const statuses: number[] = [];
		for (let i = 0; i < 4; i++) {
			const as = await world.person();
			for (let j = 0; j < 3; j++) {
				const body = { slug: "acme", method: "email", email: EMAIL };
				const answer = await world.api("POST", "/claims", { as, body });
				statuses.push(answer.status);
				if (answer.status !== 201) expect(answer.body).toMatchObject({ errors: [{ pointer: "/email" }] });
			}
		}
		expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
		await world.runJobs();
		expect(await mailsTo()).toBe(5);
	});
});

it("one address gets no more than 10 messages in a day, from however many people and drafts", async () => {
	const statuses: number[] = [];
	for (let i = 0; i < 12; i++) {
		const person = await world.person();
		const draft = await mintDraft(world.db, person);
		const execution = createExecutionContext();
		const request = new Request(`${ORIGIN}/api/v1/drafts/${draft.id}/invites`, {
			method: "POST",
			headers: { Authorization: `Bearer ${person.key}`, "Content-Type": "application/json" },
			body: JSON.stringify({ email: EMAIL }),
		});
		const answer = await worker.fetch(request as never, { ...env, ...PRODUCTION } as never, execution);
		statuses.push(answer.status);
		await answer.text();
		await waitOnExecutionContext(execution);
	}
	expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});
