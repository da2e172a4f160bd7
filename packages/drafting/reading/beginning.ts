import { OWN } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { OF_HELPER } from "#drafting/lexicon/helpers";
import { light } from "#drafting/lexicon/letters";
import { PERSONS_OR_KIN, personsIn, sharedSurnames } from "#drafting/reading/people";

/** What a clause says of how the company of a site began. */
export interface Beginning {
	people: string[];
	/** In which year, where the clause gives one and no other. */
	year: number | null;
}

/** What its founders do to a company. */
const VERB =
	"opened|eröffneten?|eröffnet|ouvert|abrió|abrieron|aperto|abriu|openden|(?:co-?)?(?:founded|started|established|launched|began|begun|created|built|wrote|dreamt up)|set up|(?:mit)?gegründet|gründeten?|gestartet|starteten?|aufgebaut|(?:a|ont)? ?(?:fondée?s?|créée?s?|lancée?s?|imaginée?s?|montée?s?)|fonde|lance|crée|fonda|fondèrent|créa|créèrent|fundó|fundaron|creó|crearon|lanzó|funda|crea|monta|lança|montó|montaron|fundad[oa]s?|cread[oa]s?|montad[oa]s?|fondò|fondarono|creò|crearono|avviò|fondat[oa]|creat[oa]|ideat[oa]|avviat[oa]|fundou|fundaram|criou|criaram|lançou|criad[oa]|idealizad[oa]|opgericht|begonnen|begon|startten?|bedachten?|bedacht|richtten?|założył[aiy]?|założyli|stworzył[aiy]?|stworzyli|założon[aye]|stworzon[aye]|основал[аи]?|создал[аи]?|основан[ао]?|создан[ао]?|grundade?s?|grundat|startade?s?|startat|kuruldu|kurdu|grundlagde|grundlagt|startede|startet|stiftet|grunnla|grunnlagt";
/** The same, said of "we" by the verb alone. */
const WE_DID =
	"(?:pusimos|puse|pusieron) en marcha|(?:dimos|di|dieron) vida a|(?:abbiamo|ho|hanno) dato vita a|we (?:kicked off|spun off|spun out)|fundamos|creamos|iniciamos|abrimos|montamos|lanzamos|lançamos|aprimmo|avviammo|fondammo|fundámos|criámos|założyliśmy|stworzyliśmy|zapoczątkowaliśmy";
/** How a company comes about by itself. */
const CAME =
	"began|was born|grew out|came about|came into being|saw the light of day|entstand|erblickte das Licht der Welt|begann|(?:est|a été) née?|a vu le jour|a démarré|nació|vio la luz|surgió|nasce|nacque|è nat[oa]|ha visto la luce|nasceu|surgiu|viu a luz|ontstond|zag het levenslicht|begon|powstał[aoy]?|возник(?:ла|ло)?|появил(?:ся|ась|ось)|började|såg dagens ljus|så dagens lys|oppstod";
const BY = "by|von|vom|durch|par|por|pel[oa]s?|dal?|dalla|door|przez|av|af";
const BY_HANDS =
	/(?<![\p{L}])(?:de la mano de|de manos de|dalle mani di|pelas mãos d[aeo]s?|des mains de|uit handen van|from the hands of|as an? (?:\p{Ll}{3,10} )?(?:project|experiment|hobby) (?:of|by|from)|as the (?:\p{Ll}{3,10} )?project of|als (?:\p{L}{3,16} )?(?:\p{L}{0,10}[Pp]rojekt|Hobby|hobby|zijproject|project) van?|comme (?:un )?projet de|como (?:un )?proyecto de|como (?:um )?projeto d[eoa]|come progetto di|jako projekt|da un'idea di)(?![\p{L}])/giu;
const WITH =
	"together with|along with|with|gemeinsam mit|zusammen mit|mit|avec|junto (?:a|con)|con|insieme a|com|samen met|met|razem z|z|вместе с|с|tillsammans med|sammen med|med";
const JOIN = `${AND}|&`;
/** Says of what is done only that it was, and who did it together or at first. */
const AUXILIARY =
	"was|were|is|have|habe|has|had|have|been|wurde[n]?|ist|hat|haben|est|été|ont|a|fue|fu|ha|hanno|è|stat[oa]|foi|é|werd|is|heeft|hebben|został[ao]?|jest|był[ao]?|был[ао]?|är|er|blev|ble|har|together|jointly|first|erste[nr]?|premi[eè]re?|primer[oa]?|primeir[oa]|prim[oa]|eerste|very|originally|initially|officially|back|gemeinsam|zusammen|ursprünglich|ensemble|juntos|juntas|insieme|samen|op|tillsammans|sammen|up|the|la|le|el|il|o|de|het|der|die|das|l'";
const PLACE_WORD =
	"(?:in|at|im|am|aus|à|au|aux|dans|desde|em|no|na|nos|nas|nel|nella|nei|op|te|uit|от|på|from|outside|near|behind|above|under|bei|d'[\\p{Ll}]{3,12} (?:à|de))|(?<!, )(?:en|a|ad|w|we|v|в|во|i)(?= (?:\\p{Lu}|¤|un[ao]? ))";
const ARTICLE =
	"the|an?|our|his|her|their|my|der|die|das|dem|den|einem|einer|eine|un|une|una?|le|la|les|l'|el|los|las|il|lo|i|o|os|um|uma|een|het|de|ett?";
const MONTH_OR_SEASON = "(?:(?:the|dem|le|la|el|il|o|de|het) |l')?(?:(?:early|late|mid)[ -])?\\p{L}{3,10}\\.?";
const YEAR_PHRASE = light(
	new RegExp(
		`(?:(?:back )?(?:in|im|en|em|nel|nell'|nell'anno|w|v|в|i|año|anno|ano|roku) (?:(?:dem )?(?:Jahre?|jaar|año|anno|ano|roku|году|year) |l'année )?(?:${MONTH_OR_SEASON} (?:of |de |del |di |do )?)?|(?:(?:on|op|am|le|el|il|em|den|dnia) )?\\d{1,2}(?:\\.|st|nd|rd|th|º|er)? (?:de |of )?\\p{L}{3,10},? (?:de |of )?)?(?<![\\d.,/-])(?:1[89]\\d{2}|20\\d{2})(?![\\d%]|[.,/-]\\d)(?: (?:roku|r\\.|году|года|г\\.|yılında|yılı))?`,
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
	"customers?|clients?|investors?|friends?|architects?|carpenters?|electricians?|contractors?|decorators?|architectes?|arquitect[oa]|architett[oa]|arquitet[oa]|mayor(?:ess)?|minister|president|landlord|bürgermeister(?:in)?|maire|marraine|parrain|alcalde(?:sa)?|sindac[oa]|burgemeester|help|support|money|backing|loan|grant|idea|company|firm|kund\\p{L}{1,4}|geld|hilfe|client\\p{L}?|argent|aide|dinero|ayuda|soldi|aiuto|dinheiro|ajuda|geld|hulp|former|ex|office|part|and|und|et|och|og|of|by|for|in|at|to|who|that|when|while|where|because|after|before|nachdem|als|weil|wo|quand|lorsque|après|cuando|donde|tras|quando|dove|onde|dopo|toen|nadat|waar|gdy|gdzie|когда|när|då|hvor|da|del|della|dello|dei|des|du|von|van|der|do|da|dos|das|di|de|dans|desde|from|nel|nella|outside|near|bei|auf|aus|with|mit|avec|con|com|met";
/** What somebody is, right before the name. */
const ROLE = `(?:(?:${ARTICLE}|two|three|zwei|drei|deux|dos|due|dois|twee|ihrem|ihrer|seinem|seiner|su|sa|son|suo|sua|zijn|haar|den|dem) )?(?:(?!(?:${NO_ROLE}|${BY}|${VERB})(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]{2,18} ){0,3}(?:(?<=(?:der|die|den|dem|ihrem|ihrer|seinem|seiner) )\\p{Lu}[\\p{L}-]{2,24} )?`;
const NAMES = new RegExp(`(?<![\\p{L}])${ROLE}(${PERSONS_OR_KIN})(?!['’]s)`, "gu");
const SHE =
	"she|he|they|we|I|sie|er|wir|ich|elle|il|elles|ils|nous|ella|él|ellos|ellas|lei|lui|noi|ela|ele|nós|zij|hij|wij|ze";
const I_AM = light(
	/(?<![\p{L}])(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Ww]ir sind|[Jj]e suis|[Nn]ous sommes|[Ss]oy|[Ss]omos|[Ss]ono|[Ss]iamo|[Ss]ou|[Ii]k ben|[Ww]ij zijn)(?![\p{L}])/gu,
);

/**
 * One piece of a clause, by what it is in it: N names, O the company, I "I am", G "we began" in one word, C came about, B began, y by (t
 * where it follows the name), w with, S a pronoun, † a time; "" what says nothing, ? anything else.
 */
const PIECES: readonly (readonly [piece: string, pattern: string])[] = [
	["N", "¤\\d{1,2}"],
	["O", `${OWN}(?!['’-])`],
	["I", "‡"],
	["G", `(?:${WE_DID})(?![\\p{L}])`],
	["C", `(?:${CAME})(?![\\p{L}])`],
	["B", `(?:${VERB})(?![\\p{L}])`],
	["y", `(?:${BY})(?![\\p{L}])`],
	["t", "tarafından(?![\\p{L}])"],
	["w", `(?:${WITH})(?![\\p{L}])`],
	["S", `(?:${SHE})(?![\\p{L}])`],
	["&", `(?:${JOIN})(?![\\p{L}])`],
	["†", "†\\d{1,2}"],
	["", `(?:${AUXILIARY})(?![\\p{L}])`],
	[",", "[,;:.!–-]"],
	["?", "[^\\s,;:.!–-]{1,60}"],
];
const PIECE = light(new RegExp(PIECES.map(([, pattern]) => `(${pattern})`).join("|"), "giu"));

/** Who began it, the company and the verb in any order, or by whom; with whom; and that it came about. */
const SAYS = [
	/^(?:S&)?(?:NBO|NOB|BNO)(?:wN)?$/u,
	/^(?:OByN|OyNB|BOyN|OCyN)$/u,
	/^(?:SBO|OBS)wN$/u,
	/^IN&?S?(?:BO|OS?B)$/u,
	/^OC$|^S?GO$/u,
	/^ONtB$/u,
];
/** Whose beginning it was, a line of its own need not say. */
const UNNAMED = /^ByN$/u;
const ENDS_LINE = new RegExp(
	`^[,.!]?$|^,? ?(?:${AND}) [^,;:]{2,80}[.!]?$|^; [^;:§]{2,80}[.!]?$|^, (?!(?:the|an?|one|that|this|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|il|lo|gli|i|uno|o|os|as|um|uma|de|het|een)(?![\\p{L}]))\\p{Ll}[^,.;:§]{2,40}[.!]?$`,
	"u",
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
/** Behind a comma the company, or "we", goes on. */
const OF_OURSELVES = light(
	/^,? ?(?:†\d{1,2} ?)?, (?:(?:(?:the|der|die|das|la|le|el|il|lo|o|a|os|as|de|het) |l['’])?§|our|unsere?|notre|nuestr[oa]|noss[oa]|(?:il |la )?nostr[oa]|onze|ons|nasza?|nasze|vårt?|наша?|we|wir|nous|nosotros|noi|nós|wij|vi|my|мы|(?:the|la|a|het|das|l['’]) ?(?:company|empresa|azienda|entreprise|société|bedrijf|unternehmen))(?![\p{L}'’])/iu,
);
/** Orders that only some languages have: elsewhere the company would be who began the other. */
const OBJECT_FIRST = /^(?:BON|OBN|ONB)$/u;
const HAS_OBJECT_FIRST = /ha(?:t|ben) |he(?:eft|bben) |założy|stworzy|основал|создал/iu;

/** @param rest what stands behind the pieces that were read. */
function saysBeginning(order: string, bare: string, rest: string): boolean {
	if (UNNAMED.test(order)) return OF_OURSELVES.test(rest) || (!bare.includes(OWN) && ENDS_LINE.test(rest));
	return SAYS.some((says) => says.test(order)) || (OBJECT_FIRST.test(order) && HAS_OBJECT_FIRST.test(bare));
}

/** `§ comes from Bonn and was founded`: where it is from is out by then. */
const COMES_FROM = new RegExp(
	`^${OWN} (?:kommt|stammt|sitzt|comes|lives|sits|vient|viene|vem|komt|zit|pochodzi) (?:${JOIN}) `,
	"u",
);
const ENDS = new RegExp(
	`^(?:$|[,;:.!–-]|\\s*(?:${AND}|to|because|after|when|while|as|who|which|for|um|nach|weil|als|pour|après|para|tras|per|dopo|om|na|voor)(?![\\p{L}]))`,
	"iu",
);
/** Without one of these nothing began; the expressions for names and places are dear. */
const VERBS = light(new RegExp(`(?<![\\p{L}])(?:${VERB}|${CAME}|${WE_DID})(?![\\p{L}])`, "iu"));
const TEXT_MAX = 400;
const NAMES_MAX = 12;

/** `I'm ¤, a baker. I started`: one person speaks in both. */
const SPEAKS = /^(‡ ¤\d{1,2})(?:, [^.;:§¤†‡]{2,50})?[.,!] /u;
/** `I baked for others and founded`. */
const SPOKE_BEFORE = light(
	new RegExp(`^(‡ ¤\\d{1,2}),? (?:I|ich|je|yo|ik) [^.;:§¤]{2,80} (?:${JOIN}) (?=(?:${VERB}) ${OWN})`, "iu"),
);
/** A place that Turkish names before the person: `İzmir'de`. */
const AT_PLACE = /(?<![\p{L}])\p{Lu}\p{L}{1,20}['’](?:[dt][ea]) /gu;
const GREETS = /^(?:hi|hello|hey|hallo|moin|bonjour|salut|hola|ciao|olá|hoi)(?: [^.,!‡]{1,20})?[,!.] /iu;
/** A firm that opens in a town may have been elsewhere before. */
const OPENED_ELSEWHERE = new RegExp(
	`(?:opened|launched|lança|lancé|lanzó|inició|eröffneten?|ouvert|abrió|abrieron|aperto|abriu|openden) ${OWN} (?:in|à|en|a|em|w) \\p{Lu}`,
	"u",
);
/** What comes before the name of who did it: who they were, and when. */
const AHEAD = /^(?!‡)[^.;:§¤‡]{2,60}, (?=¤\d{1,2}[ ,])/u;
/** `¤ got tired of it and built §`: what they did before. */
const DID_BEFORE = light(
	new RegExp(
		`(¤\\d{1,2}),? (?!(?:${JOIN}|${BY})(?![\\p{L}]))[^.;:,§¤‡]{2,70} (?:${JOIN}) (?=(?:(?:${VERB}) |(?:ha(?:t|ben)|heeft|hebben) )(?:(?:the|the very|das|die|den|le|la|el|il|o|a|de|het) )?(?:first |ersten? |premi[eè]re? |primer[oa]? |prim[oa] |primeir[oa] |eerste )?${OWN})`,
		"giu",
	),
);

const MADE_OR_OPENED = /^(?:created|built|wrote|opened|eröffnet|ouverte?|abiert[oa]|apert[oa]|abert[oa]|geopend)$/iu;
const GOES_ON_AS = /^(?:as|als|comme|como|come|jako|som)(?![\p{L}])/iu;
/** Appositions and years between two commas tell of whom they follow. */
const APPOSITION = /(¤\d{1,2}), (?!¤)[^,.;:§¤†]{2,50},(?= )/gu;

/** A clause with one sign for each thing that may be said of a beginning, and what the signs stand for. */
interface Signed {
	/** `§` is the company, `¤0` people, `†0` a time, `‡` that somebody speaks of themselves; places and greetings are left out. */
	bare: string;
	named: readonly (readonly string[])[];
	years: readonly number[];
}

function signed(text: string): Signed {
	const named: string[][] = [];
	const years: number[] = [];
	const bare = text
		.replace(BY_HANDS, "by")
		.replace(GREETS, "")
		.replace(I_AM, "‡")
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

/** Behind these a clause goes on. */
const GOES_ON: ReadonlySet<string> = new Set(["w", "", "†"]);

/** `with Ana Ruiz as the first customer`, `hat Acme gestartet und ihre Rosen bestellt`: what was begun may be another. */
const mayBeOfAnother = (order: string, piece: string, { bare }: Signed, rest: string): boolean =>
	(order.includes("w") && GOES_ON_AS.test(rest)) || (order === "NOB" && piece === "&" && bare.includes("gestartet"));

/** Reads the pieces of a clause one after the other, up to where they say a beginning and the clause may end. */
function readPieces(clause: Signed): Beginning | null {
	const { bare, named, years } = clause;
	let order = "";
	let isSaid = false;
	/** When a thing was made says nothing of a company, and who opens one for all to see is seldom who runs it. */
	let isMade = false;
	const people: string[] = [];
	const told: number[] = [];
	for (const match of bare.matchAll(PIECE)) {
		const at = match.slice(1).findIndex((found) => found !== undefined);
		const piece = PIECES[at]?.[0] ?? "?";
		const rest = bare.slice(match.index);
		const isMore = piece === "&" && /^\S{1,3} ¤/u.test(rest);
		if (mayBeOfAnother(order, piece, clause, rest)) return null;
		isSaid = !isMore && !GOES_ON.has(piece) && saysBeginning(order, bare, rest) && ENDS.test(rest);
		if (isSaid) break;
		if (piece === "?" || (piece === "," && order !== "")) return null;
		if (piece === "N") people.push(...(named[Number(match[0].slice(1))] ?? []));
		if (piece === "B" && MADE_OR_OPENED.test(match[0])) isMade = true;
		if (piece === "†") told.push(years[Number(match[0].slice(1))] ?? 0);
		else if (piece === "&" && order.endsWith("N") && !order.startsWith("I")) order = order.slice(0, -1);
		else if (piece !== ",") order += piece;
	}
	// By whom a thing was made, others ask (own-beginner.ts).
	if (isMade && order.includes("y")) return null;
	if (!isSaid && !saysBeginning(order, bare, "")) return null;
	return { people, year: told.length === 1 && !isMade ? (told[0] ?? null) : null };
}

/**
 * How a clause says that the company began: nothing but its name, who began it, a verb of beginning, a time and a place may
 * stand in it, in any order that a language has. What else stands there might be what was begun instead, or who did it.
 * @param text folded, with own names as one sign.
 */
export function readBeginning(text: string): Beginning | null {
	const verb = text.length > TEXT_MAX ? null : VERBS.exec(text);
	if (verb === null || (verb.index > 0 && !text.includes(OWN))) return null;
	return OF_HELPER.test(text) || OPENED_ELSEWHERE.test(text) ? null : readPieces(signed(text));
}
