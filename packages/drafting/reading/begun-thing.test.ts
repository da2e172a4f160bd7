import { expect, it } from "vitest";
import { OWN } from "#drafting/context/own-names";
import { withBegunThing } from "#drafting/reading/begun-thing";
import { readPage } from "#testing/pages";

const pagesOf = async (title: string) => [
	await readPage(`<html><head><title>${title}</title></head><body><h1>Hello</h1></body></html>`),
];

it("takes what the head calls the site for the site", async () => {
	const studio = await pagesOf("Acme, brand studio in Cork");
	expect(withBegunThing("We met at college and set up the studio in 2014.", studio)).toBe(
		`We met at college and set up ${OWN} in 2014.`,
	);
	expect(withBegunThing("We built the first studio in 2014.", studio)).toBe(`We built ${OWN} in 2014.`);
	expect(withBegunThing("Abrimos el tostador en 2017.", await pagesOf("Norte, café tostado"))).toBe(
		`Abrimos ${OWN} en 2017.`,
	);
	expect(withBegunThing("Ana Ruiz wrote the first version while at Kew.", studio)).toBe(
		`Ana Ruiz wrote ${OWN} while at Kew.`,
	);
});

it("leaves what it is not, what belongs to it, and one more of its kind", async () => {
	const studio = await pagesOf("Acme, brand studio in Cork");
	for (const text of [
		"We set up the foundation in 2014.",
		"We set up the studio's choir in 2014.",
		"We set up the second studio in 2014.",
		"We set up the studio in Leeds, our second one.",
		"She set up a studio in 2014.",
	])
		expect(withBegunThing(text, studio)).toBe(text);
});
