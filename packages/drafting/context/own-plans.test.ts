import { expect, it } from "vitest";
import { namesPlan, plansOf } from "#drafting/context/own-plans";
import { readPage } from "#testing/pages";

const card = (title: string, price: string) => `<div><h3>${title}</h3><p>${price}</p><p>What it has</p></div>`;

it("reads plans off the cards of prices, and the cards beside them that name none", async () => {
	const page = await readPage(
		`<h1>Acme</h1><h2>Plans</h2>${card("Solo", "$0")}${card("Team", "$90")}${card("Scale", "Talk to us")}<h2>Blog</h2><h3>Hello</h3><p>We are new here</p>`,
	);
	expect([...plansOf([page])].sort()).toEqual(["Scale", "Solo", "Team"]);
	expect(namesPlan("(from scale up)", [page])).toBe(true);
	expect(namesPlan("(scaled to fit)", [page])).toBe(false);
	expect(namesPlan("", [page])).toBe(false);
});

it("reads plans off the heads of columns", async () => {
	const page = await readPage(
		"<h1>Acme</h1><table><tr><th></th><th>House</th><th>Street</th></tr><tr><td>Monthly price</td><td>£60</td><td>£90</td></tr></table>",
	);
	expect([...plansOf([page])].sort()).toEqual(["House", "Street"]);
});

it("takes the title of the one thing sold for no plan", async () => {
	const page = await readPage("<h1>Acme</h1><h2>Kit</h2><p>$34</p>");
	expect([...plansOf([page])]).toEqual([]);
});

it("takes titles of other parts of the page for no plans", async () => {
	const part = (title: string) => `<section><div>${card(title, "What it does for a yard")}</div></section>`;
	const page = await readPage(
		`<h1>Acme</h1>${part("Stock list")}${part("Market")}<section><div>${card("Yard", "$97")}${card("Yard + Chat", "$150")}</div></section>`,
	);
	expect([...plansOf([page])].sort()).toEqual(["Yard", "Yard + Chat"]);
});
