import { expect, it } from "vitest";
import { fold, foldText } from "#core/web/text-fold";

it("folds white space, quotes, dashes and presentation forms, and nothing else", () => {
	expect(foldText("  a\u00a0 b\n\tc ")).toBe("a b c");
	expect(foldText("“don’t” – ‘stop’ — now")).toBe("\"don't\" - 'stop' - now");
	expect(foldText("ｆｕｌｌ ｗｉｄｔｈ １２ ﬁne")).toBe("full width 12 fine");
	expect(foldText("soft\u00adhyphen zero\u200bwidth")).toBe("softhyphen zerowidth");
	expect(foldText("Case 10² ½ ™")).toBe("Case 10² ½ ™");
});

it("makes composed and decomposed letters one", () => {
	expect(foldText("Cafe\u0301")).toBe(foldText("Café"));
});

it("leads every position of the folded text back to its source", () => {
	const original = "x  “Cafe\u0301”\u200b ﬁn";
	const { text, starts, ends } = fold(original);
	expect(text).toBe('x "Café" fin');
	const at = text.indexOf("Café");
	expect(original.slice(starts[at], ends[at + 3])).toBe("Cafe\u0301");
	const ligature = text.indexOf("fi");
	expect(original.slice(starts[ligature], ends[ligature + 1])).toBe("ﬁ");
});

it("leads back through pieces that become longer than what they were, and runs of white space to their end", () => {
	const grown = fold(`a${"\ufb03".repeat(40)}b`);
	expect(grown.text).toBe(`a${"ffi".repeat(40)}b`);
	expect([...grown.starts.slice(0, 5)]).toEqual([0, 1, 1, 1, 2]);
	expect([...grown.ends.slice(0, 5)]).toEqual([1, 2, 2, 2, 3]);
	expect([grown.starts.at(-1), grown.ends.at(-1), grown.starts.length]).toEqual([41, 42, 122]);
	const spaced = fold("a \n b");
	expect([spaced.text, [...spaced.starts], [...spaced.ends]]).toEqual(["a b", [0, 1, 4], [1, 4, 5]]);
});

it("takes a grave accent for an apostrophe", () => {
	expect(foldText("don`t")).toBe("don't");
});
