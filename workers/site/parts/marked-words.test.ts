import { expect, it } from "vitest";
import { lineOf, paragraphsOf, type Stretch } from "./marked-words.ts";
import { literalsOf, type Quote } from "./proof.ts";

const said = (...all: string[]): Quote[] => all.map((quote) => ({ quote, url: "https://acme.example/" }));

/** Yellow in brackets, what stays on a line in braces, a mark with the numbers of its quotes. */
function drawn(stretches: readonly Stretch[], quotes: readonly Quote[]): string {
	const runs = (all: Stretch["runs"]) =>
		all.map(({ text, quotes: own }) => (own.length > 0 ? `[${text}]` : text)).join("");
	return stretches
		.map((one) => {
			const mark = one.quotes.length === 0 ? "" : `*${one.quotes.map((quote) => quotes.indexOf(quote) + 1).join("+")}`;
			return `${runs(one.runs)}{${runs(one.kept)}${mark}${one.after}}`;
		})
		.join("");
}

const line = (text: string, ...all: string[]) => {
	const quotes = said(...all);
	return drawn([lineOf(text, literalsOf(text, quotes), quotes)], quotes);
};
const paragraphs = (text: string, ...all: string[]) => {
	const quotes = said(...all);
	return paragraphsOf(text, literalsOf(text, quotes), quotes).map((stretches) => drawn(stretches, quotes));
};

it("gives a value of one line one mark, whatever number of quotes it has", () => {
	expect(line("From €19 a month", "Plans start from €19 a month.", "€19 monthly")).toBe("[From €19 a ]{[month]*1+2}");
	expect(line("Subscription", "€19 a month")).toBe("{Subscription*1}");
	expect(line("Two months free.", "Two months free.")).toBe("[Two months ]{[free]*1.}");
	expect(line("Nobody said this")).toBe("Nobody said {this}");
});

it("keeps of a long word the last letters only, with what is written above them", () => {
	expect(line("An Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsgesellschaft")).toBe(
		"An [Donaudampfschifffahrtsgesellsch]{[aft]*1}",
	);
	const pointed = `${"ب".repeat(24)}ثُتُنُ`;
	expect(line(pointed, pointed)).toMatch(/ثُ\]\{\[تُنُ\]\*1\}$/u);
	expect(line("予".repeat(30), "予".repeat(30))).toMatch(/\{\[予予予\]\*1\}$/u);
});

it("marks what each sentence has from the website, and a paraphrase behind the text", () => {
	const text = "It sends reminders by text message and fills cancelled slots from a list. We like it.";
	expect(paragraphs(text, "sends reminders by text message", "fills cancelled slots from a list")).toEqual([
		"It [sends reminders by text ]{[message]*1} and [fills cancelled slots from a ]{[list]*2.} We like {it.}",
	]);
	expect(paragraphs("Cheaper by the year.", "Two months for nothing")).toEqual(["Cheaper by the {year*1.}"]);
});

it("lets neighbours that rest on the same quotes share a mark, within their paragraph", () => {
	const quote = "We back up every night. Restores take one minute.";
	expect(paragraphs("We back up every night. Restores take one minute.", quote)).toEqual([
		"[We back up every night. Restores take one ]{[minute]*1.}",
	]);
	expect(paragraphs("We back up every night.\n \nRestores take one minute.\nReally.", quote)).toEqual([
		"[We back up every ]{[night]*1.}",
		"[Restores take one ]{[minute]*1.}\n{Really.}",
	]);
});

it("shows a text that nothing is behind as it is, and an empty one not at all", () => {
	expect(paragraphs("One.\n\n\n\nTwo")).toEqual(["{One.}", "{Two}"]);
	expect(paragraphs(" \n\n ")).toEqual([]);
});
