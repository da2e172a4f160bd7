import { OWN } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import {
	FOUNDED_IT,
	LAUNCHED_IT,
	MADE_IT,
	OPENED_IT,
	WAS_FOUNDED,
	WAS_LAUNCHED,
	WAS_OPENED,
	WE_FOUNDED_IT,
	WE_OPENED_IT,
} from "#drafting/lexicon/classes/founding";
import { BY } from "#drafting/lexicon/classes/small-words";
import { light } from "#drafting/lexicon/letters";
import { PERSONS_OR_KIN, personsIn, sharedSurnames } from "#drafting/reading/people";

/** What its founders do to a company. */
export const VERB = `(?:(?:a|ont) )?(?:${FOUNDED_IT}|${WAS_FOUNDED}|${OPENED_IT}|${WAS_OPENED}|${LAUNCHED_IT}|${WAS_LAUNCHED}|${MADE_IT}|began|begun|dreamt up|imaginée?s?|begonnen|begon)`;
/** The same, said of "we" by the verb alone, or of whoever it is that the verb does not name. */
export const WE_DID = `(?:puse|pusieron) en marcha|(?:di|dieron) vida a|(?:ho|hanno) dato vita a|we (?:kicked off|spun off|spun out)|${WE_FOUNDED_IT}|${WE_OPENED_IT}`;
const BY_HANDS =
	/(?<![\p{L}])(?:de la mano de|de manos de|dalle mani di|pelas mãos d[aeo]s?|des mains de|uit handen van|from the hands of|as an? (?:\p{Ll}{3,10} )?(?:project|experiment|hobby) (?:of|by|from)|as the (?:\p{Ll}{3,10} )?project of|als (?:\p{L}{3,16} )?(?:\p{L}{0,10}[Pp]rojekt|Hobby|hobby|zijproject|project) van?|comme (?:un )?projet de|como (?:un )?proyecto de|como (?:um )?projeto d[eoa]|come progetto di|jako projekt|da un'idea di)(?![\p{L}])/giu;
export const JOIN = `${AND}|&`;
const PLACE_WORD =
	"(?:in|at|im|am|aus|à|au(?! (?:fondat|înființat|creat) )|aux|dans|desde|em|no|na|nos|nas|nel|nella|nei|op|te|uit|от|på|from|outside|near|behind|above|under|bei|d'[\\p{Ll}]{3,12} (?:à|de))|(?<!, )(?:en|a|ad|w|we|v|в|во|i)(?= (?:\\p{Lu}|¤|un[ao]? ))";
const ARTICLE =
	"the|an?|our|his|her|their|my|der|die|das|dem|den|einem|einer|eine|un|une|una?|le|la|les|l'|el|los|las|il|lo|i|o|os|um|uma|een|het|de|ett?";
const MONTH_OR_SEASON = "(?:(?:the|dem|le|la|el|il|o|de|het) |l')?(?:(?:early|late|mid)[ -])?\\p{L}{3,10}\\.?";
const YEAR_PHRASE = light(
	new RegExp(
		`(?:(?<![\\p{L}])(?:back )?(?:in|im|en|em|nel|nell'|nell'anno|w|v|в|у|i|în|año|anno|ano|roku|vuonna) (?:(?:dem )?(?:Jahre?|jaar|año|anno|ano|anul|roku|roce|году|році|year) |l'année )?(?:${MONTH_OR_SEASON} (?:of |de |del |di |do )?)?|(?:(?:on|op|am|le|el|il|em|den|dnia) )?\\d{1,2}(?:\\.|st|nd|rd|th|º|er)? (?:de |of )?\\p{L}{3,10},? (?:de |of )?)?(?<![\\d.,/-])(?:1[89]\\d{2}|20\\d{2})(?![\\d%]|[.,/-]\\d)(?: (?:roku|r\\.|году|года|г\\.|році|року|р\\.|yılında|yılı)|-b[ae]n|['’][dt][ea](?![\\p{L}]))?`,
		"giu",
	),
);
/** As what: `as a partnership`. */
const AS_FORM = light(
	/ {1,2}as an? (?:\p{L}{3,14} ){0,2}(?:partnership|proprietorship|company|firm|business|co-?operative|non-?profit|charity|workshop|association|start-?up|studio)(?= by )/iu,
);
/** How many they were, and of what kind, before their names: `by three friends, ¤`, `por três jovens portugueses - ¤`. */
const SEVERAL = light(
	new RegExp(
		`(?<= (?:${BY}) )(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|quatro|twee|drie|två|dwóch|trzech|двумя|тремя|\\d) (?:\\p{Ll}[\\p{L}'’-]{2,20}(?: (?=\\p{Ll}))?){1,4}(?:,| -|:) (?=¤)`,
		"gu",
	),
);
/** Where it was: a town or a room, with nothing done in it. */
const PLACE_PHRASE = light(
	new RegExp(
		`(?<![\\p{L}])(?:${PLACE_WORD}) (?:(?:${ARTICLE}) ?)?(?:(?!(?:second|third|new|other|next|zweite[nr]?|neue[nr]?|segund[oa]|second[oa]|nouve[la]{1,3}|nuev[oa]|nuov[oa]|tweede|nieuwe) )(?:\\p{Ll}{3,14} )?(?!(?:outside|behind|above|under|near|from|dans|desde|auf|aus)(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]{2,18}(?: (?:de|of|di|da|do|van|von) (?=\\p{Lu}))?|)(?:¤\\d{1,2}|\\p{Lu}[\\p{L}'’-]{1,24}(?:[ -]\\p{Lu}[\\p{L}'’-]{1,24}){0,2})?(?=[ ,.;:]|$)`,
		"gu",
	),
);
/** Whom nobody would name as the one who began it. */
const NO_ROLE =
	"customers?|clients?|investors?|friends?|architects?|carpenters?|electricians?|contractors?|decorators?|architectes?|arquitect[oa]|architett[oa]|arquitet[oa]|mayor(?:ess)?|minister|president|landlord|bürgermeister(?:in)?|maire|marraine|parrain|alcalde(?:sa)?|sindac[oa]|burgemeester|help|support|money|backing|loan|grant|idea|company|firm|kund\\p{L}{1,4}|geld|hilfe|client\\p{L}?|argent|aide|dinero|ayuda|soldi|aiuto|dinheiro|ajuda|geld|hulp|former|ex|office|part|and|und|et|och|og|of|by|for|in|at|to|who|that|when|while|where|because|after|before|nachdem|als|weil|wo|quand|lorsque|après|cuando|donde|tras|quando|dove|onde|dopo|toen|nadat|waar|gdy|gdzie|когда|när|då|hvor|da|del|della|dello|dei|des|du|von|van|der|do|da|dos|das|di|de|dans|desde|from|nel|nella|outside|near|bei|auf|aus|with|mit|avec|con|com|met|nada(?:ce|ci)|společnost|firmu|spolek|školu|agenturu|značku|pobočku|fundacj[aęi]|spółk[aęi]|firm[aęy]|stowarzyszenie|szkoł[aęy]|agencj[aęi]|mark[aęi]|фонд|компан\\p{L}{2}|фірму|фирму|школу|агенці\\p{L}|агентство|студію|студию|säätiön?|yhtiön?|yrityksen?|koulun?|alapítványt?|céget?|iskolát?|vakfı(?:nı)?|şirketi(?:ni)?|okulu(?:nu)?|fundația|compania|firma|școala";
/** What somebody is, right before the name. */
const ROLE = `(?:(?:${ARTICLE}|two|three|zwei|drei|deux|dos|due|dois|twee|ihrem|ihrer|seinem|seiner|su|sa|son|suo|sua|zijn|haar|den|dem) )?(?:(?!(?:${NO_ROLE}|${BY}|${VERB})(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]{2,18} ){0,3}(?:(?<=(?:der|die|den|dem|ihrem|ihrer|seinem|seiner) )\\p{Lu}[\\p{L}-]{2,24} )?`;
const NAMES = new RegExp(`(?<![\\p{L}])${ROLE}(${PERSONS_OR_KIN})(?!['’]s)`, "gu");
const I_AM = light(
	/(?<![\p{L}])(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Ww]ir sind|[Jj]e suis|[Nn]ous sommes|[Ss]oy|[Ss]omos|[Ss]ono|[Ss]iamo|[Ss]ou|[Ii]k ben|[Ww]ij zijn)(?![\p{L}])/gu,
);

/** What a company is, up to what is said of it: nothing in it brings in somebody else. */
const KIND =
	"(?:an?|eine?|une?|una?|uno|um|uma|een|en|ett|et) (?:(?!(?:for|with|from|by|at|of|für|mit|von|bei|aus|pour|avec|par|chez|para|con|por|per|voor|met|van|dla|od|för|med|av|del|du|des|della|dello|degli|dos|das|whose|which|that|who|que|che|qui|die|der|som|company's)(?![\\p{L}])|d[eio] (?:l[aeo]s?|el|una?|uno|il)(?![\\p{L}]))\\p{Ll}[\\p{L}'’-]{0,30} ){1,7}";
/** `§ is a small bakery founded`: the company by what it is. */
const IS_A = light(
	new RegExp(
		`^(?:${OWN} (?:is|ist|est|es|è|é|jest|är|er)|‡) ${KIND}(?:(?:from|aus|de|da|di|uit) \\p{Lu}[\\p{L}-]{1,30},? )?(?=(?:${VERB}) )`,
		"iu",
	),
);
/** `§ comes from Bonn and was founded`: where it is from is out by then. */
const COMES_FROM = new RegExp(
	`^${OWN} (?:kommt|stammt|sitzt|comes|lives|sits|vient|viene|vem|komt|zit|pochodzi) (?:${JOIN}) `,
	"u",
);
const NAMES_MAX = 12;

/** `I'm ¤, a baker. I started`: one person speaks in both. */
const SPEAKS = /^(‡ ¤\d{1,2})(?:, [^.;:§¤†‡]{2,50})?[.,!] /u;
/** `I baked for others and founded`. */
const SPOKE_BEFORE = light(
	new RegExp(`^(‡ ¤\\d{1,2}),? (?:I|ich|je|yo|ik) [^.;:§¤]{2,80} (?:${JOIN}) (?=(?:${VERB}) ${OWN})`, "iu"),
);
/** Behind a whole name, where a town in its case would be taken for more of the name: `Tóth Gergő Szegeden`, `Juho Salmi Oulussa`. */
const TOWN_IN_CASE = light(
	/(?<=\p{Lu}[\p{L}-]{1,30} \p{Lu}[\p{L}-]{1,30}) \p{Lu}\p{Ll}{2,20}(?:b[ae]n|[eoö]n|[oeö]tt|ss[aä]|ll[aä])(?=[.,;]|$)/gu,
);
const HAS_TOWN_IN_CASE = /alapított|indított|létrehozt|perusti/iu;
/** "And" of Polish and Czech behind a name: elsewhere an article, or where a place stands behind. */
const SLAVIC_AND = /(?<=\p{Lu}\p{L}{0,30}) [ai] /gu;
const HAS_SLAVIC_AND = /zało|stworz|zapocz|založ|vytvoř|rozjel/iu;
/** "By" of Romanian, which is "of" elsewhere: `a fost fondată în 2019 de Ana Ruiz`. */
const ROMANIAN_BY = light(
	/(?<![\p{L}])((?:(?:a|au) fost (?:fondat|înființat|creat)[ăei]?|fondată|înființată|creată)(?: în (?:anul )?\d{4})?) de (?:către )?/giu,
);
/** Words of single languages, and towns in a case, that would be read as others'. */
const withoutCases = (text: string): string => {
	const parted = (HAS_SLAVIC_AND.test(text) ? text.replace(SLAVIC_AND, " & ") : text).replace(ROMANIAN_BY, "$1 by ");
	return HAS_TOWN_IN_CASE.test(parted) ? parted.replace(TOWN_IN_CASE, "") : parted;
};
/** The company as what was begun, as Turkish writes it: `Acme'yi 2019'da Deniz Acar kurdu`. */
const TURKISH_OBJECT = /§['’][yn]?[ıiuü](?= )/iu;
const HAS_TURKISH_VERB = /kurdu/iu;
/** A place that Turkish names before the person: `İzmir'de`. */
const AT_PLACE = /(?<![\p{L}])\p{Lu}\p{L}{1,20}['’](?:[dt][ea]) /gu;
const GREETS = /^(?:hi|hello|hey|hallo|moin|bonjour|salut|hola|ciao|olá|hoi)(?: [^.,!‡]{1,20})?[,!.] /iu;
/** What comes before the name of who did it: who they were, and when. */
const AHEAD = /^(?!‡)[^.;:§¤‡]{2,60}, (?=¤\d{1,2}[ ,])/u;
/** `¤ got tired of it and built §`: what they did before. */
const DID_BEFORE = light(
	new RegExp(
		`(¤\\d{1,2}),? (?!(?:${JOIN}|${BY})(?![\\p{L}]))[^.;:,§¤‡]{2,70} (?:${JOIN}) (?=(?:(?:${VERB}) |(?:ha(?:t|ben)|heeft|hebben) )(?:(?:the|the very|das|die|den|le|la|el|il|o|a|de|het) )?(?:first |ersten? |premi[eè]re? |primer[oa]? |prim[oa] |primeir[oa] |eerste )?${OWN})`,
		"giu",
	),
);

/** Appositions and years between two commas tell of whom they follow. */
const APPOSITION = /(¤\d{1,2}), (?!¤)[^,.;:§¤†]{2,50},(?= )/gu;

/** A clause with one sign for each thing that may be said of a beginning, and what the signs stand for. */
export interface Signed {
	/** `§` is the company, `¤0` people, `†0` a time, `‡` that somebody speaks of themselves; places and greetings are left out. */
	bare: string;
	named: readonly (readonly string[])[];
	years: readonly number[];
}

export function signed(text: string): Signed {
	const named: string[][] = [];
	const years: number[] = [];
	const bare = withoutCases(text)
		.replace(BY_HANDS, "by")
		.replace(GREETS, "")
		.replace(I_AM, "‡")
		.replace(TURKISH_OBJECT, (object) => (HAS_TURKISH_VERB.test(text) ? OWN : object))
		.replace(AT_PLACE, "")
		.replace(YEAR_PHRASE, (phrase) => {
			years.push(Number(/\d{4}/u.exec(phrase)?.[0]));
			return ` †${years.length - 1} `;
		})
		.replace(NAMES, (whole, persons: string) => {
			const people = [...personsIn(persons), ...sharedSurnames(persons)];
			if (people.length === 0 || named.length >= NAMES_MAX) return whole;
			named.push(people);
			return `¤${named.length - 1}`;
		})
		.replace(AS_FORM, "")
		.replace(SEVERAL, "")
		.replace(PLACE_PHRASE, " ")
		.replace(/\s+/gu, " ")
		.trim()
		.replace(/(?<=¤\d{1,2}) \([^()¤§]{1,80}\)/gu, "")
		.replace(APPOSITION, "$1")
		.replace(IS_A, `${OWN} `)
		.replace(COMES_FROM, `${OWN} `)
		.replace(AHEAD, (ahead) => /^†\d{1,2}/u.exec(ahead)?.[0] ?? "")
		.replace(/^((?:†\d{1,2} ?)?¤\d{1,2}), /u, "$1 ")
		.replace(DID_BEFORE, "$1 ")
		.replace(SPEAKS, "$1 ")
		.replace(SPOKE_BEFORE, "$1 ")
		// Commas around a time or a place that is out.
		.replace(/(?:, ?){2,}/gu, ", ")
		.replace(/ , (?=(?:by|por|par|von|van|da|do) )|(?<=†\d{1,2}) , (?=†|by |¤)/gu, " ")
		.replace(/^§, (?=†)/u, "§ ")
		.trim();
	return { bare, named, years };
}
