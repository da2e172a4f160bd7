import { beforeEach, expect, it } from "vitest";
import createApiKey from "#actions/account/create-api-key";
import revokeApiKey from "#actions/account/revoke-api-key";
import { isApiKey } from "#core/access/api-key";
import { SCOPES } from "#core/access/scopes";
import { sha256Hex } from "#core/sha256";
import { apiKeys, auditLog, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";
import { apiKeyReader } from "#workers/http/credentials";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const create = async (
	input: { name: string; scopes: (typeof SCOPES)[number][]; days?: number | null },
	signedInAt = NOW,
) =>
	performAs(
		personActor(ada.userId),
		createApiKey,
		{ session_hash: await mintSession(world.db, ada.userId, signedInAt), ...input },
		NOW,
	);

it("answers with the key and keeps only its hash, in the audit log not even that", async () => {
	const { key } = await create({ name: "Release script", scopes: ["account:read", "account:read"] });
	expect(await isApiKey(key)).toBe(true);
	const kept = (await world.db.select().from(apiKeys)).at(-1);
	expect(kept).toMatchObject({ name: "Release script", scopes: ["account:read"], hash: await sha256Hex(key) });
	const log = await world.db.select().from(auditLog);
	expect(log).toMatchObject([{ action: "create_api_key", subject: `user:${ada.userId}` }]);
	await world.runJobs(NOW);
	const mails = await world.db.select().from(localMails);
	expect(mails).toMatchObject([{ to: ada.email, text: expect.stringContaining("“Release script”") }]);
	expect(mails[0]?.text).toContain("/account/api-keys");
	expect(JSON.stringify([kept, log, mails])).not.toContain(key);
});

it("wants a fresh sign-in: a browser that was left open makes none", async () => {
	const old = new Date(NOW.getTime() - 3_600_000);
	const before = await world.db.select().from(apiKeys);
	await expect(create({ name: "k", scopes: ["account:read"] }, old)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await world.db.select().from(apiKeys)).toEqual(before);
});

it("makes no more than fit, however many are asked for at once, and another once one is revoked", async () => {
	const mine = async () =>
		(await world.db.select().from(apiKeys)).filter((key) => key.userId === ada.userId && key.revokedAt === null);
	const room = 50 - (await mine()).length;
	const asked = { name: "k", scopes: ["account:read" as const] };
	for (let made = 0; made < room - 1; made++) await create(asked);
	const last = await Promise.allSettled([create(asked), create(asked)]);
	expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(await mine()).toHaveLength(50);
	await expect(create(asked)).rejects.toMatchObject({ errors: [{ pointer: "", code: "too_many" }] });
	const [oldest] = await mine();
	await performAs(personActor(ada.userId), revokeApiKey, { key_id: oldest?.id ?? 0 }, NOW);
	await create(asked);
	expect(await mine()).toHaveLength(50);
});

it("wants a name, and at least one thing that the key may do", async () => {
	for (const bad of [
		{ days: 0 },
		{ days: 366 },
		{ name: "  " },
		{ name: "n".repeat(81) },
		{ name: "a\nb" },
		{ scopes: [] },
	]) {
		await expect(create({ name: "k", scopes: [...SCOPES], ...bad })).rejects.toMatchObject({ code: "invalid_input" });
	}
});

it("makes a key that is refused from its last moment on", async () => {
	const { key } = await create({ name: "For a day", scopes: ["account:read"], days: 1 });
	const read = apiKeyReader(world.db, () => undefined);
	const end = NOW.getTime() + 86_400_000;
	expect(await read(key, new Date(end - 1))).toMatchObject({ caller: { userId: ada.userId } });
	// Known to this isolate, and read anew all the same.
	await expect(read(key, new Date(end))).rejects.toMatchObject({ code: "invalid_token" });
	expect(await read(key, new Date(end))).toBeNull();
});
