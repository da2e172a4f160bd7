import { isPlainStatement } from "#drafting/context/speech";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { Form } from "#drafting/lexicon/form";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderPerson } from "#drafting/lexicon/placeholders";
import { FOUNDER_WORD, FOUNDER_WORDS } from "#drafting/lexicon/words";

/**
 * One part of a name in running text: abbreviations such as CEO, all in capitals, are none. Bounded, like everything here
 * that repeats, so that a giant word costs no more than its length.
 */
const PART = "(?!I['’])\\p{Lu}(?:(?!\\p{Ll})[\\p{L}'’-]){0,20}\\p{Ll}[\\p{L}'’-]{0,30}";
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
		..."Unternehmen Gründer Geschäftsführer Über Unser Nos Notre Nuestro Equipo".split(" "),
	].join("|")})(?![\\p{L}])`,
	"u",
);

/** Whether a whole text is a person's name. */
export function isPersonName(text: string): boolean {
	// `Fundador de Acme` has the form of a name, too.
	const isNamed = text.length <= 60 && WHOLE_NAME.test(text) && !NOT_A_NAME.test(text);
	return isNamed && !FOUNDER_WORD.test(text) && !isPlaceholderPerson(text);
}

export interface NamedFounder {
	name: string;
	title: string | null;
	/** What comes before `founded by`, or after `Ana Ruiz founded`: it says what was founded. */
	founded: { before: string; behind?: string } | { after: string } | null;
}

const IS_TITLE_TAIL = /^[\p{L}&/ -]{0,40}$/u;
/** Names need their capital letters; the founding words come in any case. */
const FOUNDER = `(?<![\\p{L}\\p{N}_])(?:${anyCase(FOUNDER_WORDS.join("|"))})(?![\\p{L}\\p{N}_])`;

/** `und ihrem Bruder`: how the second is related to the first. */
const KIN_OF =
	"(?:(?:his|her|their|suo|sua|su|son|sa|seu|zijn|haar|jego|jej|sein|seine|seiner|seinem|seinen|ihr|ihre|ihrer|ihrem|ihren) (?:wife|husband|son|daughter|brother|sister|father|mother|cousin|partner|friend|figlio|figlia|moglie|marito|fratello|sorella|padre|madre|hijo|hija|esposa|esposo|marido|hermano|hermana|fils|fille|femme|épouse|mari|frère|sœur|père|mère|filho|filha|irmão|irmã|zoon|dochter|vrouw|man|broer|zus|vader|moeder|syn|córka|żona|mąż|brat|siostra|(?:Frau|Mann|Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Freund|Freundin)) )?";
const PERSONS_AND = `(?:,? (?:&|${AND}) ${KIN_OF})`;
/** Several of them behind a colon: commas alone may part them. */
const LISTED = `${PERSON}(?:(?:, |${PERSONS_AND})${PERSON}){0,5}`;
/** `Założyciel firmy, Jo Day`: of which company says where the sentence stands. */
const OF_FIRM =
	"(?: (?:of (?:the|our) (?:company|firm|studio|agency|business)|der Firma|des Unternehmens|de (?:la|notre) (?:société|maison)|de l'entreprise|de (?:la|nuestra) empresa|dell'azienda|della società|firmy|da empresa|van het bedrijf|компании|av företaget))?";
/** With these somebody helps to begin, or built what it began in: `with a loan by`, `in a house built by`. */
export const OF_HELPER =
	/(?<![\p{L}])(?:(?:with|mit|avec|con|com|met|from|aus|on|in) [^,.;:]{0,60}(?<![\p{L}])(?:loan|grant|gift|donation|money|funding|prize|idea|help|support|backing|investment|built|designed|owned|run|rented|lent|left|given|led|Darlehen|Kredit|Geld|Hilfe|Unterstützung|prêt|argent|aide|soutien|préstamo|dinero|ayuda|apoyo|prestito|soldi|aiuto|sostegno|empréstimo|dinheiro|ajuda|apoio|lening|geld|hulp|steun)|(?:after|nach|après|tras|dopo) [^.,;:]{2,40}|(?:in|on|at|from|dans|sur|en|nel|nella|em|no|na|op) [^.,;:]{2,40} (?!found|start|establ|launch|dev|set|fond|cré|lanc|imagin|fund|cre|cri|ide|mont|avvi)\p{Ll}{1,14}(?:ed|ld|wn|tten|ué|dé|té|ado|ido|ato|uto|ito)) (?:by|from|of|von|vom|par|de|por|da|di|door|van) (?=(?:(?:the|an?|der|die|das|la|le|el|il) )?\p{Lu})/u;

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

/** `Lea Brandt is CEO and co-founder of Acme`, `Ana Ruiz, co-founder and CTO`, `Jo Day - Founder & CEO`. */
const NAME_FIRST = new Form(
	/\p{L}[’'-]?(?:,| is| was| ist| est| es| è| jest| [-|] | \()/u,
	`(?<![\\p{L}])(${PERSON})(?:,| is| was| ist| est| es| è| jest| [-|] | \\()\\s?(?:(?:the|a|an|our|one of the|der|die|le|la|el)\\s)?((?:[\\p{L}]{1,30}[ ,&/]{1,4}){0,4}${FOUNDER}(?:(?: ?[&/,] ?| (?:${AND}) )(?:C[A-Z]O|[\\p{L}]{1,30}(?: [\\p{L}]{1,30}){0,2}))?)`,
);
/** What somebody is besides: a first name would be taken for one, and the rest for the name. */
const OFFICE =
	"(?:C[A-Z]{1,2}O|(?:Chief|Executive|Technical|Technology|Managing|Creative|General|Product|Operations|Operating|Design|Art|Sales|Marketing|Senior|Lead|Head|Officer|Director|President|Partner|Owner|Principal|Chairman|Chairwoman|Engineer|Designer|Developer|Manager|Scientist|Editor|Architect|Geschäftsführer(?:in)?|Inhaber(?:in)?|Direct(?:eur|rice|ora?)|Gérante?|Président|Présidente|Presidente|Gerente|Titolare|Amministrat(?:ore|rice)|Dueñ[oa]|Socio|Prezes|Właściciel(?:ka)?|Eigenaar|Ägare|VD)|\\p{Ll}[\\p{L}-]{1,20})(?![\\p{L}])";
/** Two words of a name behind a space. */
const NAME_BEHIND = / \p{Lu}\S{0,50}\p{Ll}\S{0,50} (?:\S{1,3} ){0,2}\p{Lu}/u;
/** `our founder Jo Day`, `Founder & CEO: Jo Day`, `founded by Jo Day and Ana Ruiz`. */
const TITLE_FIRST = new Form(
	NAME_BEHIND,
	`(${FOUNDER}(?: ?(?:&|and|/|,) ?${OFFICE}(?: ${OFFICE}){0,2})?)(?:: (${LISTED})|${OF_FIRM}(?:,| [-|])? (${PERSONS}))`,
);

/** What somebody is called or does, before the name: `el Dr.`, `un giovane imprenditore`, `former chef`. */
export const WHO =
	"(?:(?:the|an?|el|la|los|las|le|les|il|lo|una?|uno|une?|den|der|dem|de|het|een|os?|as?|um|uma|einem|einer) )?(?:(?!(?:of|for|at|with|from|and|who|under|del?|du|des|von|aus|di|that|which|whose|que|qui|che|die|y|e|et|und|en|i)(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]{2,20} ){0,4}(?:(?:Chef|Don|Doña|Dra\\.|Ing\\.|Dott\\.) )?";
/** By whom something is, in the languages that say it so. */
export const BY = "(?:by|von|vom|durch|par|por|pel[oa]s?|dal|dalla|dai|dalle|dagli|da|door|przez|av|af)";
/** `brothers Ana and Jo Ruiz`: who is called so has one surname. */
const KIN_PAIR = `(?:(?:two|the|zwei|deux|dos|los|las|due|dois|twee) )?(?:brothers|sisters|siblings|twins|spouses|hermanos|hermanas|frères|sœurs|fratelli|sorelle|irmãos|irmãs|Brüdern?|Geschwistern?|Schwestern|Eheleuten?|broers|zussen|bracia|braci|братья|братьями|bröderna|syskonen) ${PART}${PERSONS_AND}${PERSON}`;
/** `fondata nel 2014 da un giovane imprenditore Jo Day`: what the founder is stands between. */
const BY_WHOM = new Form(new RegExp(` ${BY} `, "i"), `(${FOUNDER}(?<= ${BY})) (?:${WHO}(${PERSONS})|(${KIN_PAIR}))`);

const FOUNDING_VERBS =
	"(?:co-?)?founded|started|set up|gründeten?|fondé|fonda|fondèrent|créé|créa|créèrent|fundaron|fundó|crearon|creó|fondò|fondarono|fondato|założyli|założył|założyła|grundade|основал|основала|основали|richtten";
/** `Ana Ruiz and Jo Day founded Acme`: what they founded comes right after. A small letter stands before the verb, as names end with one. */
const ACTIVE = new Form(
	new RegExp(`(?<=[a-z\\u00df-\\u024f\\u0430-\\u052f],? )(?:${FOUNDING_VERBS}) `, "i"),
	`(?<![\\p{L}])(${PERSONS})(?:, (?:an?|eine?|une?|una) [\\p{Ll}-]{3,20}(?: [\\p{Ll}-]{3,20})?,)? (?:have |had |has |haben |hat |ont |a |ha |hanno )?(?:${anyCase(FOUNDING_VERBS)}) `,
);
/** `wurde 2015 von Ana Ruiz und Jo Day gegründet`. */
const VERB_LAST = new Form(/gegründet/u, `(?:von|durch) (${PERSONS}) (?:(?:im Jahre? )?\\d{4} )?gegründet(?![\\p{L}])`);

/** Whether a text may name founders at all: most say none of these words. */
export function mentionsFounding(text: string): boolean {
	return (
		FOUNDER_WORD.test(text) ||
		/founded|started|set up|establish|gr[üu]nd|fond|cré|fund|cre[óa]|założy|основ|созда|launched|opened|began|created|grund|start|stifte|opgericht|bedacht|kuruldu|stworzy/iu.test(
			text,
		)
	);
}

const ANY_PERSON = light(new RegExp(PERSON, "gu"));

/** The people whom a list of names holds, without their trades. */
export function personsIn(written: string): string[] {
	return [...written.matchAll(ANY_PERSON)].map(([name]) => bareName(name)).filter(isPersonName);
}

/** A name without how its bearer is addressed and what its bearer is. */
const bareName = (name: string) => name.replace(ADDRESSED, "").replace(TRADE, "");
const ADDRESSED = /^(?:(?:Mr|Mrs|Ms)\.?|Frau|Mann|Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Freundin|Freund) /u;

/** Trades and degrees that German and its neighbours write before a name, with a capital letter. */
const TRADE = light(
	/^(?:\p{Lu}\p{L}{0,30}(?:meister|ingenieur|händler|unternehmer|anwalt|arzt|gründer|leiter|führer)(?:in)? ){1,4}/u,
);

/** Founders of something else, or in another part here. */
const ELSEWHERE =
	/\b(?:serial|repeat|two-time|former(?! (?:(?!(?:co-?)?founder|owner|head|chief|director|partner|president|member|investor)\p{Ll}{3,20} ){1,3}\p{Lu})|formerly|previous(?:ly)?|ex-|prior to|before|advis[oe]rs?|investors?|mentors?|angel|board member|ehemalig\w*|ancien(?:ne)?|anterior(?:mente)?)\b/iu;

const ELSEWHERE_REACH = 12;

/** Two words without a small letter at their beginning, side by side or with particles between: every name has these. */
const MAY_NAME = /[^\s!-@[-`a-z{-\u00bf]\S{1,51} (?:\S{1,3} ){0,2}[^\s!-@[-`a-z{-\u00bf]/;

const ENDS_BY = new RegExp(` ${BY}$`, "iu");

/** The people whom a sentence names as founders. */
export function foundersInSentence(sentence: string): NamedFounder[] {
	const found: NamedFounder[] = [];
	if (!isPlainStatement(sentence)) return found;
	/** What comes long after a name tells of something else. */
	const isElsewhere = ({ index, 0: words }: RegExpExecArray) =>
		ELSEWHERE.test(sentence.slice(0, index + words.length + ELSEWHERE_REACH));
	if (!MAY_NAME.test(sentence)) return found;
	const isTitled = FOUNDER_WORD.test(sentence);
	for (const match of isTitled ? NAME_FIRST.all(sentence) : []) {
		const name = bareName(match[1] ?? "");
		// `Petal House was founded by`: what was founded is nobody.
		if (isElsewhere(match) || ENDS_BY.test(match[2] ?? "")) continue;
		if (isPersonName(name)) found.push({ name, title: match[2]?.trim() ?? null, founded: null });
	}
	for (const match of isTitled ? [...TITLE_FIRST.all(sentence), ...BY_WHOM.all(sentence)] : []) {
		if (isElsewhere(match)) continue;
		const isBy = ENDS_BY.test(match[1] ?? "");
		const founded = isBy
			? { before: sentence.slice(0, match.index), behind: sentence.slice(match.index + match[0].length) }
			: null;
		const named = match[2] ?? match[3] ?? "";
		for (const name of [...sharedSurnames(named), ...personsIn(named)])
			found.push({ name, title: isBy ? null : (match[1]?.trim() ?? null), founded });
	}
	for (const match of ACTIVE.all(sentence)) {
		if (isElsewhere(match)) continue;
		const founded = { after: sentence.slice(match.index + match[0].length) };
		for (const name of personsIn(match[1] ?? "")) found.push({ name, title: null, founded });
	}
	for (const match of VERB_LAST.all(sentence)) {
		if (isElsewhere(match)) continue;
		const founded = { before: sentence.slice(0, match.index) };
		for (const name of personsIn(match[1] ?? "")) found.push({ name, title: null, founded });
	}
	return found;
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a text names the site, in whatever spelling: `Knight Ops` is knightops. */
export function namesOwn(text: string, ownNames: readonly string[]): boolean {
	const lower = text.toLowerCase();
	return ownNames.some(
		(name) =>
			(name.length > 1 && lower.includes(name.toLowerCase())) ||
			(bare(name).length >= 5 && bare(text).includes(bare(name))),
	);
}

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

/** A role line such as `Founder & CEO`: short, holds a founder's word, and names no other company. */
export function isFounderRole(text: string, ownNames: readonly string[]): boolean {
	if (text.length > 80 || !FOUNDER_WORD.test(text) || OF_FOUNDERS.test(text) || GOES_ON.test(text)) return false;
	// What somebody was before stands behind a comma: `Co-founder, former teacher`.
	if (ELSEWHERE.test(text) && (BESIDE_COMPANY.test(text) || !isFounderNow(text))) return false;
	const elsewhere =
		/(?:,| at | of | @ ?|\||\bbei\b|\bchez\b)\s?(.{1,80})$/iu.exec(text)?.[1] ?? FOUNDER_OF_NAMED.exec(text)?.[1];
	if (!elsewhere) return true;
	if (namesOwn(elsewhere, ownNames)) return true;
	return (
		IS_TITLE_TAIL.test(elsewhere) &&
		!/\p{Lu}\p{Ll}/u.test(
			elsewhere.replace(
				/\b(?:CEO|CTO|Chief|Officer|Executive|Technical|Technology|Managing|Director|President|Product|Design|Engineer|Engineering|Head|Lead|Developer|Marketing|Sales|Operations|Operating|Creative|Founder|Founders?|Co-?[Ff]ounder)\b/gu,
				"",
			),
		)
	);
}
