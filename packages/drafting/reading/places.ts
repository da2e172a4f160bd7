import { type CountryMention, findCountries } from "#drafting/lexicon/countries";
import { CANADIAN_PROVINCES, UK_POSTCODE_AREAS, US_STATE_NAMES, US_STATES } from "#drafting/lexicon/regions";
import { BASED_IN, HEADQUARTERS_WORD, wholeWords } from "#drafting/lexicon/words";

/** A place that a text gives as an address, a seat or a home. */
export interface Place {
	/** ISO 3166-1 alpha-2. */
	country: string;
	city: string | null;
	/** By which rule it was read: a postal address, a headquarters statement, or "based in". */
	by: "address" | "headquarters" | "based_in";
}

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]*";
/** Up to four words with capital letters, small words of place names allowed between them: `Frankfurt am Main`. */
const CITY = `${CAPITAL}(?:[ -](?:${CAPITAL}|am|an der|upon|de|del|la|le|los|las|sur|do|da|di|nad|w|na)){0,3}`;

const US_ADDRESS = new RegExp(
	`(?:^|[\\n,.;:•|)-] *|\\d+[A-Za-z]? +|\\b(?:floor|suite) )(${CITY}),? +(${US_STATES}|${US_STATE_NAMES}),? *\\d{5}(?:-\\d{4})?(?!\\d)`,
	"u",
);
/** State and ZIP code on a line of their own, the city before them in another form. */
const US_STATE_ZIP = new RegExp(`(?:^|[\\n,] *)(?:${US_STATES}),? \\d{5}(?:-\\d{4})?(?!\\d)`, "u");
const CA_ADDRESS = new RegExp(
	`(?:(${CITY}),? *[\\n(]? *)?(?:${CANADIAN_PROVINCES})\\)?,? *\\n?(?:Canada,? *)?[ABCEGHJ-NPRSTVXY]\\d[A-Z][ -]?\\d[A-Z]\\d(?![\\p{L}\\d])`,
	"u",
);
const UK_POSTCODE = new RegExp(
	`(?<![\\p{L}\\d])(?:${UK_POSTCODE_AREAS})\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])`,
	"u",
);

const STREET = wholeWords([
	..."street st\\.? road rd\\.? avenue ave\\.? av\\.? boulevard blvd\\.? lane ln\\.? drive dr\\.? way court square plaza suite".split(
		" ",
	),
	..."ste\\.? floor building tower crescent terrace parkway highway unit p\\.?o\\.?[-]?box quay".split(" "),
	..."[\\p{L}-]*(?:straße|strasse|str\\.|platz|allee|weg|gasse|damm|ufer|ring) ulica ul\\. aleja al\\. os\\. rue place quai".split(
		" ",
	),
	..."chemin calle c/ avenida av\\. paseo plaza via viale corso piazza rua praça [\\p{L}-]*(?:straat|laan|gracht|plein|weg|kade)".split(
		" ",
	),
	..."улица ул\\. проспект пр\\. пр-т переулок пер\\. площадь пл\\. дом д\\. офис вулиця вул\\. [\\p{L}-]*(?:gatan|vägen|gata|vej|gade|veien|katu|tie)".split(
		" ",
	),
	..."třída náměstí utca út caddesi sokak sk\\. cad\\. mah\\. jalan jl\\. level".split(" "),
]);
/** A street's name means nothing without a number near it: "drive", "place" and "via" are ordinary words. */
const STREET_LINE = new RegExp(`\\d[^\\n.!?]{0,40}?${STREET.source}|${STREET.source}[^\\n!?]{0,30}?\\d`, "iu");

function hasStreetLine(text: string): boolean {
	return STREET_LINE.test(text) || /\bp\.? ?o\.? ?box\b/iu.test(text);
}

const POSTCODE =
	/(?<![\p{L}\d.,$€£+-])(?:[A-Z]{1,2}-)?(?:\d{5,6}|\d{4} ?[A-Z]{2}|\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3})(?![\d.%]|-\d)/u;
const POSTCODE_CITY = new RegExp(
	`(?<![\\p{L}\\d.,$€£+])(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4} ?[A-Z]{2}|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3}),? +(${CITY})`,
	"u",
);

/** Countries that are one city; there the name stands for both. */
const CITY_STATES: Record<string, string> = { SG: "Singapore", MC: "Monaco", HK: "Hong Kong" };

function cleanCity(city: string | undefined): string | null {
	const name = city?.replace(/[\s,.-]+$/u, "").trim() ?? "";
	return name.length >= 2 && name.length <= 40 && !STREET.test(name) && findCountries(name).length === 0 ? name : null;
}

const TOWN = new RegExp(`^(?:in |at )?(${CITY})$`, "u");
const REGION = new RegExp(`^(?:${US_STATES}|${US_STATE_NAMES}|${CANADIAN_PROVINCES})$`, "u");

/**
 * The line or comma-separated part before `at` that is the town. Between street and country there may be a region
 * too: where two parts could both be the town, none is taken.
 */
function cityBefore(text: string, at: number): string | null {
	const parts = text
		.slice(0, at)
		.split(/[\n,;|•·]| [-–—] /u)
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.reverse();
	if (REGION.test(parts[0] ?? "")) parts.shift();
	const town = cleanCity(TOWN.exec(parts[0] ?? "")?.[1]);
	const other = cleanCity(TOWN.exec(parts[1] ?? "")?.[1]);
	return other !== null && parts.length > 2 ? null : town;
}

function usPlace(text: string): Place | null {
	const full = US_ADDRESS.exec(text);
	if (full) return { country: "US", city: cleanCity(full[1]), by: "address" };
	const bare = US_STATE_ZIP.exec(text);
	if (!bare) return null;
	return { country: "US", city: cityBefore(text, bare.index), by: "address" };
}

function ukPlace(text: string): Place | null {
	const match = UK_POSTCODE.exec(text);
	if (!match || !(hasStreetLine(text) || /[\n,]/.test(text.slice(0, match.index)))) return null;
	return { country: "GB", city: cityBefore(text, match.index), by: "address" };
}

function canadianPlace(text: string): Place | null {
	const match = CA_ADDRESS.exec(text);
	return match ? { country: "CA", city: cleanCity(match[1]) ?? cityBefore(text, match.index), by: "address" } : null;
}

/** At most this many characters lie between the first part of an address and its country. */
const ADDRESS_REACH = 160;

function endsSegment(text: string, mention: CountryMention): boolean {
	return /^\s*(?:$|[\n.,;:|•·()/–—-]|\d|tel|phone|fax|e-?mail|t:|p:)/iu.test(text.slice(mention.end));
}

/** A street or postal code and, after it, the name of a country. */
function namedCountryPlace(text: string): Place | null {
	if (!/\d/.test(text)) return null;
	for (const mention of findCountries(text)) {
		const before = text.slice(Math.max(0, mention.start - ADDRESS_REACH), mention.start);
		const after = text.slice(mention.end, mention.end + 12);
		const hasCode = POSTCODE.test(before) || /^[\s,]*[A-Z\d][A-Z\d -]{3,9}(?![\p{L}\d])/u.test(after);
		const hasStreet = hasStreetLine(before);
		if (!(hasStreet || hasCode) || !(hasStreet || /[\n,]/u.test(before)) || !/\d/u.test(before + after)) continue;
		if (!endsSegment(text, mention)) continue;
		return { country: mention.code, city: cityOfAddress(text, mention), by: "address" };
	}
	return null;
}

function cityOfAddress(text: string, mention: CountryMention): string | null {
	const cityState = CITY_STATES[mention.code];
	if (cityState && text.includes(cityState)) return cityState;
	const before = text.slice(0, mention.start);
	const national = mention.code === "US" ? usPlace(text) : mention.code === "CA" ? canadianPlace(text) : null;
	if (national?.city) return national.city;
	const coded = cleanCity(POSTCODE_CITY.exec(before)?.[1]);
	if (coded) return coded;
	const postcode = UK_POSTCODE.exec(before);
	return cityBefore(text, postcode?.index ?? mention.start);
}

/** What a company's seat is called stands at most this far from the country's name. */
const SEAT_REACH = 60;

function seatPlace(text: string, words: RegExp, by: Place["by"]): Place | null {
	const seat = words.exec(text);
	if (!seat) return null;
	const from = seat.index + seat[0].length;
	for (const mention of findCountries(text, { strict: by === "based_in" })) {
		const isAfter = mention.start >= from && mention.start - from <= SEAT_REACH;
		const isJustBefore = by === "headquarters" && mention.end <= seat.index && seat.index - mention.end <= 3;
		if (!isAfter && !isJustBefore) continue;
		if (isAfter && /[.!?]\s/u.test(text.slice(from, mention.start).replace(/\b(?:St|Mt|Ft)\. /gu, ""))) continue;
		return { country: mention.code, city: isAfter ? seatCity(text.slice(from, mention.start)) : null, by };
	}
	return null;
}

function seatCity(between: string): string | null {
	const match = new RegExp(`(?:^|[\\s:])(${CITY})(?:, ?[\\p{L}. ]{2,20})?[,\\s(]*$`, "u").exec(between);
	return cleanCity(match?.[1]);
}

/** The place that one piece of text (a block, or a few lines of an address) states; null when it states none. */
export function readPlace(text: string): Place | null {
	// An address has numbers, a seat has its word; most texts have neither.
	if (!/\d/.test(text)) return seatOrNull(text);
	const address = namedCountryPlace(text) ?? usPlace(text) ?? canadianPlace(text) ?? ukPlace(text);
	if (address) return HEADQUARTERS_WORD.test(text) ? { ...address, by: "headquarters" } : address;
	return seatOrNull(text);
}

function seatOrNull(text: string): Place | null {
	return seatPlace(text, HEADQUARTERS_WORD, "headquarters") ?? seatPlace(text, BASED_IN, "based_in");
}
