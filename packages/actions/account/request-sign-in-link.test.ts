import { afterEach, beforeEach, expect, it } from "vitest";
import requestSignInLink from "#actions/account/request-sign-in-link";
import { sha256Hex } from "#core/sha256";
import { auditLog, signInLinks, users } from "#store/schema/index";
import { performAs, personActor, visitor } from "#testing/act";
import { PRODUCTION } from "#testing/production";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});
let undo = () => {};
afterEach(() => undo());

const ask = (email: string, network = "203.0.113.9") =>
	performAs({ ...visitor, network }, requestSignInLink, { email, return_to: "/account", intent: "vote:acme" }, NOW);

it("mails a link whose secret is kept nowhere but in the mail, and begins no account", async () => {
	expect(await ask(" Ada@Example.com ")).toEqual({ sent: true });
	await world.runJobs();
	const mail = await world.db.query.localMails.findFirst();
	expect(mail?.to).toBe("ada@example.com");
	const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	expect(await world.db.select().from(signInLinks)).toMatchObject([
		{ hash: await sha256Hex(token), email: "ada@example.com", returnTo: "/account", intent: "vote:acme", usedAt: null },
	]);
	expect(await world.db.select().from(users)).toEqual([]);
	const log = await world.db.select().from(auditLog);
	expect(log).toMatchObject([{ action: "request_sign_in_link", actor: "visitor" }]);
	expect(JSON.stringify(log)).not.toMatch(/ada@|203\.0/);
});

it("mails one address no more than 5 links in a quarter of an hour, however many networks ask at once", async () => {
	undo = changeSettings(PRODUCTION);
	const asked = await Promise.allSettled(
		Array.from({ length: 12 }, (_, index) => ask("ada@example.com", `198.51.100.${index}`)),
	);
	const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
	expect(refused).toHaveLength(7);
	for (const reason of refused) expect(reason).toMatchObject({ code: "rate_limited" });
	expect(await world.db.select().from(signInLinks)).toHaveLength(5);
});

it("names an address that is none, and is there for visitors only", async () => {
	await expect(ask("ada@")).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
	const input = { email: "ada@example.com", return_to: "/", intent: null };
	await expect(performAs(personActor(1), requestSignInLink, input)).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(signInLinks)).toEqual([]);
});
