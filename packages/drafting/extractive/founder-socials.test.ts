import { expect, it } from "vitest";
import { draftFromPages } from "#drafting/extractive/draft-from-pages";
import { readPages } from "#testing/pages";

/** What an about page with these cards says of its first founder's profiles. */
async function profilesOf(cards: string) {
	const about = `<title>About Acme</title><h1>About Acme</h1><h2>Our founders</h2>${cards}`;
	const home = "<title>Acme</title><h1>Acme</h1>";
	const pages = await readPages({ "/": ["home", home], "/about": ["about", about] });
	const { founders, founder_socials } = draftFromPages({ url: "https://acme.com/", pages, categories: [] });
	const profiles = Object.entries(founder_socials).map(([platform, found]) => [platform, found?.value]);
	return { founders: founders.map(({ name }) => name), profiles: Object.fromEntries(profiles) };
}

const person = (name: string, account: string) =>
	`<h3>${name}</h3><p>Founder</p><a href="https://www.linkedin.com/in/${account}">LinkedIn</a>`;

it("takes the profiles in the card of the first founder, and those in no other card", async () => {
	const cards = `<div>${person("Ana Ruiz", "ana-ruiz")}</div><div>${person("Jo Day", "jo-day")}</div>`;
	expect(await profilesOf(cards)).toEqual({
		founders: ["Ana Ruiz", "Jo Day"],
		profiles: { linkedin: "https://www.linkedin.com/in/ana-ruiz" },
	});
});

it("takes none where several people stand in one part, as any of them may be meant", async () => {
	const cards = `<div>${person("Ana Ruiz", "ana-ruiz")}${person("Jo Day", "jo-day")}</div>`;
	expect((await profilesOf(cards)).profiles).toEqual({});
});

it("takes none of a founder without a card", async () => {
	const said = '<p>Acme was founded by Ana Ruiz. <a href="https://www.linkedin.com/in/ana-ruiz">LinkedIn</a></p>';
	expect(await profilesOf(said)).toEqual({ founders: ["Ana Ruiz"], profiles: {} });
});
