import { beforeEach, expect, it } from "vitest";
import { draftInvites, localMails } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

it("mails a personal link, and shows whom it invited", async () => {
	const draft = await mintDraft(world.db, ada);
	const answer = await world.api("POST", `/drafts/${draft.id}/invites`, {
		as: ada,
		body: { email: "Grace@Inkfern.example" },
	});
	expect(answer.status).toBe(201);
	expect(answer.body.invites).toMatchObject([{ email: "grace@inkfern.example", status: "sent" }]);
	expect(await world.runJobs()).toEqual(["send-mail: sent"]);
	const [mail] = await world.db.select().from(localMails);
	expect(mail).toMatchObject({ to: "grace@inkfern.example", subject: expect.stringContaining("Inkfern") });
	expect(mail?.text).toMatch(new RegExp(`${ORIGIN}/invites/[A-Za-z0-9_-]{43}`));
	expect(JSON.stringify(await world.db.select().from(draftInvites))).not.toContain(
		mail?.text.match(/invites\/(\S+)/)?.[1],
	);
});

it("counts an address once and gives it a new link, and takes 10 addresses", async () => {
	const draft = await mintDraft(world.db, ada);
	const invite = (email: string) => world.api("POST", `/drafts/${draft.id}/invites`, { as: ada, body: { email } });
	for (let i = 0; i < 10; i++) {
		const { status, body } = await invite(`p${i}@inkfern.example`);
		expect(status).toBe(201);
		expect(body.invites).toHaveLength(i + 1);
	}
	expect((await invite("p0@inkfern.example")).body.invites).toHaveLength(10);
	expect(await invite("p10@inkfern.example")).toMatchObject({ status: 400, body: { code: "invite_limit_reached" } });
	expect(await world.db.select().from(draftInvites)).toHaveLength(10);
	expect(await world.runJobs()).toHaveLength(11);
});

it("does not invite whoever the draft is of", async () => {
	const owner = await world.person("ada@inkfern.example");
	const draft = await mintDraft(world.db, owner);
	const body = { email: "Ada@Inkfern.example" };
	const answer = await world.api("POST", `/drafts/${draft.id}/invites`, { as: owner, body });
	expect(answer).toMatchObject({
		status: 400,
		body: { code: "invalid_input", errors: [{ pointer: "/email", code: "own_address" }] },
	});
	expect(await world.runJobs()).toEqual([]);
});

it("does not invite to somebody else's draft", async () => {
	const draft = await mintDraft(world.db, ada);
	const other = await world.person();
	const answer = await world.api("POST", `/drafts/${draft.id}/invites`, { as: other, body: { email: "x@y.example" } });
	expect(answer.status).toBe(404);
	expect(await world.runJobs()).toEqual([]);
});
