import { expect, it } from "vitest";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { readPages } from "#testing/pages";

it.each([
	"§'s library was",
	"The library of § was",
	"The § library was",
	"La bibliothèque d'§ a été",
	"Unsere Stiftung wurde",
	"Our sports club was",
])("%s: something that the company has", (text) => {
	expect(beginsWithThingOfSite(text, [])).toBe(true);
});

it.each(["§ was", "§'s story began when", "Our company was", "Notre entreprise a été", "The founders of § met"])(
	"%s: the company itself",
	(text) => {
		expect(beginsWithThingOfSite(text, [])).toBe(false);
	},
);

it("takes for the company what the head calls it", async () => {
	const pages = await readPages({ "/": ["home", "<title>Acme - a bakery in Bonn</title><p>Bread.</p>"] });
	expect(beginsWithThingOfSite("Our bakery was", pages)).toBe(false);
	expect(beginsWithThingOfSite("Our library was", pages)).toBe(true);
});
