import { type CountryMention, findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import { CANADIAN_PROVINCES, UK_POSTCODE_AREAS, US_STATE_NAMES, US_STATES } from "#drafting/lexicon/regions";
import { CITY, cleanCity } from "#drafting/reading/city-name";
import { CITY_OF, CODE_LIKE, townOf } from "#drafting/reading/coded-towns";
import { isAddressLike, MAY_BE_CODELESS } from "#drafting/reading/national-addresses";
import { hasStreetLine, hasStreetWord } from "#drafting/reading/street-line";

/** A postal address as far as it tells where it is. */
export interface Address {
	/** ISO 3166-1 alpha-2. */
	country: string;
	city: string | null;
	/** Where what told the country ends in the text. */
	end: number;
}

const US_ADDRESS = new RegExp(
	`(?:^|[\\n,.;:•|)-] {0,3}|\\d[A-Za-z]? {1,3}|\\b(?:floor|suite) |\\b(?:St|ST|Street|STREET|Ave|AVE|Avenue|Rd|RD|Road|ROAD|Blvd|BLVD|Dr|DR|Drive|Ln|LN|Lane|Way|WAY|Hwy|Pkwy|Ct|CT)\\.? {1,3})(${CITY}),? {1,3}(${US_STATES}|${US_STATE_NAMES}),? {0,3}\\d{5}(?:-\\d{4})?(?!\\d)`,
	"u",
);
/** State and ZIP code on a line of their own, the city before them in another form. */
const US_STATE_ZIP = new RegExp(`(?:^|[\\n,] {0,3})(?:${US_STATES}),? \\d{5}(?:-\\d{4})?(?!\\d)`, "u");
const CA_ADDRESS = new RegExp(
	`(?:(${CITY}),? {0,3}[\\n(]? {0,3})?(?:${CANADIAN_PROVINCES})\\)?,? {0,3}\\n?(?:Canada,? {0,3})?[ABCEGHJ-NPRSTVXY]\\d[A-Z][ -]?\\d[A-Z]\\d(?![\\p{L}\\d])`,
	"u",
);
const UK_POSTCODE = new RegExp(
	`(?<![\\p{L}\\d])(?:${UK_POSTCODE_AREAS})\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])`,
	"u",
);

/** A year, which four digits are more often than a postal code. */
const YEAR_LIKE = /(?:19|20)\d{2}(?!\d)/u;
const POSTCODE = light(
	/(?<![\p{L}\d.,$€£+-])(?:[A-Z]{1,2}-)?(?:\d{5,6}|\d{4} ?[A-Z]{2}|\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3})(?![\d.%]|-\d)/u,
);
const POSTCODE_CITY = new RegExp(
	`(?<![\\p{L}\\d.,$€£+])(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4} ?[A-Z]{2}|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3}),? {1,3}(${CITY})`,
	"u",
);

/** `BA1 1BE`, `K1A 0B1`. */
const LETTERED_CODE = /\d[A-Z]{2}|[A-Z]\d[A-Z]/;

/** Whether a text has a code, a street or a word for an address, one of which every postal address has. */
export const mayBeAddress = (text: string): boolean =>
	CODE_LIKE.test(text) ||
	LETTERED_CODE.test(text) ||
	MAY_BE_CODELESS.test(text) ||
	hasStreetWord(text) ||
	ADDRESS_LABEL.test(text);

/** Countries that are one city; there the name stands for both. */
const CITY_STATES: Record<string, string> = { SG: "Singapore", MC: "Monaco", HK: "Hong Kong" };

const TOWN = new RegExp(`^(?:in |at )?(${CITY})$`, "u");
const REGION = new RegExp(`^(?:${US_STATES}|${US_STATE_NAMES}|${CANADIAN_PROVINCES})$`, "u");

const CODED_PART = new RegExp(`^(${CITY})[ ,–-]{1,3}\\d{3} ?\\d{3}$`, "u");

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
	// `Bengaluru - 560078, Karnataka`: what stands behind the town and its code is a region.
	const coded = CODED_PART.exec(parts[1] ?? "") ?? CODED_PART.exec(`${parts[2] ?? ""} ${parts[1] ?? ""}`);
	if (coded) return cleanCity(coded[1]);
	const other = cleanCity(TOWN.exec(parts[1] ?? "")?.[1]);
	// `Dubai Internet City, Dubai`: a quarter that is called after its town.
	const isQuarter = other !== null && town !== null && other.startsWith(`${town} `);
	return other !== null && parts.length > 2 && !isQuarter ? null : town;
}

function usAddress(text: string): Address | null {
	if (!/\d{5}/.test(text)) return null;
	const full = US_ADDRESS.exec(text);
	if (full) return { country: "US", city: cleanCity(full[1]), end: full.index + full[0].length };
	const bare = US_STATE_ZIP.exec(text);
	return bare && { country: "US", city: cityBefore(text, bare.index), end: bare.index + bare[0].length };
}

function ukAddress(text: string): Address | null {
	const match = /\d[ABD-HJLNP-UW-Z]{2}/.test(text) ? UK_POSTCODE.exec(text) : null;
	if (!match || !(hasStreetLine(text) || /[\n,]/.test(text.slice(0, match.index)))) return null;
	return { country: "GB", city: cityBefore(text, match.index), end: match.index + match[0].length };
}

function canadianAddress(text: string): Address | null {
	const match = /[A-Z]\d[A-Z]/.test(text) ? CA_ADDRESS.exec(text) : null;
	if (!match) return null;
	const city = cleanCity(match[1]) ?? cityBefore(text, match.index);
	return { country: "CA", city, end: match.index + match[0].length };
}

/** At most this many characters lie between the first part of an address and its country. */
const ADDRESS_REACH = 160;

function endsSegment(text: string, mention: CountryMention): boolean {
	return /^\s*(?:$|[\n.,;:|•·()/–—-]|\d|tel|phone|fax|e-?mail|t:|p:)/iu.test(text.slice(mention.end));
}

const IS_STATE = new RegExp(`^(?:${US_STATE_NAMES})$`, "u");

/** Parts of the United States that share their name, or the end of it, with a country: Georgia, New Jersey. */
function isStateName(text: string, mention: CountryMention): boolean {
	const name = text.slice(mention.start, mention.end);
	return IS_STATE.test(name) || /\bNew $/u.test(text.slice(0, mention.start));
}

const POSTCODES = new RegExp(POSTCODE.source, "gu");

/** A postal code that is no year: beside a street there is no doubt, and the caller has looked for one. */
function hasPostcode(text: string): boolean {
	for (const [code] of text.matchAll(POSTCODES)) if (!YEAR_LIKE.test(code) || code.length > 4) return true;
	return false;
}

/** After a word for it, a name and a number are a street. */
const ADDRESS_LABEL = light(
	/(?<![\p{L}])(?:address|adres\p{L}{0,3}|adresse|anschrift|dirección|indirizzo|endereço|adress|osoite|cím|адрес)(?![\p{L}])/iu,
);

/** Where a code has four digits, and so may look like a year. */
const CODES_OF_FOUR = new Set("AT AU BE CH DK HU LI LU NO NZ SI ZA".split(" "));
/** `Hall 4, 2019 Lisbon`: what is numbered besides houses, before a year. */
const NUMBERED_THING =
	/(?<![\p{L}])(?:hall|halle|vol(?:ume)?|day|tag|part|booth|stand|stage|room|saal|raum|edition|ausgabe|season|round|award|awards|top|place|rank|issue|no|nr|number|track|session|summit|conf\p{L}{0,6}|expo|fair|tour|week|series|chapter|event|meetup|cohort|batch|class)\.? \d/iu;

/** `Sint-Jansvliet 8, 2000 Antwerpen, `: whatever its street is called, a name with a number before a code with a town. */
const NUMBERED_AND_CODED = light(
	/(?:^|[,\n·•|] ?)\p{Lu}[\p{L}.'’ -]{2,40} \d{1,4} ?[a-zA-Z]?[,\n] ?(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} '’-]{1,40}[,\n ]{1,3}$/u,
);

function isNumberedAndCoded(before: string, country: string): boolean {
	const [line] = NUMBERED_AND_CODED.exec(before) ?? [];
	if (line === undefined || NUMBERED_THING.test(line)) return false;
	return !/[,\n] ?(?:19|20)\d{2} /u.test(line) || CODES_OF_FOUR.has(country);
}

/** A street or postal code and, after it, the name of a country. */
function namedAddress(text: string): Address | null {
	for (const mention of findCountries(text)) {
		if (isStateName(text, mention) || !endsSegment(text, mention)) continue;
		const before = text.slice(Math.max(0, mention.start - ADDRESS_REACH), mention.start);
		const after = text.slice(mention.end, mention.end + 12);
		const hasCode = hasPostcode(before) || /^[\s,]*(?=[A-Z\d -]{0,8}\d)[A-Z\d][A-Z\d -]{3,9}(?![\p{L}\d])/u.test(after);
		const hasStreet =
			hasStreetLine(before) ||
			isNumberedAndCoded(before, mention.code) ||
			(ADDRESS_LABEL.test(before) && isAddressLike(before, false));
		if (!(hasStreet || hasCode) || !(hasStreet || /[\n,]/u.test(before)) || !/\d/u.test(before + after)) continue;
		return { country: mention.code, city: cityOfAddress(text, mention), end: mention.end };
	}
	return null;
}

function cityOfAddress(text: string, mention: CountryMention): string | null {
	const cityState = CITY_STATES[mention.code];
	if (cityState && text.includes(cityState)) return cityState;
	const before = text.slice(0, mention.start);
	const cityOf = CITY_OF.exec(before)?.[0];
	if (cityOf !== undefined) return `${cityOf.trim()} ${text.slice(mention.start, mention.end)}`;
	const national = mention.code === "US" ? usAddress(text) : mention.code === "CA" ? canadianAddress(text) : null;
	if (national?.city) return national.city;
	const coded = townOf(mention.code, before)?.town ?? cleanCity(POSTCODE_CITY.exec(before)?.[1]);
	if (coded) return coded;
	const postcode = UK_POSTCODE.exec(before);
	return cityBefore(text, postcode?.index ?? mention.start);
}

/**
 * The postal address in a text: by the country it names, or by a form of code that only one country has. A country
 * named after such a code has the last word: "Berlin, DE 10115, Germany" is not in Delaware.
 */
export function readAddress(text: string): Address | null {
	if (!/\d/.test(text)) return null;
	const named = namedAddress(text);
	const coded = usAddress(text) ?? canadianAddress(text) ?? ukAddress(text);
	if (!coded || !named) return coded ?? named;
	return named.end >= coded.end || named.country === coded.country ? named : coded;
}
