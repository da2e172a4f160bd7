import { beforeEach, expect, it } from "vitest";
import reportMail from "#actions/mails/report-mail";
import { mailChoicesOf } from "#store/mail-choices";
import { mailStops } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { type Browser, openBrowser } from "#testing/browser";
import { makeWorld, NOW, type World } from "#testing/world";

const PATH = "/account/notifications";
let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
});

const choices = async () => mailChoicesOf(world.db, (await world.db.query.users.findFirst())?.id ?? 0);

it("shows each kind with its state, and keeps what is ticked", async () => {
	const page = await ada.get(PATH);
	expect(page.html.match(/type="checkbox"/g)).toHaveLength(9);
	expect(page.html.match(/checked/g)).toHaveLength(8);
	const saved = await ada.submit(page.form(PATH), { kind: ["drafts", "digest"] });
	expect(saved).toMatchObject({ status: 303, location: `${PATH}?saved=1` });
	expect((await ada.get(`${PATH}?saved=1`)).html).toContain("Saved.");
	const on = Object.entries(await choices()).filter(([, isOn]) => isOn);
	expect(on.map(([kind]) => kind)).toEqual(["drafts", "digest"]);
	await ada.submit((await ada.get(PATH)).form(PATH), { kind: null });
	expect(Object.values(await choices())).not.toContain(true);
});

it("says when mail to the address fails, and has it sent again by a press", async () => {
	const address = "ada@example.com";
	const detail = "<b>no such user</b>";
	await performAs(paymentProvider, reportMail, { address, reason: "bounced", detail }, NOW);
	const page = await ada.get(PATH);
	expect(page.html).toContain("Mail to <bdi>ada@example.com</bdi> fails since");
	expect(page.html).toContain("&lt;b&gt;no such user");
	expect(await ada.submit(page.form(`${PATH}/again`))).toMatchObject({ status: 303, location: PATH });
	expect(await world.db.select().from(mailStops)).toEqual([]);
	expect((await ada.get(PATH)).html).not.toContain("fails since");
});

it("takes a mailbox for working again when a sign-in link was opened in it, and a complaint for one", async () => {
	const address = "ada@example.com";
	for (const reason of ["bounced", "complained"] as const)
		await performAs(paymentProvider, reportMail, { address, reason, detail: null }, NOW);
	await openBrowser().signInByMail(world, address);
	expect(await world.db.select().from(mailStops)).toMatchObject([{ reason: "complained" }]);
});

it("is nobody's who is not signed in", async () => {
	for (const answer of [await openBrowser().get(PATH)]) expect(answer.location).toContain("/sign-in");
});
