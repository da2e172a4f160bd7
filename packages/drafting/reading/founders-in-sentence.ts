import { anyCase } from "#drafting/lexicon/any-case";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { FOUNDED_IT } from "#drafting/lexicon/classes/founding";
import { BY } from "#drafting/lexicon/classes/small-words";
import { Form } from "#drafting/lexicon/form";
import { FOUNDER_WORD } from "#drafting/lexicon/words";
import { ELSEWHERE, FOUNDER } from "#drafting/reading/founder-role";
import {
	bareName,
	isPersonName,
	PART,
	PERSON,
	PERSONS,
	PERSONS_AND,
	personsIn,
	sharedSurnames,
} from "#drafting/reading/people";
import { plainPart } from "#drafting/reading/plain-part";

/** Somebody whom a sentence names as a founder, of whatever it may be. */
export interface NamedFounder {
	name: string;
	title: string | null;
	/** What comes before `founded by`, or after `Ana Ruiz founded`: it says what was founded. */
	founded: { before: string; behind?: string } | { after: string } | null;
}

/** Several of them behind a colon: commas alone may part them. */
const LISTED = `${PERSON}(?:(?:, |${PERSONS_AND})${PERSON}){0,5}`;

/** `Założyciel firmy, Jo Day`: of which company says where the sentence stands. */
const OF_FIRM =
	"(?: (?:of (?:the|our) (?:company|firm|studio|agency|business)|der Firma|des Unternehmens|de (?:la|notre) (?:société|maison)|de l'entreprise|de (?:la|nuestra) empresa|dell'azienda|della società|firmy|da empresa|van het bedrijf|компании|av företaget))?";

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
	`(${FOUNDER}(?: ?(?:&|and|/|,) ?${OFFICE}(?: ${OFFICE}){0,2})?)(?:: (${LISTED})|${OF_FIRM}(?:,| [-|]| is| ist| est| es| è| é| jest| är| er)? (${PERSONS}))`,
);

/** What somebody is called or does, before the name: `el Dr.`, `un giovane imprenditore`, `former chef`. */
const WHO =
	"(?:(?:the|an?|el|la|los|las|le|les|il|lo|una?|uno|une?|den|der|dem|de|het|een|os?|as?|um|uma|einem|einer) )?(?:(?!(?:of|for|at|with|from|and|who|under|del?|du|des|von|aus|di|that|which|whose|que|qui|che|die|y|e|et|und|en|i)(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]{2,20} ){0,4}(?:(?:Chef|Don|Doña|Dra\\.|Ing\\.|Dott\\.) )?";

/** `brothers Ana and Jo Ruiz`: who is called so has one surname. */
const KIN_PAIR = `(?:(?:two|the|zwei|deux|dos|los|las|due|dois|twee) )?(?:brothers|sisters|siblings|twins|spouses|hermanos|hermanas|frères|sœurs|fratelli|sorelle|irmãos|irmãs|Brüdern?|Geschwistern?|Schwestern|Eheleuten?|broers|zussen|bracia|braci|братья|братьями|bröderna|syskonen) ${PART}${PERSONS_AND}${PERSON}`;

/** `fondata nel 2014 da un giovane imprenditore Jo Day`: what the founder is stands between. */
const BY_WHOM = new Form(
	new RegExp(` (?:${BY}) `, "i"),
	`(${FOUNDER}(?<= (?:${BY}))) (?:${WHO}(${PERSONS})|(${KIN_PAIR}))`,
);

/** `Ana Ruiz and Jo Day founded Acme`: what they founded comes right after. A small letter stands before the verb, as names end with one. */
const ACTIVE = new Form(
	new RegExp(`(?<=[a-z\\u00df-\\u024f\\u0430-\\u052f],? )(?:${FOUNDED_IT}) `, "i"),
	`(?<![\\p{L}])(${PERSONS})(?:, (?:an?|eine?|une?|una) [\\p{Ll}-]{3,20}(?: [\\p{Ll}-]{3,20})?,)? (?:have |had |has |haben |hat |ont |a |ha |hanno )?(?:${anyCase(FOUNDED_IT)}) `,
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

const ELSEWHERE_REACH = 12;

/** Two words without a small letter at their beginning, side by side or with particles between: every name has these. */
const MAY_NAME = /[^\s!-@[-`a-z{-\u00bf]\S{1,51} (?:\S{1,3} ){0,2}[^\s!-@[-`a-z{-\u00bf]/;

const ENDS_BY = new RegExp(` (?:${BY})$`, "iu");

/** The last of several, behind a comma and an "and": the first of another clause, where a verb comes next. */
const LAST_OF_LIST = new RegExp(`, (?:&|${AND}) (?:(?!, ).)*$`, "u");
const DOES_ELSE =
	/^ (?:(?:later|then|now|soon|has|had|is|was) )?(?:bought|took|came|became|left|led|ran|got|won|built|is|was|has|had|\p{Ll}{3,14}(?:ed|[^s]s))(?![\p{L}])/u;

/** Of two names other languages put no comma before their "and": what comes behind one is a clause. */
const OWN_CLAUSE_ABROAD = new RegExp(`, (?!and |& )(?:${AND}) (?:(?!, ).)*$`, "u");
const GOES_ON_ABROAD =
	/^ (?!(?:in|im|en|em|nel|nella|dans|à|a(?= \p{Lu})|con|com|avec|met|mit|te|op|aus|de|du|da|di|von|van|pour|per|para|voor|für|om|als|comme|como|come|qui|que|che|die|der|dat|zusammen|ensemble|juntos|juntas|insieme|samen|gegründet|opgericht)(?![\p{L}]))\p{Ll}/u;
/** Whether the last of the founders that were read begins a clause of its own. */
const lastDoesElse = (listed: string, behind: string): boolean =>
	DOES_ELSE.test(behind) || (OWN_CLAUSE_ABROAD.test(listed) && GOES_ON_ABROAD.test(behind));

/** The people whom a sentence names as founders. */
export function foundersInSentence(told: string): NamedFounder[] {
	const found: NamedFounder[] = [];
	const sentence = plainPart(told);
	if (sentence === null) return found;
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
		const listed = match[2] ?? match[3] ?? "";
		// `founded by Ana Ruiz, and Jo Day bought it`: the last does something else.
		const named = isBy && lastDoesElse(listed, founded?.behind ?? "") ? listed.replace(LAST_OF_LIST, "") : listed;
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
