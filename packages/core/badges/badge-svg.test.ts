import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { BADGE_KINDS, BADGE_STYLES, type Badge, type BadgeKind, type BadgeStyle } from "#core/badges/badge";
import { badgeSize, badgeSvg as draw } from "#core/badges/badge-svg";
import { type BadgeWords, badgeWords } from "#core/badges/badge-words";
import { textWidth } from "#core/badges/text-width";
import { DEFAULT_ACCENT } from "#core/web/colour";

const badgeSvg = (badge: Badge, words: BadgeWords) => draw(badge, words, DEFAULT_ACCENT);

const wordsOf = (kind: BadgeKind, name = "Acme") =>
	badgeWords({ kind, week: "2026-11-09", category: "Project Management" }, "Launchweek", name);

/** Element names and text of an XML document; throws when its tags do not match. */
function read(xml: string): { elements: string[]; text: string } {
	const elements: string[] = [];
	const open: string[] = [];
	let text = "";
	const parser = new Parser(
		{
			onopentag: (name) => {
				elements.push(name);
				open.push(name);
			},
			onclosetag: (name, implied) => {
				const expected = open.pop();
				if (implied || name !== expected) throw new Error(`<${expected}> is closed by ${name}`);
			},
			ontext: (part) => {
				text += part;
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(xml.replaceAll(/<([a-z]+)([^<>]*)\/>/g, "<$1$2></$1>"));
	return { elements, text };
}

describe("the image of a badge", () => {
	it("is one well-formed document with a title, a role and its size, in every kind and style", () => {
		for (const kind of BADGE_KINDS) {
			for (const style of BADGE_STYLES) {
				const words = wordsOf(kind);
				const svg = badgeSvg({ kind, ...style }, words);
				const { elements, text } = read(svg);
				const { width, height } = badgeSize(style, words);
				expect(elements.slice(0, 3)).toEqual(["svg", "title", "style"]);
				expect(text).toContain(words.title);
				expect(svg).toContain(`width="${width}" height="${height}"`);
				expect(svg).toContain('role="img"');
				expect(svg).not.toMatch(/NaN|undefined|null|https?:\/\/(?!www\.w3\.org)/);
				expect(svg.length).toBeLessThan(5000);
			}
		}
	});

	it("follows the reader's colour scheme in mode auto only", () => {
		const svg = (mode: "light" | "dark" | "auto") =>
			badgeSvg({ kind: "listed_on", shape: "pill", mode, size: "s" }, wordsOf("listed_on"));
		expect(svg("auto")).toContain("prefers-color-scheme:dark");
		expect(svg("light")).not.toContain("prefers-color-scheme");
		expect(svg("dark")).not.toContain("prefers-color-scheme");
		expect(svg("light")).not.toBe(svg("dark"));
	});

	it("escapes a name that carries markup, entities and characters XML cannot hold", () => {
		const name = `</title><script>alert("1")</script>&amp;'\u0000\u000b\ud800`;
		const svg = badgeSvg({ kind: "featured", shape: "square", mode: "dark", size: "l" }, wordsOf("featured", name));
		const { elements, text } = read(svg);
		expect(elements).not.toContain("script");
		expect(text).toContain(`</title><script>alert("1")</script>&amp;'\ufffd is featured`);
	});

	it("is wide enough for its words, and a square is square", () => {
		for (const kind of BADGE_KINDS) {
			const words = wordsOf(kind);
			const standard = badgeSize({ shape: "standard", mode: "auto", size: "m" }, words);
			expect(standard.width).toBeGreaterThan(textWidth(words.headline, 18, true) + 58);
			const square = badgeSize({ shape: "square", mode: "auto", size: "l" }, words);
			expect(square.width).toBe(square.height);
		}
	});
});

describe("the size of a badge with long words", () => {
	const long = "Internationalisation";
	const size = (shape: BadgeStyle["shape"], words: { overline: string; headline: string }) =>
		badgeSize({ shape, mode: "auto", size: "m" }, { ...wordsOf("featured"), ...words });

	it("is theirs and the room on both sides, whichever line is the longer", () => {
		const linesOf = (headline: string) =>
			badgeSvg(
				{ kind: "featured", shape: "square", mode: "light", size: "m" },
				{ ...wordsOf("featured"), headline },
			).split("<text ").length - 2;
		expect(
			["Featured badges", "Featured badgers", "Featured badgerss"].map((text) => [text.length, linesOf(text)]),
		).toEqual([
			[15, 1],
			[16, 2],
			[17, 2],
		]);
		const twice = `${long} ${long}`;
		const small = (pixels: number) => textWidth(twice, pixels, false);
		const bold = (pixels: number) => textWidth(twice, pixels, true);
		expect(size("standard", { overline: twice, headline: "x" }).width).toBe(Math.ceil(58 + small(11.5) + 18));
		expect(size("standard", { overline: "x", headline: twice }).width).toBe(Math.ceil(58 + bold(18) + 18));
		expect(size("banner", { overline: twice, headline: "x" }).width).toBe(Math.ceil(92 + small(13) + 28));
		expect(size("banner", { overline: "x", headline: twice }).width).toBe(Math.ceil(92 + bold(22) + 28));
		expect(size("square", { overline: twice, headline: "x" }).width).toBe(Math.ceil(small(11) + 24));
		expect(size("square", { overline: "x", headline: twice }).width).toBe(Math.ceil(textWidth(long, 15, true) + 24));
	});
});

/** Every measure of a medium badge in the order it is drawn: its size, its frame, its tile, its icon, its lines. */
const DRAWN: [BadgeStyle["shape"], string][] = [
	["standard", "185 56 0 0 185 56 0.5 0.5 184 55 11.5 1 10 10 36 36 9 15 15 1.08 58 23 11.5 66.49 58 42 18 108.13"],
	["outline", "185 56 0 0 185 56 1 1 183 54 11 2 10 10 36 36 9 15 15 1.08 58 23 11.5 66.49 58 42 18 108.13"],
	["pill", "230 36 0 0 230 36 0.5 0.5 229 35 17.5 1 5 5 26 26 13 9 9 0.75 39 22.8 14 174.88"],
	["banner", "280 72 0 0 280 72 0.5 0.5 279 71 9.5 1 16 16 1.67 92 30 13 75.17 92 53 22 132.15"],
	["square", "128 128 0 0 128 128 0.5 0.5 127 127 15.5 1 42 21 44 44 12 48 27 1.33 64 85 11 63.6 64 104 15 90.1"],
];

describe("the drawing of a badge", () => {
	const svgOf = (shape: BadgeStyle["shape"], size: BadgeStyle["size"] = "m") =>
		badgeSvg({ kind: "launched_on", shape, mode: "light", size }, wordsOf("launched_on"));

	it.each(DRAWN)("as %s is as it was looked at", (shape, measures) => {
		const found = svgOf(shape).matchAll(
			/ (?:x|y|width|height|rx|font-size|textLength|viewBox|stroke-width)="([^"]+)"|(?:translate|scale)\(([^)]+)\)/g,
		);
		expect([...found].map(([, attribute, transform]) => attribute ?? transform).join(" ")).toBe(measures);
	});

	it("has its coloured end in the shape of the banner, small words in the quiet tone, and an outline as a frame", () => {
		expect(svgOf("banner")).toContain('class="t" d="M10 0H72V72H10A10 10 0 0 1 0 62V10A10 10 0 0 1 10 0Z"');
		expect([...svgOf("standard").matchAll(/<text class="(.)"/g)].map(([, tone]) => tone)).toEqual(["q", "i"]);
		expect(svgOf("outline")).toContain(".g{fill:none;stroke:#565147}");
		expect(svgOf("standard")).toContain(".g{fill:#fffefa;stroke:#e3dccd}");
	});

	it("is scaled as a whole for the other sizes", () => {
		const sizes = (["s", "m", "l"] as const).map((size) =>
			/width="(\d+)" height="(\d+)"/.exec(svgOf("standard", size)),
		);
		expect(sizes.map((match) => [Number(match?.[1]), Number(match?.[2])])).toEqual([
			[139, 42],
			[185, 56],
			[278, 84],
		]);
		expect(svgOf("standard", "l")).toContain('viewBox="0 0 185 56"');
	});
});
