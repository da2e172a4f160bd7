import {
	type Clue,
	CODE_PREFIXES,
	CODE_SHAPES,
	COMPANY_CLUES,
	LETTER_CLUES,
	REGION_CLUES,
	STREET_CLUES,
} from "#drafting/lexicon/address-forms";
import { findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import { WordIndex } from "#drafting/lexicon/word-index";

/** A town beside a postal code, and the countries that write both so. */
interface CodedTown {
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
const POSTAL_TEXT_MAX = 300;

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

const clueIndexes = new Map<readonly Clue[], WordIndex<Clue>>();

/** The countries that the clues of one kind leave; null where there is none of them. */
function leftBy(clues: readonly Clue[], text: string): ReadonlySet<string> | null {
	const index = clueIndexes.get(clues) ?? new WordIndex(clues.map((clue) => [clue, clue[1]]));
	clueIndexes.set(clues, index);
	const found = [...index.mayMatch(text)]
		.filter(([, words]) => words.test(text))
		.flatMap(([countries]) => countries.split(" "));
	return found.length > 0 ? new Set(found) : null;
}

/** `Křížkova 18` on a line or between commas: a street without a word for it. */
const NUMBERED_PART = light(
	/(?:^|[\n,|·•] ?)\p{Lu}[\p{L}'’. -]{2,40} (?!(?:19|20)\d{2}(?!\d))\d{1,4}(?:[-/ ]\d{1,4})?[a-zA-Z]?\.?(?=$|[\n,|·•])/u,
);

/** Codes of a form that one country alone has. */
const OWN_FORM: ReadonlySet<string> = new Set(["NL", "PL", "PT", "BR", "IE", "LV", "AU"]);

/** Addresses that need no code: in Chinese characters and Hangul they go from the country's parts to the house; Colombia numbers streets twice. */
const CODELESS: readonly (readonly [country: string, form: RegExp])[] = [
	[
		"JP",
		/(?:〒 ?\d{3}-\d{4}[\s\S]{0,6})?(?:東京都|大阪府|京都府|北海道|\p{Script=Han}{2,3}県)(?:(\p{Script=Han}{1,6}?市)|\p{Script=Han}{1,8}[区町村郡])[^\n]{0,30}[\d０-９]/u,
	],
	[
		"KR",
		/(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?[북남]|전라?[북남]|경상?[북남]|제주)(?:특별자치도|특별자치시|특별시|광역시|도|시)? ?\p{Script=Hangul}{1,6}[시군구] [^\n]{0,30}(?:로|길|동) ?\d/u,
	],
	["CN", /\p{Script=Han}{2,8}[省市]\p{Script=Han}{1,8}[区县市]\p{Script=Han}{1,20}(?:路|街|道)[\dA-Z-]{1,6}号/u],
	[
		"CO",
		/(?<![\p{L}])(?:Carrera|Cra\.?|Kra\.?|Calle|Cl\.?|Cll\.?|Diagonal|Transversal|Av(?:enida)?\.?) ?\d{1,3}[A-Z]?(?: (?:Bis|Sur|Norte))? ?(?:#|No\.?|N[°º]) ?\d{1,3}[A-Z]? ?- ?\d{1,3}/u,
	],
	["TW", /\p{Script=Han}{2,4}[縣市]\p{Script=Han}{1,4}[區鄉鎮市]\p{Script=Han}{1,12}(?:路|街)[^\n]{0,12}\d{1,4}號/u],
];

export const MAY_BE_CODELESS = /[\p{Script=Han}\p{Script=Hangul}#]|N[o°º]/u;

function codelessAddress(text: string): NationalAddress | null {
	for (const [country, form] of CODELESS) {
		const match = form.exec(text);
		if (match) return { country, city: match[1] ?? null, end: match.index + match[0].length };
	}
	return null;
}

/** Whether a text holds a street and a number, by the word for it or by its form. */
export function isAddressLike(text: string, hasStreet: boolean): boolean {
	return text.length <= POSTAL_TEXT_MAX && (hasStreet || NUMBERED_PART.test(text));
}

export interface NationalAddress {
	country: string;
	city: string | null;
	end: number;
}

/** `40 Rue de Bruxelles` is not in Brussels. */
const STREET_OF_TOWN = light(
	/(?<![\p{L}])(?:rue|avenue|av\.|boulevard|bd|place|quai|chemin|route|via|viale|piazza|corso|calle|avenida|plaza|paseo|rua|praça) (?:(?:de la|du|des|de|della|del|dei|di|da|do) |d['’]|l['’])?\p{L}[\p{L}-]{2,30}/giu,
);

function oneCountry({ countries, prefix }: CodedTown, text: string): string | null {
	if (prefix !== null) return prefix;
	const [alone] = countries;
	const regions = leftBy(REGION_CLUES, text.replace(STREET_OF_TOWN, ""));
	const kinds = regions ? [regions] : [STREET_CLUES, LETTER_CLUES, COMPANY_CLUES].map((clues) => leftBy(clues, text));
	const believed = kinds.filter((left) => left !== null);
	if (countries.length === 1 && alone !== undefined && OWN_FORM.has(alone))
		return believed.every((left) => left.has(alone)) || believed.length === 0 ? alone : null;
	if (believed.length === 0) return null;
	const left = countries.filter((country) => believed.every((kind) => kind.has(country)));
	return left.length === 1 ? (left[0] ?? null) : null;
}

/**
 * The country and town of an address that does not name its country; null where two countries might have it.
 * @param hasStreetLine whether a line of a text is a street and a number.
 */
export function nationalAddress(text: string, hasStreetLine: (text: string) => boolean): NationalAddress | null {
	if (text.length > POSTAL_TEXT_MAX || !/\d/u.test(text)) return null;
	const codeless = MAY_BE_CODELESS.test(text) ? codelessAddress(text) : null;
	if (codeless || !CODE_LIKE.test(text)) return codeless;
	const hasStreet = hasStreetLine(text);
	if (!isAddressLike(text, hasStreet)) return null;
	const found = codedTowns(text).flatMap((coded) => {
		const country = coded.isYearLike && !hasStreet ? null : oneCountry(coded, text);
		return country === null ? [] : [{ country, city: coded.town, end: coded.end }];
	});
	const [first] = found;
	return first && found.every(({ country }) => country === first.country) ? first : null;
}

/** The town of an address whose country is known. */
export function townOf(country: string, text: string): { town: string; end: number } | null {
	return codedTowns(text).find(({ countries }) => countries.includes(country)) ?? null;
}
