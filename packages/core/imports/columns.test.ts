import { expect, it } from "vitest";
import { guessMapping } from "#core/imports/columns";

it("finds columns by our names and by what others call them, in any writing", () => {
	expect(guessMapping(["Product Name", "URL", "Category", "Short desc.", "Twitter", "Year founded"])).toEqual({
		name: 0,
		website: 1,
		category: 2,
		short_description: 3,
		x: 4,
		founded_year: 5,
	});
	expect(guessMapping(["name", "website", "socials.github", "pricing_model"])).toEqual({
		name: 0,
		website: 1,
		github: 2,
		pricing_model: 3,
	});
});

it("takes a column once, our own name before others'", () => {
	expect(guessMapping(["title", "name", "link", "url"])).toEqual({ name: 1, website: 2 });
	expect(guessMapping(["headline", "tagline"])).toEqual({ tagline: 1 });
});

it("guesses nothing from names that say nothing", () => {
	expect(guessMapping(["foo", "", "(column 3)"])).toEqual({});
});
