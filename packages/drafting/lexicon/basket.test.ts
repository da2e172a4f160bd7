import { expect, it } from "vitest";
import { INTO_BASKET } from "#drafting/lexicon/basket";

it.each(["Add to cart", "In den Warenkorb", "Ajouter au panier", "Dodaj do koszyka", "カートに入れる", "加入购物车"])(
	"stands under goods: %s",
	(text) => expect(INTO_BASKET.test(text)).toBe(true),
);

it.each(["A cart of roses", "Warenkorbanalyse", "Basket weaving"])("stands anywhere: %s", (text) =>
	expect(INTO_BASKET.test(text)).toBe(false),
);
