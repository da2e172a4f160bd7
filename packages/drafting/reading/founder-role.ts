import { namesOwn } from "#drafting/context/own-names";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { FOUNDER_WORD, FOUNDER_WORDS } from "#drafting/lexicon/words";

/** Names need their capital letters; the founding words come in any case. */
export const FOUNDER = `(?<![\\p{L}\\p{N}_])(?:${anyCase(FOUNDER_WORDS.join("|"))})(?![\\p{L}\\p{N}_])`;

/** Founders of something else, or in another part here. */
export const ELSEWHERE =
	/\b(?:serial|repeat|two-time|former(?! (?:(?!(?:co-?)?founder|owner|head|chief|director|partner|president|member|investor)\p{Ll}{3,20} ){1,3}\p{Lu})|formerly|previous(?:ly)?|ex-|prior to|before|advis[oe]rs?|investors?|mentors?|angel|board member|ehemalig\w*|ancien(?:ne)?|anterior(?:mente)?)\b/iu;

const IS_TITLE_TAIL = /^[\p{L}&/ -]{0,40}$/u;

/** `Assistant to the founders`, `founder's uncle`: somebody else than they. */
const OF_FOUNDERS =
	/\b(?:for|to|of|with|by)(?: the| our| its)? (?:co-?)?founders?\b|founders?['’]s? |(?:der|des|für die|für den|zur|zum) gründer|(?:du|de la|des) fondat|(?:del|de la|de los) fundador|(?:del|della|dei) fondat/iu;

/** `Founders love Acme`, `Founder stories`, `notre fondatrice et ses invités`: what founders do or have, or others with them. */
const GOES_ON = light(
	new RegExp(
		`${FOUNDER}(?:-\\p{L}|['’]|,? (?:&|${AND}) (?:his|her|their|our|the|seine|ihre|unsere|ses|leurs|nos|sus|nuestros|i suoi|seus|zijn|haar|hun) | (?:(?:who|that|we|you|they|love|loves|trust|use|say|build|choose|like|stories|story|circle|club|program|programme|mode|edition|plan|letter|talks?|fund|friendly|community|network|erzählen|sagen|lieben|disent|aiment|dicen|dicono)(?![\\p{L}])|(?:Stories|Story|Circle|Club|Program|Programme|Mode|Edition|Plan|Letter|Talks?|Fund|Community|Network)(?![\\p{L}])))`,
		"u",
	),
);

/** Who has to do with a company and is not of it. */
const BESIDE_COMPANY = /\b(?:serial|repeat|two-time|advis[oe]rs?|investors?|mentors?|angel|board member)\b/iu;

const isFounderNow = (text: string) =>
	text.split(/[,;|]/u).some((part) => FOUNDER_WORD.test(part) && !ELSEWHERE.test(part));

/** `Fundadora de Academia Norte`: whose, right behind the word. */
const FOUNDER_OF_NAMED = light(
	new RegExp(
		`(?:${anyCase(FOUNDER_WORDS.join("|"))})(?: (?:&|${AND}) [\\p{L}/ ]{1,20}?)? (?:de|di|del|della|dell'|da|do|von|der|van|du|d'|av|af|för) ?(\\p{Lu}.{1,60})$`,
		"u",
	),
);

/** What is done at a company, in languages that write it large: no other company's name. */
const OFFICES = light(
	/(?<![\p{L}\p{N}_])(?:CEO|CTO|CFO|COO|CPO|CMO|Chief|Officer|Executive|Technical|Technology|Managing|Director|President|Product|Design|Engineer|Engineering|Head|Lead|Developer|Marketing|Sales|Operations|Operating|Creative|Founders?|Co-?[Ff]ounder|(?:Mit|Co-?)?[Gg]ründer(?:in)?|Geschäftsführ(?:ung|er|erin)|Geschäftsleitung|Leit(?:ung|er|erin)|Vorstand|Inhaber(?:in)?|Gesellschafter(?:in)?|Technik|Entwickl(?:ung|er|erin)|Softwareentwicklung|Programmierung|Produkt(?:entwicklung|management)?|Vertrieb|Verkauf|Einkauf|Finanzen|Buchhaltung|Verwaltung|Personal|Betrieb|Gestaltung|Konzept|Strategie|Kommunikation|Kundenbetreuung|Kundendienst|Beratung|Forschung|Logistik|Redaktion|Direct(?:eur|rice|ora?)|Présidente?|Presidente|Gérante?|Technique|Technologie|Commerciale?|Générale?|Développement|Produit|General|Técnic[oa]|Tecnología|Desarrollo|Producto|Ventas|Operaciones|Amministrat(?:ore|rice)|Delegat[oa]|Tecnic[oa]|Sviluppo|Prodotto|Vendite|Diret(?:or|ora)|Desenvolvimento|Produto|Vendas|Directie|Techniek|Ontwikkeling|Verkoop|Prezes|Zarządu|Członek|Właściciel(?:ka)?|Utveckling|Teknik|Försäljning|Udvikling|Salg|Direktør|Utvikling|Teknologi|Toimitusjohtaja|Teknologia|Jednatel(?:ka)?|Ředitel(?:ka)?|Ügyvezető|Директор|Руководитель)(?![\p{L}\p{N}_])/gu,
);

/** A role line such as `Founder & CEO`: short, holds a founder's word, and names no other company. */
export function isFounderRole(text: string, ownNames: readonly string[]): boolean {
	if (text.length > 80 || !FOUNDER_WORD.test(text) || OF_FOUNDERS.test(text) || GOES_ON.test(text)) return false;
	// What somebody was before stands behind a comma: `Co-founder, former teacher`.
	if (ELSEWHERE.test(text) && (BESIDE_COMPANY.test(text) || !isFounderNow(text))) return false;
	const elsewhere =
		/(?:,| at | of | @ ?|\||\bbei\b|\bchez\b)\s?(.{1,80})$/iu.exec(text)?.[1] ?? FOUNDER_OF_NAMED.exec(text)?.[1];
	if (!elsewhere) return true;
	if (namesOwn(elsewhere, ownNames)) return true;
	return IS_TITLE_TAIL.test(elsewhere) && !/\p{Lu}\p{Ll}/u.test(elsewhere.replace(OFFICES, ""));
}
