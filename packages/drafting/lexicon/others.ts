import { WordIndex } from "#drafting/lexicon/word-index";
import { wholeWords } from "#drafting/lexicon/words";

/** What somebody is called who has to do with the company and is not it, with the endings of each language. */
const OTHERS: readonly string[] = [
	"customers?|clients?|users?|advis[eo]r|mentor|backer|lawyer|auditor|former employer|partners?|investors?|competitors?|suppliers?|distributors?|resellers?|charity|charities|foundation|guild|museum|university|hall|venue|agency|award|prize|law|rules|banks?|data ?cent(?:er|re)s?|servers?|host|provider|parent company|sister company|subsidiary|(?!registered|head|main|principal|central|our|the)[\\p{L}]{1,30} office|blog|team members?|sponsors?|journalists?|analysts?|landlord|neighbou?rs?|employees?|interns?|authorit(?:y|ies)|ministry|association|holding",
	"kund(?:e|en|in|innen)|berater(?:in)?|mentor(?:in)?|beirat|partner(?:in|innen)?|anbieter|wettbewerber|mitbewerber|stiftung|verein|verband|rechenzentr(?:um|en)|server|büro in|agentur|lieferant(?:en|in)?|händler|investor(?:en|in)?|muttergesellschaft|mutterkonzern|mutterhaus|tochterfirma|vermieter|hochschule|universität|museum|behörde|mitarbeiter(?:in)?|sponsor(?:en)?",
	"clients?|clientes|conseill(?:er|ère)|mentor|avocate?|partenaires?|fournisseurs?|concurrents?|association|fondation|agence|prix|bureau de|serveurs?|hébergeur|revendeurs?|distributeurs?|investisseurs?|maison mère|société mère|filiale|université|musée|autorité|mairie|salariés?|employés?|sponsors?|mécène",
	"clientes?|asesora?|mentora?|consejer[oa]|socios?|proveedor(?:es)?|competidor(?:es)?|fundación|asociación|agencia|premio|oficina en|servidor(?:es)?|distribuidor(?:es)?|inversor(?:es)?|inversionistas?|empresa matriz|casa matriz|matriz|filial|universidad|museo|autoridad|ayuntamiento|emplead[oa]s?|patrocinador(?:es)?",
	"clienti|cliente|consulente|mentore?|advisor|partner|fornitor[ei]|concorrent[ei]|fondazione|associazione|agenzia|premio|ufficio di|server|rivenditor[ei]|distributor[ei]|investitor[ei]|casa madre|capogruppo|controllata|università|museo|autorità|comune|dipendent[ei]|sponsor",
	"conselheir[oa]|mentora?|assessora?|parceir[oa]s?|fornecedor(?:es)?|concorrentes?|fundação|associação|agência|prêmio|prémio|escritório em|servidor(?:es)?|revendedor(?:es)?|distribuidor(?:es)?|investidor(?:es)?|controladora|empresa-mãe|subsidiária|universidade|museu|autoridade|prefeitura|funcionári[oa]s?|patrocinador(?:es)?",
	"klant(?:en)?|adviseurs?|mentor|partners?|leveranciers?|concurrent(?:en)?|stichting|vereniging|bureau in|servers?|wederverkopers?|dealers?|investeerders?|moederbedrijf|dochterbedrijf|universiteit|museum|toezichthouder|gemeente|medewerkers?|sponsors?",
	"klien(?:t|ci|tów|ta|tem|tami|tka|tką|tki)|doradc[aąy]|doradcami|mentor(?:ka)?|partner(?:zy|ów|a)?|dostawc[ayo]w?|konkurencj[aią]|konkurenci|fundacj[aią]|stowarzyszenie|agencj[aią]|nagrod[aąy]|biuro w|serwer[ya]?|dystrybutor(?:zy|a)?|inwestor(?:zy|a)?|spółka matka|spółka-matka|spółka córka|uniwersytet|muzeum|urząd|pracownik|pracownicy|sponsor(?:zy)?",
	"клиент(?:ы|а|ов)?|советник|ментор|наставник|партн[её]р(?:ы|а|ов)?|конкурент(?:ы|а|ов)?|фонд|сервер(?:ы|а)?|дата-?центр(?:ы)?|офис в|провайдер|поставщик(?:и|а)?|дистрибь?ютор(?:ы|а)?|инвестор(?:ы|а)?|материнская компания|дочерняя компания|университет|музей|ассоциация|премия|ведомство|сотрудник(?:и|а)?|спонсор(?:ы)?",
	"клієнт(?:и|а|ів)?|конкурент(?:и|а|ів)?|офіс у|постачальник(?:и|а)?|інвестор(?:и|а)?|материнська компанія|дочірня компанія|університет|асоціація|премія|відомство|співробітник(?:и|а)?|замовник(?:и)?",
	"zákazní(?:k|ci)|klient(?:i)?|partner(?:i|ři)?|dodavatel(?:é)?|konkurent(?:i)?|konkurence|nadace|spolek|agentura|cena|kancelář v|servery?|distributo(?:r|ři)|investo(?:r|ři)|mateřská společnost|dceřiná společnost|univerzita|muzeum|úřad|zaměstnan(?:ec|ci)|sponzo(?:r|ři)",
	"kund(?:er|en|erna)?|partner(?:s)?|leverantör(?:er|en)?|konkurrent(?:er|en)?|stiftelse[n]?|förening(?:en)?|byrå[n]?|pris(?:et)|kontoret i|servrar(?:na)?|återförsäljare|investerare|moderbolag(?:et)?|dotterbolag(?:et)?|universitet(?:et)?|museet|myndighet(?:en)?|medarbetare|sponsor(?:er)?",
	"kunde(?:n|r|rne|ne)?|partner(?:e|en)?|leverandør(?:er|en)?|konkurrent(?:er|en)?|stiftelse[n]?|fond(?:en)|forening(?:en)?|bureau(?:et)?|kontoret i|servere|forhandler(?:e|en)?|investor(?:er|en)?|moderselskab(?:et)?|morselskap(?:et)?|datterselskab(?:et)?|datterselskap(?:et)?|universitet(?:et)?|museet|myndighed(?:en)?|medarbejder(?:e)?|ansatte|sponsor(?:er)?",
	"asiakkaa(?:t|mme|n)|asiakas|kumppani(?:t|mme|n)?|toimittaja(?:t|mme)?|kilpailija(?:t|mme)?|säätiö|yhdistys|toimisto|palvelimet|jälleenmyyjä(?:t|mme)?|sijoittaja(?:t|mme)?|emoyhtiö(?:mme|n)?|tytäryhtiö|yliopisto|museo|viranomainen|työntekijä(?:t|mme)?|sponsori(?:t|mme)?",
	"ügyfel(?:ünk|eink|ek)|ügyfél|partner(?:ünk|eink|ek)|beszállító(?:nk|ink|k)?|versenytárs(?:ak|aink|unk)?|alapítvány|egyesület|ügynökség|díj|iroda|szerver(?:ek|eink)?|forgalmazó(?:nk|ink|k)?|befektető(?:nk|ink|k)?|anyavállalat(?:unk|a)?|leányvállalat(?:unk)?|egyetem|múzeum|hatóság|munkatárs(?:unk|ak|aink)?",
	"clien(?:t|ții|tul|ți)|parteneri?(?:i|ul)?|furnizor(?:i|ii|ul)?|concuren(?:ți|ții|tul|ța)|fundația|asociația|agenția|premiul|biroul din|serverele|distribuitor(?:i|ii|ul)?|investitor(?:i|ii|ul)?|compania-mamă|societatea-mamă|filiala|universitatea|muzeul|autoritatea|angaja(?:t|ți|ții)|sponsor(?:i|ii|ul)?",
	"müşteri(?:miz|lerimiz|ler)?|ortağımız|ortaklarımız|iş ortağı|tedarikçi(?:miz|lerimiz|ler)?|rakip(?:ler|lerimiz)?|vakıf|vakfı|dernek|derneği|ajans|ödül|sunucular(?:ımız)?|bayi(?:miz|lerimiz|ler)?|yatırımcı(?:mız|larımız|lar)?|ana şirket(?:imiz)?|üniversite(?:si)?|müze(?:si)?|çalışan(?:ımız|larımız|lar)?|sponsor(?:umuz)?",
];

/** What may stand before it: `our`, `the`, `one of our most faithful`. */
const BEFORE =
	"(?:our|the|a|an|one|my|their|his|her|this|that|each|every|most|many|some|other|all|unsere?r?|der|die|das|eine?|notre|nos|les?|la|une?|nuestr[ao]s?|el|los|las|una?|i|il|gli|lo|nostr[oaei]|noss[oa]s?|os?|as?|um|uma|onze?|de|het|een|nasz[aei]?|nasi|наш[аеи]?|náš|naše|naši|vår[at]?|vores|våre|meidän|a mi|az?|bizim)";

/** Looked for where a clause begins and nowhere else, and of the languages those alone whose words the clause has. */
const BEGINNINGS: readonly (readonly [words: string, begins: () => RegExp])[] = OTHERS.map((words) => {
	let made: RegExp | undefined;
	const whole = `(?:${BEFORE} )?(?:[\\p{L}-]{1,30} ){0,2}(?:${words})`;
	return [words, () => (made ??= new RegExp(`^${wholeWords([whole]).source}`, "i"))];
});

let index: WordIndex<() => RegExp> | undefined;

/** Whether a clause begins with somebody who has to do with the company and is not it. */
export function beginsWithOthers(clause: string): boolean {
	index ??= new WordIndex(BEGINNINGS.map(([words, begins]) => [begins, { source: words }]));
	return [...index.mayMatch(clause)].some((begins) => begins().test(clause));
}
