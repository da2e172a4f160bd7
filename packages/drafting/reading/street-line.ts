import { light } from "#drafting/lexicon/letters";
import { wholeWords } from "#drafting/lexicon/words";

const STREET = wholeWords([
	..."street st\\.? road rd\\.? avenue ave\\.? av\\.? boulevard blvd\\.? lane ln\\.? drive way court square plaza suite".split(
		" ",
	),
	..."ste\\.? floor building tower crescent terrace parkway highway unit p\\.?o\\.?[-]?box quay".split(" "),
	..."[\\p{L}-]{0,30}(?:straße|strasse|str\\.|platz|allee|weg|gasse|damm|ufer|ring) ulica ul\\. aleja al\\. os\\. rue place quai".split(
		" ",
	),
	// `Maple Dr.` is a street, `por el Dr. Ruiz` a person.
	"(?<=(?-i:\\p{Lu})[\\p{L}]{1,20}[ -])dr\\.?(?! (?-i:\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}))",
	..."carrer passeig avinguda rambla carretera ctra\\. polígono glorieta travesía travessa praceta chaussée vicolo lungarno".split(
		" ",
	),
	..."chemin calle c/ avenida av\\. paseo plaza via viale corso piazza rua praça [\\p{L}-]{0,30}(?:straat|laan|gracht|plein|weg|kade)".split(
		" ",
	),
	..."улица ул\\. проспект пр\\. пр-т переулок пер\\. площадь пл\\. дом д\\. офис вулиця вул\\. [\\p{L}-]{0,30}(?:gatan|vägen|gata|vej|gade|veien|katu|tie)".split(
		" ",
	),
	..."třída náměstí utca út caddesi sokak sk\\. cad\\. mah\\. jalan jl\\. level".split(" "),
]);
/** `Am Hafen 3`, `Lange Reihe 12` has no word of a street: only the form with a preposition tells. */
const AT_STREET = light(
	/(?:^|[\n,;·•|] ?)(?:Am|An der|An den|Im|In der|In den|Auf der|Auf dem|Zum|Zur|Unter den|Hinter der|Vor dem) \p{Lu}\p{L}{2,25}(?: \p{Lu}\p{L}{2,20})? \d{1,4} ?[a-z]?(?=$|[\n,;·•|]| [·•|])/u,
);
/** A street's name means nothing without a number near it: "drive", "place" and "via" are ordinary words. */
const STREET_LINE = new RegExp(`\\d[^\\n.!?]{0,40}?${STREET.source}|${STREET.source}[^\\n!?]{0,30}?\\d`, "i");

/** Whether a text has a word for a street, which may be an ordinary word. */
export const hasStreetWord = (text: string): boolean => STREET.test(text);

/** Whether a text has a street with a number, or a post office box. */
export function hasStreetLine(text: string): boolean {
	return AT_STREET.test(text) || (STREET.test(text) && STREET_LINE.test(text)) || /\bp\.? ?o\.? ?box\b/iu.test(text);
}
