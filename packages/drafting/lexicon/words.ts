import { FOUNDER_NOUN, FOUNDER_NOUNS } from "#drafting/lexicon/classes/founders";
import { inRanges } from "#drafting/lexicon/letters";

/**
 * The words by which sites state facts, in the languages most often met. Patterns are for folded text
 * (`foldText`), where white space, quotes and dashes have one form.
 */

/** Builds a pattern of whole words; `\b` knows only ASCII letters, so letters of every script are looked at. */
export function wholeWords(words: readonly string[], flags = "i"): RegExp {
	const edge = inRanges("(?-i:[\\p{L}0-9_])");
	const alternatives = inRanges(words.join("|"));
	// Other classes are known to expressions of whole code points only.
	return new RegExp(`(?<!${edge})(?:${alternatives})(?!${edge})`, alternatives.includes("\\p{") ? "iu" : flags);
}

/** Says outright that something was founded. */
const FOUNDED = [
	"founded",
	"established(?= (?:in|since|by|as|on)(?![\\p{L}])| \\d{4}|:|,|$)",
	"est\\.?(?= (?:in )?\\d{4})",
	"estd\\.?",
	"incorporated",
	"founding year",
	"year founded",
	"was born in",
	"gegründet",
	"gründung",
	"gründungsjahr",
	"fondée?s?",
	"créée?s?",
	"fundad[ao]s?",
	"creada",
	"fondat[ao]",
	"nata nel",
	"opgericht",
	"założon[ayoe]",
	"rok założenia",
	"założyliśmy",
	"powstał[aoy]?(?= w)",
	"ontst(?:aan|ond)(?= in)",
	"nació(?= en)",
	"nasceu(?= em)",
	"vznikl[ao]?(?= v)",
	"startade[s]?(?= \\d{4})",
	"возник(?:ла|ло)?(?= в)",
	"появил(?:ся|ась|ось)(?= в)",
	"виник(?:ла|ло)?(?= [ву])",
	"a luat ființă",
	"основан[аоы]?",
	"создан[аоы]?",
	"год основания",
	"заснован(?:ий|[аео])",
	"grundad",
	"grundat",
	"grundades",
	"grundlagt",
	"stiftet",
	"etablert",
	"perustettu",
	"perustettiin",
	"syntyi(?= vuonna)",
	"založen[aoy]?",
	"založená",
	"kuruldu",
	"kurulmuş",
	"alapítva",
	"înființat[ăe]?",
	"fondată",
];

/** Scripts without spaces between words are looked for anywhere. */
const FOUNDED_UNSPACED = /設立|創業|創立|成立于|成立於|创立|创建|설립|창립|창업(?=했|하였|한|해)|起業(?=し)/u;

/** Says since when something goes on, which may or may not be the company. */
const SINCE = [
	"since",
	"seit",
	"depuis",
	"desde",
	"dal",
	"sinds",
	"sedan",
	"siden",
	"vuodesta",
	"od roku",
	"od",
	"c",
	"с",
];

export const FOUNDED_WORD = new RegExp(`${wholeWords(FOUNDED).source}|${FOUNDED_UNSPACED.source}`, "iu");
export const SINCE_WORD = wholeWords(SINCE);

/** The company speaking of itself. */
export const OWN_SUBJECT = wholeWords([
	..."we our us company startup business firm agency studio team organization organisation".split(" "),
	..."wir unser unsere firma unternehmen nous notre société entreprise nosotros nuestra empresa azienda società noi".split(
		" ",
	),
	..."wij ons bedrijf my nasza firma spółka мы наша наш компания фирма сервис vi vårt vår företag företaget bolaget firmaet virksomheden selskabet selskapet bedriften ditta impresa".split(
		" ",
	),
]);

/** Somebody else's past: a person's, a customer's, a partner's. */
export const OTHER_SUBJECT = wholeWords([
	..."customers? clients? partners? investors? supplier underwriter parent kunden? cliente klient заказчик клиент партн[её]р".split(
		" ",
	),
	..."he she his her previously formerly prior before joined he's she's my(?!.{0,80}[łńśźżąęćó])".split(" "),
	..."sie sein ihre zuvor elle son avant él ella su(?! misura) antes он она его её ранее".split(" "),
	// Small they are other languages' words: "and", "in", "is" and "the".
	"(?-i:I)(?= \\p{Ll}|['’]\\p{Ll})",
	"er(?= (?:hat|hatte|war|gründete|wurde|kam|begann|arbeitete|verkaufte|übernahm|baute|ging))|(?<=, |und |dass |als |wo )er",
	"il(?= (?:a|avait|fut|était|fonda|fonde|crée|créa|rejoint|travaill\\p{L}{1,4}|décid\\p{L}{1,3}|se|s'|y|en)(?![\\p{L}]))",
]);

/** Calls somebody a founder, or says by whom something was founded. */
export const FOUNDER_WORDS: readonly string[] = [
	"(?:co[- ]?)?founders?(?: and [\\p{L}]{1,30})?",
	FOUNDER_NOUN,
	FOUNDER_NOUNS,
	"(?:co[- ]?)?founded (?:(?:in|back in) (?:[\\p{L}]{1,30} )?\\d{4} )?by",
	"(?:established|set up|started) (?:(?:in|back in) (?:[\\p{L}]{1,30} )?\\d{4} )?by",
	"gegründet (?:(?:im jahr )?\\d{4} )?von",
	"(?:fondée?s?|créée?s?) (?:en \\d{4} )?par",
	"(?:fundad[ao]|creada) (?:e[nm] \\d{4} )?(?:por|pel[oa]s?)",
	"fondat[ao] (?:nel \\d{4} )?da(?:l|lla|i|gli|lle)?",
	"opgericht (?:in \\d{4} )?door",
	"założon[aey] (?:w \\d{4}(?: roku| r\\.)? )?przez",
	"grundad(?:es)? (?:\\d{4} )?av",
	"founding partner",
	"perustajajäsen",
	"perustaja",
	"zakladatel(?:é|ka)?",
	"kurucu(?:su)?",
	"(?:co[- ]?)?owner and founder",
];
export const FOUNDER_WORD = wholeWords(FOUNDER_WORDS);

export const HEADQUARTERS_WORD = wholeWords([
	"headquarters?",
	"headquartered",
	"head office",
	"hq",
	"main office",
	"registered office",
	"hauptsitz",
	"firmensitz",
	"hauptverwaltung",
	"siège social",
	"siège",
	"sede central",
	"sede principal",
	"sede legale",
	"oficina central",
	"hoofdkantoor",
	"siedziba",
	"головной офис",
	"главный офис",
	"штаб-квартира",
	"юридический адрес",
	"huvudkontor",
	"hovedkontor",
	"pääkonttori",
	"sídlo",
]);

/** "Based in", "made in": the place of the company in one sentence. */
export const BASED_IN = wholeWords([
	"(?:head ?quartered|based|located) (?:in|at|out of)",
	"is a [\\p{L}]{1,30}-based",
	"(?:team|company|studio|startup|agency|business|collective|cooperative|shop)(?: of (?:[\\p{L}\\d-]{1,20} ?){1,3})? (?:in|from)",
	"made (?:with [^.,]{1,12} )?in",
	"built (?:with [^.,]{1,12} )?in",
	"crafted (?:with [^.,]{1,12} )?in",
	"(?:hecho|creado|fabricado) (?:con [^.,]{1,12} )?en",
	"(?:fait|conçu|développé) (?:avec [^.,]{1,12} )?(?:à|en|au)",
	"(?:fatto|realizzato|sviluppato) (?:con [^.,]{1,12} )?(?:a|in)(?! \\p{Ll})",
	"feito (?:com [^.,]{1,12} )?em",
	"(?:gemacht|entwickelt) (?:mit [^.,]{1,12} )?in",
	"gemaakt (?:met [^.,]{1,12} )?in",
	"(?:zrobione|stworzone) (?:z [^.,]{1,12} )?w",
	"сделано (?:с [^.,]{1,12} )?в",
	"(?:mit sitz|ansässig) in",
	"basée? à",
	"con sede en",
	"con sede a",
	"gevestigd in",
	"z siedzibą w",
]);
