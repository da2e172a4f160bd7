import { expect, it } from "vitest";
import { fold, foldText, squeeze } from "#core/web/text-fold";

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
	expect(grown.ends.every((end, at) => end === (grown.starts[at] ?? 0) + 1)).toBe(true);
	const spaced = fold("a \n b");
	expect([spaced.text, [...spaced.starts], [...spaced.ends]]).toEqual(["a b", [0, 1, 4], [1, 4, 5]]);
});

it("takes a grave accent for an apostrophe", () => {
	expect(foldText("don`t")).toBe("don't");
});

it("takes only white space for a space, and counts a run of it across what has no width", () => {
	expect(fold("Wow!\ra\tb\u000bc\u000cd").text).toBe("Wow! a b c d");
	expect(foldText("a \u200b b")).toBe("a b");
	expect(foldText("\u00a0a  b\u2003")).toBe("a b");
});

it("loses no mark that stands on a character without width", () => {
	expect(foldText("a\u200b\u0301")).toBe("a\u200b\u0301");
});

it("leads a single character that becomes three back to itself", () => {
	const { text, starts, ends } = fold("\ufb03");
	expect([text, [...starts], [...ends]]).toEqual(["ffi", [0, 0, 0], [1, 1, 1]]);
});

it("squeezes white space and touches nothing else", () => {
	expect(squeeze(" a\u0085\n b\u00a0“c” ")).toBe("a b “c”");
});

it("reads a sign the same in its form as an emoji and as text", () => {
	expect(foldText("We ❤\ufe0f it")).toBe("We ❤ it");
	expect(foldText("1\ufe0f\u20e3 first ☎\ufe0e")).toBe("1\u20e3 first ☎");
	expect(foldText("a\n\ufe0f b")).toBe("a b");
	const { text, starts, ends } = fold("❤\ufe0f!");
	expect([text, [...starts], [...ends]]).toEqual(["❤!", [0, 2], [2, 3]]);
});

it("keeps the space at both ends, and a mark that stands on a space", () => {
	expect(fold(" a  ").text).toBe(" a ");
	expect(fold("a \u0301b").text).toBe("a \u0301b");
});
