import { FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isAsked, isPlainStatement } from "#drafting/context/speech";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { anyCase } from "#drafting/lexicon/any-case";
import { CAME_ABOUT, FOUNDED_IT, LAUNCHED_IT, OPENED_IT, WE_FOUNDED_IT } from "#drafting/lexicon/classes/founding";
import { OF_HELPER } from "#drafting/lexicon/helpers";
import { light } from "#drafting/lexicon/letters";
import { readBeginning } from "#drafting/reading/beginning";
import { withBegunThing } from "#drafting/reading/begun-thing";
import { plainPart } from "#drafting/reading/plain-part";

/** What a sentence says of the company's own beginning. */
export interface OwnFounding {
	people: string[];
	year: number | null;
}

/** Not a part or a namesake of it: `Acme Academy`, `Acme 2.0`, `Acme's blog`. */
const THIS = `${OWN}(?! \\p{Lu}|['’-]| \\d\\.)`;
const BEGAN = anyCase(`began|${FOUNDED_IT}|${WE_FOUNDED_IT}`);
/** A firm that opens or launches somewhere may have been elsewhere before. */
const OPENED = `(?:${anyCase(`${OPENED_IT}|${LAUNCHED_IT}`)}) ${THIS}(?! (?:in|à|en) \\p{Lu})`;
/** Whoever did it: `Three cousins began Acme in 2018`. */
const BEGAN_OWN = light(
	new RegExp(`(?:${BEGAN}) ${THIS}|${OPENED}|${THIS} (?:${BEGAN}) (?=(?:w|в|у|v roce|vuonna|în) \\d{4})`, "u"),
);
/** How a thing came about, said of itself. */
const CAME = `started(?: out)?|startete|startede|startet|${CAME_ABOUT}`;
/** Said of a time right behind: `started as a weekend project in 2013` tells of no company yet. */
const CAME_ABOUT_IN = light(
	new RegExp(
		`${THIS},? (?:${CAME})(?: (?:in|à|en|a|em|no|na|w|в) \\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30})?,?)? (?:in|im Jahre?|en|em|nel|w|в|i|år|у|v roce|vuonna|în(?: anul)?)?(?: \\p{L}{3,9})? ?\\d{4}`,
		"u",
	),
);
/** `I opened Acme in a browser`, `I started Acme in 2023 and have not lost an order since`: its user speaks. */
const AS_USER = light(
	new RegExp(
		`(?:started|opened|began|set up) ${OWN}[^.!?]{0,40} (?:by (?:mistake|accident|chance)|(?:in|on) (?:an?|my|our|the) (?:\\p{Ll}{2,12} )?(?:browser|tab|phone|tablet|laptop|computer|screen|window|account)|and (?:I )?(?:have(?: not|n't)?|haven't|never)[^.!?]{2,80} since)(?![\\p{L}])`,
		"u",
	),
);

const YEAR = /(?<![\p{L}\d.,/$€£-])(1[89]\d{2}|20\d{2})(?![\p{L}\d%]|[.,/-]\d)/gu;
const SENTENCE_MAX = 400;
/** Nothing of this is looked for where no verb of beginning is. */
const MAY_BEGIN =
	/found|start|set up|aufgebaut|establ|beg[au]n|open|launch|gründ|eröff|fond|cré|lanc|fund|cre[aó]|cria|richt|bedacht|begonn|zało|stworz|основ|созда|grund|stift|grunnl|kuruldu|kurdu|perust|syntyi|sai alkunsa|alapít|indít|született|létre|vytvo|rozjel|založ|vznik|înfiin|a luat|apărut|născut|засн|створ|започатк|виник|яви(?:вся|лас|лос)|doğdu|ortaya ç|dreamt|imagin|idead|ideat|idealiz|born|grew out|came about|entst|(?:est|été) né|naci|surgi|nasc|ontst|powst|возник|появ|börj|opps|en marcha|vida a|dato vita|kicked off|spun o|abri|inici|nasce|nacque|nat[oa]|built|monta|levenslicht|vu le jour|vio la luz|visto la luce|viu a luz|light of day|Licht der Welt|dagens l/iu;

/** The one year that a clause gives. */
function onlyYear(clause: string): number | null {
	const years = [...new Set([...clause.matchAll(YEAR)].map(([year]) => Number(year)))];
	const [year] = years;
	return years.length === 1 && year !== undefined && year >= FOUNDED_YEAR_MIN && year <= FOUNDED_YEAR_MAX ? year : null;
}

/** `and founded Acme in 2018`: the year right behind it is its own, whatever year was before. */
function yearBehind(behind: string): number | null {
	const [, year] =
		/^ (?:back )?(?:in|im Jahre?|en|nel|em|w|v|в|у|v roce|vuonna|în(?: anul)?) (\d{4})(?![\d-])/u.exec(behind) ?? [];
	return year === undefined ? null : onlyYear(` ${year}`);
}

/** What is said in the same breath: from the last colon or semicolon before a match to the next comma behind it. */
function clauseAround(text: string, start: number, end: number): string {
	const before =
		text
			.slice(0, start)
			.split(/[,;:] /u)
			.at(-1) ?? "";
	const after = /^[^,;:]{0,80}/u.exec(text.slice(end))?.[0] ?? "";
	// Words behind it may tell of a later year: `after ten years at a hotel that opened in 1963`.
	return `${before}${text.slice(start, end)}${after.split(/ (?:after|before|when|nach|après|tras|dopo|nadat|po|после)(?: |$)/iu)[0]}`;
}

/**
 * Who founded the company whose site it is, and when, as far as a plain sentence says it by the company's own name, or by what
 * its head calls it.
 */
export function ownFoundings(
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[] = [],
): OwnFounding[] {
	const text = withBegunThing(withOwnSign(foldText(sentence), ownNames), pages);
	if (text.length > SENTENCE_MAX || !MAY_BEGIN.test(text) || isAsked(text) || AS_USER.test(text)) return [];
	const begun = readBeginning(text);
	const told = begun !== null && plainPart(text) !== null ? [begun] : [];
	const said = text.includes(OWN) ? (BEGAN_OWN.exec(text) ?? CAME_ABOUT_IN.exec(text)) : null;
	if ((told.length === 0 && said === null) || beginsWithThingOfSite(text, [])) return [];
	const end = said === null ? 0 : said.index + said[0].length;
	if (said === null || !isPlainStatement(text.slice(0, end)) || OF_HELPER.test(said[0])) return told;
	const year = yearBehind(text.slice(end)) ?? onlyYear(clauseAround(text, said.index, end)) ?? told[0]?.year ?? null;
	return [{ people: told[0]?.people ?? [], year }];
}
