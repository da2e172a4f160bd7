import type { ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { namesOwn, OWN, withOwnSign } from "#drafting/context/own-names";
import { isKin } from "#drafting/context/subject";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { bare } from "#drafting/lexicon/bare";
import { light } from "#drafting/lexicon/letters";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { FOUNDER_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";
import { leansOnSentenceBefore, relativeTo, withAntecedent } from "#drafting/reading/antecedent";
import { isFounderRole } from "#drafting/reading/founder-role";
import { foundersInSentence, type NamedFounder } from "#drafting/reading/founders-in-sentence";
import { ownFoundings } from "#drafting/reading/own-founding";
import { isPersonName, PERSON } from "#drafting/reading/people";

/** A sentence about this company, not about what its author founded before or elsewhere. */
function isOwnFounder(
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
	/(?<![\p{L}])(?:their (?:co-?)?founders?|leurs? (?:co-?)?fondat(?:eur|rice)s?|(?:il|la|i|le) loro (?:co-?)?fondat\p{L}{3,5}|hun (?:mede-?)?oprichters?|ich (?:współ)?założyciel\p{L}{0,3}|их (?:со)?основател\p{L}{1,4})(?![\p{L}])/iu,
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
	/(?<![\p{L}])(?:our (?:co-?)?founders?|unsere?[mnr]? (?:mit)?gründer(?:in|innen|s)?|(?:notre|nos) (?:co-?)?fondat(?:eur|rice)s?|nuestr[oa]s? (?:co-?)?fundador(?:es|as?)?|noss[oa]s? (?:co-?)?fundador(?:es|as?)?|(?:il nostro|la nostra|i nostri|le nostre) (?:co-?)?fondat(?:ore|rice|ori|rici)|on(?:ze|s) (?:mede-?)?oprichters?|nasz[aąey]?(?:go|mu|m)? (?:współ)?założyciel(?:k[aąię]|em|a|e)?|vår[at]? grundare|vores grundlægger|наш[аеи]? (?:со)?основател(?:ь|и|ница))(?![\p{L}])/iu,
);

/** `Partner and co-founder Jo Day`. */
const OF_PARTNER = /^(?:\S{1,12} )?partner/iu;

/** `oprichter van Kooij Kampeerwagens`: whose founder it is stands right behind the word. */
const FOUNDER_OF =
	/^(?:(?:mede-?)?oprichters?|(?:co-?)?fondator[ei]|(?:co-?)?fondatric[ei]|(?:co-?)?fundador(?:es|as?)?|(?:med)?grundare|(?:med)?grundlæggere?|(?:współ)?założyciel(?:ka|e)?) (?:van|di|del|della|do|av|af|för|for|(?:firmy|marki|spółki|sieci|fundacji|portalu|serwisu|wydawnictwa)) (\p{Lu}[\p{L}\p{N}.&' -]{1,40})/u;

/** `Founder of a studio`: of another one than this. */
const OF_SOME_OTHER = new RegExp(
	`(?:${FOUNDER_WORD.source})(?: (?:and|&) [\\p{L}]{1,20})?,? (?:of an?|d'une?|de una?|di una?|de um|de uma|eine[srm]|von eine[mr]|van een|av en|av ett) `,
	"iu",
);
const isOfSomeOther = (sentence: string) => OF_SOME_OTHER.test(foldText(sentence));

/** What stands before `founded by` when it is said of the company: nothing, a verb, a comma, a year, or a word for a company. */
const BEFORE_FOUNDED = light(
	/(?:^|[^\p{L}\p{N} ] ?|(?<!\p{L})(?:was|is|were|been|are|originally|first|later|and|company|firm|start-?up|business|team|studio|agency|azienda|società|entreprise|société|empresa|unternehmen|firma|bedrijf|negozio|we|wurden?|ist|sind|est|été|fut|fue|fundada|è|stata|fu|została|został|werd|is|by|in \d{4}|im jahre? \d{4}|\d{4}) ?)$/iu,
);
const COMPANY_AFTER = light(
	/^(?:the|this|our|das|die|unser|l'|la|le|notre|el|nuestra|nuestro|lo|il|onze|het) ?(?:company|firm|business|start-?up|studio|agency|unternehmen|firma|entreprise|société|agence|empresa|azienda|società|agenzia|bedrijf)(?![\p{L}])/iu,
);

/** Behind `the company` nothing says that it is another: `the company Petal House`, `the business next to ours`. */
const ENDS_OBJECT =
	/^(?:$|[.,;!)]| (?:in|with|together|after|because|to|from|when|as|while|back in|im|mit|nach|um|en|avec|con|nel|com|em|w|met|om|med|i) | (?:19|20)\d{2})/u;

/** `Skyview, founded by`: the name right before it is what was founded. */
const NAME_BEFORE = /(?:^|[\p{Ll}\d,.] )(\p{Lu}[\p{L}\p{N}&'-]{1,40}(?: \p{Lu}[\p{L}\p{N}&'-]{1,40}){0,3}), $/u;
/** What follows `founded by Ana Ruiz,` at the beginning of a sentence, where it is something else than a company. */
const OTHER_AFTER =
	/^,? (?:in \d{4},? )?(?:the|der|die|das|le|la|l'|el|il|lo|de|het|os?|as?|los|las) ?(?!company|firm|business|start-?up|studio|agency|shop|store|atelier|team|unternehmen|firma|entreprise|société|agence|empresa|azienda|società|bedrijf)([\p{L}-]{2,30})/iu;

/** `Acme is an app from the studio founded by`: another one than the site's. */
const FROM_COMPANY = light(
	/(?<![\p{L}])(?:(?:from|of|by|with|for|at|to|via|bei|von|mit|für|aus|zu|par|pour|avec|chez|con|para|por|per|com|van|voor|met|z|dla|av|för|med) (?:(?:the|an?|la|le|el|il|lo|una?|uno|une?|eine[rmn]?|de[rmn]?|het|een|o|a|um|uma) |l['’])?|(?:d[eio] (?:la|el|il|lo|una?|un)|d[eo]l|della|dello|du|da|do|vom|zur|zum) |dell['’]|de l['’])(?:(?!our|nostra|nuestra|notre|unser)\p{Ll}{3,16} ){0,2}(?:company|firm|start-?up|business|studio|agency|group|azienda|società|gruppo|entreprise|société|groupe|empresa|grupo|unternehmen|firma|bedrijf)[, ]*$/iu,
);

/** `Founded by Ana Ruiz, Petal House buys ...`: that one was, and what somebody is besides is no name: `Ana Ruiz, Head Baker at`. */
const NAMED_BEHIND = light(
	/^,? (?:in \d{4},? )?(\p{Lu}[\p{L}\p{N}'’-]{1,30}(?: (?:& )?\p{Lu}[\p{L}\p{N}'’-]{0,30}){0,4}) (?!and |at |of |in |for |from |und |et |y |e |en |bei |chez |von |de |di |do |da )\p{Ll}/u,
);
/** `The flower market was founded by`: of a thing that is not what the site is. */
const OF_A_THING = /^(?:The|This|That|A|An) (?:\p{Ll}[\p{Ll}-]{2,20} ){1,4}(?:was|is|has been) (?:\p{Ll}{3,10}ly )?$/u;
const ITSELF =
	/(?:project|app|product|tool|platform|software|website|site|service|shop|store|restaurant|café|cafe|bakery|brewery|winery|farm|school|academy|clinic|practice|brand|label|gallery|hotel|salon|gym|club|charity|organi[sz]ation|non-?profit|initiative|community|magazine|game) (?:was|is|has been) (?:\p{Ll}{3,10}ly )?$/u;

/** `Petal House was founded by`. */
const NAMED_BEFORE = light(
	/^(?:The |Die |Das |La |Le |El |Il |A |O |De )?(\p{Lu}[\p{L}\p{N}'’-]{1,30}(?: (?:& |and )?\p{Lu}[\p{L}\p{N}'’-]{0,30}){1,4})(?: (?:was|is|were|wurde|ist|a été|est|fue|es|è|è stat[oa]|foi|é|werd|is|został[ao]?|blev|ble)(?![\p{L}])|,)/u,
);
/** `the founder of the Acme choir`. */
const OF_PART = new RegExp(
	`^(?:the )?${OWN} (?!(?:company|firm|business|project|app|product|tool|platform|software|website|site|service|shop|store|team|brand|studio|label|agency|school|magazine|game|and|und|et|in|at|with|who|which|since|seit|depuis|desde|from|for|as|on|by|but|has|is|was|lives|works)(?![\\p{L}]))\\p{Ll}{3,20}`,
	"u",
);
/** Whether a name is somebody else's than the site's. */
function isNamed(name: string | undefined, names: readonly string[]): boolean {
	return name !== undefined && !namesOwn(name, names) && !isKin(name, names) && !OWN_SUBJECT.test(name);
}

/** Whether what somebody founded is this company, as far as the sentence says what it was. */
function foundedThis({ founded }: NamedFounder, names: readonly string[], pages: readonly ReadPage[]): boolean {
	if (founded === null) return true;
	if ("before" in founded) {
		if (beginsWithThingOfSite(withOwnSign(foldText(founded.before), names), pages)) return false;
		// Of two sentences the first says nothing of what the second tells of.
		if (/[\p{Ll}\d]{3}[.!?] \p{Lu}/u.test(founded.before)) return false;
		const relative = relativeTo(founded.before, names);
		if (relative !== null) return relative === "own";
		const nearest = founded.before.slice(-60);
		const named = NAME_BEFORE.exec(nearest)?.[1];
		if (named !== undefined && !namesOwn(founded.before, names) && !OWN_SUBJECT.test(founded.before)) return false;
		const other = founded.before.trim() === "" ? OTHER_AFTER.exec(founded.behind ?? "")?.[1] : undefined;
		if (other !== undefined && !names.some((name) => name.toLowerCase().split(/\W+/u).includes(other.toLowerCase())))
			return false;
		if (
			OF_A_THING.test(founded.before) &&
			!ITSELF.test(founded.before) &&
			!OWN_SUBJECT.test(founded.before) &&
			!namesOwn(founded.before, names)
		)
			return false;
		if (FROM_COMPANY.test(founded.before) || isNamed(NAMED_BEFORE.exec(founded.before)?.[1], names)) return false;
		if (founded.before.trim() === "" && isNamed(NAMED_BEHIND.exec(founded.behind ?? "")?.[1], names)) return false;
		return BEFORE_FOUNDED.test(nearest) || names.some((name) => endsWithName(nearest, name));
	}
	const object = founded.after.slice(0, 60);
	if (/^\S{1,40} by (?:mistake|accident|chance)(?![\p{L}])/u.test(object)) return false;
	if (beginsWithThingOfSite(withOwnSign(foldText(object), names), pages)) return false;
	const company = COMPANY_AFTER.exec(object)?.[0];
	if (company !== undefined) return ENDS_OBJECT.test(object.slice(company.length));
	return names.some((name) => bare(object).startsWith(bare(name)) && bare(name) !== "");
}

const endsWithName = (text: string, name: string) => bare(name) !== "" && bare(text).endsWith(bare(name));

/**
 * The people whom a sentence calls founders of this company.
 * @param previous the sentence right before it, of the same paragraph: whom a pronoun means.
 * @param pages the site, whose head says what it is: `our bakery` of a bakery.
 */
export function ownFoundersIn(
	sentence: string,
	names: readonly string[],
	isAboutPage: boolean,
	previous?: string,
	pages: readonly ReadPage[] = [],
): NamedFounder[] {
	const meant = previous === undefined ? null : withAntecedent(previous, sentence, names);
	const isOfOther = previous !== undefined && meant === null && leansOnSentenceBefore(sentence);
	if (isOfOther) return [];
	const said = [sentence, sentence.replace(IN_BRACKETS, ""), ...(meant === null ? [] : [meant])];
	const founders = new Map<string, NamedFounder>();
	for (const text of new Set(said))
		for (const founder of foundersSaidIn(text, names, isAboutPage, pages))
			if (!founders.has(founder.name)) founders.set(founder.name, founder);
	return [...founders.values()];
}

/** `Ana Ruiz (formerly of the guild) and Jo Day`: what somebody was, and nobody else. */
const IN_BRACKETS = / \([^()]{1,80}\)(?=[ ,.]|$)/gu;

function foundersSaidIn(
	sentence: string,
	names: readonly string[],
	isAboutPage: boolean,
	pages: readonly ReadPage[],
): NamedFounder[] {
	const called = foundersInSentence(sentence).filter((founder) =>
		isOwnFounder(sentence, founder, names, isAboutPage, pages),
	);
	const named = new Set(called.map(({ name }) => name));
	const began = ownFoundings(sentence, names, pages).flatMap(({ people }) => people.filter((name) => !named.has(name)));
	return [...called, ...[...new Set(began)].map((name) => ({ name, title: null, founded: null }))];
}

/** A name and, right after it, a role: on the next line, after a space, or with nothing between as style sheets part them. */
const CARD = light(
	new RegExp(
		`^(${PERSON})(?<!-)(?!-)(?:\\s|[,|·–—-]|\\s[,|·–—-]\\s)?\\s?((?:Co-?)?(?:[Ff]ounder|[Ff]ounding|CEO|CTO|COO|President|Owner|Chief|Managing|Mitgründer|Gründer|Geschäftsführ|Cofondat|Fondat|Fundador|Cofundador|Założyciel|Współzałożyciel|Основатель|Сооснователь)[^\\n]{0,70})$`,
		"u",
	),
);

/** The founder whom a block of one card names: `Ana Ruiz\nFounder & CEO`, `Ana Ruiz Co-Founder`, `Ana RuizCo-Founder`. */
export function cardInLine(text: string, names: readonly string[]): { name: string; title: string } | null {
	const lines = text.split("\n").map((line) => line.trim());
	const joined = lines.length === 1 ? partedRole(lines[0] ?? "") : null;
	const [name, title] = joined ?? [lines[0], lines[1]];
	if (!name || !title || !isPersonName(name) || !isFounderRole(title, names)) return null;
	return { name, title };
}

function partedRole(line: string): [string, string] | null {
	// `Jo Day, founder of the prize behind Acme, lives in Leeds.` is read as a sentence.
	if (line.length > 120 || isSentence(line)) return null;
	const match =
		CARD.exec(line) ??
		CARD.exec(
			line.replace(
				/(?<=\p{Ll})(?=(?:Co-?)?(?:[Ff]ounder|CEO|CTO|COO|President|Owner|Fondat|Fundador|Gründer)\p{L}{0,4}(?![\p{L}]))/u,
				" ",
			),
		);
	return match?.[1] && match[2] ? [match[1], match[2]] : null;
}
