import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	blocksOf,
	cutsWord,
	evidenceAt,
	findQuote,
	isOneRun,
	isVisible,
	QUOTE_MAX,
	QUOTE_MIN,
	spaceBefore,
	trimSpan,
	verifyEvidence,
} from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
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

/** A page of blocks that stand at these offsets, all of one group. */
function pageOf(text: string, ...ends: number[]): ReadPage {
	const blocks = ends.map(
		(end, id): Block => ({ id, kind: "text", start: ends[id - 1] ?? 0, end, tag: "p", group: 0, landmark: null }),
	);
	const [url, hash] = ["https://acme.example.com/", "h"];
	const none = { groups: [], links: [], images: [], jsonLd: [], canonical: null, lang: null };
	return { url, hash, role: "home", fetchedAt: 0, text, blocks, ...none };
}
const whole = (text: string) => pageOf(text, text.length);

describe("blocks", () => {
	const page = pageOf("abcdefghijklmno", 5, 10, 15);
	const idsOf = (start: number, end: number) => blocksOf(page, { start, end }).map(({ id }) => id);

	it("are touched by what stands in them, not by what only stands beside them", () => {
		expect([idsOf(0, 5), idsOf(5, 7), idsOf(4, 6), idsOf(4, 11), idsOf(15, 16)]).toEqual([
			[0],
			[1],
			[0, 1],
			[0, 1, 2],
			[],
		]);
	});

	it("hold a run from its first character to its last", () => {
		expect(isOneRun(page, { start: 1, end: 15 })).toBe(true);
		expect(isOneRun(page, { start: 1, end: 16 })).toBe(false);
		expect(isOneRun(page, { start: 15, end: 16 })).toBe(false);
	});

	it.each([
		...(["heading", "text", "list_item", "table_cell"] as const).map((kind) => [kind, true] as const),
		...(["title", "meta", "link", "image", "json_ld"] as const).map((kind) => [kind, false] as const),
	])("of the kind %s are seen by visitors: %s", (kind, seen) => {
		expect(isVisible({ id: 0, kind, start: 0, end: 1, tag: "", group: 0, landmark: null })).toBe(seen);
	});
});

describe("the edge of a word", () => {
	it.each([
		["ab", 1, true],
		["a b", 1, false],
		["ab", 0, false],
		["ab", 2, false],
		["使用Acme", 2, false],
		["Acme使用", 4, false],
		["使用", 1, false],
		["1,39", 1, true],
		["1.5 x", 1, true],
		["1,39", 2, true],
		["2011. 3", 4, false],
		["1, 2", 1, false],
		["x.5", 2, false],
		["x,y", 1, false],
		["a-b", 1, false],
	])("in %j before %i is none: %s", (text, at, cuts) => expect(cutsWord(text, at)).toBe(cuts));
});

describe("the search for a quote", () => {
	it("finds nothing where there is nothing to look for", () => {
		for (const nothing of ["", "  ", "\u200b"]) expect(findQuote(whole("one two"), nothing)).toBeNull();
	});

	it("prefers the occurrence that begins or ends nearest to where it is said to be", () => {
		const page = whole("plan plan plan");
		expect(findQuote(page, "plan")?.start).toBe(0);
		expect(findQuote(page, "plan", { start: 5, end: 6 })?.start).toBe(5);
		expect(findQuote(page, "plan", { start: 8, end: 9 })?.start).toBe(5);
		expect(findQuote(page, "plan", { start: 9, end: 15 })?.start).toBe(10);
		expect(findQuote(page, "plan", { start: 0, end: 14 })?.start).toBe(0);
	});

	it("finds each of two that follow without a gap", () => {
		expect(findQuote(whole("東東東"), "東", { start: 1, end: 2 })).toEqual({ start: 1, end: 2 });
	});

	it("looks at the first 200 occurrences", () => {
		const page = whole("the ".repeat(202));
		const nearest = (nth: number) => findQuote(page, "the", { start: 4 * (nth - 1), end: 4 * (nth - 1) + 3 })?.start;
		expect([nearest(200), nearest(201), nearest(202)]).toEqual([796, 796, 796]);
	});

	it("takes a character that stands for several whole or not at all", () => {
		const page = whole("Wait… and see… now");
		expect(findQuote(page, "... and see...")).toEqual({ start: 4, end: 14 });
		expect(findQuote(page, ".. and see")).toBeNull();
		expect(findQuote(page, ". and see")).toBeNull();
		expect(findQuote(page, "and see..")).toBeNull();
		expect(findQuote(page, "and see.")).toBeNull();
	});
});

describe("where a quote is cut", () => {
	it("is within the white space around it", () => {
		expect(trimSpan(" \tab \n ", { start: 0, end: 7 })).toEqual({ start: 2, end: 4 });
		expect(trimSpan("a   b", { start: 1, end: 4 })).toEqual({ start: 4, end: 4 });
		expect(trimSpan("ab", { start: 0, end: 2 })).toEqual({ start: 0, end: 2 });
	});

	it("is the last white space of a text that is too long, and else its end", () => {
		expect(spaceBefore("aa bb cc", 0, 7)).toBe(5);
		expect(spaceBefore("aa bb cc", 0, 5)).toBe(5);
		expect(spaceBefore(" aaaaaaa", 0, 7)).toBe(7);
	});

	it("is where it was found from 12 to 300 characters", () => {
		const words = `${"ab ".repeat(99)}abc`;
		const page = whole(`Free forever! ${words} x`);
		expect(verifyEvidence([page], claim("Free forever"))?.quote).toBe("Free forever");
		expect(words).toHaveLength(300);
		expect(verifyEvidence([page], claim(words))?.quote).toBe(words);
		expect(verifyEvidence([whole(`${words}d x`)], claim(`${words}d`))).toBeNull();
	});

	it("is the sentence around a short find in a long block", () => {
		const filler = "so it went on and on ".repeat(20);
		const quoteOf = (text: string) => verifyEvidence([whole(text)], claim("2011"))?.quote;
		expect(quoteOf(`One. Two. Three! It began in 2011 in Bath. Then ${filler}`)).toBe("It began in 2011 in Bath.");
		expect(quoteOf(`${filler}. First? Second. It began in 2011! Then more.`)).toBe("It began in 2011!");
		expect(quoteOf(`It began in 2011, ${filler}`)).toBe(
			"It began in 2011, so it went on and on so it went on and on so it went on and on so it went on and on so it went on",
		);
		expect(quoteOf(`${filler}until then 2011`)).toBe(
			"and on so it went on and on so it went on and on so it went on and on so it went on and on until then 2011",
		);
	});

	it("is the whole of a short block on a long page", () => {
		const [before, block] = ["a long text ".repeat(40), "Acme began. In 2011 it moved. Now it grows."];
		const page = pageOf(before + block, before.length, before.length + block.length);
		expect(verifyEvidence([page], claim("2011"))?.quote).toBe(block);
	});

	it("stays within its block, and at whole words, where no sentence ends", () => {
		const [before, block, after] = ["word", `${"x".repeat(96)} 2011 ${"y".repeat(96)}${" z".repeat(80)}`, "more"];
		const page = pageOf(before + block + after, before.length, before.length + block.length, 999);
		const start = page.text.indexOf("2011");
		expect(evidenceAt(page, { start, end: start + 4 })?.start).toBe(before.length);
		const turned = `${"z ".repeat(80)}${"x".repeat(96)} 2011 ${"y".repeat(90)}`;
		const other = pageOf(turned + after, turned.length, turned.length + after.length);
		const at = turned.indexOf("2011");
		expect(evidenceAt(other, { start: at, end: at + 4 })?.end).toBe(turned.length);
	});

	it("is nowhere when the words around it are too long for one quote", () => {
		expect(verifyEvidence([whole(`${"x".repeat(250)} 2011 ${"y".repeat(250)}`)], claim("2011"))).toBeNull();
	});

	it("takes in the neighbours of a short run, those after it first", () => {
		const quoteOf = (text: string, words: string) => {
			const ends = [...text.matchAll(/\||$/g)].map(({ index }) => index);
			return verifyEvidence([pageOf(text.replaceAll("|", "\n"), ...ends)], claim(words))?.quote;
		};
		expect(quoteOf("Ann|Bath|UK|Since 2011", "Bath UK")).toBe("Bath UK Since 2011");
		expect(quoteOf("Since 2011|Bath|UK", "Bath UK")).toBe("Since 2011 Bath UK");
		expect(quoteOf("Bath|UK", "Bath UK")).toBe("Bath UK");
		expect(quoteOf("Somerset|Bath|UK|EU", "Bath UK")).toBe("Somerset Bath UK EU");
		expect(quoteOf(`Bath|UK|${"x".repeat(300)}`, "Bath UK")).toBeUndefined();
	});
});
