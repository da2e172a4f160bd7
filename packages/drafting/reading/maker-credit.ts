import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { anyCase } from "#drafting/lexicon/any-case";
import { light } from "#drafting/lexicon/letters";
import { bareTown, TOWN } from "#drafting/reading/national-addresses";
import { PERSONS_OR_KIN, personsIn, sharedSurnames } from "#drafting/reading/people";

/** By whom, and where, a line says that the site's product is made. */
export interface MakerCredit {
	people: string[];
	town: string | null;
}

/** Nobody but its makers makes a product so. */
const MADE =
	"made|built|crafted|created|handmade|handcrafted|hand-built|brewed|cooked up|dreamt up|dreamed up|gemacht|gebaut|erdacht|ausgedacht|faite?s?|créée?s?|imaginée?s?|inventée?s?|hech[oa]s?|cread[oa]s?|fatt[oaie]|creat[oaie]|ideat[oaie]|feit[oa]s?|criad[oa]s?|gemaakt|gebouwd|bedacht|zrobion[aey]|stworzon[aey]|wymyślon[aey]|skapa[dt]|bygg[dt]|gjord|lavet|bygget|laget|skabt|сделан[оаы]?|создан[оаы]?";
/** What also whoever drew the website signs with. */
const DEVELOPED =
	"developed|designed|coded|programmed|entwickelt|programmiert|gestaltet|développée?s?|conçue?s?|codée?s?|desarrollad[oa]s?|diseñad[oa]s?|programad[oa]s?|sviluppat[oaie]|progettat[oaie]|desenvolvid[oa]s?|ontwikkeld|ontworpen|utvecklad|udviklet|utviklet|opracowan[aey]|разработан[оаы]?";
const PROUDLY =
	"proudly|lovingly|carefully|originally|independently|entirely|liebevoll|komplett|sorgfältig|fièrement|entièrement|orgullosamente|orgulhosamente|con orgullo|med kärlek";
const WITH = "with|mit|avec|con|com|met|z|med|с";
const IN = "in|à|au|en|a|em|no|na|w|we|i|в";
const FROM = `${IN}|from|aus|de|desde|da|uit|z|ze|från|fra|из`;
const BY = "by|von|par|por|da|door|przez|av|af";
const IS = "is|was|ist|wird|wurde|est|a été|es|fue|è|è stat[oa]|é|foi|is|wordt|werd|jest|został[ao]?|är|er|ble|blev";

/** A country or a region may stand behind the town. */
const PLACE = `(${TOWN})(?:, [\\p{L} .]{2,30}?)?`;
const words = (listed: string) => `(?:${anyCase(listed)})`;

/** `Built with ♥ in Bonn by Ana Ruiz and Jo Day`, `Acme is made by Ana Ruiz in Bonn`. */
const VERB_FIRST = light(
	new RegExp(
		`^(?:(${OWN}) ${words(IS)} )?(?:${words(PROUDLY)} )?(?:(${words(MADE)})|${words(DEVELOPED)})(?:(?: and| &| und| et| y| e| en| i) \\p{Ll}{3,14})?(?: (${words(WITH)}) [^.,;]{1,20}?)?(?: ${words(IN)} ${PLACE})? ${words(BY)} (${PERSONS_OR_KIN})(?:,? (?:${words(FROM)}) ${PLACE})?[.!]?$`,
		"u",
	),
);
/** `Acme wird von Ana Ruiz in Bonn entwickelt`. */
const VERB_LAST = light(
	new RegExp(
		`^${OWN} ${words("wird|wurde|ist|wordt|werd")}(?: ${words("mit|met")} [^.,;]{1,20}?)? ${words("von|door")} (${PERSONS_OR_KIN})(?: ${words("in|aus|uit")} ${PLACE})? (?:${MADE}|${DEVELOPED}|betrieben)[.!]?$`,
		"u",
	),
);
/** `A project by Ana Ruiz`, `Ein Produkt von Ana Ruiz aus Bonn`. */
const PROJECT = light(
	new RegExp(
		`^(?:${OWN} ${words(IS)} )?${words("an?|eine?|une?|una?|um|uma|een")} (?:\\p{L}{3,12} )?${words("project|product|app|tool|side project|projekt|produkt|werkzeug|projet|produit|outil|proyecto|producto|herramienta|progetto|prodotto|projeto|produto")} ${words(`${BY}|de|di|of`)} (${PERSONS_OR_KIN})(?:,? (?:${words(FROM)}) ${PLACE})?[.!]?$`,
		"u",
	),
);
const LINE_MAX = 160;
/** None of the three is tried where none of these is. */
const MAY_CREDIT = / (?:by|von|par|por|da|door|przez|av|af|de|di|of) \p{Lu}/u;

/**
 * Whom a whole line names as the makers of what the site is about. Who has drawn a website signs with the same words, so
 * what is "developed" or "designed" must be so by the site's name, with something, by several, or somewhere.
 */
export function makerCredit(line: string, ownNames: readonly string[]): MakerCredit | null {
	const text = withOwnSign(foldText(line).trim(), ownNames);
	if (text.length > LINE_MAX || !MAY_CREDIT.test(text)) return null;
	const first = VERB_FIRST.exec(text);
	if (first) {
		const [, own, made, withWhat, before, persons = "", behind] = first;
		const people = namesIn(persons);
		const isOfSite =
			made !== undefined || own !== undefined || withWhat !== undefined || (before ?? behind) !== undefined;
		return isOfSite || people.length > 1 ? credit(people, before ?? behind) : null;
	}
	const [, persons, place] = VERB_LAST.exec(text) ?? PROJECT.exec(text) ?? [];
	return persons === undefined ? null : credit(namesIn(persons), place);
}

const namesIn = (written: string) => [...new Set([...personsIn(written), ...sharedSurnames(written)])];

function credit(people: string[], place: string | undefined): MakerCredit | null {
	return people.length === 0 ? null : { people, town: place === undefined ? null : bareTown(place) };
}
