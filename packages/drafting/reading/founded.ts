import { FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { namesOwn, OWN, withOwnSign } from "#drafting/context/own-names";
import { isAsked, isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { FOUNDED_WORD, OTHER_SUBJECT, SINCE_WORD } from "#drafting/lexicon/words";
import { openedIn } from "#drafting/reading/opened";
import { isYearOfOtherTime } from "#drafting/reading/other-time";
import { ownFoundings } from "#drafting/reading/own-founding";
import { isFoundingOfOwner } from "#drafting/reading/whose-founding";

/** Years in which a company that has a website can have been founded. */

const YEAR = light(
	/(?<![\p{L}\d.,/$€£-])(1[89]\d{2}|20\d{2}|2100)(?![\p{L}\d%]|[.,/-]\d)|(1[89]\d{2}|20\d{2})(?=[年년])/gu,
);

/** No way of saying it does without such a number. */
export const HAS_YEAR = /(?<!\d)(?:1[89]|2[01])\d{2}(?!\d)/;

/** Longest distance in characters between the founding word and its year. */
const REACH = 45;
/** The same where the names of those who founded it stand between: `wurde 2015 von A und B gegründet`. */
const BY_PEOPLE_REACH = 120;
/** A year that only a verb at the end of its sentence can be about: `2018 yılında ... vizyonuyla kuruldu`. */
const VERB_LAST = /^(?: yılında| yılından| yılının|年に| ?년에?) /u;
const VERB_LAST_REACH = 130;
/** What is longer is no sentence. */
const SENTENCE_MAX = 600;
const COPYRIGHT = /©|\(c\)|copyright|copyleft|all rights reserved/iu;

function yearsNear(sentence: string, word: RegExp): number[] {
	const years: number[] = [];
	// Of several founding words the first was judged by its subject; another tells of something else.
	const first = word.exec(sentence);
	if (!first) return years;
	for (const match of sentence.matchAll(YEAR)) {
		const year = Number(match[1] ?? match[2]);
		if (year < FOUNDED_YEAR_MIN || year > FOUNDED_YEAR_MAX) continue;
		const anchorEnd = first.index + first[0].length;
		const gap =
			match.index >= anchorEnd
				? sentence.slice(anchorEnd, match.index)
				: sentence.slice(match.index + match[0].length, first.index);
		const isByPeople = gap.length <= BY_PEOPLE_REACH && /^ ?(?:von|durch|by|par|por|da|przez|av) /u.test(gap);
		const isVerbLast = gap.length <= VERB_LAST_REACH && VERB_LAST.test(gap) && !/[,;:]/u.test(gap);
		const before = sentence.slice(match.index > anchorEnd ? anchorEnd : 0, match.index);
		if (/\d{4}/.test(gap) || isYearOfOtherTime(before)) continue;
		if (gap.length <= REACH || isByPeople || isVerbLast) years.push(year);
	}
	return years;
}
/** "Since" may speak of anything: only a short slogan that ends with it speaks of the company itself. */
const SLOGAN =
	/^(?:[^.,;]{0,40}[-|,•·] ?)?(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od roku|od|с) \d{4}(?: г\.?| года?)?[.!]?$/iu;

/** `We started in 2018 with three vans.`: nothing else that was started stands between. */
const WE_STARTED = light(
	new RegExp(
		`^(?:[^.;:]{3,60}?,? (?:${AND}) )?(?:(?:we|§) (?:first )?(?:started(?: out| life| off)?|began(?: life)?|launched)(?: back)? in (?:(?:(?:the|early|late) )?(?:spring|summer|autumn|fall|winter) (?:of )?|\\p{Lu}\\p{Ll}{2,9} )?|(?:wir|§) (?:starteten|startete|begannen|begann|haben|hat|sind|ist)(?: im Jahre?)? |(?:angefangen|begonnen|gestartet) (?:haben|sind) wir(?: im Jahre?)? |(?:nous avons|§ a) (?:commencé|démarré|débuté) en |(?:empezamos|comenzamos|§ (?:empezó|comenzó)) en |(?:nous l'avons) (?:fondée?|créée?|lancée?|montée?) en |(?:la|lo) (?:fundamos|creamos|montamos|lanzamos) en |l'abbiamo (?:fondat|creat|avviat|lanciat)[oa] nel |(?:abbiamo iniziato|siamo partiti|§ è partit[ao]) nel |(?:começamos|§ começou|nascemos|§ nasceu)(?: (?:em|no|na) \\p{Lu}[\\p{L}'-]{2,20}(?: \\p{Lu}[\\p{L}'-]{2,20})?)?,? em |(?:nacimos|§ nació)(?: en \\p{Lu}[\\p{L}'-]{2,20})? en |(?:siamo nati|§ è nat[ao])(?: a \\p{Lu}[\\p{L}'-]{2,20})? nel |(?:we|wij|§) (?:begonnen|begon|startten|startte|zijn (?:begonnen|gestart)) in |(?:we zijn|wij zijn|§ is|§ werd) in (?=(?:19|20)\\d{2} (?:begonnen|gestart|ontstaan)(?![\\p{L}]))|(?:zaczęliśmy|zaczynaliśmy|ruszyliśmy|§ (?:ruszył[ao]?|zaczął|zaczęła)) w |(?:мы|§) начал[аио]? (?:свою )?(?:работу )?в )((?:19|20)\\d{2})(?: (?:roku|году|г\\.))?(?=[.!,]| ?$| (?:with|after|and|as|from|out of|at|by|on|neben|bei|nach|an|auf|im|mit|als|aus|in|avec|comme|dans|con|como|desde|come|da|com|numa?|met|vanuit|z|jako|от|с|angefangen|begonnen|gestartet)(?![\\p{L}]))`,
		"iu",
	),
);

/** `We have been in business since 1985`, `The company was set up in 1985`: said of the company's being, not of what it does. */
const EXISTS_SINCE = light(
	new RegExp(
		`^(?:(?:we|§|(?:the|our) (?:company|firm|business|family business|studio|agency)) (?:have|has) been (?:in business|in operation|around|trading) since |(?:the|our) (?:company|firm|business|family business|studio|agency) was (?:started|set up|formed|incorporated) (?:back )?in |(?:uns gibt es|wir bestehen|(?:§|unsere? (?:firma|unternehmen|betrieb|büro|agentur)|das unternehmen|die firma) (?:besteht|existiert)) (?:schon )?seit (?:dem jahre? )?|(?:nous existons|(?:§|notre (?:société|entreprise|agence)|l'entreprise|la société) existe) depuis |(?:existimos|(?:§|nuestra empresa|la empresa) existe) desde |(?:esistiamo|(?:§|la nostra azienda|l'azienda) esiste) dal |(?:existimos|(?:§|nossa empresa|a empresa) existe) desde |(?:wij bestaan|(?:§|ons bedrijf|het bedrijf) bestaat) sinds |(?:istniejemy|działamy na rynku|(?:§|nasza firma|firma) (?:istnieje|działa)(?: na rynku)?) od |(?:vi har funnits|(?:§|företaget|vårt företag) har funnits) sedan )((?:19|20)\\d{2})(?= (?:roku|r\\.|${AND}|as|with|in|mit|als)(?![\\p{L}])|[.!,]| ?$)`,
		"iu",
	),
);

/** Behind the year: `at Petal House`, or `and founded Acme three years later`. */
const AT_ANOTHER = /^ (?:(?:at|with|chez|bij|hos|u) \p{Lu}\p{L}|(?:bei|en|con|da) (?!§)\p{Lu}\S* \p{Lu})/u;
const LATER = light(
	/(?<![\p{L}])(?:years? later|months? later|later|Jahre? später|später|(?:ans?|mois) plus tard|plus tard|(?:años?|meses) (?:después|más tarde)|(?:anni|mesi) dopo|(?:anos|meses) depois|jaar later)(?![\p{L}])/iu,
);
const isOfLater = (behind: string) => AT_ANOTHER.test(behind) || (LATER.test(behind) && FOUNDED_WORD.test(behind));

/** `Halden & Daughters, since 1932`: somebody's name, and how long there has been that somebody. */
function isSignedByOther(line: string, ownNames: readonly string[]): boolean {
	const [, signed = ""] =
		/^(.*?)(?: [-|–•·]|,) (?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od|с) /iu.exec(line) ?? [];
	return (
		/^\p{Lu}[^ ]*(?: (?:&|and|und|et|y|e|en|of|de|di|du)? ?\p{Lu}[^ ]*){1,4}$/u.test(signed) &&
		!namesOwn(signed, ownNames)
	);
}

/** Where the last year of a sentence begins: what comes after it does not bear on it. */
function lastYearAt(sentence: string): number {
	return [...sentence.matchAll(/\d{4}/gu)].at(-1)?.index ?? 0;
}

/** `Ana Ruiz founded Acme in 2011`, `I started Acme in 2011`: who did it may be anybody, what was founded is the company. */
const objectYears = (sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): number[] =>
	ownFoundings(sentence, ownNames, pages).flatMap(({ year }) => year ?? []);

const FOUNDING_LABEL =
	"(?:founded(?: in)?|(?:year|date) founded|founding (?:year|date)|year of foundation|established(?: in)?|year established|gegründet(?: am| im| in)?|gründung(?:sjahr|sdatum)?|(?:année |date )?de fondation|fondation|fondée?(?: en)?|(?:año de )?fundación|fundad[ao](?: e[nm])?|(?:ano de )?fundação|(?:anno di )?fondazione|fondat[ao](?: nel)?|oprichting(?:sjaar|sdatum)?|opgericht(?: in)?|(?:rok |data )?założenia|założon[ayoe]|grundat|grundad|grundades|stiftet|etablert|etableret|год основания|дата основания|основан[ао]?|рік заснування|rok založení|založen[ao]?|alapítás éve|alapítva|kuruluş(?: yılı| tarihi)?|perustettu)";
/** `Fundação 2016`, `Founded: March 2016`: a label and its year. */
const LABELLED_YEAR = light(
	new RegExp(
		`^${FOUNDING_LABEL} ?[:：-]? (?:(?:\\d{1,2}[./ ])?(?:\\d{1,2}[./]|[\\p{L}]{3,10}\\.? (?:de )?))?((?:19|20)\\d{2})\\.?$`,
		"iu",
	),
);
/** `2016 Founded`, `2016 Acme is founded`: an entry of a timeline. */
const YEAR_AND_EVENT = light(
	new RegExp(
		`^((?:19|20)\\d{2}) ?[:–-]? ?(?:(?:(?:the |our )?(?:company|firm|business|studio) |${OWN} )?(?:is |was )?(?:founded|established)(?: by .{3,80})?|(?:company |firm )?founding|foundation of ${OWN}|(?:firmen)?gründung(?: (?:von|der) (?:${OWN}|firma))?(?: durch .{3,80})?|${OWN} wird gegründet|(?:création|fondation|naissance) (?:de |d')?(?:${OWN}|la société|l'entreprise)|fundación(?: de (?:${OWN}|la empresa))?|(?:nace|nasce|nasceu) (?:la |a |o )?${OWN}|${OWN} (?:nace|nasce|nasceu|est née?)|fondazione(?: (?:di ${OWN}|dell'azienda))?|fundação(?: d[ae] (?:${OWN}|empresa))?|oprichting(?: van)?(?: ${OWN})?|założenie (?:firmy|${OWN})|${OWN} grundas|gegründet|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht|założon[aoy]|grundat|grundlagt|stiftet|основан[ао]?)\\.?$`,
		"iu",
	),
);

function statesFounding(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): number[] {
	if (isAsked(sentence)) return [];
	const isSentence = sentence.length <= SENTENCE_MAX;
	const years = isSentence ? objectYears(sentence, ownNames, pages) : [];
	if (years.length > 0) return years;
	const named = withOwnSign(sentence, ownNames);
	const labelled = LABELLED_YEAR.exec(sentence) ?? YEAR_AND_EVENT.exec(named);
	if (labelled) return [Number(labelled[1])];
	if (!isSentence || COPYRIGHT.test(sentence)) return [];
	const opened = openedIn(sentence, pages);
	if (opened !== null) return [opened];
	const [opening, started] = WE_STARTED.exec(named) ?? EXISTS_SINCE.exec(named) ?? [];
	// Who is told of behind the name and its year takes nothing from it: `Acme started life in 2018 as her project`.
	if (OTHER_SUBJECT.test(opening?.startsWith(OWN) ? opening : sentence)) return [];
	if (opening !== undefined && isPlainStatement(opening))
		return isOfLater(named.slice(opening.length)) ? [] : [Number(started)];
	const isFounding = FOUNDED_WORD.test(sentence);
	if (!isFounding && (!SLOGAN.test(sentence) || isSignedByOther(sentence, ownNames))) return [];
	const upToWord = sentence.slice(0, Math.max(0, lastYearAt(sentence)));
	if (!isPlainStatement(upToWord) || subjectOf(sentence, ownNames, pages) === "other") return [];
	if (isFounding) return isFoundingOfOwner(sentence, ownNames, pages) ? yearsNear(sentence, FOUNDED_WORD) : [];
	return yearsNear(sentence, SINCE_WORD);
}

/** `That was 2018.`, and nothing else. */
const THAT_WAS = light(
	/^(?:that|this|it) was(?: back)?(?: in| the (?:spring|summer|autumn|fall|winter) of)? ((?:19|20)\d{2})[.!]?$|^das war(?: im (?:jahre?|frühjahr|sommer|herbst|winter))? ((?:19|20)\d{2})[.!]?$|^c'était en ((?:19|20)\d{2})[.!]?$|^(?:eso|esto) fue en ((?:19|20)\d{2})[.!]?$|^era (?:il|o ano de|el año) ((?:19|20)\d{2})[.!]?$|^isso foi em ((?:19|20)\d{2})[.!]?$|^dat was in ((?:19|20)\d{2})[.!]?$|^to było w ((?:19|20)\d{2})(?: roku)?[.!]?$|^det var ((?:19|20)\d{2})[.!]?$/iu,
);

/** The year of a beginning that the sentence before tells without one: `I started Acme in my garage. That was 2018.` */
export function yearOfBefore(
	sentence: string,
	before: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): number | null {
	const year = THAT_WAS.exec(sentence)
		?.slice(1)
		.find((found) => found !== undefined);
	if (year === undefined || HAS_YEAR.test(before)) return null;
	return ownFoundings(before, ownNames, pages).length > 0 ? Number(year) : null;
}

/**
 * The years in which a text says that the company was founded: a founding word near the year, in a sentence about
 * the company itself. A copyright year never counts.
 */
export function foundingYears(text: string, ownNames: readonly string[], pages: readonly ReadPage[] = []): number[] {
	if (!HAS_YEAR.test(text)) return [];
	const years = sentencesOf(text).flatMap((sentence) => statesFounding(foldText(sentence), ownNames, pages));
	return [...new Set(years)];
}
