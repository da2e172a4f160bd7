import { expect, it } from "vitest";
import { line, plain } from "#mails/line";

it("takes what is put in for somebody else's words, and pieces and lines for what they are", () => {
	const inner = line`by ${"Ada"}`;
	expect(line`Hello ${"Inkfern"}, ${inner}: ${{ label: "look", href: "https://a.example/" }}.`).toEqual([
		...["Hello ", { theirs: "Inkfern" }, ", ", "by ", { theirs: "Ada" }, ": "],
		...[{ label: "look", href: "https://a.example/" }, "."],
	]);
});

it("keeps the words of others on one line and in their own direction in plain text", () => {
	expect(plain(line`Look at ${"Ink\r\nfern"}: ${"שלום"}`)).toBe("Look at Ink fern: \u2068שלום\u2069");
});
