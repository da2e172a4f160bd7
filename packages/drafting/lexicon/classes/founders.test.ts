import { expect, it } from "vitest";
import { FOUNDER_NOUN, FOUNDER_NOUNS } from "#drafting/lexicon/classes/founders";

const whole = (words: string) => new RegExp(`^(?:${words})$`, "u");

it.each([
	"co-founder",
	"mitgründerin",
	"cofondatrice",
	"fundadora",
	"fondatore",
	"medeoprichter",
	"współzałożycielka",
	"сооснователь",
])("is one: %s", (word) => {
	expect(whole(FOUNDER_NOUN).test(word)).toBe(true);
	expect(whole(FOUNDER_NOUNS).test(word)).toBe(false);
});

it.each([
	"founders",
	"gründerinnen",
	"fondateurs",
	"fundadores",
	"fondatrici",
	"oprichters",
	"założyciele",
	"grundarna",
])("are several: %s", (word) => {
	expect(whole(FOUNDER_NOUNS).test(word)).toBe(true);
	expect(whole(FOUNDER_NOUN).test(word)).toBe(false);
});
