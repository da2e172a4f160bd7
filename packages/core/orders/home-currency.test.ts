import { expect, it } from "vitest";
import { homeCurrency, homeRate, inHomeCents } from "#core/orders/home-currency";

const RATES = { day: "2026-11-20", perEuroMillionths: { USD: 1_152_000, DKK: 7_460_000 } };

it("knows the currency of each seller in the EU, and asks nothing of others", () => {
	const known = ["IE", "BG", "HR", "MC", "DK", "CZ", "GB", "CH", "US"].map(homeCurrency);
	expect(known).toEqual(["EUR", "EUR", "EUR", "EUR", "DKK", "CZK", null, null, null]);
});

it("states dollars in the seller's currency, to the cent", () => {
	const euro = homeRate(RATES, "usd", "EUR");
	expect(euro).toEqual({ currency: "EUR", day: "2026-11-20", from_millionths: 1_152_000, to_millionths: 1_000_000 });
	if (euro === null) return;
	expect([0, 1, 1881, 115_200].map((cents) => inHomeCents(cents, euro))).toEqual([0, 1, 1633, 100_000]);
	const crowns = homeRate(RATES, "usd", "DKK");
	expect(crowns && inHomeCents(1_000, crowns)).toBe(6_476);
	expect(homeRate(RATES, "usd", "SEK")).toBeNull();
	expect(homeRate(RATES, "eur", "EUR")).toMatchObject({ from_millionths: 1_000_000 });
});
