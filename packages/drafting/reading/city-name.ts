import { findCountries } from "#drafting/lexicon/countries";
import { SENTENCE_END } from "#drafting/reading/coded-towns";
import { hasStreetWord } from "#drafting/reading/street-line";

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]{0,30}";
/** Up to four words with capital letters, small words of place names allowed between them: `Frankfurt am Main`. */
export const CITY = `${CAPITAL}(?:[ -](?:${CAPITAL}|am|an der|upon|de|del|la|le|los|las|sur|do|da|di|nad|w|na)){0,3}`;

/** What was written where a city stands, as its name; null where it is a street, a country or too long for one. */
export function cleanCity(city: string | undefined): string | null {
	const name =
		city
			?.split(SENTENCE_END)[0]
			?.replace(/(?<![\s,.-])[\s,.-]+$/u, "")
			.trim() ?? "";
	return name.length >= 2 && name.length <= 40 && !hasStreetWord(name) && findCountries(name).length === 0
		? name
		: null;
}
