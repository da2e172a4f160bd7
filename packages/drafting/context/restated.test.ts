import { describe, expect, it } from "vitest";
import { restates } from "#drafting/context/restated";

const said = (claim: string, source: string, lang = "en") => restates(claim, source, lang, ["§"]);

describe("what a sentence says in other forms of its words", () => {
	it.each([
		["The answer is written once and reused", "Write the answer once and reuse it", "en"],
		["Le olive sono spremute a freddo", "Spremiamo a freddo le nostre olive e spediamo l'olio in tutta Europa", "it"],
		["Gäste buchen mit § ihre Tische", "Mit § buchen Gäste ihre Tische", "de"],
		["It works without a signal", "It works without a signal and never asks who you are", "en"],
		["Your tutor sends you a recording", "You talk for an hour, and your tutor sends you a recording", "en"],
		["The skillets are seasoned with oil", "Hand-spun steel skillets, seasoned with oil", "en"],
		["Guests answer from one address", "Guests answer from a single address", "en"],
	])("%s: of %s", (claim, source, lang) => expect(said(claim, source, lang)).toBe(true));

	it.each([
		["a not left out", "It asks who you are", "It works without a signal and never asks who you are"],
		["who does what exchanged", "Donors answer volunteers", "Volunteers answer donors"],
		["numbers exchanged", "40 users for 2 euros", "2 users for 40 euros"],
		["a condition left out", "§ alerts your friends", "§ alerts your friends if you stop moving"],
		["what one is spared", "you argue about noise", "With § you stop buying batteries and arguing about noise"],
		["an exception left out", "all our bikes are insured", "Except for cargo bikes, all our bikes are insured"],
		["a supplement left out", "§ prints your receipts", "§ prints your receipts, with a printer sold apart"],
		["somebody else's deed", "§ needs root", "perf needs root"],
		["who has it done, by the passive", "Wholesalers are supplied by florists", "Wholesalers supply florists"],
		["whom it is told of, by the passive", "Customers are reminded of growers", "Growers remind florists of customers"],
		["what it is made from, by the passive", "Paper is written from orders", "§ writes orders from paper"],
		["who does it, by the passive", "Growers are paid by banks", "§ pays growers for banks"],
		["a limit of all", "§ is open to florists", "§ is open to florists and schools in Canada only"],
	])("%s", (_, claim, source) => expect(said(claim, source)).toBe(false));
});
