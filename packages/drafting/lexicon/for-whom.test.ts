import { expect, it } from "vitest";
import { saysForWhom } from "#drafting/lexicon/for-whom";

it.each(["Built for race teams", "Useful for driver coaches", "Conçu pour les agences", "Ideal für kleine Betriebe"])(
	"reads for whom something is in %j",
	(title) => {
		expect(saysForWhom(title)).toBe(true);
	},
);

it.each(["Built for daily flow", "Made for iPad", "Reports for race teams", "Designed for teams that forget"])(
	"reads what something is like in %j",
	(title) => {
		expect(saysForWhom(title)).toBe(false);
	},
);
