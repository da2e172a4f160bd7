import { expect, it } from "vitest";
import { tellsPrice } from "#drafting/reading/price-in-sentence";

const tells = (clause: string, sentence: string) => tellsPrice(clause, sentence, ["Acme"]);

it.each([
	["Creator: $12/month", "Creator is $12/month and adds unlimited sites, domains and reports."],
	["Acme Plus: £3.99 a month", "Acme Plus costs £3.99 a month and unlocks goals."],
	["$29 per month up to 50 GB", "$29 per month up to 50 GB, no surprises."],
	["Ab 89 € im Monat", "Ab 89 € im Monat, alle Anrufe inklusive."],
	["19 Euro pro Monat und Nutzer", "14 Tage kostenlos testen, danach 19 Euro pro Monat und Nutzer."],
	["À partir de 4,90 € par mois", "À partir de 4,90 € par mois, sans engagement."],
	["Pro: 7 € por mês", "O plano Pro custa 7 € por mês."],
	["プレミアム: 月額480円", "プレミアムは月額480円です。"],
	["$7 per user per month", "After that you pay $7 per user per month."],
	["12 € par mois ou 99 € par an", "Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an."],
	["Crescer: R$ 39 por mês", "O plano Crescer custa R$ 39 por mês, sem taxa por venda."],
	["$9 a month", "Acme costs $9 a month."],
])("%s, by: %s", (clause, sentence) => {
	expect(tells(clause, sentence)).toBe(true);
});

it.each([
	["its plan is left out", "$12/month", "Creator is $12/month and adds reports."],
	["another plan", "Studio: $12/month", "Creator is $12/month and adds reports."],
	["a limit is left out", "$29 per month", "$29 per month up to 50 GB, no surprises."],
	["a limit is skipped", "$29 per month, no surprises", "$29 per month up to 50 GB, no surprises."],
	["what is paid besides", "$29 per month", "$29 per month, plus 2% of sales."],
	["how it is billed", "$29 per month", "$29 per month, billed annually."],
	["for a time alone", "$29 per month", "$29 per month for the first year."],
	["taxes", "19 € pro Monat", "19 € pro Monat, zzgl. MwSt."],
	["for each of something", "8 € pro Monat", "8 € pro Monat und Mitarbeiter, keine Grundgebühr."],
	["from", "15 Euro im Monat", "Schon ab 15 Euro im Monat."],
	["a condition", "$5 a month", "If you pay for a year, $5 a month."],
	["another amount", "$5 a month", "Acme costs $9 a month."],
])("not where it goes without %s", (_, clause, sentence) => {
	expect(tells(clause, sentence)).toBe(false);
});

it("reads no price out of a run that is longer than any sentence: it would look at each with all around it", () => {
	const listing = (times: number) => `Acme costs $9 a month and has ${"lamps, ".repeat(times)}chairs.`;
	expect(tells("$9 a month", listing(3))).toBe(true);
	expect(tells("$9 a month", listing(300))).toBe(false);
});
