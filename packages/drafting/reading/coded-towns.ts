import { CODE_PREFIXES, CODE_SHAPES } from "#drafting/lexicon/address-forms";
import { findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";

/** A town beside a postal code, and the countries that write both so. */
export interface CodedTown {
	town: string;
	countries: readonly string[];
	/** Said by letters before the code: `CH-8005`. */
	prefix: string | null;
	/** The code may be a year. */
	isYearLike: boolean;
	code: string;
	end: number;
}

/** What stands after a town on its line and is no part of it. */
const NO_TOWN =
	"(?!Tel(?:[.:]| ?[+\\d])|(?:Telefon|Phone|Fax|Mobil|E-?[Mm]ail|BTW|VAT|NIP|KVK|KvK|KRS|IČO|IČ|DIČ|Org|CVR|UID|USt|HRB|SIRET|CIF|NIF|CUI|ABN|TVA|P\\.? ?IVA)(?![\\p{Ll}]))";
const PART = `${NO_TOWN}\\p{Lu}[\\p{L}'’.-]{0,30}`;
/** A town's name: up to four words with capital letters, small words of names between them. */
export const TOWN = `${PART}(?:[ -](?:${PART}|am|an der|an den|bei|im|upon|de|del|la|le|les|los|las|sur|en|do|da|di|nad|pod|w|na)){0,3}`;
const PREFIX = `(?:(${Object.keys(CODE_PREFIXES).join("|")})[- ])?`;

interface Shape {
	/** The code alone, which is cheap to look for. */
	code: RegExp;
	pattern(): RegExp;
	countries: readonly string[];
	isAfter: boolean;
}

let shapes: readonly Shape[] | null = null;

/** Compiled when first needed: an expression with a town in it is dear. */
function lazily(source: string): () => RegExp {
	let made: RegExp | undefined;
	return () => (made ??= light(new RegExp(source, "gu")));
}

function codeShapes(): readonly Shape[] {
	shapes ??= CODE_SHAPES.flatMap(({ code, after, before }) => {
		const made: Shape[] = [];
		const end = "(?![\\p{L}\\d%]|[.,-]\\d)";
		if (after !== "") {
			const pattern = lazily(`(?<![\\p{L}\\d.,$€£+-])${PREFIX}(${code})${end}[,\\s]{1,3}(${TOWN})`);
			made.push({ code: new RegExp(code, "u"), pattern, countries: after.split(" "), isAfter: true });
		}
		if (before !== "") {
			const opening = "(?:^|[\\n,;:|•·/–—] ?| - |\\d )(?:[мгm]\\. ?)?";
			const between = "(?: \\d{1,2})?(?: ?[-–/,(] ?[A-Z]{2}\\)?)?[,\\s]{1,3}(?:CEP:? ?|PIN:? ?|[-–] ?)?";
			const pattern = lazily(`${opening}(${TOWN})${between}(${code})${end}`);
			made.push({ code: new RegExp(code, "u"), pattern, countries: before.split(" "), isAfter: false });
		}
		return made;
	});
	return shapes;
}

const YEAR = /^(?:19|20)\d{2}$/u;

/** Before its country's name, what a city is called that is called after it. */
export const CITY_OF = /(?:^|\s)(?:Ciudad|Cidade|City|Ville) (?:de|of|do|du) ?$/u;

/** Words that open sentences with a capital letter: `Until 2022`, `Your Pharmacist`. */
const NO_TOWN_OPENING =
	/^(?:Until|Since|From|Before|After|During|Between|By|In|On|At|Every|Your|Our|My|Their|This|That|These|Those|We|You|It|All|Bis|Seit|Ab|Vor|Nach|Ihr|Unser|Jusqu|Depuis|Avant|Après|Votre|Notre|Hasta|Desde|Antes|Tu|Su|Nuestr[oa]|Fino|Dal|Prima|Dopo|Até|Tot|Sinds|Do|Od|Przed|До|С|От|После)(?![\p{L}])/u;

/** `Fundada en` 2013: the name goes on. */
const ENDS_SMALL = / (?:am|an|an der|an den|bei|im|upon|de|del|la|le|les|los|las|sur|en|do|da|di|nad|pod|w|na)$/u;

/** `10115 Berlin. Kontakt: ...`: only short words are cut short by a stop, as in `St. Gallen`. */
export const SENTENCE_END = /(?<=\p{L}{4})\. /u;

/** The name alone: without the district's letter, the office's box, and the country after it. */
export function bareTown(written: string): string | null {
	const [country] = findCountries(written);
	const isLast = country && country.end === written.length && country.start > 0;
	// `Ciudad de México`: the country's name is part of the town's.
	if (isLast && CITY_OF.test(written.slice(0, country.start))) return written;
	const cut = isLast ? written.slice(0, country.start) : written;
	// `PE`, `NSW`: a region.
	if (NO_TOWN_OPENING.test(cut) || ENDS_SMALL.test(cut.trim()) || /^\p{Lu}{2,3}$/u.test(cut.trim())) return null;
	const town = (cut.split(SENTENCE_END)[0] ?? cut)
		.replace(/ (?:Cedex|CEDEX|[A-Z])$/u, "")
		.replace(/(?<![\s,.-])[\s,.-]{1,9}$/u, "")
		.trim();
	return town.length >= 2 && town.length <= 40 && !CITY_OF.test(town) && findCountries(town).length === 0 ? town : null;
}

/** A text longer than this is no address. */
export const POSTAL_TEXT_MAX = 300;

/** What every postal code has somewhere; most texts with a number have none of it and are not looked at further. */
export const CODE_LIKE = /\d{4}|\d{2,3}[ -]\d{2}|[A-Z]\d[\dW]/u;

const COPYRIGHT = /(?:©|\(c\)|copyright) ?(?:\d{4} ?[-–—] ?)?$/iu;

/** Every town that stands beside something of the form of a postal code. */
export function codedTowns(text: string): CodedTown[] {
	if (text.length > POSTAL_TEXT_MAX || !CODE_LIKE.test(text)) return [];
	const shaped = codeShapes().filter((shape) => shape.code.test(text));
	const found = shaped.flatMap(({ pattern, countries, isAfter }) =>
		[...text.matchAll(pattern())].flatMap((match) => {
			const [prefix, code, written] = isAfter ? match.slice(1) : [undefined, match[2], match[1]];
			const town = bareTown(written ?? "");
			if (town === null || code === undefined) return [];
			// `© 2026 Acme & Sons`: the year of a copyright line, whatever looks like a street behind it.
			if (COPYRIGHT.test(text.slice(0, text.indexOf(code, match.index)))) return [];
			const end = match.index + match[0].length;
			// `Permer Stollen 6`, and the code on the next line: a street without a word for it.
			if (!isAfter && HOUSE_THEN_LINE.test(match[0])) return [];
			return [{ town, countries, prefix: CODE_PREFIXES[prefix ?? ""] ?? null, isYearLike: YEAR.test(code), code, end }];
		}),
	);
	// `1015 AA Amsterdam` is not the town of AA Amsterdam with the code 1015.
	return found.filter((one) => !found.some((other) => other.end === one.end && other.code.length > one.code.length));
}

const HOUSE_THEN_LINE = / \d{1,3}[a-z]?,? ?\n/u;

/** The town of an address whose country is known. */
export function townOf(country: string, text: string): { town: string; end: number } | null {
	return codedTowns(text).find(({ countries }) => countries.includes(country)) ?? null;
}
