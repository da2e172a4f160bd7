import { expect, it } from "vitest";
import { priceAsked, withoutPrice } from "#core/search/price-asked";

const inShort = (query: string) => {
	const asked = priceAsked(query);
	return asked === null
		? null
		: `${asked.limit.cents} ${asked.limit.currency} ${asked.limit.per}: ${asked.words.join(" ")}`;
};

it.each([
	["crm under $20", "2000 USD null: under 20"],
	["invoicing for less than 10 euros a month", "1000 EUR month: less than 10 euros a month"],
	["help desk below €15/mo", "1500 EUR month: below 15 mo"],
	["planner up to 120 USD per year", "1000 USD month: up to 120 usd per year"],
	["editor max 30 pounds once", "3000 GBP once: max 30 pounds once"],
	["chat <$5 per user per month", "500 USD month: 5 per user per month"],
	["survey 3 euros per person", "300 EUR null: 3 euros per person"],
	["backup 5 bucks a month or less", "500 USD month: 5 bucks a month or less"],
	["Rechnungen unter 10 Euro im Monat", "1000 EUR month: unter 10 euro im monat"],
	["facturation moins de 15 € par mois", "1500 EUR month: moins de 15 par mois"],
	["$49 landing pages", "4900 USD null: 49"],
	['"help desk" under $20', "2000 USD null: under 20"],
	["“help desk”  under $20 a month", "2000 USD month: under 20 a month"],
	["crm between $10 and $20 a month", "2000 USD month: between 10 and 20 a month"],
	["crm $5 to $10", "1000 USD null: 5 to 10"],
	["crm from 5€ to 10€", "1000 EUR null: from 5 to 10"],
	["crm $5-10/mo", "1000 USD month: 5 10 mo"],
	["crm 5-10 euros", "1000 EUR null: 10 euros"],
	["crm between $10 and 20 a month", "2000 USD month: between 10 and 20 a month"],
	["crm $20 - 3 seats", "2000 USD null: 20"],
	["crm for $20 and 50 users", "2000 USD null: for 20"],
	["crm under CAD 2000", "200000 CAD null: under cad 2000"],
	["crm CAD 20", "2000 CAD null: cad 20"],
	["viewer CAD 2024 a month", "202400 CAD month: cad 2024 a month"],
])("reads the most that is to be paid: %s", (query, expected) => {
	expect(inShort(query)).toBe(expected);
});

it.each([
	"crm for 20 people",
	"invoices over $1000",
	"more than 50 euros a month",
	"tools for startups with $5 million",
	'"under $20" crm',
	...["crm $20+", "crm $50 or more", "crm 50 dollars and up", "crm no less than $20", "crm not under 20 euros"],
	...["sap s/4hana integration", "CAD 3D viewer", "room planner 10 ft", "CAD 2024", "CAD 2024 viewer", "TRY 3 apps"],
	"web 2.0 forum",
	"usd to eur converter",
	"",
])("reads none in %s", (query) => {
	expect(inShort(query)).toBeNull();
});

it("leads back to the words alone", () => {
	expect(withoutPrice("crm under $20 a month for teams")).toBe('crm "under $20 a month" for teams');
	expect(priceAsked(withoutPrice("crm under $20 a month for teams"))).toBeNull();
	expect(withoutPrice("crm")).toBe("crm");
	expect(withoutPrice("“help desk” under $20")).toBe('“help desk” "under $20"');
	expect(withoutPrice('19" rack under $20 or 30 euros')).toBe('19 rack "under $20" or "30 euros"');
});
