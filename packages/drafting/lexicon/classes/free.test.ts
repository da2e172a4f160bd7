import { expect, it } from "vitest";
import { FREE_OF_CHARGE } from "#drafting/lexicon/classes/free";

const FREE = new RegExp(`^(?:${FREE_OF_CHARGE})$`, "iu");

it.each(["Free", "kostenlos", "gratuite", "gratuito", "Grátis", "darmowy", "bezpłatnie", "бесплатно", "無料", "무료"])(
	"%s",
	(word) => expect(FREE.test(word)).toBe(true),
);

it.each(["freedom", "carefree", "gratitude", "免"])("not %s", (word) => expect(FREE.test(word)).toBe(false));
