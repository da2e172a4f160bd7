import { describe, expect, it } from "vitest";
import { notSaidBy } from "#drafting/context/alignment";

const refusal = (claim: string, source: string) => notSaidBy(claim, source, ["Acme"]);

describe("a claim is said by its source", () => {
	it.each([
		["Acme sends invoices.", "Acme sends invoices."],
		["Acme sends invoices.", "We send invoices."],
		["Acme never shares your data.", "We never share your data."],
		["Acme verschickt Rechnungen.", "Wir verschicken Rechnungen."],
		["Acme propose des devis.", "Nous proposons des devis."],
		["Acme wysyła faktury.", "My wysyłamy faktury."],
		["Acme отправляет счета.", "Мы отправляем счета."],
		["Acme copies files.", "Acme copies your files."],
		["Acme sends reminders.", "Acme sends reminders to late payers."],
		["Acme sends invoices.", "And Acme sends invoices."],
	])("%s, by: %s", (claim, source) => {
		expect(refusal(claim, source)).toBeNull();
	});
});

describe("a claim is not said by its source", () => {
	it.each([
		["Acme loves florists.", "Acme is loved by florists."],
		["Acme supports PayPal.", "Acme supported PayPal."],
		["Acme verschickt Rechnungen.", "Wir verschickten Rechnungen."],
		["Acme sends invoices.", "Nobody knows that Acme sends invoices."],
		["Acme sends invoices.", "Acme sends invoices on Mondays."],
		["Acme sends all invoices.", "Acme sends all invoices to florists."],
		["Acme is free.", "Acme is free in Belgium."],
		["Acme shows no ads.", "Acme shows no ads to florists."],
		["Acme keeps 5", "Acme keeps 5 invoices."],
		["Acme envía facturas.", "Acme envía facturas solo a floristas."],
		["", "Acme sends invoices."],
	])("%s, by: %s", (claim, source) => {
		expect(refusal(claim, source)).not.toBeNull();
	});
});
