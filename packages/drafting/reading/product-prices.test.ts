import { expect, it } from "vitest";
import { productPrices } from "#drafting/reading/product-prices";

const amounts = (text: string) => productPrices(text).map(({ amount }) => amount);

it.each([
	["$12 per month", [12]],
	["From 9 € and 19 €", [9, 19]],
	["€20 including shipping", [20]],
])("takes what the product costs: %s", (text, expected) => expect(amounts(text)).toEqual(expected));

it.each([
	"Save $30 a year",
	"$5 million raised",
	"Orders over €50",
	"Shipping €4.90",
	"Versandkosten 3,90 €",
	"€10 off",
])("takes no saving, sum raised, threshold or delivery: %s", (text) => expect(amounts(text)).toEqual([]));
