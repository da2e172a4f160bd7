import { expect, it } from "vitest";
import { makesSameOffer } from "#drafting/reading/offer-told";

it.each([
	["Two months free when paid yearly", "Pay yearly and get two months free."],
	["20% off annual plans", "Save 20% when you pay annually."],
	["14 days free", "Try any plan free for 14 days."],
	["30-day free trial", "Start with a 30-day free trial."],
	["10 % sparen bei jährlicher Zahlung", "Bei jährlicher Zahlung sparen Sie 10 %."],
	["30 Tage kostenlos", "Testen Sie Acme 30 Tage kostenlos."],
	["20 % de remise à l'année", "-20 % si vous payez à l'année."],
	["Dos meses gratis con el pago anual", "Con el pago anual, dos meses gratis."],
	["20% de economia no plano anual", "No plano anual você economiza 20%."],
	["15% di risparmio pagando per un anno intero", "Chi paga per un anno intero risparmia il 15%."],
	["10% korting bij jaarbetaling", "Betaal je per jaar, dan krijg je 10% korting."],
	["20 % rabatt vid årsbetalning", "Betala årsvis och få 20 % rabatt."],
	["Spar 15 % ved at betale for et år", "Betal for et år og spar 15 %."],
])("makes the same offer: %s", (claim, sentence) => {
	expect(makesSameOffer(claim, sentence, ["Acme"])).toBe(true);
});

it.each([
	["20% off annual plans", "Students save 20% when they pay annually."],
	["20% off annual plans", "Save up to 20% when you pay annually."],
	["20% off annual plans", "Save 20% when you pay annually until June."],
	["20% off annual plans", "Save 10% when you pay annually."],
	["Students save 20% with annual plans", "Save 20% when you pay annually."],
	["20% off", "Save 20% when you pay annually."],
	["14 days free", "Try Pro free for 14 days."],
	["14 days free", "There is no free trial of 14 days."],
	["14 months free", "Try any plan free for 14 days."],
	["10 % sparen bei jährlicher Zahlung", "Bei jährlicher Zahlung sparen Vereine 10 %."],
	["Dos meses gratis con el pago anual", "Con el pago anual, los nuevos clientes tienen dos meses gratis."],
])("and no wider one: %s", (claim, sentence) => {
	expect(makesSameOffer(claim, sentence, ["Acme"])).toBe(false);
});
