import { beforeEach, expect, it } from "vitest";
import { sha256Hex } from "#core/sha256";
import { invite } from "#mails/catalogue/invite";
import { listingEdited } from "#mails/catalogue/listing-edited";
import { signIn } from "#mails/catalogue/sign-in";
import { runBatch, type Statement } from "#store/db";
import { newestLocalMails } from "#store/local-mails";
import { insertStop, setMailChoice } from "#store/mail-choices";
import { mails } from "#store/schema/index";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

const at = NOW.getTime();
const edited = (cause = "listing:1:2") =>
	leaveMail(world.db, listingEdited, {
		to: { userId: ada.userId },
		cause,
		facts: { product: { name: "Inkfern", slug: "inkfern" }, fields: ["tagline"], why: "It was misspelt." },
		now: NOW,
	});
const invited = async (address: string) => [
	leaveMail(world.db, invite, {
		to: await addressee(address),
		cause: "invite:1",
		facts: { product: "Inkfern", website: "https://inkfern.example/", token: "t0ken" },
		now: NOW,
	}),
];
const link = async () => [
	leaveMail(world.db, signIn, {
		to: await addressee("ada@example.com"),
		cause: "link:1",
		facts: { token: "t" },
		now: NOW,
	}),
];
async function left(...statements: Statement[]): Promise<string[]> {
	await runBatch(world.db, statements);
	return world.runJobs(NOW);
}
const sent = async () => (await newestLocalMails(world.db, 9)).map(({ to }) => to);

it("mails once for a cause and reader, however often it is left", async () => {
	expect(await left(edited(), edited())).toEqual(["send-mail: sent"]);
	expect(await left(edited())).toEqual([]);
	expect(await left(edited("listing:1:3"))).toEqual(["send-mail: sent"]);
	expect(await sent()).toEqual(["ada@example.com", "ada@example.com"]);
});

it("writes both forms, says why it comes, and how to end it, in words and to mail programs", async () => {
	await left(edited());
	const [mail] = await newestLocalMails(world.db, 1);
	const stop = /https:\S+\/unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0];
	expect(mail).toMatchObject({
		cause: `listing-edited:listing:1:2:user:${ada.userId}`,
		subject: "The site team edited Inkfern",
		headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
	});
	for (const form of [mail?.text, mail?.html]) {
		for (const part of ["It was misspelt.", "because the listing", `${ORIGIN}/account/notifications`, stop])
			expect(form).toContain(part);
	}
});

it("forgets what a mail said and where it went once it is closed", async () => {
	await left(...(await invited("grace@example.com")));
	const [row] = await world.db.select().from(mails);
	expect(row).toMatchObject({ facts: null, address: null, closedAt: at, outcome: "sent" });
	const kept = JSON.stringify([row, await world.db.query.outbox.findMany()]);
	for (const word of ["t0ken", "grace"]) expect(kept).not.toContain(word);
});

it("offers no way to end what is about access", async () => {
	await left(...(await link()));
	const [mail] = await newestLocalMails(world.db, 1);
	expect(mail?.headers).toEqual({});
	expect(mail?.text).not.toContain("unsubscribe");
});

it("sends nothing of a kind that is turned off by the time it would go out", async () => {
	await runBatch(world.db, [
		setMailChoice(world.db, { userId: ada.userId, kind: "decisions", isOn: true, at }),
		edited(),
		setMailChoice(world.db, { userId: ada.userId, kind: "decisions", isOn: false, at }),
	]);
	expect(await world.runJobs(NOW)).toEqual(["send-mail: not wanted"]);
	expect(await sent()).toEqual([]);
});

it("sends an address that fails its sign-in links alone", async () => {
	const addressHash = await sha256Hex("ada@example.com");
	await runBatch(world.db, [insertStop(world.db, { addressHash, reason: "bounced", detail: null, at })]);
	expect(await left(edited(), ...(await link()))).toEqual(["send-mail: the mailbox refuses mail", "send-mail: sent"]);
});

it("sends no invite to whoever wants none, whatever the case of the address", async () => {
	const addressHash = await sha256Hex("grace@example.com");
	await runBatch(world.db, [insertStop(world.db, { addressHash, reason: "no_invites", detail: null, at })]);
	expect(await left(...(await invited("Grace@example.com")))).toEqual(["send-mail: its reader wants no invites"]);
});

it("lays a mail that nobody knows by name, or whose facts are not there, aside", async () => {
	const reader = { userId: ada.userId, at, dueAt: at };
	await world.db.insert(mails).values({ cause: "a", mail: "no-such", facts: {}, ...reader });
	await world.db.insert(mails).values({ cause: "b", mail: "sign-in", facts: { tok: 1 }, ...reader });
	const [first] = await world.runJobs(NOW);
	expect(first).toBe("send-mail: dead letter: there is no mail named no-such");
	expect(await world.db.query.outbox.findFirst({ where: (row, { eq }) => eq(row.subject, "b") })).toMatchObject({
		doneAt: null,
		attempts: 1,
	});
});
