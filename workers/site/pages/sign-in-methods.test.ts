import { beforeEach, expect, it } from "vitest";
import { sha256Hex } from "#core/sha256";
import { emailAddresses, localMails, mailStops, sessions, users } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/sign-in-methods";
const [WORK, HOME] = ["ada@example.com", "ada@home.example"];

let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await ada.signIn(world, WORK);
});

/** Asks for an address. @returns the path of the mailed link. */
async function ask(email: string): Promise<string> {
	const page = await ada.get(PATH);
	expect(await ada.submit(page.form(`${PATH}/add`), { email })).toMatchObject({ location: `${PATH}?done=asked` });
	await world.runJobs();
	return newestLink(world, email, PATH);
}

async function add(email: string): Promise<void> {
	const link = await ada.get(await ask(email));
	expect(link.html).toContain(email);
	expect(await ada.submit(link.form(`${PATH}/confirm`))).toMatchObject({ location: `${PATH}?done=added` });
}
const primary = async () => (await world.db.select().from(users)).map(({ email }) => email);

it("adds an address that signs in, has mails go there, and lets the other go", async () => {
	await add(HOME);
	expect((await ada.get(`${PATH}?done=added`)).html).toContain("The address is yours now");
	const other = openBrowser();
	await other.signIn(world, HOME);
	expect((await other.get("/account")).html).toContain(WORK);

	await ada.submit((await ada.get(PATH)).form(`${PATH}/primary`));
	expect(await primary()).toEqual([HOME]);
	const page = await ada.get(PATH);
	expect(page.form(`${PATH}/remove`).fields.get("email")).toBe(WORK);
	expect(await ada.submit(page.form(`${PATH}/remove`))).toMatchObject({ location: `${PATH}?done=removed` });
	expect((await world.db.select().from(emailAddresses)).map(({ address }) => address)).toEqual([HOME]);
	expect((await ada.get("/account")).html).toContain(HOME);
});

it("says what cannot be added where it was typed, and refuses forms that were made up", async () => {
	const page = await ada.get(PATH);
	for (const [email, says] of [
		["ada", "This is not an e-mail address."],
		[WORK, "belongs to this account already"],
	] as const) {
		const answer = await ada.submit(page.form(`${PATH}/add`), { email });
		expect([answer.status, answer.html.includes(says), answer.html.includes(`value="${email}"`)]).toEqual([
			400,
			true,
			true,
		]);
	}
	expect((await ada.post(`${PATH}/remove`, new URLSearchParams({ email: WORK }))).status).toBe(400);
	const token = page.form(`${PATH}/add`);
	expect((await ada.submit({ ...token, action: `${PATH}/primary` }, { email: "bo@example.com" })).status).toBe(404);
	expect((await ada.submit({ ...token, action: `${PATH}/remove` }, { email: WORK })).status).toBe(400);
	expect(await primary()).toEqual([WORK]);
});

it("shows a link to nobody but the account that asked for it, and works once", async () => {
	const link = await ask(HOME);
	const stranger = openBrowser();
	expect((await stranger.get(link)).location).toBe(`/sign-in?${new URLSearchParams({ return_to: link })}`);
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get(link)).status).toBe(400);
	const page = await ada.get(link);
	await ada.submit(page.form(`${PATH}/confirm`));
	expect((await ada.submit(page.form(`${PATH}/confirm`))).status).toBe(400);
	expect((await ada.get(link)).status).toBe(400);
});

it("asks who signed in long ago to do so once more, by any of their addresses", async () => {
	await add(HOME);
	const token = (await ada.get(PATH)).form(`${PATH}/remove`);
	await world.db.update(sessions).set({ createdAt: Date.now() - 16 * 60_000 });
	const page = await ada.get(PATH);
	expect(page.html).toContain(`/account/confirm?return_to=${encodeURIComponent(PATH)}`);
	expect(() => page.form(`${PATH}/remove`)).toThrow();
	const confirmPath = `/account/confirm?${new URLSearchParams({ return_to: PATH })}`;
	expect((await ada.submit(token)).location).toBe(confirmPath);
	const again = await ada.get(confirmPath);
	await ada.submit(again.form("/account/confirm"), { email: HOME });
	await world.runJobs();
	expect((await world.db.select().from(localMails)).at(-1)?.to).toBe(HOME);
	const link = await ada.get(await newestLink(world, HOME));
	expect(await ada.submit(link.form("/sign-in/confirm"))).toMatchObject({ location: PATH });
	expect((await ada.get(PATH)).form(`${PATH}/remove`).fields.get("email")).toBe(HOME);
});

it("says where mails come back", async () => {
	await add(HOME);
	await world.db.insert(mailStops).values({ addressHash: await sha256Hex(HOME), reason: "bounced", at: 1 });
	expect((await ada.get(PATH)).html.match(/Mails come back/g)).toHaveLength(1);
});
