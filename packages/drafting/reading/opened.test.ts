import { expect, it } from "vitest";
import { openedIn } from "#drafting/reading/opened";
import { readPage } from "#testing/pages";

const bakery = await readPage("<title>Acme bakery</title><h1>Bread from Ghent</h1><p>We bake at night.</p>");
const shop = await readPage("<title>Acme</title><h1>Lamps</h1><button>Add to cart</button><p>We sell lamps.</p>");

it("reads the year in which we opened what the site is of", () => {
	expect(openedIn("We opened our bakery in 2014.", [bakery])).toBe(2014);
	expect(openedIn("2014 haben wir unsere Türen in Gent eröffnet", [bakery])).toBe(2014);
	expect(openedIn("En 2014 abrimos la tienda", [shop])).toBe(2014);
});

it("reads none of one more, of a part, of something else, and of two years", () => {
	for (const sentence of [
		"We opened our second bakery in 2014.",
		"We opened our office in 2014.",
		"We opened the garden in 2014.",
		"In 2014, we opened our bakery and in 2016 we moved.",
		"We baked our bread in 2014.",
	])
		expect(openedIn(sentence, [bakery]), sentence).toBeNull();
});
