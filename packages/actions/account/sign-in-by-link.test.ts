import { beforeEach, expect, it } from "vitest";
import requestSignInLink from "#actions/account/request-sign-in-link";
import signInByLink from "#actions/account/sign-in-by-link";
import { sha256Hex } from "#core/sha256";
import { auditLog, sessions, signInLinks, users } from "#store/schema/index";
import { linkHolder, performAs, visitor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const hash = (name: string) => sha256Hex(name);

/** @returns the hash of the mailed token. */
async function link(email = "ada@example.com"): Promise<string> {
	await performAs(visitor, requestSignInLink, { email, return_to: "/votes", intent: "vote:acme" }, NOW);
	const rows = await world.db.select().from(signInLinks);
	return rows.at(-1)?.hash ?? "";
}
const confirm = async (token_hash: string, browser: string, at = NOW, before: string | null = null) =>
	performAs(
		linkHolder,
		signInByLink,
		{ token_hash, session_hash: await hash(browser), ended_hash: before && (await hash(before)) },
		at,
	);

it("opens one session and one account however often a link is confirmed at once, and logs it", async () => {
	const token = await link();
	const presses = await Promise.allSettled(["a", "b", "c"].map((browser) => confirm(token, browser)));
	expect(presses.filter(({ status }) => status === "fulfilled")).toMatchObject([
		{ value: { return_to: "/votes", intent: "vote:acme" } },
	]);
	for (const { reason } of presses.filter((press) => press.status === "rejected")) {
		expect(reason).toMatchObject({ code: "link_expired" });
	}
	const [ada] = await world.db.select().from(users);
	expect(ada).toMatchObject({ email: "ada@example.com", createdAt: NOW.getTime() });
	expect(await world.db.select().from(sessions)).toMatchObject([{ userId: ada?.id }]);
	const log = (await world.db.select().from(auditLog)).filter(({ action }) => action === "sign_in_by_link");
	expect(log).toMatchObject([{ actor: "link_holder", subject: expect.stringMatching(/^session:[0-9a-f]{16}$/) }]);
});

it("leaves no account behind for a link that somebody else has used meanwhile", async () => {
	const token = await link("bo@example.com");
	await confirm(token, "a");
	await expect(confirm(token, "b")).rejects.toMatchObject({ code: "link_expired" });
	await expect(confirm(await hash("guessed"), "b")).rejects.toMatchObject({ code: "link_expired" });
	const late = await link("late@example.com");
	await expect(confirm(late, "c", new Date(NOW.getTime() + 15 * 60_000))).rejects.toMatchObject({
		code: "link_expired",
	});
	expect((await world.db.select().from(users)).map(({ email }) => email)).toEqual(["bo@example.com"]);
});

it("is the same account the next time, and ends the session that the browser had", async () => {
	await confirm(await link(), "first");
	await confirm(await link(), "second", NOW, "first");
	expect(await world.db.select().from(users)).toHaveLength(1);
	expect((await world.db.select().from(sessions)).map((row) => row.hash)).toEqual([await hash("second")]);
});
