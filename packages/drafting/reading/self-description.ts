import { CALL, GREETING, ONE_ENTRY } from "#drafting/lexicon/definitions";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderText } from "#drafting/lexicon/placeholders";
import type { Language } from "#drafting/lexicon/speech/languages";
import { languagesOfText } from "#drafting/lexicon/speech/phrases";
import { isPersonName } from "#drafting/reading/people";
import { isUnloved } from "#drafting/reading/slogan";

/** Calls, notices and house rules: true of the site, and no description of the product. */
const NOT_DESCRIPTION = light(
	/^(?:check out|click|see (?:our|all|more|how)|read|find out|learn more|visit|join (?:us|our|the)|sign|contact|call (?:us|now)|discover more|watch|get started|welcome|meet us|we are (?:looking|hiring|searching)|we're (?:looking|hiring)|thank|please|sorry)(?![\p{L}])|cookie|©|copyright|all rights reserved|(?:enable|activate|turn on|requires?|without|needs?) javascript|javascript (?:is|must|has|needs|enabled|disabled|required|aktivieren|désactivé)|(?<!\b(?:in|inside|within|from|with|for) )(?:your|modern|supported) browser|internet explorer|\brequires? (?:windows|mac|ios|android|internet|flash|java\b)|subscribe to|(?<!\b(?:reads?|writes?|sends?|imports?|prints?|publish(?:es)?|folds?|builds?|plans?) )\b(?:our|my|this|the|free|weekly|monthly|unser(?:en)?) newsletter\b|\bnewsletter (?:sign|anmeld)|\bcall us\b|refund|\binvoices? (?:is|are) (?:sent|due)|join us|privacy policy|terms (?:of|and)|log ?in\b|sign ?up|click here|read more|\b(?:your|my|the|an?|forgot(?:ten)?|new) password\b(?! (?:manager|vault|safe|generator))|^passwords?\b|\b(?:your|enter|valid|required|an) e-?mail address|trademark|not liable|\bbooth\b|\bhosted (?:the|a|an|our)\b|liabilit|warrant(?:y|ies)\b|at your own risk|governed by|registered in|patent pending|\?$|^(?:[^"“„«]{0,24}\s)?["“„«]/iu,
);
const CALLS = light(
	/^(?:klicken|melden|kontaktieren|abonnieren|bitte|wir suchen|cliquez|inscrivez|abonnez|contactez|veuillez|nous recherchons|haga clic|suscríbete|contáctanos|buscamos|clicca|iscriviti|contattaci|cerchiamo|kliknij|zapisz|skontaktuj|szukamy|нажмите|подпи[сш]|свяжитесь|пожалуйста|мы ищем)(?![\p{L}])|haftung|markenzeichen|marque déposée|responsable des|marca registrada|znak(?:iem)? towarowy|товарн(?:ый|ым) знак|ciasteczk|файл\p{L}{0,4} cookie|(?:(?:내려)?받으세요|(?:다운로드|시작|신청|문의)하세요|(?:시작해|만나) ?보세요|(?:ダウンロード|インストール)してください|お(?:試し|問い合わせ)ください)[.!。！]?$/iu,
);
/** A person speaking for themselves, as in testimonials and letters. */
const FIRST_PERSON = /(?:^|\s)(?:I|I'm|I've|I’m|I’ve|me|he|she|his|her|ich|yo|я)(?=[\s,.']|$)/u;
/** French for "I", Dutch for "you", German for "each" and Czech for "is". */
const JE = /(?:^|\s)[Jj]e (\p{Ll}+)/u;
const OF_BOTH = /(?:^|(?<=\s))(?:je|pas|de|en|on|te|met)(?=\s)/giu;

/** Where no other word tells the language, the ending of the verb behind it does. */
function saysI(sentence: string): boolean {
	const verb = JE.exec(sentence)?.[1];
	if (verb === undefined) return false;
	const shown = languagesOfText(sentence.replace(OF_BOTH, ""));
	return shown.size === 0 ? /(?:e|s|x|ai)$/iu.test(verb) : shown.has("fr");
}
/** "In" as a Scandinavian sentence begins with it, and Danish for "you": by the word behind it, or the others. */
const SCANDINAVIAN_I =
	/(?:^|(?<=\s))I(?= (?:\d|(?:dag(?:ens)?|år|fjor|går|morgen|morgon|aften|kveld|kväll|natt?|vinter|sommer|sommar|foråret|efteråret|våren|høsten|hösten|stedet|stället|løbet|løpet|loppet|praksis|praktiken|begyndelsen|begynnelsen|början|starten|januar[i]?|februar[i]?|mars|marts|april|maj|mai|juni|juli|august|augusti|september|oktober|november|december|desember|alt|allt|hele|hela|vores|våre?|vårt|din|dit|ditt|dine|dina|en|et|ett|den|det|disse|dessa|mange|många|samarbejde|samarbeid|samarbete|forbindelse|samband)(?![\p{L}])))/gu;
const I_WORD = /(?:^|(?<=\s))I(?=\s)/gu;
const SCANDINAVIAN = ["da", "nb", "sv"] as const;
function withoutScandinavianI(sentence: string): string {
	const rest = sentence.replace(SCANDINAVIAN_I, "").replace(/ {2}/gu, " ");
	const shown = languagesOfText(rest.replace(I_WORD, ""));
	return !shown.has("en") && SCANDINAVIAN.some((language) => shown.has(language)) ? rest.replace(I_WORD, "") : rest;
}
/** An article of Italian. */
const ITALIAN_I = /(?:^|(?<=\s))I(?= \p{Ll}{3})/gu;
const withoutArticles = (sentence: string) =>
	languagesOfText(sentence.replace(ITALIAN_I, "")).has("it") ? sentence.replace(ITALIAN_I, "") : sentence;
/** Turkish for "each", and Danish and Norwegian for "here". */
const HER = /(?:^|(?<=\s))her(?=\s)/giu;
const OF_HER = ["tr", "da", "nb"] as const;
/** Finnish for "we" and "they". */
const ME_HE = /(?:^|(?<=\s))(?:me|he)(?=[\s,.])/gu;
const OF_ME_HE = ["fi"] as const;
const without = (sentence: string, words: RegExp, languages: readonly Language[]) => {
	const rest = sentence.replace(words, "");
	return rest !== sentence && languages.some((language) => languagesOfText(rest).has(language)) ? rest : sentence;
};
const withoutHer = (sentence: string) => without(without(sentence, HER, OF_HER), ME_HE, OF_ME_HE);
/** `ich` is their in Polish, and `je` them. */
const POLISH_LETTERS = /[ąćęłńśźż]/iu;
const isFirstPerson = (sentence: string) =>
	POLISH_LETTERS.test(sentence)
		? /(?:^|\s)ja(?=[\s,.])/iu.test(sentence)
		: FIRST_PERSON.test(withoutHer(withoutScandinavianI(withoutArticles(sentence)))) || saysI(sentence);

/** `charity, SC041234`, `company no. 7781234`. */
const NUMBERED = /(?<![\p{L}\d])[A-Z]{2,4}[ -]?\d{5,12}(?!\d)|\b(?:no|nr|number|nummer|numéro)\.?:? ?\d{5,12}(?!\d)/iu;
/** `Source: photo made with ...`, and what a legal page says that it is. */
const CREDIT = light(
	/^(?:source|sources|quelle|quellen|bildquellen?|bildnachweise?|fotos?|photos?|images?|bilder?|crédits?(?: photos?)?|fuentes?|imágenes|imagens|fonte|fonti|immagini|fontes|bron|bronnen|foto's|źródł[oa]|zdjęcia|источник|фото)(?: (?:by|von|par|por|de|di|van))? ?: |\b(?:photo|image|picture|header|header-bild|bild|foto|imagen|imagem) (?:by|credits?|generated|courtesy|wurde|erstellt|générée?|generad[oa]|generat[oa]|gerad[oa])(?![\p{L}])|特定商取引|プライバシーポリシー|利用規約に/iu,
);
/** `Most shops lose customers`: what ails others, before the product is named. */
const OF_MANY = light(
	/^(?:most|many|too many|countless|nearly (?:all|every)|(?:die )?meisten?|viele|zu viele|la plupart des|beaucoup d|trop de|de nombreu(?:x|ses)|la mayoría de|much[oa]s|demasiad[oa]s|molt[ie]|la maggior parte|tropp[ie]|muit[oa]s|a maioria d|demasiad[oa]s|de meeste|veel|te veel|większość|wielu|wiele|большинство|многие|många|de flesta|mange|de fleste)(?![\p{L}])/iu,
);
/** `Download for Apple silicon and Intel`: a button's words. */
const DOWNLOAD = light(
	/^(?:скача(?:ть|й|йте)|завантаж\p{L}{1,4}|herunterladen|jetzt laden|télécharge[rz]|descarg(?:a|ar|ue)|scarica(?:re|te)?|baix(?:e|ar)|pobierz|ladda ner|hent|stáhn\p{L}{1,4})(?![\p{L}])/iu,
);
/** `forked from https://...`, and what else leads elsewhere in the middle of a sentence. */
const ADDRESS = /https?:\/\//iu;
/** `brought to you by Acme`, `forked from Acme`: whose work it is. */
const BY_MAKER =
	/\b(?:brought to you by|presented by|powered by \p{Lu}|(?:was|is|were|originally) (?:originally )?(?:forked|cloned) from|(?:is|was) a (?:fork|clone|rewrite|port) of|originally (?:written|developed|created|started) (?:by|as|at))\b|(?:präsentiert|entwickelt) von \p{Lu}|présenté par|presentado por|presentato da|apresentado por/u;

/** `is not affiliated with Telegram`: whose it is not. */
const UNRELATED =
	/\b(?:not|nor|un) ?(?:affiliated|associated|endorsed|sponsored)|nicht (?:verbunden|angeschlossen)|(?:non|pas) affilié|no (?:está )?afiliad|non (?:è )?affiliat|não (?:é )?afiliad|не (?:связан|аффилирован)|不隶属|與.{1,20}無關|与.{1,20}无关|提携(?:して)?いません/iu;
/** `Trusted by hotels and cafes`: who has it. */
const TRUSTED = /^(?:trusted|loved|used|chosen|backed|recommended) by (?!you\b)/iu;
/** What a page says of itself: `This page explains how we treat your data`. */
const OF_PAGE = light(
	/^(?:this|the following) (?:page|document|policy|notice|statement) (?:describes|explains|states|sets out|lists|contains|covers|applies|informs|provides|summari[sz]es|tells)(?![\p{L}])|^(?:diese (?:seite|erklärung|hinweise) (?:beschreib|erklär|enthält|informier|erläuter|gilt|gelten)|auf dieser seite (?:finden|erfahren|lesen)|cette page (?:décrit|explique|présente|contient|liste|indique)|(?:esta|questa) p[áa]gina (?:describe|explica|recoge|contiene|indica|informa|descreve|apresenta|contém|descrive|spiega|riporta)|(?:deze pagina|ta strona) (?:beschrijft|bevat|legt|zawiera|opisuje|wyjaśnia)|(?:на )?(?:эта|этой) страниц[ае](?![\p{L}]))|(?:記載|掲載)しています。?$/iu,
);
/** `Try it free for 14 days`, `14-day free trial`: an offer, and no more. */
const TRIAL_OFFER = light(
	/^(?=.{1,60}$).*(?:\btrial\b|\btry (?:it )?(?:for )?free\b|testversion|kostenlos (?:testen|ausprobieren)|(?:essai|version d'essai) gratuit|\d+ jours (?:gratuits|d'essai)|prueba gratis|gratis durante|prova gratuita|\d+ giorni gratis|teste? gr[áa]tis|\d+ dias gr[áa]tis|gratis proefperiode|gratis uitproberen|bezpłatny okres|okres próbny|пробный период|gratis provperiod|無料(?:トライアル|体験|お試し)|무료 ?체험|免费试用)/iu,
);
const HEARSAY_OPENING =
	/^(?:according to|laut|zufolge|selon|según|secondo|segundo|volgens|według|по словам|согласно|enligt|ifølge|podle) /iu;

/** Bids its reader do what the product is there for: `Start, pause and nudge the clock from any device`. */
const BIDS = light(
	/^(?:start|begin|tell|write|read|follow|choose|pick|select|enter|fill|schedule|log in|save|drop|use the|wählen sie|choisissez|elige|scegli|escolha|kies)(?=,? \p{L}{1,20},? \p{L})(?![^.]{0,40}(?<![\p{L}])(?:now|today|here|free|trial|demo|friends?|events?|us|our|my|more|all|plans?|pricing|newsletter|tickets?|blog|stor(?:y|ies)|guide|manual|docs|documentation|report|interview|article|handbook|video|film|podcast|how|why|what we|jetzt|heute|hier|kostenlos|tarif|maintenant|ici|gratuit\p{L}{0,2}|forfait|ahora|aquí|gratis|adesso|ora|qui|agora|aqui|nu|hier)(?![\p{L}]))/iu,
);

/** A sentence as it says what one does with the product, where it bids its reader do that. */
export const withoutBidding = (sentence: string): string => sentence.replace(BIDS, "you do");

/** Why a sentence is no description of a product; null when it may be one. */
export function noDescriptionBecause(sentence: string): string | null {
	if (GREETING.test(sentence)) return "it greets";
	if (isPlaceholderText(sentence)) return "it is a template's own text";
	if (NUMBERED.test(sentence)) return "it is an entry of a register";
	if (NOT_DESCRIPTION.test(sentence) || CALLS.test(sentence) || CALL.test(sentence)) return "it is a call or a notice";
	if (ONE_ENTRY.test(sentence)) return "it is about one entry, an example or an opinion";
	if (CREDIT.test(sentence)) return "it is a credit or a notice";
	if (DOWNLOAD.test(sentence)) return "it is a call or a notice";
	if (BY_MAKER.test(sentence)) return "it is a credit or a notice";
	if (UNRELATED.test(sentence)) return "it is a notice";
	if (ADDRESS.test(sentence)) return "it leads elsewhere";
	if (TRUSTED.test(sentence)) return "it tells who has it";
	if (isUnloved(sentence)) return "it tells what is bad today";
	if (OF_PAGE.test(sentence)) return "it is about the page";
	if (OF_MANY.test(sentence)) return "it tells of others";
	if (TRIAL_OFFER.test(sentence)) return "it offers a trial";
	if (HEARSAY_OPENING.test(sentence)) return "it passes on what others say";
	if (isFirstPerson(sentence)) return "a person speaks in it";
	return isPersonName(sentence) ? "it is a name" : null;
}
