import { expect, it } from "vitest";
import { findPrices } from "#core/numbers/prices";

it.each([
	["From 49 euros a month for 20 people.", [49, "EUR", "month"]],
	["$9.99/mo", [9.99, "USD", "month"]],
	["US$ 20 per user, per month", [20, "USD", "month"]],
	["1.20 pounds a year for each pupil", [1.2, "GBP", "year"]],
	["A one-time payment of 1,190 euros", [1190, "EUR", null]],
	["CHF 18 pro Monat", [18, "CHF", "month"]],
	["80 zł", [80, "PLN", null]],
	["1 500 руб. в месяц", [1500, "RUB", "month"]],
	["R$ 19,90 por mês", [19.9, "BRL", "month"]],
	["199 kr i måneden", [199, null, "month"]],
	["12 kronor per år", [12, null, "year"]],
	["49 reais por mês", [49, "BRL", "month"]],
	["月額2,980円", [2980, "JPY", "month"]],
	["20 usd", [20, "USD", null]],
	["TRY 14 a month", [14, "TRY", "month"]],
	["14 TRY a month", [14, "TRY", "month"]],
	["25 000 Kz / mês", [25_000, "AOA", "month"]],
	["₦4,500 per month", [4500, "NGN", "month"]],
	["4.500 FCFA par an", [4500, null, "year"]],
	["9 eur a month", [9, "EUR", "month"]],
	["$0.002 per request", [0.002, "USD", null]],
	["€0,015 a month", [0.015, "EUR", "month"]],
	["S/ 4 al mes", [4, "PEN", "month"]],
	["S/.40", [40, "PEN", null]],
	["2 990 Ft", [2990, "HUF", null]],
	["USD 10p.m.", [10, "USD", null]],
	["Pro: CAD 2000", [2000, "CAD", null]],
	["from CAD 2000", [2000, "CAD", null]],
	["CAD 25 billed yearly", [25, "CAD", "year"]],
	["TRY 300, once", [300, "TRY", null]],
	["KSh 1,000 per month", [1000, "KES", "month"]],
	["Rs. 499 / month", [499, null, "month"]],
	["Rp 50.000", [50_000, "IDR", null]],
	["Rp 99rb /bulan", [99_000, "IDR", "month"]],
	["Rp1,5 juta per tahun", [1_500_000, "IDR", "year"]],
	["99.000 VND/tháng", [99_000, "VND", "month"]],
	["49 lei/lună", [49, "RON", "month"]],
	["kr 99", [99, null, null]],
	["12 TND", [12, "TND", null]],
	["Un assistant : 62 000 €", [62_000, "EUR", null]],
])("reads an amount with its currency and its period: %s", (text, [amount, currency, period]) => {
	expect(findPrices(text)[0]).toMatchObject({ amount, currency, period });
});

it.each([
	...["$5 million raised", "20 people", "$100k", "version 2.0"],
	...["SAP S/4HANA integration", "moves to S/4", "CAD 3D viewer", "a cable of 10 ft"],
	...[
		"Try 14 days free",
		"We try 5 times",
		"7 pen 3",
		"TRY 3 APPS FREE",
		"Opens CAD 2024 files",
		"CAD 2024",
		"rm 5 files",
		"rs 232 port",
		"MAD 5 crew",
		"Un assistant62 000 €",
		"000 €",
	],
])("finds no price in %s", (text) => {
	expect(findPrices(text)).toEqual([]);
});
