import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { MONTH } from "#drafting/lexicon/classes/months";
import { countryOfName } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import { US_STATE_NAMES } from "#drafting/lexicon/regions";
import { CITY, cleanCity } from "#drafting/reading/city-name";
import type { Place } from "#drafting/reading/places";

/** A company's form that is written small: `s.r.o.`, `d. o. o.`, `sp. z o.o.`, `gmbh`. */
const FORM =
	"(?:\\p{L}\\.){1,4}|sp\\.|z|o\\.o\\.|a/s|aps|gmbh|mbh|ltd\\.?|limited|inc\\.?|llc|ab|as|oy|srl|sarl|sas|bv|und|and|et|y|e|i|&";
/** What a company holds or goes to is called after it, too: `Acme Meetup · Lyon, France`. */
const OCCASION =
	/(?<![\p{L}])(?:meet-?ups?|conf|conference|summit|tour|roadshow|fest|festival|day|days|week|workshops?|party|camp|hackathon|expo|awards?|live|servers?|cloud|warehouse|store|outlet|treffen|konferenz|tagung|messe|lager|rencontres?|journées?|salon|entrepôt|jornadas?|encuentro|congreso|feria|incontro|fiera|encontro|feira)(?![\p{L}])/iu;
/** When something is, behind its place. */
const WHEN = light(
	new RegExp(
		`(?<![\\p{L}\\d])(?:\\d{1,2}\\.?(?: ?[-–] ?\\d{1,2})?(?:st|nd|rd|th)? (?:${MONTH})|(?:${MONTH}) \\d|booth|stand|hall|halle)(?![\\p{L}])`,
		"iu",
	),
);
/** Parts of other countries that have a code of their own. */
const PARTS_OF_OTHERS = new Set(
	"AI AW AX BL BM BQ BV CC CK CW CX FK FO GF GG GI GL GP GU HM IM IO JE KY MF MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TK TW UM VG VI WF YT MO".split(
		" ",
	),
);

const LINE = new RegExp(
	`^(?:©|\\(c\\))? ?(?:\\d{4} )?${OWN}(?: (?:\\p{Lu}[\\p{L}.]{0,11}|${FORM})){0,3}(?:, | [-–|·•] )(${CITY})(?:, \\p{Lu}[\\p{L}. ]{1,30}){0,1}, ([\\p{L} .]{2,30}?)\\.?(?: [|·•] [^|·•]{2,80})?$`,
	"u",
);
const STATE = new RegExp(`^(?:${US_STATE_NAMES})$`, "u");

/** `Acme Oy, Helsinki, Finland`: the company's own name, its town and its country, and nothing else but another part of the line (`· Made with care`). */
export function ownLinePlace(text: string, ownNames: readonly string[]): Place | null {
	const [line = "", town, region] = LINE.exec(withOwnSign(foldText(text).trim(), ownNames)) ?? [];
	if (town === undefined || region === undefined) return null;
	const [before = "", behind = ""] = [line.slice(0, line.indexOf(town)), line.slice(line.lastIndexOf(region))];
	if (OCCASION.test(before) || WHEN.test(behind)) return null;
	const country = STATE.test(region) ? "US" : countryOfName(region);
	if (country === null) return null;
	// `Granada, España`: a town that is called as a country is.
	const namesake = countryOfName(town);
	const isTown = namesake !== null && namesake !== country && !PARTS_OF_OTHERS.has(namesake) && !STATE.test(town);
	return { country, city: cleanCity(town) ?? (isTown ? town : null), by: "address" };
}
