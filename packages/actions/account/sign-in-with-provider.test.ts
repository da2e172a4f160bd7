import { beforeEach, expect, it } from "vitest";
import signInWithProvider from "#actions/account/sign-in-with-provider";
import { sha256Hex } from "#core/sha256";
import { auditLog, emailAddresses, identities, localMails, sessions, users } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const github = { kind: "provider", name: "github" } as const;
const input = async (email: string | null, browser: string, subject = "1") => ({
	provider: "github" as const,
	subject,
	known_as: `ada-${subject}`,
	email,
	session_hash: await sha256Hex(browser),
	ended_hash: null,
});
const enter = async (...who: Parameters<typeof input>) => performAs(github, signInWithProvider, await input(...who));
const signedIn = async () => (await world.db.select().from(sessions)).map(({ userId }) => userId);

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

it("knows somebody again by whom the provider knows, whatever has become of their address", async () => {
	await enter("ada@example.com", "first");
	const [ada] = await world.db.select().from(users);
	await enter("ada@new.example", "second");
	await enter(null, "third");
	expect(await signedIn()).toEqual([ada?.id, ada?.id, ada?.id]);
	expect(await world.db.select().from(emailAddresses)).toHaveLength(1);
	await world.runJobs();
	expect(await world.db.select().from(localMails)).toEqual([]);
});

it("connects the account that an address has already, and tells it", async () => {
	const ada = await world.person("ada@example.com");
	await world.db.insert(emailAddresses).values({ address: "ada@home.example", userId: ada.userId, confirmedAt: 1 });
	await enter("ada@home.example", "first");
	expect(await signedIn()).toEqual([ada.userId]);
	expect(await world.db.select().from(identities)).toMatchObject([
		{ userId: ada.userId, subject: "1", knownAs: "ada-1" },
	]);
	await world.runJobs();
	const [mail, ...more] = await world.db.select().from(localMails);
	expect([mail?.to, mail?.text.includes("GitHub (ada-1)"), more]).toEqual([ada.email, true, []]);
});

it("signs nobody in to an account that is connected with somebody else there, or was disconnected", async () => {
	await enter("ada@example.com", "first");
	await expect(enter("ada@example.com", "second", "2")).rejects.toMatchObject({ code: "identity_refused" });
	await world.db.update(identities).set({ subject: null });
	await expect(enter("ada@example.com", "third")).rejects.toMatchObject({ code: "identity_refused" });
	expect(await signedIn()).toHaveLength(1);
	await expect(enter(null, "fourth", "9")).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
});
