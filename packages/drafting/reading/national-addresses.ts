import { type Clue, COMPANY_CLUES, LETTER_CLUES, REGION_CLUES, STREET_CLUES } from "#drafting/lexicon/address-forms";
import { light } from "#drafting/lexicon/letters";
import { WordIndex } from "#drafting/lexicon/word-index";
import { CODE_LIKE, type CodedTown, codedTowns, POSTAL_TEXT_MAX } from "#drafting/reading/coded-towns";

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
