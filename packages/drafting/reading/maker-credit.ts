import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { BY, IS_OR_WAS } from "#drafting/lexicon/classes/small-words";
import { Form } from "#drafting/lexicon/form";
import { bareTown, TOWN } from "#drafting/reading/coded-towns";
import { PERSONS_OR_KIN, personsIn, sharedSurnames } from "#drafting/reading/people";

/** By whom, and where, a line says that the site's product is made. */
export interface MakerCredit {
	people: string[];
	town: string | null;
}

/** Nobody but its makers makes a product so. */
const MADE =
	"made|built|written|crafted|created|handmade|handcrafted|hand-built|brewed|cooked up|dreamt up|dreamed up|gemacht|gebaut|erdacht|ausgedacht|faite?s?|créée?s?|imaginée?s?|inventée?s?|hech[oa]s?|cread[oa]s?|fatt[oaie]|creat[oaie]|ideat[oaie]|feit[oa]s?|criad[oa]s?|gemaakt|gebouwd|bedacht|zrobion[aey]|stworzon[aey]|wymyślon[aey]|skapa[dt]|bygg[dt]|gjord|lavet|bygget|laget|skabt|сделан[оаы]?|создан[оаы]?";
/** What also who made the website signs with, and with the second who drew it. */
const CODED =
	"developed|coded|programmed|entwickelt|programmiert|développée?s?|codée?s?|desarrollad[oa]s?|programad[oa]s?|sviluppat[oaie]|desenvolvid[oa]s?|ontwikkeld|utvecklad|udviklet|utviklet|opracowan[aey]|разработан[оаы]?";
const DRAWN = "designed|gestaltet|conçue?s?|diseñad[oa]s?|progettat[oaie]|ontworpen";
const DEVELOPED = `${CODED}|${DRAWN}`;
const PROUDLY =
	"proudly|lovingly|carefully|originally|independently|entirely|liebevoll|komplett|sorgfältig|fièrement|entièrement|orgullosamente|orgulhosamente|con orgullo|med kärlek";
const WITH = "with|mit|avec|con|com|met|z|med|с";
const IN = "in|à|au|en|a|em|no|na|w|we|i|в";
const FROM = `${IN}|from|aus|de|desde|da|uit|z|ze|från|fra|из`;
/** A country or a region may stand behind the town. */
const PLACE = `(${TOWN})(?:, [\\p{L} .]{2,30}?)?`;
const words = (listed: string) => `(?:${anyCase(listed)})`;

/** What somebody is, before the name: `la doctora`, `der Entwickler`. */
const ROLE =
	"(?:(?:the|der|die|den|dem|de|het|le|la|el|il|lo|o|a|os|as|former|l['’])  ?[\\p{L}-]{3,20} (?:\\p{Ll}[\\p{L}-]{2,19} )?)?";
const SINCE = "since|seit|depuis|desde|dal|sinds|od|sedan|siden";
/** How many they are, and what: `two sailors, `. */
const SEVERAL =
	"(?:(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três|twee|drie) [\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?(?:,| -|:) )?";
const FURTHER = `(?:,? (?:&|${AND}) )`;
const MAKERS = `(${ROLE}${PERSONS_OR_KIN}(?:${FURTHER}${ROLE}${PERSONS_OR_KIN})?)`;
/** Who is not named: `a small team of parents`. */
const TEAM = `${words("an?|our|eine[mr]|une?|una?|um|uma|een")} (?:\\p{Ll}{2,15} ){0,2}${words("developer|maker|entwickler(?:in)?|développeu(?:r|se)|desarrollador[a]?|sviluppat(?:ore|rice)|desenvolvedor[a]?|ontwikkelaar|team|crew|studio|duo|family|équipe|famille|studio|equipo|equipe|estudio|familia|família|squadra|famiglia|gezin")}(?: [^.,;]{1,60}?)??`;
const WORK =
	"project|product|app|tool|side project|projekt|produkt|werkzeug|projet|produit|outil|proyecto|producto|herramienta|progetto|prodotto|projeto|produto|creation|création|œuvre|kreation|erfindung|creación|creazione|criação";
const WE_ARE_WORDS = "we['’]re|we are|wir sind|wij zijn|nous sommes|somos|siamo|jesteśmy|vi är|vi er";
const BEHIND_WORDS = "behind|hinter|derrière|detrás de|dietro(?: a)?|por trás d[aeo]|achter";
/** Who makes websites or pictures for others. */
const OF_TRADE = "[^.,;:]{0,30}(?:[Ww]eb|[Dd]esign|[Dd]evelop|[Ff]reelanc|[Aa]gen[ct]|[Pp]hoto|[Ii]llustrat|[Ff]oto)";
/** `Acme is an indie product, made by`. */
const OWN_IS = `(?:(${OWN}) ${words(IS_OR_WAS)} (?:[^.,;:]{3,40}, )?)?`;

const LINE_MAX = 160;

/** `Built with ♥ in Bonn by Ana Ruiz and Jo Day`, `Acme is made by Ana Ruiz in Bonn`. */
const VERB_FIRST = new Form(
	new RegExp(`(?:${MADE}|${DEVELOPED})[^]{0,${LINE_MAX}} (?:${BY}) `, "i"),
	`^${OWN_IS}(?:${words(PROUDLY)} )?(?:${words(WITH)} [^.,;\\p{L}]{1,8} )?(?:(${words(MADE)})|(${words(CODED)})|${words(DRAWN)})(?: (?:&|${AND}) \\p{Ll}{3,14}| ${words("by hand|a mano|à la main|von hand|à mão|met de hand|ręcznie|för hand")})?(?: (${words(WITH)}) [^.,;]{1,20}?)?(?: ${words(IN)} ${PLACE})?(?: ${words(SINCE)} \\d{4})? ${words(BY)} (?:${SEVERAL}${MAKERS}|${TEAM})(?: ${words("at|in|from|an|am|à|dans|en|a|nel|nella|in|no|na|em|aan")} ${words("their|his|her|a|our|the|ihrem|einem|einer|leur|une?|su|una?|loro|um|uma|sua|seu|hun|een")} (?:\\p{L}{3,14} ){0,2}\\p{L}{3,14})?(?:,? (?:${words(FROM)}) ${PLACE})?(?:,? ${words(IN)} \\d{4})?(?:, (?!${OF_TRADE})[^.,;:§]{3,40})?[.!]?$`,
);
/** `Made with ♥ in Bonn`, by nobody who is named. */
const VERB_ALONE = new Form(
	new RegExp(`(?:${MADE}) (?:${WITH}) `, "i"),
	`^(?:${words(PROUDLY)} )?${words(MADE)} ${words(WITH)} [^.,;]{1,20}? ${words(IN)} ${PLACE}[.!]?$`,
);
/** `Acme wird von Ana Ruiz in Bonn entwickelt`. */
const VERB_LAST = new Form(
	new RegExp(`^${OWN} .*(?:${MADE}|${DEVELOPED}|betrieben)`, "is"),
	`^${OWN} ${words("wird|wurde|ist|wordt|werd")}(?: ${words("mit|met")} [^.,;]{1,20}?)? ${words("von|door")} ${MAKERS}(?: ${words("in|aus|uit")} ${PLACE})? (?:${MADE}|${DEVELOPED}|betrieben)[.!]?$`,
);
/** `A project by Ana Ruiz`, `Ein Produkt von Ana Ruiz aus Bonn`. */
const PROJECT = new Form(
	new RegExp(`(?:${WORK}) (?:${BY}|de|di|of) `, "i"),
	`^(?:${OWN} ${words(IS_OR_WAS)} )?${words("an?|eine?|une?|una?|um|uma|een")} (?:\\p{L}{3,12} )?${words(WORK)} ${words(`${BY}|de|di|of`)} ${MAKERS}(?:,? (?:${words(FROM)}) ${PLACE})?(?:, (?!${OF_TRADE})[^.;:]{3,60})?[.!]?$`,
);
/** `We're Ana and Jo Ruiz, two tired parents in Bonn`. */
const WE_ARE = new Form(
	new RegExp(`(?:${WE_ARE_WORDS}) `, "i"),
	`^(?:(?:${words("hi|hello|hey|hallo|moin|salut|bonjour|hola|olá|ciao")}[,!.]? )?)${words(WE_ARE_WORDS)} ${MAKERS}(?:(?:, [^.;:]{3,60}?)?(?: (?:${words(FROM)}) ${PLACE})|, [^.;:]{3,60})?[.!]?$`,
);
/** `Hinter der Software stehen Ana Ruiz und Jo Day`. */
const BEHIND = new Form(
	new RegExp(`^(?:${BEHIND_WORDS}) `, "i"),
	`^(?:${words(BEHIND_WORDS)}) (?:${OWN}|(?:\\p{Ll}{1,4} )?\\p{L}{3,14}) (?:${words("are|is|stehen|steht|se cachent|se cache|il y a|están|está|ci sono|c'è|estão|está|staan|staat")}) ${MAKERS}(?:, (?!${OF_TRADE})[^.;:]{3,60})?[.!]?$`,
);
/** Nothing is tried where none of these is. */
const MAY_CREDIT =
	/ (?:by|von|par|por|da|door|przez|av|af|de|di|of|in|à|en|a|em|no|na|w|i|в) \S|(?:['’]re|are|is|sind|zijn|ommes|omos|iamo|steh(?:en|t)|cachent?|est[áã]o?n?|sta(?:an|at)) \p{Lu}/u;

/**
 * Whom a whole line names as the makers of what the site is about, and where they are. Who has drawn a website signs with the
 * same words, so what is "developed" must be so by the site's name, with something, somewhere, or by several; what is "designed", not only somewhere.
 */
export function makerCredit(line: string, ownNames: readonly string[]): MakerCredit | null {
	const text = withOwnSign(foldText(line).trim(), ownNames);
	if (text.length > LINE_MAX || !MAY_CREDIT.test(text)) return null;
	const first = VERB_FIRST.exec(text);
	if (first) {
		const [, own, made, coded, withWhat, before, persons, behind] = first;
		const people = namesIn(persons ?? "");
		const isOfSite = made !== undefined || own !== undefined || withWhat !== undefined || persons === undefined;
		const isPlaced = coded !== undefined && (before ?? behind) !== undefined;
		return isOfSite || isPlaced || people.length > 1 ? { people, town: townIn(before ?? behind) } : null;
	}
	const alone = VERB_ALONE.exec(text);
	if (alone) return { people: [], town: townIn(alone[1]) };
	const [, persons, place] = VERB_LAST.exec(text) ?? PROJECT.exec(text) ?? WE_ARE.exec(text) ?? BEHIND.exec(text) ?? [];
	if (persons === undefined) return null;
	const people = namesIn(persons);
	return people.length === 0 ? null : { people, town: townIn(place) };
}

const ROLE_BEFORE = new RegExp(`(?<![\\p{L}])(?<!\\p{Lu}[\\p{L}'’-]{1,30} )${ROLE.slice(0, -1)}(?=\\p{Lu})`, "gu");
function namesIn(written: string): string[] {
	const bare = written.replace(ROLE_BEFORE, "");
	return [...new Set([...personsIn(bare), ...sharedSurnames(bare)])];
}

const townIn = (place: string | undefined) => (place === undefined ? null : bareTown(place));
