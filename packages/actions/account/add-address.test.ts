import { beforeEach, expect, it } from "vitest";
import addAddress from "#actions/account/add-address";
import { ADDRESSES_MAX } from "#core/limits";
import { auditLog, emailAddresses, emailLinks, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let session_hash: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	session_hash = await mintSession(world.db, ada.userId);
});

const add = (email: string, by = ada.userId, at = NOW) =>
	performAs(personActor(by), addAddress, { session_hash, email }, at);

it("mails one link, of which only a hash is kept", async () => {
	await add(" Ada@Home.example ");
	await world.runJobs(NOW);
	const [mail, ...more] = await world.db.select().from(localMails);
	expect([mail?.to, more]).toEqual(["ada@home.example", []]);
	const token = /confirm\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "no link";
	const [link] = await world.db.select().from(emailLinks);
	expect(link).toMatchObject({ userId: ada.userId, address: "ada@home.example", usedAt: null });
	expect(JSON.stringify(link)).not.toContain(token);
	expect(await world.db.select().from(emailAddresses)).toHaveLength(1);
});

it("answers, stores and logs the same where the address has an account; only its reader is told", async () => {
	const bo = await world.person("bo@example.com");
	const answers = [await add(bo.email), await add("nobody@example.com")];
	expect(answers[0]).toEqual(answers[1]);
	await world.runJobs(NOW);
	const mails = await world.db.select().from(localMails);
	expect(mails.map(({ to, text }) => [to, text.includes("confirm?token=")])).toEqual([
		[bo.email, false],
		["nobody@example.com", true],
	]);
	const [one, other] = (await world.db.select().from(emailLinks)).map(({ hash: _, address: __, ...rest }) => rest);
	expect(one).toEqual(other);
	const log = await world.db.select().from(auditLog);
	const said = log.map(({ action, subject, detail }) => [action, subject.replace(/[0-9a-f]{16}$/, ""), detail]);
	expect(said).toEqual([
		["add_address", "email_link:", {}],
		["add_address", "email_link:", {}],
	]);
});

it("is asked of who has just signed in, and not for what they have", async () => {
	await expect(add("ada@home.example", ada.userId, new Date(NOW.getTime() + 16 * 60_000))).rejects.toMatchObject({
		code: "sign_in_again",
	});
	const eve = await world.person();
	await expect(add("eve@home.example", eve.userId)).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(add(ada.email.toUpperCase())).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
	await expect(add("ada")).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
	const more = Array.from({ length: ADDRESSES_MAX - 1 }, (_, at) => `ada-${at}@home.example`);
	await world.db
		.insert(emailAddresses)
		.values(more.map((address) => ({ address, userId: ada.userId, confirmedAt: 1 })));
	await expect(add("ada@home.example")).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
	expect(await world.db.select().from(emailLinks)).toEqual([]);
});
