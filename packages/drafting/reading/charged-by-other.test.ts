import { beforeAll, expect, it } from "vitest";
import type { ReadPage } from "#core/web/page";
import { amountsIn, isChargedByOther } from "#drafting/reading/charged-by-other";
import { readPage } from "#testing/pages";

let pages: ReadPage[];
beforeAll(async () => {
	const home =
		"<title>Acme, invoices for florists and guilds</title><h1>Invoices for florists and guilds</h1><div><div><h3>Solo</h3><p>$9</p><p>per month</p></div><div><h3>Studio</h3><p>$29</p><p>per month</p></div></div>";
	pages = [await readPage(home)];
});

const isOthers = (sentence: string, amounts: readonly string[] = []) =>
	isChargedByOther(sentence, ["Acme"], pages, amounts.flatMap(amountsIn));

it.each([
	"Stripe takes 1.4% of each payment.",
	"For card payments Stripe charges 30 cents.",
	"The registry keeps $4 of each domain.",
	"Membership of the Guild of Florists costs $90 a year.",
	"The chamber of commerce asks $30 a year.",
	"Für Kartenzahlungen nimmt SumUp 1,39 %.",
	"Eine Verbandsmitgliedschaft kostet in Bremen 90 € im Jahr.",
	"Die Handwerkskammer verlangt 150 € im Jahr.",
	"L'adhésion au GDSA revient à 25 € par an.",
	"La banque prélève 0,5 % de chaque paiement.",
	"Une ruche peuplée vaut 150 €.",
	"Treatwell cobra un 35 % por cada cliente nuevo.",
	"El colegio de arquitectos cobra 20 € por visado.",
	"Satispay trattiene 20 centesimi a pagamento.",
	"L'iscrizione alla Coldiretti costa 60 € all'anno.",
	"Uma ART custa R$ 99,64 no CREA.",
	"O Mercado Pago fica com 0,99% no Pix.",
	"iDEAL rekent € 0,29 per betaling.",
	"De Kamer van Koophandel vraagt € 82 voor een inschrijving.",
	"Przelewy24 pobiera 1,2% od każdej płatności.",
	"Сбербанк берёт 2% с каждого платежа.",
	"Úřad účtuje 500 Kč za zápis.",
	"Výpis z rejstříku stojí na úřadě 100 Kč.",
	"Klarna tar 2,99 % per köp.",
	"Medlemskap i Svensk Handel kostar 3 200 kr om året.",
	"MobilePay tager selv 1 % i gebyr.",
	"Yrittäjien jäsenmaksu on 120 € vuodessa.",
	"Patenttihallitus veloittaa ilmoituksesta 70 €.",
	"A bank 1%-ot von le, a kamara 5 000 Ft-ot kér.",
	"SimplePay 1,5%-ot von le.",
	"Iyzico her ödemeden %2,99 keser.",
	"旅館組合の会費は年24,000円です。",
	"楽天トラベルは宿泊料の10%を差し引きます。",
	"은행은 건당 500원을 부과합니다.",
])("finds what somebody else charges: %s", (sentence) => {
	expect(isOthers(sentence)).toBe(true);
});

it.each([
	"Acme takes 2% of each sale.",
	"We take 5% of each sale.",
	"It charges 2% per payment.",
	"Studio takes no more than 1% per sale.",
	"Extra users cost $5 a month.",
	"SMS cost 5p each.",
	"Membership costs $24 a year.",
	"$9 a month from January.",
	"A card reader costs $49 and works with PayPal.",
	"A guild costs $9 a month.",
	"Wir berechnen 2 % je Verkauf.",
	"SMS kosten 7 Cent je Stück.",
	"Die Einrichtung kostet einmalig 149 €.",
	"Acme nimmt 1 % je Buchung.",
	"Chaque SMS coûte 0,05 €.",
	"Nous prenons 2 % sur chaque vente.",
	"Cada profesional adicional cuesta 3 € al mes.",
	"Cada boleto custa R$ 1,99.",
	"Ogni utente in più costa 3 € al mese.",
	"Extra användare kostar 49 kr i månaden.",
	"Vi tar 1 % per köp.",
	"Tekstiviestin hinta on 8 senttiä.",
	"月額は2,980円です。",
	"SMSは1通12円です。",
	"当社は宿泊料の2%を徴収します。",
])("and leaves the site's own: %s", (sentence) => {
	expect(isOthers(sentence)).toBe(false);
});

it("looks at the part of a sentence that is asked about", () => {
	const sentence = "Solo is $9 a month, and Stripe takes 1.9% of each payment.";
	expect(isOthers(sentence, ["$9"])).toBe(false);
	expect(isOthers(sentence, ["1.9 %"])).toBe(true);
	expect(isOthers(sentence)).toBe(false);
});
