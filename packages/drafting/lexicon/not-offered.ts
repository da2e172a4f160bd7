import { SOON } from "#drafting/lexicon/classes/months";
import { light } from "#drafting/lexicon/letters";

const IT = "it|one|this|that|these|those|them|any|either|so";
/**
 * What an explanation says that gives its title away: `We do not offer one`, `Übernehmen wir nicht`, `Ya no la hacemos`. A not that
 * is said of anything else takes nothing from a title: `Ballots | Votes are counted without names`.
 */
const NOT_DONE = light(
	new RegExp(
		[
			`^(?:[^.;,]{0,30} )?(?:we|§|it|this) (?:do(?:es)? not|don['’]t|doesn['’]t|cannot|can['’]t|no longer|never)(?: \\p{L}{2,10})? (?:offer|provide|support|do|make|sell|have|include|cover|handle|supply|stock|deliver|ship|build|cater|work)(?:s|es)?(?: (?:${IT}))?(?=$|[.;,!]| (?:yet|for|to|in|at|any ?more|ourselves|here|with)(?![\\p{L}]))`,
			"^(?:(?:is|are) )?(?:not|no longer|never) (?:yet |currently |part )?(?:offered|available|supported|included|possible|provided|sold|of)",
			"^(?:left to|up to|comes from|done by|handled by|sold by|made by|from) (?:others|another|your|a partner|our partner|third parties)(?![\\p{L}])",
			"^(?:(?:we|§) leave (?:it|this|that|them|these) to|(?:das |dies |die |den )?überlassen wir|nous (?:la|le|les) laissons (?:à|aux?)|(?:se )?(?:la|lo|las|los) dejamos (?:a|en)|(?:la|lo|le|li) lasciamo (?:a|ai|agli|alle|al|alla)|deixamos (?:isso )?(?:a|ao|aos|às|para)|(?:dat|dit|die) laten we (?:over|aan))(?![\\p{L}])",
			// What the visitor's own people do.
			"^(?:done|made|issued|handled|written|filed|prepared) by your |^(?:erledigt|macht|erstellt|schreibt|übernimmt) (?:ihre?|dein) |^(?:faite?s?|établie?s?|émise?s?|assurée?s?) par (?:votre|ton) |^(?:hech[ao]s?|emitid[ao]s?) por (?:tu|su) |^(?:fatt[aoei]|emess[aoei]) dal? (?:tuo|vostro|tua|vostra) |^(?:feit[ao]s?|emitid[ao]s?) (?:pel[oa]s?|por) (?:seus?|suas?|vossos?|teus?|tuas?) |^(?:gemaakt|gedaan|opgesteld) door (?:je|uw|jouw) ",
			// What others bring, or sell.
			"^(?:available|offered|sold|rented|supplied|provided) (?:separately |only )?(?:by|from|through|at|via) (?:a|an|our|one of our) (?:\\p{L}{3,14} )?(?:partners?|supplier|reseller|dealer)",
			"^(?:you|parents|guests|customers|clients|members|schools|tenants|owners) (?:have to |must )?(?:bring|provide|supply|buy|arrange|organi[sz]e) (?:your|their|them|it|this|these)(?: own)?(?=$|[.;,!]| themselves| yourself)",
			"^(?:gibt es|erhältlich|bekommen sie|bekommst du|vermietet|verkauft|liefert) (?:nur )?(?:bei |beim |über |von )?(?:unser|ein|der)\\p{L}{0,2} (?:\\p{L}{3,14} )?partner",
			"^(?:besorg|bring|kauf|organisier|stell|übernehm|druck)en (?:die |der |ihre |unsere )?\\p{Lu}\\p{L}{2,20} (?:bitte )?(?:selbst|selber)",
			"^(?:à la charge d|(?:fourni|vendu|loué|proposé)e?s? par (?:un|notre|nos) (?:\\p{L}{3,14} )?partenaire)",
			"^(?:(?:l[oa]s?) (?:pone|trae|aporta|compra|vende|ofrece|alquila)n? (?:el|la|los|las|un|nuestr[oa]) |a cargo de(?:l| la| los| las)? )\\p{L}",
			"^(?:a carico d|(?:fornit|vendut|noleggiat)[oaie] da (?:un|il) (?:nostro )?partner)",
			"^(?:(?:das|dies|es|die|den|sie) )?(?:bieten|übernehmen|machen|haben|führen|liefern|unterstützen|verkaufen|leisten|können|gibt|geht|ist|sind|enthalten|wird|werden)(?: (?:wir|es|das|die|den|sie|noch|bei uns|derzeit|leider|dies)){0,3} (?:nicht|keine?n?)(?![\\p{L}])",
			"^(?:(?:cela|ça|ceci) )?(?:nous |on |elle |il )?(?:ne |n['’])(?:(?:la|le|les|l['’]) ?)?(?:faisons|proposons|vendons|assurons|offrons|existe|propose|fait|sommes|est|sont)(?: \\p{L}{2,10})? (?:pas|plus|jamais)(?![\\p{L}])",
			"^(?:ya )?no (?:(?:la|lo|las|los|se) )?(?:hacemos|ofrecemos|vendemos|incluimos|damos|tenemos|existe|incluye|ofrece|hace)(?![\\p{L}])",
			"^non (?:(?:la|lo|le|li|si) )?(?:facciamo|offriamo|vendiamo|includiamo|abbiamo|esiste|offre|fa)(?![\\p{L}])",
			"^(?:já )?não (?:(?:a|o|as|os|se) )?(?:fazemos|oferecemos|vendemos|incluímos|temos|existe|oferece|faz)(?![\\p{L}])",
			"^(?:(?:dat|dit|die|het) )?(?:doen|bieden|verkopen|hebben|leveren|maken|is|zijn)(?: (?:we|wij|er|dit|die|het|nog)){0,2} (?:niet|geen)(?![\\p{L}])",
		].join("|"),
		"iu",
	),
);

const SEASON =
	"(?:early |late |mid-?)?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|frühjahr|frühling|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|printemps|été|automne|hiver|janvier|février|mars|avril|juin|juillet|août|octobre|décembre|primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|estate|autunno|inverno|verão|outono|lente|zomer|herfst|voorjaar|next \\p{L}{3,10}|nächste[nrsm]? \\p{L}{3,10}|prochaine? \\p{L}{3,10}|(?:l[ea] )?\\p{L}{3,10} prochaine?|próxim[oa] \\p{L}{3,10}|prossim[oa] \\p{L}{3,10}|volgende? \\p{L}{3,10}|20[2-9]\\d)";
/** The whole of a note that says from when: `ab Herbst`, `from spring 2027`. */
const FROM_WHEN = new RegExp(
	`^(?:from|in|this|next|by|ab|im|kommt im|dès|à partir d[eu'’]|en|au|desde|a partir de|da|dal|dall'|in|em|vanaf|od) (?:the |dem |le |l['’]|la |el |il |o |a )?${SEASON}(?: (?:of |de |del |di |do )?20\\d\\d)?[.!]?$`,
	"iu",
);

/** Whether what explains a title says that it is not done, or from when it will be. */
export const isNotOffered = (explanation: string): boolean => NOT_DONE.test(explanation) || FROM_WHEN.test(explanation);

/** `(kommer i höst)`, `(ab März)`: from when it will be there. */
const COMES_LATER = light(
	new RegExp(
		`^(?:(?:coming|arrives?|arriving|available|out|due|expected|launch(?:es|ing)|kommt|erscheint|verfügbar|erhältlich|arrive|disponible|prévue?|llega|sale|previst[oa]|arriva|esce|chega|disponível|disponibile|komt|verschijnt|beschikbaar|przyjdzie|dostępn[eay]|kommer|lanseras|ude|klar|доступно|появится)(?: (?:from|in|this|next|by|ab|im|in|dès|en|au|à partir d[eu]|desde|a partir d[eao]|da|dal|em|vanaf|od|w|i|till|til|с|в))?|from|ab|dès|à partir d[eu]|desde|a partir d[eao]|dal|vanaf|od|från|fra|с) (?:the |le |la |l['’]|el |il |o |a )?(?:${SOON})(?![\\p{L}])`,
		"iu",
	),
);
/** Whether a note on an entry says from when it will be there. */
export const comesLater = (aside: string): boolean => COMES_LATER.test(aside);
