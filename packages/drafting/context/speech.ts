import { light } from "#drafting/lexicon/letters";
import { type Speech, type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

/** Sentences are asked about again and again, by one field after another; by language. */
const read = new Map<string | null, Map<string, Speech>>();
const READ_MAX = 4000;

function speech(sentence: string, lang: string | null): Speech {
	const inLanguage = read.get(lang) ?? new Map<string, Speech>();
	read.set(lang, inLanguage);
	const known = inLanguage.get(sentence);
	if (known) return known;
	const made = speechOf(sentence, lang);
	if (inLanguage.size >= READ_MAX) inLanguage.clear();
	inLanguage.set(sentence, made);
	return made;
}

const has = (sentence: string, kind: SpeechKind, lang: string | null = null) => speech(sentence, lang)[kind].length > 0;

/** Whether a folded text holds words of one of these kinds. @param lang the page's, in which a text of few words is read too. */
export const saysAny = (text: string, kinds: readonly SpeechKind[], lang: string | null = null): boolean =>
	kinds.some((kind) => has(text, kind, lang));

/** Whether a folded sentence has a not in it. */
export const isNegated = (sentence: string): boolean => has(sentence, "negation");

/** Whether a folded sentence speaks of what is planned, promised or hoped for. */
export const isPlanned = (sentence: string): boolean => has(sentence, "plan");

/** Whether a folded sentence says how something is beside something else. */
export const isCompared = (sentence: string): boolean => has(sentence, "comparison");

/** Whether a folded sentence speaks of what was so once. */
export const isPast = (sentence: string): boolean => has(sentence, "past");

/** Whether a folded sentence only supposes or wishes, or passes on what others say. */
export const isUnvouched = (sentence: string): boolean => has(sentence, "supposition") || has(sentence, "hearsay");

export const isAsked = (sentence: string): boolean => /[?？]["'”»]?\s*$/u.test(sentence);

/** A fact about today, said without a not: what numbers, places and people may be read from. */
export function isPlainStatement(sentence: string): boolean {
	return !isAsked(sentence) && !isNegated(sentence) && !isPlanned(sentence) && !isUnvouched(sentence);
}

/** `We do not do`: what follows is not done. `No contract`, without anybody who does it, is an offer. */
const WE_DO = /^(?:we|it|you|wir|sie|nous|vous|nosotros|noi|nós|wij|u|my|мы|вы|vi)(?![\p{L}])/iu;
/** `What ... not`, `cannot`, `not supported`: slogans have nots too, but do not ask what there is not. */
const WHAT = light(
	/(?<![\p{L}])(?:what|things|features|yet|supported|available|included|was|ce que?|ce qu|lo que|qué|cosa|che cosa|o que|wat|czego|co|что|чего|що|чого|vad|vem|hvad|hva|mitä|mit|ce|neler|includes?|covers?|umfasst|enthält|dabei|inbegriffen|drin|compris\p{L}?|compres[oae]|erbij|inclut|comprend|incluye|comprende|inclui|omvat|bevat|obejmuje|zawiera|включает|входит|ingår|omfattar|sisällä|zahrnuje|verfügbar|enthalten|disponible|inclus|incluido|disponibile|incluso|disponível|incluído|beschikbaar|inbegrepen|dostępn\p{L}{1,3}|доступн\p{L}{1,3}|tillgänglig\p{L}?|できない|不支持|불가)(?![\p{L}])/iu,
);

/** `What we leave out on purpose`, `What Acme leaves to you`. */
const LEFT_OUT =
	/\b(?:leave|leaves|leaving|left) (?:\p{L}{2,10} ){0,2}(?:out\b|to (?:you|others|them|the)\b)|(?:ihnen|euch|dir|anderen) überl(?:assen|ässt)|vous laiss|(?:te|le|les) dejamos a|lasciamo a (?:voi|te|altri)|weglassen|verzichten|laissons de côté|dejamos fuera|lasciamo fuori|deixamos de fora|weglaten|pomijamy|utelämnar|utelader/iu;
/** `Features of the old version`, `Our old prices`. */
const OLD_ONE = light(
	/(?<![\p{L}])(?:(?:old|outdated) (?:versions?|editions?|releases?|prices?|pricing|plans?|features?|tariffs?)|alte[nrs]? (?:version|ausgabe|preise?|tarife?|funktionen)|(?:anciennes?|anciens|vieilles?) (?:versions?|prix|tarifs?|formules?|fonctions?)|(?:versión|precios|tarifas|funciones) (?:antigu[ao]s?|viej[ao]s?|anterior(?:es)?)|(?:vecchi[ao]?|vecchie) (?:versione|prezzi|tariffe|funzioni)|(?:versão|preços|funções) (?:antig[ao]s?|anterior(?:es)?)|oude (?:versie|prijzen|tarieven|functies)|star(?:a|e|ej) (?:wersj[ai]|ceny|funkcje))(?![\p{L}])/iu,
);

/** `Why you'll love it`, `Was du lieben wirst`: of visitors, and no plan of the site's. */
const YOU_WILL = light(
	/(?<![\p{L}])(?:you(?:'ll| will|'d)(?: (?:want|love|like|need|get|find|enjoy|learn|miss|see))?|you (?:want|wish)|(?:du|ihr) (?:\p{L}{3,12} )?(?:wirst|werdet)|(?:sie|du|ihr) (?:wünsch|woll|brauch)\p{L}{1,4}|(?:lieben|mögen|brauchen) (?:wirst|werden|werdet)|vous (?:allez )?(?:aimerez|adorerez|apprendrez|trouverez|aimer|adorer|apprendre|trouver|obtenez|obtiendrez)|te (?:va a )?(?:encantará|gustará|encantar|gustar)|aprenderás|encontrarás|ti (?:piacerà|serve|servirà)|imparerai|troverai|você (?:vai|irá) (?:amar|adorar|aprender|encontrar)|je (?:gaat|zult) (?:leren|houden))(?![\p{L}])/giu,
);

/** `Todo lo que necesitas para vender sin intermediarios`: all that one needs asks for nothing that is not; `todo lo que no hacemos` does. */
const ALL_THAT = light(
	/(?<![\p{L}])(?:todo lo que|tout ce (?:que?|qu'il)|tutto (?:ciò|quello|quel) che|tudo o que|alles,? was|alles wat|wszystko,? czego|всё,? что) (?=(?:\p{L}{1,8} ){0,2}(?:necesit|neces|requier|falt|faut|avez|devez|serv|occorr|precis|brauch|benötig|nodig|potrzeb|нуж|need))/giu,
);

/** `Handy on the way`, `Praktisch für unterwegs`: for who is out, and not yet to come. */
const ON_THE_MOVE =
	/(?<![\p{L}])(?:(?:für|voor|for|pour|para|per) (?:unterwegs|onderweg|(?:people |when you are )?on the (?:way|go|road|move)|la route)|(?:auch|ook|even|even when|selbst) (?:unterwegs|onderweg))(?![\p{L}])/giu;

/**
 * Whether a heading announces what is not there: missing, planned, bygone, or only others'.
 * @param lang the page's, in which a heading of few words is read too.
 */
export function announcesAbsence(title: string, lang: string | null): boolean {
	const heading = title.replace(YOU_WILL, " ").replace(ALL_THAT, " ").replace(ON_THE_MOVE, " ");
	if (saysAny(heading, ["plan", "past", "comparison"], lang)) return true;
	if (LEFT_OUT.test(heading) || OLD_ONE.test(heading)) return true;
	if (!has(heading, "negation", lang)) return false;
	return has(heading, "condition", lang) || WHAT.test(heading) || WE_DO.test(heading);
}

/** The words of `theirs` that `own` leaves out, counted. */
function leftOut(theirs: readonly string[], own: readonly string[]): string | null {
	const rest = [...own];
	for (const word of theirs) {
		const at = rest.indexOf(word);
		if (at === -1) return word;
		rest.splice(at, 1);
	}
	return null;
}

/** A word of any of these kinds must be in both, or in neither. */
const KEPT: readonly SpeechKind[] = ["plan", "hearsay", "supposition", "condition", "limit", "comparison", "past"];

/**
 * The word by which a claim says something else than its source: a not, a plan, a condition or a limit that only one of
 * them has. Null when both speak alike.
 * @param lang the page's, in which a phrase of few words is read too.
 */
export function spokenOtherwise(claim: string, source: string, lang: string | null = null): string | null {
	if (claim === source) return null;
	const own = speech(claim, lang);
	const theirs = speech(source, lang);
	if (own.negation.length !== theirs.negation.length) return theirs.negation[0] ?? own.negation[0] ?? null;
	for (const kind of KEPT) {
		const missing = leftOut(theirs[kind], own[kind]);
		if (missing !== null) return missing;
	}
	return null;
}
