import { expect, it } from "vitest";
import { isPlatform } from "#drafting/lexicon/platforms";

it("knows a platform by its name alone, however it is written", () => {
	expect(isPlatform("Shopify")).toBe(true);
	expect(isPlatform("shopify")).toBe(true);
	expect(isPlatform("Shopify Shelves")).toBe(false);
	expect(isPlatform("Acme")).toBe(false);
});
