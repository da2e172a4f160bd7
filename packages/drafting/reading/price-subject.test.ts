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

describe("what things cost as a rule, told among the site's own prices", () => {
	it.each([
		"Mailing a postcard costs about $0.85 these days.",
		"Een taxatie kost al snel € 600 bij een makelaar.",
		"Un repas revient à 9 € en moyenne à la commune.",
		"Wizyta u fizjoterapeuty kosztuje dziś średnio 180 zł.",
		"En båtplats i Stockholm kostar ofta över 8 000 kr per säsong.",
		"Bussin vuokra maksaa yleensä 400 €.",
		"Regál z obchodu stojí asi 1 200 Kč.",
		"Bir takip cihazı piyasada 2.000 TL civarındadır.",
		"Egy tachográf-leolvasó 40 000 Ft körül kapható.",
		"バーコードリーダーは市販品で3,000円ほどです。",
	])("%s", (sentence) => {
		expect(isPricedByOther(sentence, ["Acme"], true)).toBe(true);
	});

	it.each([
		"Acme costs about $9 a month.",
		"A subscription usually costs $9.",
		"Workshop costs 29 euros a month.",
		"Setup: about $90",
		"You pay around 12 € a month.",
	])("not: %s", (sentence) => {
		expect(isPricedByOther(sentence, ["Acme"], true)).toBe(false);
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
