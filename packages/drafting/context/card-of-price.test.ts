import { expect, it } from "vitest";
import { isToldByCard } from "#drafting/context/card-of-price";
import { textOf } from "#drafting/context/plan-in-table";
import { readPage } from "#testing/pages";

const card = (...lines: readonly string[]) =>
	`<div><h3>${lines[0]}</h3>${lines
		.slice(1)
		.map((line) => `<p>${line}</p>`)
		.join("")}</div>`;

async function isTold(claim: string, price: string, cards: string): Promise<boolean> {
	const page = await readPage(`<main><h1>Pricing</h1><div>${cards}</div></main>`);
	const block = page.blocks.find((candidate) => textOf(page, candidate) === price);
	if (!block) throw new Error(`no ${price}`);
	return isToldByCard(claim, page, block);
}

const PLACES =
	card("Solo", "£9", "per place / month", "1–3 places", "500 messages, then 4p each") +
	card("Host", "£7", "per place / month", "4–15 places", "Unlimited messages");

it.each([
	["Solo: £9 per place/month, 1–3 places", "£9"],
	["Solo: £9 per place / month (1–3 places, 500 messages, then 4p each)", "£9"],
	["Host (4–15 places): £7 per place / month", "£7"],
	["Host £7 with unlimited messages", "£7"],
])("puts together what one card says: %s", async (claim, price) => {
	expect(await isTold(claim, price, PLACES)).toBe(true);
});

it.each([
	["Solo: £9 per place / month (4–15 places)", "£9"],
	["Solo: £7 per place / month", "£9"],
	["Host: £9 per place / month", "£9"],
	["Solo: £9 per place / month (500 messages)", "£9"],
	["Solo: £9 per place / month (1–3 places, cheapest)", "£9"],
	["£9 per place / month (1–3 places)", "£9"],
])("and nothing of another card, cut or added: %s", async (claim, price) => {
	expect(await isTold(claim, price, PLACES)).toBe(false);
});

it.each([
	[
		"Hof: 29 €/Monat (60 Aufträge)",
		"29 €",
		card("Hof", "29 €", "im Monat", "1 Platz, 60 Aufträge") + card("Ort", "59 €"),
	],
	["Orto : 15 € al mese", "15 €", card("Orto", "15 €", "al mese, fino a 40 cassette") + card("Campo", "35 €")],
	["Pro: gratuit", "Gratuit", card("Pro", "Gratuit", "jusqu'à 10 ruches") + card("Plus", "4,90 € / mois")],
	["Rede sob consulta", "Sob consulta", card("Solo", "R$ 49/mês") + card("Rede", "Sob consulta")],
	[
		"母屋：月額5,980円（税込）、20室まで",
		"月額5,980円（税込）",
		card("離れ", "月額2,980円（税込）") + card("母屋", "月額5,980円（税込）", "20室まで"),
	],
])("in any language: %s", async (claim, price, cards) => {
	expect(await isTold(claim, price, cards)).toBe(true);
});

it.each([
	["Pro: $29 per month", "$29", card("Pro", "$29", "per month · first 3 months") + card("Max", "$49")],
	["Pro: $29 per month", "$29", card("Pro", "$29", "per month, billed yearly") + card("Max", "$49")],
	["Pro: $29 per month, 5 seats", "$29", card("Pro", "$29", "per month", "✗ 5 seats") + card("Max", "$49")],
	["Pro: $290 per month", "$290", card("Pro", "$29", "per month", "$290", "per year") + card("Max", "$49")],
	["Pro: $29 (billed yearly)", "$29", card("Pro", "$29", "per month", "$290", "billed yearly") + card("Max", "$49")],
])("keeps what a price is paid for with it: %s", async (claim, price, cards) => {
	expect(await isTold(claim, price, cards)).toBe(false);
});

it("ends a card of no container at the next title", async () => {
	const flat = "<h3>Solo</h3><p>$9</p><p>3 seats</p><h3>Team</h3><p>$29</p><p>10 seats</p>";
	expect(await isTold("Solo: $9 (3 seats)", "$9", flat)).toBe(true);
	expect(await isTold("Solo: $9 (10 seats)", "$9", flat)).toBe(false);
});
