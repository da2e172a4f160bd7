import { expect, it } from "vitest";
import { readPrices } from "#drafting/extractive/priced-blocks";
import { siteText } from "#drafting/extractive/site-text";
import { readPages } from "#testing/pages";

async function pricedOf(pricing: string) {
	const pages = await readPages({
		"/": ["home", "<title>Acme</title><h1>Bills for florists</h1>"],
		"/pricing": ["pricing", `<title>Pricing | Acme</title><h1>Pricing</h1>${pricing}`],
	});
	return readPrices(siteText({ url: "https://acme.com/", pages })).map(({ source }) => source.text);
}

it("finds the blocks of prices of a page about them", async () => {
	expect(await pricedOf("<h2>Solo</h2><p>€9 per month</p><h2>Team</h2><p>€29 per month</p>")).toEqual([
		"€9 per month",
		"€29 per month",
	]);
});

it("leaves savings and what others say of prices out", async () => {
	expect(await pricedOf("<p>Save €20 a year</p>")).toEqual([]);
	expect(await pricedOf('<section class="testimonials"><p>I paid €9 per month elsewhere</p></section>')).toEqual([]);
});
