import { beforeEach, expect, it } from "vitest";
import signInWithProvider from "#actions/account/sign-in-with-provider";
import { sha256Hex } from "#core/access/api-key";
import { auditLog, sessions, users } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const github = { kind: "provider", name: "github" } as const;
const input = async (email: string, browser: string) => ({
	...{ email, session_hash: await sha256Hex(browser), ended_hash: null },
});

it("begins one account for simultaneous first sign-ins of an address, with a session for each browser", async () => {
	const spelled = ["ada@example.com", "Ada@Example.com", " ADA@example.com"];
	await Promise.all(
		spelled.map(async (email, index) => performAs(github, signInWithProvider, await input(email, `browser ${index}`))),
	);
	const [ada, ...others] = await world.db.select().from(users);
	expect([ada?.email, others]).toEqual(["ada@example.com", []]);
	expect((await world.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([ada?.id, ada?.id, ada?.id]);
	const log = await world.db.select().from(auditLog);
	expect(log).toHaveLength(3);
	expect(log[0]).toMatchObject({ action: "sign_in_with_provider", actorKind: "provider", actor: "provider:github" });
});

it("takes nobody's word but a provider's, and no address that is none", async () => {
	const good = await input("ada@example.com", "a");
	await expect(performAs(linkHolder, signInWithProvider, good)).rejects.toMatchObject({ code: "not_found" });
	const bad = { ...good, email: "ada" };
	await expect(performAs(github, signInWithProvider, bad)).rejects.toMatchObject({ code: "invalid_input" });
	expect(await world.db.select().from(users)).toEqual([]);
});
