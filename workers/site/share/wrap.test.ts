import { expect, it } from "vitest";
import type { Widths } from "./measure.ts";
import { quoteShapes } from "./quote-lines.ts";
import { rulerOf } from "./wrap.ts";

/** Each letter is half as wide as it is high. */
const WIDTHS: Widths = { know: async () => {}, of: ({ text }) => [...text].length * 50 };
const PLACE = { x: 0, right: 1056, y: 0, lineHeight: 64, width: 1056, most: 3, accent: "#2340a6" };

it("breaks between words, and a word that is longer than a line between letters", async () => {
	const text = `one two ${"x".repeat(50)} three`;
	const ruler = await rulerOf(WIDTHS, "text", [text]);
	const lines = ruler.lines(text, 20, 206, 9) ?? [];
	expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
	for (const line of lines) expect(ruler.width(line, 20), line).toBeLessThanOrEqual(230);
	expect(ruler.lines(text, 20, 206, 2)).toBeNull();
});

it("says with an ellipsis that something is left out", async () => {
	const text = "a sentence that is longer than one line of it";
	const ruler = await rulerOf(WIDTHS, "text", [text]);
	expect(ruler.cut(text, 20, 206, 1)).toEqual(["a sentence that is…"]);
	expect(ruler.cut(text, 20, 2000, 1)).toEqual([text]);
});

/** The words on the stroke, line by line, and all words. */
async function stroke(before: string, marked: string, after: string, most = 3) {
	const ruler = await rulerOf(WIDTHS, "text", [`“${before}${marked}${after}”`]);
	const shapes = quoteShapes(ruler, { before, marked, after, number: 7 }, { ...PLACE, most });
	const lines = shapes.flatMap((shape) => ("line" in shape ? [shape.line] : []));
	return {
		marked: lines.map(({ pieces }) => pieces.flatMap((piece) => (piece.isMarked ? [piece.text] : [])).join("|")),
		lines: lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
	};
}

it("runs the stroke over several lines, and the number behind its end", async () => {
	const words = "fills cancelled slots from a waiting list for the clinics";
	const { marked, lines } = await stroke("When a patient cancels, Tidewell ", words, " and tells the desk.");
	expect(marked.filter((part) => part !== "").join(" ")).toBe(words);
	expect(marked.filter((part) => part !== "")).toHaveLength(3);
	expect(lines.join(" ")).toContain("clinics7 and tells");
});

it("lets words around the stroke give way, never those on it", async () => {
	const { marked, lines } = await stroke("far too many words ".repeat(9), "what counts", " and more of them".repeat(9));
	expect(lines.length).toBeLessThanOrEqual(3);
	expect(marked.join("")).toBe("what counts");
	expect(lines.join(" ")).toMatch(/^“… .*what counts7 .*…”$/);
});

it("shows the beginning of words that alone are too long", async () => {
	const { marked, lines } = await stroke("Before ", "marked words ".repeat(20).trim(), " after.", 2);
	expect(lines).toHaveLength(2);
	expect(marked.join(" ")).toMatch(/^marked words .*…$/);
});
