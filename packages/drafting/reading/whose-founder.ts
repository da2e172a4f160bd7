import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { namesOwn, OWN, withOwnSign } from "#drafting/context/own-names";
import { isKin } from "#drafting/context/subject";
import { FOUNDER_NOUN, FOUNDER_NOUNS } from "#drafting/lexicon/classes/founders";
import { light } from "#drafting/lexicon/letters";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { FOUNDER_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";
import type { NamedFounder } from "#drafting/reading/founders-in-sentence";
import { foundedThis } from "#drafting/reading/what-was-founded";

/** A sentence about this company, not about what its author founded before or elsewhere. */
export function isOwnFounder(
	sentence: string,
	founder: NamedFounder,
	names: readonly string[],
	isAboutPage: boolean,
	pages: readonly ReadPage[],
): boolean {
	if (!foundedThis(founder, names, pages) || isOfSomeOther(sentence) || OF_THEM.test(sentence)) return false;
	if (OF_NAMED_BEFORE.test(withOwnSign(foldText(sentence), names))) return false;
	const folded = foldText(sentence);
	const thing = OF_THING_TOLD.exec(withOwnSign(folded, names))?.at(-1);
	if (thing !== undefined && !isKin(thing, names)) return false;
	const [word] = FOUNDER_WORD.exec(folded) ?? [""];
	const after = folded.slice(folded.search(FOUNDER_WORD));
	// `gegründet von Ana von Berg`: neither the word's own preposition nor the name's says of what.
	const behind = after.slice(word.length).replace(founder.name, "");
	const named = /^[^,.;]{0,60}? (?:of|at|von|de|bei) ((?:\p{Lu}|the )[\p{L}\p{N}.&' -]{1,40})/u.exec(behind)?.[1];
	if (named !== undefined && OF_PART.test(withOwnSign(named, names))) return false;
	// `founder of the award that Acme won`: of the award.
	const of = named?.replace(OF_WHAT_ELSE, "").toLowerCase();
	const whose = FOUNDER_OF.exec(after.charAt(0).toLowerCase() + after.slice(1))?.[1];
	if (whose !== undefined) return namesOwn(whose.toLowerCase(), names);
	if (of !== undefined && !(isAboutPage && OF_THE_COMPANY.test(sentence))) return namesOwn(of, names);
	if (namesOwn(sentence, names)) return true;
	if (!OF_PARTNER.test(sentence) && beginsWithOthers(sentence)) return false;
	return (
		isAboutPage ||
		OUR_FOUNDER.test(sentence) ||
		(founder.title === null && (OWN_SUBJECT.test(sentence) || sentence.search(FOUNDER_WORD) === 0))
	);
}

/** `The founder of the company, Jo Day, ...`: as the subject of an about page's sentence, of the one that it is about. */
const OF_THE_COMPANY = new RegExp(
	`^(?:(?:The|Der|Die|Le|La|El|Il|De|O|A) )?(?:${FOUNDER_WORD.source}) (?:of (?:the|our) (?:company|firm|studio|agency|business)|der Firma|des Unternehmens|firmy)[, ]`,
	"iu",
);

/** `Their founder, Jo Day, teaches here.` */
const OF_THEM = light(
	new RegExp(
		`(?<![\\p{L}])(?:their|leurs?|(?:il|la|i|le) loro|hun|ich(?= (?:współ)?zało)|их) (?:${FOUNDER_NOUN}|${FOUNDER_NOUNS})(?![\\p{L}])`,
		"iu",
	),
);

/** `money from Bolt Capital, led by its founder`: a name that is not the site's stands before it. */
const OF_NAMED_BEFORE = light(
	/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}&'-]{1,30}(?: \p{Lu}[\p{L}\p{N}&'-]{1,30}){0,3},? [^.;:§]{0,60}(?<![\p{L}])(?:its|whose|seine[mnrs]?|ihre[mnrs]?|dont|son|sa|su|cuyo|cuya|il suo|la sua|seu|sua|zijn|haar|wiens|jego|jej) (?:[Cc]o-?)?(?:[Ff]ounder|(?:[Mm]it)?[Gg]ründer|fondat|fundador|oprichter|(?:współ)?założyciel)/u,
);

/** What is told of the thing that somebody founded, unless that is a company. */
const OF_WHAT_ELSE =
	/(?<=^the (?!company|firm|business|studio|start-?up|team|agency|brand|project|app)\p{Ll}[\p{L} -]{1,40}),? (?:that|which|whose|where|behind|before|of) .*$/iu;

/** `fondatrice du prix qu'Acme a gagné`: of the thing that the clause tells of. */
const OF_THING_TOLD = new RegExp(
	`(?:${FOUNDER_WORD.source}),? (?:(?:of|de|von|van|di|av) (?:(?:the|la|el|los|las|het|de|der|dem) |l['’])?|du |des |der |del |della |dell['’]|dello |do |da |d['’])(?!(?:company|firm|business|studio|project|app|firma|unternehmens|société|entreprise|empresa|azienda|società|bedrijf|bedrijfs|projekts|agentur)(?![\\p{L}]))([\\p{L}-]{3,20}),? (?:that |which |who |qui |que |qu['’]|den |das |die |der |dem |che |dat )`,
	"iu",
);

/** `our founder`, `nuestro fundador`, `unsere Gründerin`. */
export const OUR_FOUNDER = light(
	new RegExp(
		`(?<![\\p{L}])(?:our|unsere?[mnr]?|notre|nos|nuestr[oa]s?|noss[oa]s?|il nostro|la nostra|i nostri|le nostre|onze|ons|nasz[aąey]?(?:go|mu|m)?|vår[at]?|vores|наш[аеи]?) (?:${FOUNDER_NOUN}|${FOUNDER_NOUNS})(?![\\p{L}])`,
		"iu",
	),
);

/** `Partner and co-founder Jo Day`. */
const OF_PARTNER = /^(?:\S{1,12} )?partner/iu;

/** `oprichter van Kooij Kampeerwagens`: whose founder it is stands right behind the word. */
const FOUNDER_OF = new RegExp(
	`^(?:${FOUNDER_NOUN}|${FOUNDER_NOUNS}) (?:van|di|del|della|dell|do|da|das|dos|de|de la|av|af|för|for|(?:firmy|marki|spółki|sieci|fundacji|portalu|serwisu|wydawnictwa)) (\\p{Lu}[\\p{L}\\p{N}.&' -]{1,40})`,
	"u",
);

/** `Founder of a studio`: of another one than this. */
const OF_SOME_OTHER = new RegExp(
	`(?:${FOUNDER_WORD.source})(?: (?:and|&) [\\p{L}]{1,20})?,? (?:of an?|d'une?|de una?|di una?|de um|de uma|eine[srm]|von eine[mr]|van een|av en|av ett) `,
	"iu",
);
const isOfSomeOther = (sentence: string) => OF_SOME_OTHER.test(foldText(sentence));

/** `the founder of the Acme choir`. */
const OF_PART = new RegExp(
	`^(?:the )?${OWN} (?!(?:company|firm|business|project|app|product|tool|platform|software|website|site|service|shop|store|team|brand|studio|label|agency|school|magazine|game|and|und|et|in|at|with|who|which|since|seit|depuis|desde|from|for|as|on|by|but|has|is|was|lives|works)(?![\\p{L}]))\\p{Ll}{3,20}`,
	"u",
);
