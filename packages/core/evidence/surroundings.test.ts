import { expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import { withSurroundings } from "#core/evidence/surroundings";
import type { Block, ReadPage } from "#core/web/page";

/** A page of blocks, one a line. */
function pageOf(...lines: [kind: Block["kind"], text: string][]): ReadPage {
	let text = "";
	const blocks = lines.map(([kind, line], id): Block => {
		const start = text.length;
		text += `${line}\n`;
		return { id, kind, start, end: start + line.length, tag: "p", group: 0, landmark: null };
	});
	return {
		url: "https://acme.example/",
		role: "home",
		fetchedAt: 0,
		hash: "",
		lang: null,
		text,
		blocks,
		groups: [{ parent: null, tag: "html", hints: "" }],
		links: [],
		images: [],
		jsonLd: [],
		canonical: null,
	};
}

function around(page: ReadPage, quote: string) {
	const span = findQuote(page, quote);
	if (span === null) throw new Error("not on the page");
	const { before, after, prefix, suffix } = withSurroundings(cutQuote(page, span), [page]);
	return { ...(before && { before }), ...(after && { after }), ...(prefix && { prefix }), ...(suffix && { suffix }) };
}

it("keeps the rest of the sentence, past abbreviations, and no other sentence", () => {
	const page = pageOf(["text", "We like it. Works for e.g. Dr. Vos  and her clinic in Utrecht. More here."]);
	expect(around(page, "Dr. Vos and her")).toEqual({ before: "Works for e.g. ", after: " clinic in Utrecht." });
	expect(around(page, "We like it.")).toEqual({});
	expect(around(page, "like it. Works for")).toEqual({
		before: "We ",
		after: " e.g. Dr. Vos and her clinic in Utrecht.",
	});
});

it("never leaves an item of a list or a cell of a table", () => {
	const page = pageOf(
		["list_item", "Reminders by text"],
		["list_item", "A waiting list"],
		["table_cell", "€19"],
		["table_cell", "a month"],
	);
	expect(around(page, "A waiting list")).toEqual({});
	expect(around(page, "waiting")).toEqual({ before: "A ", after: " list" });
	expect(around(page, "€19")).toEqual({});
});

it("keeps about 240 characters, cut between words", () => {
	const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(" ");
	const page = pageOf(["text", `${long} here it stands ${long}.`]);
	const { before = "", after = "" } = around(page, "here it stands");
	expect(before).toMatch(/^… word\d+ .*word119 $/u);
	expect(after).toMatch(/^ word0 .* word\d+ …$/u);
	expect(before.length + after.length).toBeLessThanOrEqual(232);
});

it("keeps words beside a quote that the page has more than once", () => {
	const page = pageOf(
		["heading", "Solo plan"],
		["text", "Free for 3 clients"],
		["heading", "Studio"],
		["text", "free for 3 clients, then €9"],
	);
	expect(around(page, "Free for 3 clients")).toEqual({ prefix: "Solo plan", suffix: "Studio free for" });
	expect(around(page, "Studio")).toEqual({});
});

it("leaves a quote of an unknown page alone", () => {
	const quote = cutQuote(pageOf(["text", "Words of another"]), { start: 0, end: 5 });
	expect(withSurroundings(quote, [])).toEqual(quote);
});
