import { beforeEach, expect, it } from "vitest";
import { sessions, users } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("signs in without a mail to what the mailed link leaves: the account, and the session of this browser alone", async () => {
	const left = async (way: "signIn" | "signInByMail", email: string) => {
		const browser = openBrowser();
		await browser[way](world, `before-${email}`);
		// Who is signed in is not asked to sign in.
		await world.db.update(sessions).set({ expiresAt: 1 });
		await browser[way](world, email);
		expect((await browser.get("/account")).html).toContain(email);
		const of = (await world.db.select().from(users)).filter((user) => user.email.endsWith(email));
		const open = (await world.db.select().from(sessions)).filter(({ userId }) => of.some(({ id }) => id === userId));
		return {
			accounts: of.map(({ id: _id, createdAt: _at, ...user }) => ({ ...user, email: user.email.replace(email, "") })),
			sessions: open.map(({ hash: _hash, userId, createdAt, expiresAt, ...session }) => ({
				...session,
				lasts: expiresAt - createdAt,
				isOfLast: userId === of.at(-1)?.id,
			})),
		};
	};
	const made = await left("signIn", "ada@example.com");
	expect(made).toEqual(await left("signInByMail", "bo@example.com"));
	expect(made).toMatchObject({ accounts: [{ email: "before-" }, { email: "" }], sessions: [{ isOfLast: true }] });
});
