import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { countryOfName } from "#drafting/lexicon/countries";
import { US_STATE_NAMES } from "#drafting/lexicon/regions";
import { CITY, cleanCity } from "#drafting/reading/addresses";
import type { Place } from "#drafting/reading/places";

const LINE = new RegExp(
	`^(?:©|\\(c\\))? ?(?:\\d{4} )?${OWN}(?: [\\p{L}.]{1,12}){0,3}(?:, | [-–|·•] )(${CITY})(?:, \\p{Lu}[\\p{L}. ]{1,30}){0,1}, ([\\p{L} .]{2,30}?)\\.?(?: [|·•] [^|·•]{2,80})?$`,
	"u",
);
const STATE = new RegExp(`^(?:${US_STATE_NAMES})$`, "u");

/** `Acme Oy, Helsinki, Finland`: the company's own name, its town and its country, and nothing else but another part of the line (`· Made with care`). */
export function ownLinePlace(text: string, ownNames: readonly string[]): Place | null {
	const [, town, region] = LINE.exec(withOwnSign(foldText(text).trim(), ownNames)) ?? [];
	if (town === undefined || region === undefined) return null;
	const country = STATE.test(region) ? "US" : countryOfName(region);
	if (country === null) return null;
	// `Granada, España`: a town that is called as a country is.
	const namesake = countryOfName(town);
	return { country, city: cleanCity(town) ?? (namesake !== null && namesake !== country ? town : null), by: "address" };
}
