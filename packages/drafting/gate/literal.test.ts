import { expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import { flowingTexts, holdsWords, isLiteral } from "#drafting/gate/literal";
import { readPage } from "#testing/pages";

const page = await readPage("<title>Acme</title><main><p>We back up. You restore.</p><p>Every night.</p></main>");
const about = await readPage("<main><p>You restore.</p></main>", "https://acme.example.com/about", "about");
const pages = [page, about];

function quoteOf(words: string, of = page) {
	const span = findQuote(of, words);
	if (span === null) throw new Error(`"${words}" does not stand on its page.`);
	return cutQuote(of, span);
}

it("joins quotes that stand behind each other on one page, in whatever order they are given", () => {
	const [first, second, third] = [quoteOf("We back up."), quoteOf("You restore."), quoteOf("Every night.")];
	expect(flowingTexts([third, second, first], pages)).toEqual(["We back up. You restore. Every night."]);
	expect(flowingTexts([first, third], pages)).toEqual(["We back up.", "Every night."]);
	expect(flowingTexts([first, quoteOf("You restore.", about)], pages)).toHaveLength(2);
	expect(flowingTexts([first, first], pages)).toHaveLength(2);
});

it("takes a value that stands whole in one of the texts, and none across two", () => {
	const apart = [quoteOf("We back up."), quoteOf("Every night.")];
	expect(isLiteral("Every night", apart, pages)).toBe(true);
	expect(isLiteral("back up. Every", apart, pages)).toBe(false);
	expect(isLiteral("up. You", [quoteOf("We back up."), quoteOf("You restore.")], pages)).toBe(true);
	expect(isLiteral("every night", apart, pages)).toBe(false);
});

it("cuts no word at either end, and looks on behind a place where it would", () => {
	expect(holdsWords("smart art", "art")).toBe(true);
	expect(holdsWords("smart", "art")).toBe(false);
	expect(holdsWords("artful", "art")).toBe(false);
	expect(holdsWords("aa aaa", "aa")).toBe(true);
	expect(holdsWords("anything", "")).toBe(false);
});
