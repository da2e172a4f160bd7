import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#drafting/lexicon/speech/languages";
import { SPEECH_KINDS, type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

/** One statement, and what it becomes when it is spoken otherwise. */
type Spoken = Readonly<Record<SpeechKind | "plain", string>>;

/** In this order, so that every language says the same. */
const KINDS = [
	"plain",
	"negation",
	"plan",
	"hearsay",
	"supposition",
	"condition",
	"limit",
	"comparison",
	"past",
] as const;

const SENTENCES: Readonly<Record<Language, string>> = {
	en: "Acme sends invoices to florists. | Acme does not send invoices to florists. | Acme will send invoices to florists. | Acme reportedly sends invoices to florists. | Imagine Acme sends invoices to florists. | Acme sends invoices to florists on request. | Acme sends invoices to florists, except abroad. | Unlike BloomBill, Acme sends invoices to florists. | Acme formerly sent invoices to florists.",
	de: "Acme schickt Rechnungen an die Floristen. | Acme schickt keine Rechnungen an die Floristen. | Acme schickt demnächst Rechnungen an die Floristen. | Acme schickt angeblich Rechnungen an die Floristen. | Angenommen, Acme schickt Rechnungen an die Floristen. | Acme schickt Rechnungen auf Anfrage an die Floristen. | Acme schickt die Rechnungen, außer ins Ausland. | Im Gegensatz zu BloomBill schickt Acme die Rechnungen. | Acme schickte früher Rechnungen an die Floristen.",
	fr: "Acme envoie les factures aux fleuristes. | Acme n'envoie pas les factures aux fleuristes. | Acme enverra bientôt les factures aux fleuristes. | Selon la rumeur, Acme envoie les factures. | Imaginez qu'Acme envoie les factures. | Acme envoie les factures sur demande. | Acme envoie les factures, sauf à l'étranger. | Contrairement à BloomBill, Acme envoie les factures. | Acme envoyait autrefois les factures.",
	es: "Acme envía las facturas a los floristas. | Acme no envía las facturas a los floristas. | Acme pronto envía las facturas a los floristas. | Supuestamente Acme envía las facturas a los floristas. | Imagina que Acme envía las facturas. | Acme envía las facturas bajo petición. | Acme envía las facturas, excepto al extranjero. | A diferencia de BloomBill, Acme envía las facturas. | Acme enviaba antes las facturas.",
	it: "Acme invia le fatture ai fioristi. | Acme non invia le fatture ai fioristi. | Acme invierà prossimamente le fatture ai fioristi. | A quanto pare Acme invia le fatture ai fioristi. | Immaginate che Acme invia le fatture. | Acme invia le fatture su richiesta. | Acme invia le fatture, tranne all'estero. | A differenza di BloomBill, Acme invia le fatture. | Acme inviava un tempo le fatture.",
	pt: "A Acme envia as faturas para os floristas. | A Acme não envia as faturas para os floristas. | A Acme envia em breve as faturas para os floristas. | Supostamente a Acme envia as faturas. | Imagine que a Acme envia as faturas. | A Acme envia as faturas sob pedido. | A Acme envia as faturas, exceto para o exterior. | Ao contrário da BloomBill, a Acme envia as faturas. | A Acme antigamente enviava as faturas.",
	nl: "Acme stuurt de facturen naar de bloemist. | Acme stuurt geen facturen naar de bloemist. | Acme stuurt binnenkort de facturen naar de bloemist. | Acme stuurt naar verluidt de facturen. | Stel dat Acme de facturen stuurt. | Acme stuurt de facturen op aanvraag. | Acme stuurt de facturen, behalve naar het buitenland. | In tegenstelling tot BloomBill stuurt Acme de facturen. | Acme stuurde vroeger de facturen.",
	pl: "Acme wysyła faktury do kwiaciarni. | Acme nie wysyła faktur do kwiaciarni. | Acme wkrótce wysyła faktury do kwiaciarni. | Acme podobno wysyła faktury do kwiaciarni. | Wyobraź sobie, że Acme wysyła faktury. | Acme wysyła faktury na życzenie. | Acme wysyła faktury, z wyjątkiem zagranicy. | W przeciwieństwie do BloomBill Acme wysyła faktury. | Acme dawniej wysyłało faktury do kwiaciarni.",
	ru: "Acme отправляет счета в магазины цветов. | Acme не отправляет счета в магазины цветов. | Acme скоро отправит счета в магазины цветов. | Acme якобы отправляет счета в магазины. | Представьте, что Acme отправляет счета. | Acme отправляет счета по запросу. | Acme отправляет счета, кроме заграницы. | В отличие от BloomBill, Acme отправляет счета. | Acme раньше отправлял счета в магазины.",
	uk: "Acme надсилає рахунки у квіткові крамниці. | Acme не надсилає рахунки у квіткові крамниці. | Acme незабаром надішле рахунки у крамниці. | Acme нібито надсилає рахунки у крамниці. | Уявіть, що Acme надсилає рахунки. | Acme надсилає рахунки на запит. | Acme надсилає рахунки, крім закордону. | На відміну від BloomBill, Acme надсилає рахунки. | Acme колись надсилав рахунки у крамниці.",
	cs: "Acme posílá faktury do květinářství. | Acme neposílá faktury do květinářství. | Acme brzy posílá faktury do květinářství. | Acme údajně posílá faktury do květinářství. | Představte si, že Acme posílá faktury. | Acme posílá faktury na vyžádání. | Acme posílá faktury, kromě zahraničí. | Na rozdíl od BloomBill Acme posílá faktury. | Acme dříve posílal faktury do květinářství.",
	sv: "Acme skickar fakturor till de som säljer blommor. | Acme skickar inte fakturor till de som säljer. | Acme skickar snart fakturor till de som säljer. | Acme påstås skicka fakturor till de som säljer. | Tänk dig att Acme skickar fakturor. | Acme skickar fakturor på begäran. | Acme skickar fakturor, utom till utlandet. | Till skillnad från BloomBill skickar Acme fakturor. | Acme skickade tidigare fakturor till de som säljer.",
	da: "Acme sender fakturaer til de butikker, der sælger. | Acme sender ikke fakturaer til de butikker. | Acme sender snart fakturaer til de butikker. | Acme sender angiveligt fakturaer til de butikker. | Forestil dig, at Acme sender fakturaer. | Acme sender fakturaer efter aftale. | Acme sender fakturaer, undtagen til udlandet. | I modsætning til BloomBill sender Acme fakturaer. | Acme sendte tidligere fakturaer til de butikker.",
	nb: "Acme sender fakturaer til de butikkene som selger. | Acme sender ikke fakturaer til de butikkene. | Acme sender snart fakturaer til de butikkene. | Acme sender angivelig fakturaer til de butikkene. | Tenk deg at Acme sender fakturaer. | Acme sender fakturaer på forespørsel. | Acme sender fakturaer, unntatt til utlandet. | I motsetning til BloomBill sender Acme fakturaer. | Acme sendte tidligere fakturaer til de butikkene.",
	fi: "Acme lähettää laskut ja muistutukset kukkakaupoille. | Acme ei lähetä laskuja kukkakaupoille. | Acme lähettää pian laskut ja muistutukset. | Acme lähettää kuulemma laskut ja muistutukset. | Kuvittele, että Acme lähettää laskut. | Acme lähettää laskut ja muistutukset pyynnöstä. | Acme lähettää laskut kaikille, paitsi ulkomaille. | Toisin kuin BloomBill, Acme lähettää laskut. | Acme lähetti aiemmin laskut ja muistutukset.",
	hu: "Az Acme elküldi a számlákat és az emlékeztetőket. | Az Acme nem küldi el a számlákat. | Az Acme hamarosan elküldi a számlákat. | Az Acme állítólag elküldi a számlákat. | Képzelje el, hogy az Acme elküldi a számlákat. | Az Acme kérésre elküldi a számlákat. | Az Acme elküldi a számlákat, kivéve külföldre. | A BloomBill programmal ellentétben az Acme elküldi. | Az Acme korábban elküldte a számlákat.",
	ro: "Acme trimite facturile la florari. | Acme nu trimite facturile la florari. | Acme trimite în curând facturile la florari. | Se pare că Acme trimite facturile la florari. | Să presupunem că Acme trimite facturile la florari. | Acme trimite facturile la cerere. | Acme trimite facturile, cu excepția celor din străinătate. | Spre deosebire de BloomBill, Acme trimite facturile. | Acme trimitea odinioară facturile la florari.",
	tr: "Acme faturaları çiçekçiler için gönderir. | Acme faturaları çiçekçiler için göndermez. | Acme yakında faturaları çiçekçiler için gönderir. | Acme güya faturaları çiçekçiler için gönderir. | Acme'nin bir fatura gönderdiğini hayal edin. | Acme talep üzerine bir fatura gönderir. | Acme yurt dışı hariç her faturayı gönderir. | BloomBill'in aksine Acme her faturayı gönderir. | Acme eskiden bir fatura gönderirdi.",
	ja: "Acmeは請求書を送るサービスです。 | Acmeは請求書を送りません。 | Acmeは近日請求書を送るサービスです。 | Acmeは請求書を送るらしいです。 | もしAcmeが請求書を送るとしたら。 | Acmeはご要望に応じて請求書を送ります。 | Acmeは国内のみ請求書を送ります。 | 他社と違い、Acmeは請求書を送ります。 | Acmeはかつて請求書を送るサービスです。",
	zh: "Acme为花店发送账单。 | Acme不为花店发送账单。 | Acme即将为花店发送账单。 | 据说Acme为花店发送账单。 | 如果Acme为花店发送账单。 | Acme按需为花店发送账单。 | Acme仅为花店发送账单。 | 与其他产品相比,Acme为花店发送账单。 | Acme以前为花店发送账单。",
	ko: "Acme는 꽃집에 청구서를 보냅니다. | Acme는 꽃집에 청구서를 보내지 않습니다. | Acme는 곧 꽃집에 청구서를 보냅니다. | 소문에 Acme는 청구서를 보냅니다. | 만약 Acme가 청구서를 보낸다면. | Acme는 요청 시 청구서를 보냅니다. | Acme는 해외를 제외하고 청구서를 보냅니다. | 타사와 달리 Acme는 청구서를 보냅니다. | Acme는 예전에 청구서를 보냈습니다.",
};

function spokenIn(language: Language): Spoken {
	const sentences = SENTENCES[language].split(" | ");
	return Object.fromEntries(KINDS.map((kind, index) => [kind, sentences[index]])) as Spoken;
}

describe("every language tells every way of speaking", () => {
	for (const language of LANGUAGES) {
		it(language, () => {
			const spoken = spokenIn(language);
			expect(speechOf(spoken.plain), spoken.plain).toEqual(
				Object.fromEntries(Object.keys(SPEECH_KINDS).map((kind) => [kind, []])),
			);
			for (const kind of Object.keys(SPEECH_KINDS) as SpeechKind[])
				expect(speechOf(spoken[kind])[kind], `${kind}: ${spoken[kind]}`).not.toEqual([]);
		});
	}
});

describe("small words mean what they mean in their own language", () => {
	it.each([
		["Bis 2019 war Acme in Gent und Brügge.", "comparison"],
		["Il tuo maggio, con il sole e la gente.", "negation"],
		["La boutique de la rue et le marché.", "limit"],
		["Made by florists for the shops of Ghent.", "plan"],
		["Nos vemos en la feria de la flor.", "negation"],
		["No. 5 in the Garden of Roses", "negation"],
		["Open from the morning on May 12", "plan"],
		["Acme takes your photos and replaces them with drawings.", "comparison"],
		["The drawings look harmless to others.", "comparison"],
	] as const)("%s says no %s", (sentence, kind) => {
		expect(speechOf(sentence)[kind]).toEqual([]);
	});
});
