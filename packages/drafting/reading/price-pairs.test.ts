import { expect, it } from "vitest";
import { tellsPairOfPrices } from "#drafting/reading/price-pairs";

const tells = (clause: string, sentence: string) => tellsPairOfPrices(clause, sentence, ["Acme"]);

it.each([
	["€9 for up to 500", "€4 a month for up to 100 animals, €9 for up to 500."],
	["€4 a month for up to 100 animals", "€4 a month for up to 100 animals, €9 for up to 500."],
	["Dreierpaket 179 €", "Ein Sensor kostet 69 €, das Dreierpaket 179 €."],
	["Dreierpaket: 179 €", "Ein Sensor kostet 69 €, das Dreierpaket 179 €."],
	["Small: £9", "Small £9, medium £12 and large £15"],
])("%s: is one of the prices of %s", (clause, sentence) => {
	expect(tells(clause, sentence)).toBe(true);
});

it.each([
	["€4 a month for up to 500", "€4 a month for up to 100 animals, €9 for up to 500."],
	["€9", "€4 a month for up to 100 animals, €9 for up to 500."],
	["Sensor: 179 €", "Ein Sensor kostet 69 €, das Dreierpaket 179 €."],
	["Solo €9", "Solo €9, Team €29 per month"],
	["Team €29", "Until March Solo €9, Team €29"],
	["Team €29", "Solo €9, Team €29 from next year, planned"],
	["Team €29", "Team €29"],
	["Solo €9", "Solo €9, Team €29 (billed yearly)."],
	["Solo €9", "Solo €9, Team €29 with a two-year contract."],
	["€4 a month for up to 100", "€4 a month for up to 100, €9 for up to 500 plus VAT."],
])("%s: is none of %s", (clause, sentence) => {
	expect(tells(clause, sentence)).toBe(false);
});

it("takes no price of things beside the site's plans, nor what is added", () => {
	const plans = new Set(["Barn", "Orchard"]);
	expect(tellsPairOfPrices("Scanners cost £85", "Scanners cost £85, label printers £120.", ["Acme"], plans)).toBe(
		false,
	);
	expect(tellsPairOfPrices("Orchard: £24", "Barn £9, Orchard £24.", ["Acme"], plans)).toBe(true);
	expect(tells("der Topf dazu 45 €", "Drei Gläser kosten 19 €, der Topf dazu 45 €.")).toBe(false);
});
