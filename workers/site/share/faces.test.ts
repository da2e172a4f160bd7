import { expect, it } from "vitest";
import { canDraw, drawnText, isRightToLeft, runsOf } from "./faces.ts";

it("sets each script in a face that has its letters", () => {
	const faces = (text: string) => runsOf(text, "text")?.map((run) => [run.text, run.face]);
	expect(faces("Łódź 2")).toEqual([
		["Ł", "text-ext"],
		["ód", "text"],
		["ź", "text-ext"],
		[" 2", "text"],
	]);
	expect(faces("تُوقَّع")).toEqual([["تُوقَّع", "arabic"]]);
	expect(faces("שָׁלוֹם")).toEqual([["שָׁלוֹם", "hebrew"]]);
	expect(faces("Việt")).toEqual([
		["Vi", "text"],
		["ệ", "text-vietnamese"],
		["t", "text"],
	]);
});

it("keeps what makes one sign together", () => {
	expect(runsOf("a👩🏽‍🚀❤️b", "text")?.map((run) => run.face)).toEqual(["text", "emoji", "text"]);
});

it.each(["東京", "ไทย", "नमस्ते", "\ufffd", "\ud83d", "", " \u200b", "a\u{10ffff}"])("draws no box for %j", (text) => {
	expect(canDraw(text)).toBe(false);
});

it("leaves out signs that turn text around, and folds white space", () => {
	expect(drawnText(" a\u202eb\u2066c\n\t\u00a0d\u200b ")).toBe("abc d");
	expect(drawnText("e\u0301")).toBe("é");
});

it("reads a text from the right by its first letter", () => {
	expect(["ورق 5", "5 שלום", "“ورق”", "Kite ورق", "5", ""].map(isRightToLeft)).toEqual([
		true,
		true,
		true,
		false,
		false,
		false,
	]);
});
