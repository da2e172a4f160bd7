import { beforeEach, expect, it } from "vitest";
import requestFreshSignIn from "#actions/account/request-fresh-sign-in";
import { emailAddresses, localMails, signInLinks } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

it("mails a link to the account's own address, and to no other", async () => {
	await performAs(personActor(ada.userId), requestFreshSignIn, { return_to: "/account/data", email: ada.email }, NOW);
	await world.runJobs(NOW);
	expect(await world.db.select().from(localMails)).toMatchObject([{ to: ada.email }]);
	expect(await world.db.select().from(signInLinks)).toMatchObject([{ email: ada.email, returnTo: "/account/data" }]);
});

it("mails to another confirmed address of theirs, and to nobody else's", async () => {
	const { userId } = ada;
	await world.db.insert(emailAddresses).values({ address: "ada@home.example", userId, confirmedAt: 1 });
	await performAs(personActor(userId), requestFreshSignIn, { return_to: "/account", email: "ada@home.example" }, NOW);
	const eve = await world.person();
	const asked = performAs(
		personActor(eve.userId),
		requestFreshSignIn,
		{ return_to: "/account", email: ada.email },
		NOW,
	);
	await expect(asked).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(signInLinks)).toMatchObject([{ email: "ada@home.example" }]);
});

it("mails nobody for an account that is gone", async () => {
	const asked = performAs(
		personActor(ada.userId + 1),
		requestFreshSignIn,
		{ return_to: "/account", email: ada.email },
		NOW,
	);
	await expect(asked).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(signInLinks)).toEqual([]);
});
