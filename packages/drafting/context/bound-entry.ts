import { saysAny } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";
import { type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

const CONDITIONS: readonly SpeechKind[] = ["condition", "supposition"];
/** Says when something is done, and hardly whether: `fades out when the room is quiet`. */
const WHEN = /^(?:when|whenever|once|wenn|sobald|quand|dès que|cuando|quando|wanneer|zodra|gdy|kiedy|когда|när|når)$/u;
const OF_PLAN =
	/(?<![\p{L}])(?:pro|plus|premium|business|paid|pay|plan|upgrade|subscri\p{L}{1,6}|abo|tarif|forfait|plano|piano)(?![\p{L}])/iu;
/** A note by which something costs more or comes with one plan: `(Enterprise)`, `, sold separately`, ` · add-on`. */
const NOTE_OF_PLAN = light(
	/^ ?[(,:;·•|/–—-] ?(?:(?:only |nur |seulement |solo )?(?:on|in|with|for|im|in|mit|ab|dans|avec|en|con|nel|no) )?(?:(?:the|our|all|der|dem|le|la|el|il|o) )?(?:(?:tarif|plan|forfait|plano|piano|offre|formule) )?(?:(?:pro|plus|premium|business|enterprise|team|teams|ultimate|paid|bezahlte[nrms]?)(?: (?:plans?|tiers?|tarife?n?|only|and up|or higher))?|add-?ons?|sold separately|bought separately|separately|(?:paid |at )?extra(?: cost| charge)?|gegen aufpreis|aufpreispflichtig|separat erhältlich|en supplément|en option|vendue?s? séparément|de pago(?: aparte)?|se vende por separado|a pagamento|venduto a parte|vendido à parte|tegen meerprijs|za dopłatą|за доплату) ?\)?(?: |$|[.,;·•|])/iu,
);
const OPENING_WORDS = 2;

const openingOf = (part: string) => part.trim().split(" ").slice(0, OPENING_WORDS).join(" ");

/** Whether what is said last may be a condition of what is said before it, too: all are but those of a time. */
export function mayBindAll(part: string): boolean {
	const speech = speechOf(part);
	return OF_PLAN.test(part) || CONDITIONS.some((kind) => speech[kind].some((phrase) => !WHEN.test(phrase)));
}

/** Whether a part begins with words that take something of what stands right before it. */
export const bindsBefore = (part: string, kinds: readonly SpeechKind[], lang: string | null = null): boolean =>
	saysAny(openingOf(part), [...kinds, ...CONDITIONS], lang);

/** Whether what stands right behind an entry binds it to a plan or to a further payment. */
export const isBoundByNote = (behind: string): boolean => NOTE_OF_PLAN.test(behind);
