import { beforeEach, expect, it } from "vitest";
import editFounderPage from "#actions/account/edit-founder-page";
import { founders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	const founder = { name: "Ada", searchName: "ada", title: "CEO", createdAt: 1 };
	await world.db.insert(founders).values([
		{ ...founder, id: 1, slug: "ada", userId: ada.userId, socials: { github: "https://github.com/ada" } },
		{ ...founder, id: 2, slug: "ada-2", bio: "Another Ada." },
	]);
});

const edit = (input: { bio?: string; country?: string; socials?: Record<string, string> }) =>
	performAs(personActor(ada.userId), editFounderPage, { bio: "", country: "", socials: {}, ...input }, NOW);
const stored = () => world.db.select().from(founders);

it("replaces what the page says beside what products say, and touches nobody else's", async () => {
	await edit({ bio: " I build. ", country: "Portugal", socials: { x: "https://x.com/ada", linkedin: " " } });
	expect(await stored()).toMatchObject([
		{ name: "Ada", title: "CEO", bio: "I build.", country: "PT", socials: { x: "https://x.com/ada" } },
		{ bio: "Another Ada.", socials: {} },
	]);
	await edit({});
	expect((await stored())[0]).toMatchObject({ bio: null, country: null, socials: {} });
});

it("names every field that cannot be shown", async () => {
	const bad = { bio: "b".repeat(3001), country: "Atlantis", socials: { x: "javascript:alert(1)" } };
	await expect(edit(bad)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/bio" }, { pointer: "/country" }, { pointer: "/socials/x" }],
	});
});

it("is not there for who has no page", async () => {
	const bo = await world.person();
	const asked = performAs(personActor(bo.userId), editFounderPage, { bio: "", country: "", socials: {} }, NOW);
	await expect(asked).rejects.toMatchObject({ code: "not_found" });
});
