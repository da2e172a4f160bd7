import { expect, it } from "vitest";
import { fromCard, fromHeading, fromLines } from "#drafting/extractive/founder-cards";
import { siteText } from "#drafting/extractive/site-text";
import { readPages } from "#testing/pages";

async function siteOf(about: string) {
	const pages = await readPages({
		"/": ["home", "<title>Acme</title><h1>Bills for florists</h1>"],
		"/about": ["about", `<title>About | Acme</title><h1>About us</h1>${about}`],
	});
	const site = siteText({ url: "https://acme.com/", pages });
	const at = (text: string) => site.visible.findIndex((source) => source.text.includes(text));
	return { site, at };
}

it("takes the role before or behind a name, and what the card tells of them", async () => {
	const bio = "Ana Ruiz drew maps for ten years before she wrote bills.";
	const { site, at } = await siteOf(
		`<div><h3>Ana Ruiz</h3><p>Founder &amp; CEO</p><p>${bio}</p></div><div><p>Co-founder</p><h3>Jo Day</h3></div>`,
	);
	expect(fromCard(site, at("Ana Ruiz"), ["Acme"])).toMatchObject({ name: "Ana Ruiz", title: "Founder & CEO", bio });
	expect(fromCard(site, at("Jo Day"), ["Acme"])).toMatchObject({ name: "Jo Day", title: "Co-founder", bio: null });
});

it("takes nobody from a card with somebody's words, or another role", async () => {
	const { site, at } = await siteOf(
		"<div><p>“Acme writes my bills.”</p><h3>Ana Ruiz</h3><p>Founder</p></div><div><h3>Jo Day</h3><p>Designer</p></div>",
	);
	expect(fromCard(site, at("Ana Ruiz"), ["Acme"])).toBeNull();
	expect(fromCard(site, at("Jo Day"), ["Acme"])).toBeNull();
});

it("takes the name under a heading that announces the founder, with what is told of them", async () => {
	const bio = "She drew maps for ten years before she wrote bills.";
	const { site, at } = await siteOf(`<h2>Meet the founder</h2><div><h3>Ana Ruiz</h3><p>${bio}</p></div>`);
	expect(fromHeading(site, at("Ana Ruiz"), ["Acme"])).toMatchObject({ name: "Ana Ruiz", title: null, bio });
	expect(fromHeading(site, at("About us"), ["Acme"])).toBeNull();
});

it("takes a card that is one block", async () => {
	const { site, at } = await siteOf("<p>Ana Ruiz<br>Founder</p>");
	const source = site.visible[at("Ana Ruiz")];
	expect(source && fromLines(source, ["Acme"])).toMatchObject({ name: "Ana Ruiz", title: "Founder" });
});
