import { describe, expect, it } from "vitest";
import { isPricedByOther } from "#drafting/reading/price-subject";

describe("what somebody else costs", () => {
	it.each([
		"An accountant costs $120 per month.",
		"BloomBill users pay €30 per month on top.",
		"Un tableur coûte 12 € par mois.",
		"Aplikacja Dzielnik kosztuje 15 zł miesięcznie.",
		"V kavárně stojí káva 300 Kč měsíčně.",
		"Hardware is rented: €15 deposit.",
		"Zo bespaart een bloemist € 120 per jaar.",
	])("%s", (sentence) => {
		expect(isPricedByOther(sentence, ["Acme"])).toBe(true);
	});
});

describe("what the site itself costs", () => {
	it.each([
		"Acme costs $12 per month.",
		"Priset är 450 kr per timme.",
		"€ 49 per beurt, onderdelen apart.",
		"You pay €9 per month.",
		"An annual membership costs $75.",
		"Miete ab 75 € pro Woche und Maschine.",
		"Pro: $29 per user per month",
	])("%s", (sentence) => {
		expect(isPricedByOther(sentence, ["Acme"])).toBe(false);
	});
});
