import { expect, it } from "vitest";
import { shortensList } from "#drafting/context/shortened-list";

const shortens = (claim: string, source: string) => shortensList(claim, source, ["Acme"]);

it.each([
	["Acme sends invoices and reminders.", "Acme sends invoices, offers and reminders."],
	["Acme sends invoices and offers.", "Acme sends invoices, offers and reminders."],
	["Acme schreibt Angebote und bestellt Blumen.", "Acme schreibt Angebote, vergibt Termine und bestellt Blumen."],
	["Acme emite recibos e calcula o IVA.", "Acme emite recibos, calcula o IVA e lembra-o dos prazos."],
])("%s, by: %s", (claim, source) => {
	expect(shortens(claim, source)).toBe(true);
});

it.each([
	["another order", "Acme sends reminders and invoices.", "Acme sends invoices, offers and reminders."],
	["an entry of its own", "Acme sends invoices and letters.", "Acme sends invoices, offers and reminders."],
	["the limit", "Acme sends invoices and offers.", "Acme sends invoices, but only to florists, and offers."],
	["the not", "Acme sends invoices and offers.", "Acme sends invoices, never reminders, and offers."],
	["the plan", "Acme sends invoices and offers.", "Acme sends invoices, soon letters and offers."],
	["an aside behind the name", "Acme and sends invoices.", "Acme, a tool, and sends invoices."],
	["nothing", "Acme sends invoices.", "Acme sends invoices."],
])("not with %s changed or left out", (_, claim, source) => {
	expect(shortens(claim, source)).toBe(false);
});
