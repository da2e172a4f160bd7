import { beforeEach, expect, it } from "vitest";
import addAddress from "#actions/account/add-address";
import confirmAddress from "#actions/account/confirm-address";
import signInByLink from "#actions/account/sign-in-by-link";
import { ADDRESSES_MAX } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import {
	auditLog,
	emailAddresses,
	emailLinks,
	localMails,
	mailStops,
	sessions,
	signInLinks,
	users,
} from "#store/schema/index";
import { linkHolder, performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const HOME = "ada@home.example";
const LATER = new Date(NOW.getTime() + 60_000);

let world: World;
let ada: Person;
let session_hash: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	session_hash = await mintSession(world.db, ada.userId);
});

/** Asks for an address to be added. @returns the hash of the mailed token. */
async function link(email = HOME): Promise<string> {
	await performAs(personActor(ada.userId), addAddress, { session_hash, email }, NOW);
	return (await world.db.select().from(emailLinks)).at(-1)?.hash ?? "";
}
const confirm = (token_hash: string, at = LATER) =>
	performAs(personActor(ada.userId), confirmAddress, { session_hash, token_hash }, at);
const owned = async () =>
	(await world.db.select().from(emailAddresses)).map(({ address, userId }) => [address, userId]);

/** Signs a browser in by a link that was mailed to an address. */
async function signIn(email: string, browser: string) {
	const row = { email, returnTo: "/", createdAt: NOW.getTime(), expiresAt: NOW.getTime() + 900_000 };
	await world.db.insert(signInLinks).values({ hash: await sha256Hex(browser), ...row });
	const [token_hash, session] = [await sha256Hex(browser), await sha256Hex(`${browser} cookie`)];
	return performAs(linkHolder, signInByLink, { token_hash, session_hash: session, ended_hash: null }, LATER);
}

it("adds the address once, however often it is confirmed at once, logs it, and tells the other one", async () => {
	const token = await link();
	await world.runJobs(NOW);
	await world.db.insert(mailStops).values({ addressHash: await sha256Hex(HOME), reason: "bounced", at: 1 });
	const presses = await Promise.allSettled([confirm(token), confirm(token), confirm(token)]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: { address: HOME } }]);
	expect(await owned()).toEqual([
		[ada.email, ada.userId],
		[HOME, ada.userId],
	]);
	expect(await world.db.select().from(mailStops)).toEqual([]);
	const log = await world.db.select().from(auditLog);
	expect(log.filter(({ action }) => action === "confirm_address")).toMatchObject([
		{ actor: `user:${ada.userId}`, subject: `user:${ada.userId}`, detail: {} },
	]);
	await world.runJobs(LATER);
	const mails = await world.db.select().from(localMails);
	expect(mails.map(({ to }) => to)).toEqual([HOME, ada.email]);
	expect(mails[1]?.text).toContain(HOME);
});

it("signs in with each address, to one account", async () => {
	await confirm(await link());
	await signIn(HOME, "home");
	await signIn(ada.email, "work");
	expect(await world.db.select().from(users)).toHaveLength(1);
	expect((await world.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([1, 1, 1].map(() => ada.userId));
});

it("has nothing to do where the address was added by another of two links, and says so", async () => {
	const [first, second] = [await link(), await link()];
	await confirm(first);
	expect(await confirm(second)).toEqual({ address: HOME });
	expect(await owned()).toHaveLength(2);
});

it("is refused where an account began with the address meanwhile, and the other way round begins none", async () => {
	const token = await link();
	await signIn(HOME, "first");
	await expect(confirm(token)).rejects.toMatchObject({ code: "email_taken" });
	expect(await owned()).toEqual([
		[ada.email, ada.userId],
		[HOME, ada.userId + 1],
	]);

	const second = await link("ada@work.example");
	const both = await Promise.allSettled([confirm(second), signIn("ada@work.example", "second")]);
	expect(both[1]).toMatchObject({ status: "fulfilled" });
	const work = (await owned()).filter(([address]) => address === "ada@work.example");
	expect(work).toHaveLength(1);
	// Whoever came first, the browser is signed in to the account that the address belongs to.
	const [session] = (await world.db.select().from(sessions)).slice(-1);
	expect(session?.userId).toBe(work[0]?.[1]);
});

it("does nothing for another account, an old session, an old link, or one too many", async () => {
	const token = await link();
	const eve = await world.person();
	const hers = { session_hash: await mintSession(world.db, eve.userId), token_hash: token };
	await expect(performAs(personActor(eve.userId), confirmAddress, hers, LATER)).rejects.toMatchObject({
		code: "link_expired",
	});
	const late = new Date(NOW.getTime() + 15 * 60_000);
	await expect(confirm(token, late)).rejects.toMatchObject({ code: "link_expired" });
	session_hash = await mintSession(world.db, ada.userId, new Date(NOW.getTime() - 20 * 60_000));
	await expect(confirm(token)).rejects.toMatchObject({ code: "sign_in_again" });
	session_hash = await mintSession(world.db, ada.userId, LATER);
	const more = Array.from({ length: ADDRESSES_MAX - 1 }, (_, at) => `ada-${at}@home.example`);
	await world.db
		.insert(emailAddresses)
		.values(more.map((address) => ({ address, userId: ada.userId, confirmedAt: 1 })));
	await expect(confirm(token)).rejects.toMatchObject({ code: "invalid_input" });
	expect((await owned()).map(([address]) => address)).not.toContain(HOME);
});
