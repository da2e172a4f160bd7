import { describe, expect, it } from "vitest";
import { tellsTerms } from "#drafting/reading/terms-told";

describe("terms of paying without an amount", () => {
	it.each([
		..."All prices exclude VAT.|Alle Preise verstehen sich zzgl. MwSt.|Tous nos prix sont hors taxes.|Los precios no incluyen IVA.|I prezzi sono IVA esclusa.|Os preços incluem IVA.|Alle prijzen zijn exclusief btw.|Podane ceny są cenami netto.|Цены указаны без НДС.|Ціни вказані без ПДВ.|Ceny jsou uvedeny bez DPH.|Alla priser är exklusive moms.|Alle priser er ekskl. moms.|Alle priser er uten mva.|Hinnat sisältävät arvonlisäveron.|Az árak az áfát nem tartalmazzák.|Prețurile nu includ TVA.|Fiyatlara KDV dahil değildir.|表示価格はすべて税込です。|모든 요금은 부가세 포함 금액입니다.|价格含税。".split(
			"|",
		),
		..."Try it free for 21 days|Start with a 30-day free trial.|The first month is free|30 Tage kostenlos testen|Der erste Monat ist kostenlos.|Gratuit pendant 30 jours.|La formation est offerte la première année.|Gratis durante 14 días.|Gratis per 30 giorni|Grátis por 30 dias|30 dagen gratis|Pierwsze 30 dni za darmo, bez podawania karty.|Первый месяц бесплатно|Перші 14 днів безкоштовно|Prvních 30 dní zdarma|Prova gratis i 14 dagar|Prøv gratis i 30 dage.|Prøv gratis i 30 dager|30 päivää ilmaiseksi|30 napig ingyenes|Primele 14 zile gratuit|İlk ay ücretsizdir.|30日間無料|첫 달은 무료입니다|首月免费".split(
			"|",
		),
		..."Cancel at any time|Monatlich kündbar|Sans engagement|Cancela cuando quieras|Disdici quando vuoi|Cancele quando quiser|Maandelijks opzegbaar|Rezygnujesz w każdej chwili|Отмена в любой момент|Скасування будь-коли|Zrušit lze kdykoli|Ingen bindningstid|Ingen binding|Ingen bindingstid|Ei sitoutumista|Bármikor lemondható|Anulezi oricând|İstediğiniz zaman iptal edin|いつでも解約できます|언제든지 해지 가능|随时取消".split(
			"|",
		),
		..."30-day money-back guarantee|Geld-zurück-Garantie|Satisfait ou remboursé|20% discount on annual billing|Ahorra dos meses si pagas por año.|10 % Rabatt bei jährlicher Zahlung|Roczna płatność z rabatem, rocznie rabat".split(
			"|",
		),
		..."Every plan includes all templates, and there are no contracts.|In allen Tarifen enthalten: Support|L'assistenza telefonica è compresa in tutti i piani.|Tous les forfaits incluent l'assistance.|Podpora je zahrnuta: každý tarif obsahuje pomoc".split(
			"|",
		),
	])("%s", (text) => expect(tellsTerms(text)).toBe(true));

	it.each([
		..."Invoices with VAT in one click|VAT ID: GB123456789|We calculate taxes for your shop|Free delivery in 3 days|Free shipping|We open the first Monday of the month|Guests write to you any time|It has all you need|We draw all plans of your house|Rabatte verwaltet Acme für dich|Works within 30 days|Kreditkarten und Verträge an einem Ort|税込と税抜を切り替え".split(
			"|",
		),
	])("not: %s", (text) => expect(tellsTerms(text)).toBe(false));
});
