import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuote, QUOTE_MAX, QUOTE_MIN, verifyEvidence } from "#core/evidence/evidence-quote";
import { readPage } from "#testing/pages";

/** Words that occur once on a page, so that a changed quote cannot be right by accident. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzéßøжλ";
const word = fc
	.tuple(fc.nat(LETTERS.length - 1), fc.nat(LETTERS.length - 1), fc.nat(99))
	.map(([a, b, n]) => `${LETTERS.charAt(a)}q${LETTERS.charAt(b)}${n}`);
const paragraphs = fc
	.uniqueArray(word, { minLength: 24, maxLength: 60 })
	.chain((words) => fc.tuple(fc.constant(words), fc.integer({ min: 6, max: 10 })))
	.map(([words, size]) => {
		const lines: string[][] = [];
		for (let at = 0; at + size <= words.length; at += size) lines.push(words.slice(at, at + size));
		return lines;
	});

const claim = (quote: string, url = "https://acme.example.com/") => ({
	quote,
	url,
	start: 0,
	end: 0,
	fetched_at: "",
	page_hash: "",
});

async function pageWith(lines: readonly (readonly string[])[]) {
	return readPage(
		`<main>${lines.map((line) => `<section><h2>x</h2><p>${line.join(" ")}</p></section>`).join("")}</main>`,
	);
}

/** Ways in which a model bends a quote; each gives words that the page does not have in this order. */
const CORRUPTIONS: Record<string, (line: string[], other: string[]) => string[]> = {
	case: (line) => line.map((text, at) => (at === 2 ? text.toUpperCase() : text)),
	digit: (line) => line.map((text, at) => (at === 3 ? `${text}7` : text)),
	"changed digit": (line) =>
		line.map((text, at) => (at === 3 ? text.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10)) : text)),
	word: (line) => line.map((text, at) => (at === 1 ? "another" : text)),
	"left out": (line) => line.filter((_, at) => at !== 2),
	"put in": (line) => [...line.slice(0, 2), "very", ...line.slice(2)],
	swapped: (line) => [line[1] ?? "", line[0] ?? "", ...line.slice(2)],
	"spliced from two places": (line, other) => [...line.slice(0, 3), ...other.slice(-3)],
	"cut inside a word": (line) => [...line.slice(0, -1), (line.at(-1) ?? "").slice(0, -1)],
	"joined words": (line) => [`${line[0]}${line[1]}`, ...line.slice(2)],
};

describe("a quote from anywhere", () => {
	it("is found when it is the page's own words, however they are spaced and dashed", async () => {
		await fc.assert(
			fc.asyncProperty(paragraphs, fc.nat(), fc.constantFrom(" ", "  ", "\n", "\u00a0"), async (lines, pick, space) => {
				const page = await pageWith(lines);
				const line = lines[pick % lines.length] ?? [];
				const found = verifyEvidence([page], claim(line.join(space)));
				expect(found?.quote).toBe(line.join(" "));
				expect(page.text.slice(found?.start, found?.end)).toBe(found?.quote);
				expect(found?.page_hash).toBe(page.hash);
			}),
			{ numRuns: 60 },
		);
	});

	for (const [name, corrupt] of Object.entries(CORRUPTIONS)) {
		it(`is refused when it is not: ${name}`, async () => {
			await fc.assert(
				fc.asyncProperty(paragraphs, fc.nat(), fc.integer({ min: 1, max: 3 }), async (lines, pick, far) => {
					const page = await pageWith(lines);
					const line = lines[pick % lines.length] ?? [];
					const other = lines[(pick + far) % lines.length] ?? [];
					fc.pre(line !== other);
					const corrupted = corrupt([...line], [...other]).join(" ");
					fc.pre(corrupted !== line.join(" "));
					expect(verifyEvidence([page], claim(corrupted))).toBeNull();
				}),
				{ numRuns: 80 },
			);
		});
	}
});

describe("the place of a quote", () => {
	it("is one block, or neighbours of one group", async () => {
		const page = await readPage(
			"<ul><li>12 High Street</li><li>Bath BA1 1BE</li></ul><div><h2>Team</h2><p>Ana Ruiz</p></div><div><h2>Press</h2><p>Bo Lind</p></div>",
		);
		expect(findQuote(page, "12 High Street Bath BA1 1BE")).not.toBeNull();
		expect(findQuote(page, "Team Ana Ruiz")).not.toBeNull();
		expect(findQuote(page, "Ana Ruiz Press")).toBeNull();
	});

	it("is the one that the drafter meant, where the words stand twice", async () => {
		const page = await readPage("<p>Plans from $9 a month</p><p>Nothing else</p><p>Plans from $9 a month</p>");
		const second = page.text.lastIndexOf("Plans");
		const found = verifyEvidence([page], { ...claim("Plans from $9 a month"), start: second, end: second + 21 });
		expect(found?.start).toBe(second);
	});

	it("is not inside a number or a word", async () => {
		const page = await readPage("<p>The plan costs $1,399 a month for everybody</p>");
		expect(findQuote(page, "The plan costs $1")).toBeNull();
		expect(findQuote(page, "The plan costs $1,39")).toBeNull();
		expect(findQuote(page, "he plan costs")).toBeNull();
		expect(findQuote(page, "The plan costs $1,399")).not.toBeNull();
	});

	it("is unknown on a page that was not read", async () => {
		const page = await readPage("<p>The plan costs $1,399 a month</p>");
		expect(verifyEvidence([page], claim("The plan costs $1,399 a month", "https://acme.example.com/other"))).toBeNull();
	});
});

describe("the length of a quote", () => {
	it("is that of the whole block where the block is short", async () => {
		const page = await readPage("<h2>Prices</h2><p>Free</p>");
		expect(verifyEvidence([page], claim("Free"))?.quote).toBe("Free");
	});

	it("is widened within its block to be told apart", async () => {
		const page = await readPage("<p>Acme was founded in 2011 by two friends.</p>");
		expect(verifyEvidence([page], claim("2011"))?.quote).toBe("Acme was founded in 2011 by two friends.");
	});

	it("stays between its bounds in a long text", async () => {
		const sentence = "This product keeps your files where you want them, every day of the year. ";
		const page = await readPage(`<p>${sentence.repeat(8)}Founded 2011. ${sentence.repeat(8)}</p>`);
		const found = verifyEvidence([page], claim("2011"));
		expect(found?.quote).toContain("Founded 2011");
		expect(found?.quote.length).toBeGreaterThanOrEqual(QUOTE_MIN);
		expect(found?.quote.length).toBeLessThanOrEqual(QUOTE_MAX);
		expect(verifyEvidence([page], claim(sentence.repeat(5)))).toBeNull();
	});
});
