import { expect, it } from "vitest";
import { readWishes } from "#scripts/agents/scripted/wishes";
import { stem, stems } from "#scripts/agents/scripted/words";

const read = (text: string) => readWishes(text, new Set(["launch", "week"]));

it("finds what a sentence names, quotes, addresses and measures", () => {
	const wishes = read(
		'The letter to Orla Quinn of Germany at o@quinn.com about https://quinn.com/a, quinn.org and "a price" of $25 on 2026-03-02 for LW-ABCD12.',
	);
	expect(wishes).toMatchObject({
		names: ["Orla Quinn"],
		emails: ["o@quinn.com"],
		urls: ["https://quinn.com/a"],
		domains: ["quinn.org"],
		dates: ["2026-03-02"],
		amounts: [25],
		most: null,
		codes: ["LW-ABCD12"],
	});
	expect(wishes.countries.map(({ code }) => code)).toEqual(["DE"]);
	expect(wishes.quoted.map(({ text }) => text)).toEqual(["a price"]);
});

it("tells a bound from an amount, and a name from a word that begins a sentence or that tools know", () => {
	expect(read("Something for less than 20 euros a month.").most).toBe(20);
	expect(read("Which launch won the Launch Week in the EU?")).toMatchObject({ names: [], inEu: true });
});

it("compares words by their stems", () => {
	expect(["invoicing", "invoices", "categories", "category"].map(stem)).toEqual([
		"invoic",
		"invoic",
		"category",
		"category",
	]);
	expect(stems("Which are the most-followed of my products?")).toEqual(["follow", "product"]);
});
