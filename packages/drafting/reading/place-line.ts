import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { anyCase } from "#drafting/lexicon/any-case";
import { countryCode, findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderPlace } from "#drafting/lexicon/placeholders";
import { bareTown, TOWN } from "#drafting/reading/coded-towns";
import type { Place } from "#drafting/reading/places";

const LINE_MAX = 110;
/** `Bonn, Germany`, `📍 Jaipur, Rajasthan, India`: a whole line, with nothing else in it. */
const LINE = light(
	new RegExp(
		`^(?:(?:📍|🏠|📌|🌍|🌎|🌏) ?|(?:${anyCase("location|address|adresse|standort|ort|lieu|ville|ubicación|sede|localização|locatie|lokalizacja|plats|siège social|sede legale|sede social|domicilio social|sitz|firmensitz|hauptsitz|hq|headquarters|head office|registered office|siedziba|hoofdkantoor")})(?: ?:)? )?(${TOWN})(?:, \\p{Lu}[\\p{L}. ]{1,24}| ?[-–/] ?\\p{Lu}{2}(?=, ))?(?:, | [-–·] |-)(\\p{Lu}[\\p{L} .'’-]{1,30}?)\\.?(?: ?[\\u{1F1E6}-\\u{1F1FF}]{2})?$`,
		"u",
	),
);

/** `Acme Ltd, The Old Bakery, Dock Road, Galway, Ireland`: what stands behind a street without a number. */
function behindStreet(line: string): string {
	// Whose it is, a label would say.
	if (line.includes(":")) return line;
	const parts = line.replace(/\.$/u, "").split(", ");
	const street = parts.findLastIndex((part) => STREET.test(part));
	return street === -1 || street !== parts.length - 3 ? line : parts.slice(street + 1).join(", ");
}
const STREET =
	/^\p{Lu}[\p{L}' -]{2,40} (?:Road|Street|Lane|Quay|Square|Avenue|Terrace|Hill|Mews|Yard|Wharf|Place|Row|Close|Drive|Park|Estate)$/u;

/** `Icons by Mara Voss, Linz, Austria`. */
const CREDITS = light(
	/^(?:icons?|icônes?|icone|iconos?|ícones|illustrations?|illustrazioni|illustrationen|ilustraciones|ilustrações|illustraties|photos?|photography|fotos?|foto's|fotografie|fotografía|fotografia|bilder|images?|immagini|imágenes|imagens|drawings?|dessins?|disegni|dibujos|desenhos|zeichnungen|tekeningen|fonts?|schriften|music|musik|musique|música|musica|translations?|übersetzung(?:en)?|traductions?|traducción|traduzione|tradução) ?(?::|by|von|par|de|di|da|do|door|por|av|af) /iu,
);

/** The town and the country of a whole line that is nothing but these; null for any other, and where the country is written as its code. */
export function placeLine(text: string): Place | null {
	const line = foldText(text).trim();
	if (line.length > LINE_MAX || isPlaceholderPlace(line) || CREDITS.test(line)) return null;
	const [, written, named] = LINE.exec(behindStreet(line)) ?? [];
	const town = written === undefined ? null : bareTown(written);
	if (town === null || named === undefined || !/^\p{Lu}/u.test(town) || partsAnnounced(town).size > 0) return null;
	// `Athens, Georgia` may be in two countries, `Austin, IN` in a state.
	const [mention] = findCountries(named, { strict: true });
	const isWhole = mention?.start === 0 && mention.end === named.length;
	const country = isWhole && countryCode(named) === null ? mention.code : null;
	return country === null ? null : { country, city: town, by: "address" };
}
