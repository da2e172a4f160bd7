import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import revokeApp from "#actions/account/revoke-app";
import { auditLog } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { composeAtOnce } from "#workers/compose";
import { connectedApps } from "#workers/http/grants";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

async function api() {
	const servers = await composeAtOnce(env, ORIGIN, createExecutionContext()).oauth();
	if (servers === null) throw new Error("no OAuth at this origin");
	return servers.api;
}

/** Grants a client what a redeemed code would have. @returns its id. */
async function connect({ userId }: Person, clientName: string): Promise<string> {
	const client = await (await api()).createClient({ redirectUris: ["https://app.example/back"], clientName });
	const grant = `grant-${clientName}`;
	const seconds = Math.floor(Date.now() / 1000);
	const value = {
		id: grant,
		clientId: client.clientId,
		userId: String(userId),
		scope: ["account:read"],
		metadata: { clientName, clientDomain: null },
		encryptedProps: "",
		createdAt: seconds,
		expiresAt: seconds + 60,
	};
	await env.KV.put(`grant:${userId}:${grant}`, JSON.stringify(value));
	return client.clientId;
}
const revoke = (by: Person, client_id: string) => performAs(personActor(by.userId), revokeApp, { client_id });
const apps = async ({ userId }: Person) =>
	(await connectedApps(await api(), userId)).map(({ clientName }) => clientName);

it("ends what an app may do for a person, and leaves the other apps and people theirs", async () => {
	const bo = await world.person();
	const one = await connect(ada, "one");
	await connect(ada, "two");
	await expect(revoke(bo, one)).rejects.toMatchObject({ code: "not_found" });
	expect(await revoke(ada, one)).toEqual({ revoked: 1 });
	expect(await apps(ada)).toEqual(["two"]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "revoke_app", actor: `user:${ada.userId}`, detail: { client: one, revoked: 1 } },
	]);
	await expect(revoke(ada, one)).rejects.toMatchObject({ code: "not_found" });
});

it("leaves an app without access, however often it is revoked at once", async () => {
	const one = await connect(ada, "one");
	const presses = await Promise.allSettled([1, 2, 3].map(() => revoke(ada, one)));
	expect(presses.some(({ status }) => status === "fulfilled")).toBe(true);
	expect(await apps(ada)).toEqual([]);
});
