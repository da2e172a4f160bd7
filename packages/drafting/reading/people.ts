import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderPerson } from "#drafting/lexicon/placeholders";
import { FOUNDER_WORD } from "#drafting/lexicon/words";

/**
 * One part of a name in running text: abbreviations such as CEO, all in capitals, are none. Bounded, like everything here
 * that repeats, so that a giant word costs no more than its length.
 */
export const PART = "(?!I['’])\\p{Lu}(?:(?!\\p{Ll})[\\p{L}'’-]){0,20}\\p{Ll}[\\p{L}'’-]{0,30}";

const PARTICLE = "(?:van|von|de|del|der|den|di|da|dos|la|le|el|al|bin|ben|ter|ten|zu|[A-Z]\\.)";

const PARTICLES = new RegExp(`^${PARTICLE}$`, "u");

/** `Moussa NDOUR`: behind the first name, and no word that companies write so. */
const SURNAME_IN_CAPITALS =
	"(?!(?:SARL|SASU|EURL|GMBH|EIRL|ASBL|LLC|LTDA|STUDIO|GROUP|TEAM)(?![\\p{L}]))\\p{Lu}[\\p{Lu}'’-]{3,20}(?![\\p{L}'’-])";

/** Two to five words with capital letters, particles and initials allowed inside. */
export const PERSON = `(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?${PART}(?: (?:${PARTICLE} ){0,2}(?:${PART}|${SURNAME_IN_CAPITALS})){1,3}`;

const WHOLE_NAME = light(new RegExp(`^${PERSON}$`, "u"));

/** Words that stand with capital letters in headings and are no part of a person's name. */
const NOT_A_NAME = new RegExp(
	`(?<![\\p{L}])(?:${[
		..."The Our Your Meet About Team Contact Home Company Inc Ltd GmbH LLC Corp Group Studio Labs Software Services".split(
			" ",
		),
		..."CEO CTO CFO COO CMO VP Chief Officer Director Manager Head Lead Founder Founders Cofounder Co-Founder President".split(
			" ",
		),
		..."Chairman Partner Partners Engineer Engineering Developer Designer Marketing Sales Product Board Advisor Investor Owner".split(
			" ",
		),
		..."Read More Learn View Get Start Why How What Who When Where With And For From In On At New Free Best Story Us We".split(
			" ",
		),
		..."Technology Operations Creative Technical Executive Managing General Senior Business Development Customer Success".split(
			" ",
		),
		..."University Institute College School Press Media Blog News Support Help Privacy Terms Policy Mission Vision Values".split(
			" ",
		),
		// `Skladenka založila Nadaci Petal`: what somebody founded, by its kind, also as an object.
		..."Foundation Fund Trust Society Association Academy Museum Award Stiftung Verein Akademie Fondation Académie Fundación".split(
			" ",
		),
		..."Asociación Academia Fundação Associação Fondazione Associazione Accademia Stichting Vereniging Stiftelse Stiftelsen".split(
			" ",
		),
		..."Förening Föreningen Forening Foreningen Akademi Fundacja Fundację Stowarzyszenie Akademia Akademię Nadace Nadaci Nadační".split(
			" ",
		),
		..."Spolek Sdružení Akademii Alapítvány Alapítványt Egyesület Egyesületet Säätiö Säätiön Yhdistys Yhdistyksen Fundația".split(
			" ",
		),
		..."Asociația Vakfı Vakfını Derneği Derneğini Фонд Асоціація Асоціацію Ассоциация Ассоциацию Академия Академию Академія Академію".split(
			" ",
		),
		..."Unternehmen Gründer Geschäftsführer Über Unser Nos Notre Nuestro Equipo".split(" "),
	].join("|")})(?![\\p{L}])`,
	"u",
);

/** `Bett Nora`, `Lampada Giulia`: goods that are called by a first name, by what they are. */
const GOODS =
	/^(?:Bett|Sofa|Tisch|Esstisch|Stuhl|Schrank|Regal|Sessel|Kommode|Lampe|Leuchte|Matratze|Teppich|Tasche|Kleid|Bed|Table|Chair|Desk|Lamp|Shelf|Mattress|Dress|Lit|Chaise|Canapé|Fauteuil|Sac|Robe|Cama|Silla|Sofá|Lámpara|Bolso|Vestido|Letto|Tavolo|Sedia|Divano|Poltrona|Lampada|Borsa|Vestito|Mesa|Cadeira|Candeeiro|Tafel|Stoel|Kast|Łóżko|Stół|Krzesło|Кровать|Диван|Стол|Säng|Stol|Seng|Bord) /u;

/** Whether a whole text is a person's name. */
export function isPersonName(text: string): boolean {
	// `Fundador de Acme` has the form of a name, too.
	const isNamed = text.length <= 60 && WHOLE_NAME.test(text) && !NOT_A_NAME.test(text) && !GOODS.test(text);
	return isNamed && !FOUNDER_WORD.test(text) && !isPlaceholderPerson(text);
}

/** `und ihrem Bruder`: how the second is related to the first. */
const KIN_OF =
	"(?:(?:his|her|their|suo|sua|su|son|sa|seu|zijn|haar|jego|jej|sein|seine|seiner|seinem|seinen|ihr|ihre|ihrer|ihrem|ihren) (?:wife|husband|son|daughter|brother|sister|father|mother|cousin|partner|friend|figlio|figlia|moglie|marito|fratello|sorella|padre|madre|hijo|hija|esposa|esposo|marido|hermano|hermana|fils|fille|femme|épouse|mari|frère|sœur|père|mère|filho|filha|irmão|irmã|zoon|dochter|vrouw|man|broer|zus|vader|moeder|syn|córka|żona|mąż|brat|siostra|(?:Frau|Mann|Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Freund|Freundin)) )?";

/** Between the last two of several. */
export const PERSONS_AND = `(?:,? (?:&|${AND}) ${KIN_OF})`;

/** Several of them, as a sentence lists them. A comma alone parts a name from what that person is: `Ana Ruiz, Head Baker`. */
export const PERSONS = `${PERSON}(?:(?:, ${PERSON}){0,4}${PERSONS_AND}${PERSON})?`;

/** The same, or two with one surname: `Ana and Jo Ruiz`. */
export const PERSONS_OR_KIN = `(?:${PART}${PERSONS_AND}${PERSON}|${PERSONS})`;

/** `Ana and Jo Ruiz`, with the two words before them: in `Jo van Dam and Ana Ruiz` the first has a surname of his own. */
const SHARED = light(
	new RegExp(
		`(?<![\\p{L}\\p{N}'’-])(?:([\\p{L}'’-]{1,30}) )?(?:([\\p{L}'’-]{1,30}) )?(${PART})${PERSONS_AND}${PART} (${PART})(?! \\p{Lu})`,
		"gu",
	),
);

const KIN = /^(?:brüdern?|geschwistern?|schwestern|eheleuten?|brothers|sisters|siblings|founders|gründern?)$/iu;

const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word) && !KIN.test(word);

/** The people whose surname a text gives once for two of them, whole. */
export function sharedSurnames(text: string): string[] {
	return [...text.matchAll(SHARED)].flatMap(([, second, before, first, surname]) => {
		const name = `${first} ${surname}`;
		const isPart = isName(before) || (before === undefined ? isName(second) : PARTICLES.test(before) && isName(second));
		return !isPart && isPersonName(name) ? [name] : [];
	});
}

const ANY_PERSON = light(new RegExp(PERSON, "gu"));

/** The people whom a list of names holds, without their trades. */
export function personsIn(written: string): string[] {
	return [...written.matchAll(ANY_PERSON)].map(([name]) => bareName(name)).filter(isPersonName);
}

/** A name without how its bearer is addressed and what its bearer is. */
export const bareName = (name: string) => name.replace(ADDRESSED, "").replace(TRADE, "");

const ADDRESSED = /^(?:(?:Mr|Mrs|Ms)\.?|Frau|Mann|Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Freundin|Freund) /u;

/** Trades and degrees that German and its neighbours write before a name, with a capital letter. */
const TRADE = light(
	/^(?:\p{Lu}\p{L}{0,30}(?:meister|ingenieur|händler|unternehmer|anwalt|arzt|gründer|leiter|führer)(?:in)? ){1,4}/u,
);
