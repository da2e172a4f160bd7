import { expect, it } from "vitest";
import { shortensList } from "#drafting/context/shortened-list";

const shortens = (claim: string, source: string) => shortensList(claim, source, ["Acme"]);

it.each([
	["Acme sends invoices and reminders.", "Acme sends invoices, offers and reminders."],
	["Acme sends invoices and offers.", "Acme sends invoices, offers and reminders."],
	["Acme schreibt Angebote und bestellt Blumen.", "Acme schreibt Angebote, vergibt Termine und bestellt Blumen."],
	["Acme emite recibos e calcula o IVA.", "Acme emite recibos, calcula o IVA e lembra-o dos prazos."],
	["Acme hears a cry and plays a sound.", "Acme hears a cry, plays a sound and fades out when it is quiet."],
	[
		"Acme plant Termine und schreibt Angebote.",
		"Acme plant Termine, schreibt Angebote und ruft an, wenn das Rad fertig ist.",
	],
	["Acme finds faults and repeats of your drafts.", "Acme finds faults, repeats and weak points of your drafts."],
])("%s, by: %s", (claim, source) => {
	expect(shortens(claim, source)).toBe(true);
});

it.each([
	["another order", "Acme sends reminders and invoices.", "Acme sends invoices, offers and reminders."],
	["an entry of its own", "Acme sends invoices and letters.", "Acme sends invoices, offers and reminders."],
	["the limit", "Acme sends invoices and offers.", "Acme sends invoices, but only to florists, and offers."],
	["the not", "Acme sends invoices and offers.", "Acme sends invoices, never reminders, and offers."],
	["the plan", "Acme sends invoices and offers.", "Acme sends invoices, soon letters and offers."],
	[
		"a condition of a plan",
		"Acme sends invoices and offers.",
		"Acme sends invoices, offers and letters if you pay for Pro.",
	],
	["a condition in between", "Acme sends invoices and offers.", "Acme sends invoices, if asked, and offers."],
	["an aside behind the name", "Acme and sends invoices.", "Acme, a tool, and sends invoices."],
	["nothing", "Acme sends invoices.", "Acme sends invoices."],
])("not with %s changed or left out", (_, claim, source) => {
	expect(shortens(claim, source)).toBe(false);
});

it("shortens no list that is longer than any sentence", () => {
	const listing = (times: number) => `Acme sends invoices, ${"cards, ".repeat(times)}and offers.`;
	expect(shortens("Acme sends invoices and offers.", listing(3))).toBe(true);
	expect(shortens("Acme sends invoices and offers.", listing(300))).toBe(false);
});
