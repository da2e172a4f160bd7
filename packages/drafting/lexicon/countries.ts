import { light } from "#drafting/lexicon/letters";

/**
 * Country names in the languages that product sites are most often written in. The names come from the runtime's
 * own locale data (CLDR); what people write besides them is listed here.
 */
const LANGUAGES = [
	..."en de fr es it pt nl pl ru uk cs sk sv da nb fi hu ro bg el tr hr sl lt lv et".split(" "),
	..."ja zh ko he ar id vi".split(" "),
];

const CODES =
	"AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW".split(
		" ",
	);

/** Names that locale data does not have: short forms, parts of countries that sites write in addresses, old names. */
const ALIASES: Record<string, string> = {
	usa: "US",
	"u.s.a.": "US",
	"u.s.": "US",
	us: "US",
	"united states of america": "US",
	eeuu: "US",
	"ee.uu.": "US",
	сша: "US",
	uk: "GB",
	"u.k.": "GB",
	"great britain": "GB",
	england: "GB",
	scotland: "GB",
	wales: "GB",
	"northern ireland": "GB",
	"the netherlands": "NL",
	holland: "NL",
	"czech republic": "CZ",
	"česká republika": "CZ",
	"republic of ireland": "IE",
	"republic of singapore": "SG",
	"south korea": "KR",
	"republic of korea": "KR",
	"russian federation": "RU",
	"российская федерация": "RU",
	рф: "RU",
	uae: "AE",
	"u.a.e.": "AE",
	"hong kong": "HK",
	macau: "MO",
	turkey: "TR",
	türkei: "TR",
	"viet nam": "VN",
	burma: "MM",
	macedonia: "MK",
	"ivory coast": "CI",
	"p.r. china": "CN",
	"pr china": "CN",
	schweiz: "CH",
	suisse: "CH",
	svizzera: "CH",
	"republik österreich": "AT",
	"república dominicana": "DO",
};

/** English words and given names that are also a country's name in some language. */
const AMBIGUOUS = new Set([
	"us",
	"in",
	"man",
	"niger",
	"chad",
	"jordan",
	"mali",
	"togo",
	"oman",
	"georgia",
	"jersey",
	"cuba",
]);

export interface CountryMention {
	/** ISO 3166-1 alpha-2. */
	code: string;
	/** UTF-16 offsets into the searched text, end exclusive. */
	start: number;
	end: number;
}

let table: Map<string, string> | null = null;
/** The first words of all names: most words of a text begin none. */
let firstWords: ReadonlySet<string> = new Set();

/** Lower-case name -> code. Built on first use, because a worker that drafts nothing should not pay for it. */
function countryTable(): Map<string, string> {
	if (table) return table;
	const names = new Map<string, string>();
	for (const language of LANGUAGES) {
		const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
		for (const code of CODES) {
			const name = display.of(code)?.toLowerCase();
			if (name && !names.has(name)) names.set(name, code);
		}
	}
	for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
	table = names;
	firstWords = new Set([...names.keys()].flatMap((name) => [name, ...(name.match(WORD)?.slice(0, 1) ?? [])]));
	return names;
}

const WORDS_MAX = 5;
const WORD = light(/[\p{L}\p{M}](?:[\p{L}\p{M}'’.-]*[\p{L}\p{M}])?\.?/gu);

function isWrittenAsName(written: string, lower: string): boolean {
	if (lower === "us") return written === "US" || written === "U.S.";
	return /^[\p{Lu}\p{Lo}]/u.test(written);
}

/**
 * Finds country names in a text. A name counts only with a capital letter (in scripts that have them); names that
 * are also ordinary words count only when `strict` is off.
 */
export function findCountries(text: string, options: { strict?: boolean } = {}): CountryMention[] {
	if (!mayNameCountry(text)) return [];
	const names = countryTable();
	const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
	const found: CountryMention[] = [];
	for (let index = 0; index < words.length; index++) {
		const first = words[index];
		if (!first || !beginsName(text.slice(first.start, first.end))) continue;
		for (let count = Math.min(WORDS_MAX, words.length - index); count >= 1; count--) {
			const last = words[index + count - 1];
			if (!last) continue;
			const mention = countryAt(names, text, first.start, last.end, options.strict ?? false);
			if (mention) {
				found.push(mention);
				index += count - 1;
				break;
			}
		}
	}
	return found;
}

/** A word that begins with no small letter of English, as far as it may be a name's first one. */
const CAPITAL_WORD = /[A-Z\u00aa-\uffff][A-Za-z\u00aa-\uffff'.-]*/g;

/** Whether any word of a text begins a country's name: most texts have few words with a capital letter. */
function mayNameCountry(text: string): boolean {
	countryTable();
	for (const [word] of text.matchAll(CAPITAL_WORD)) {
		const lower = word.toLowerCase().replace(/(?<![’'.-])[’'.-]+$/u, "");
		if (firstWords.has(lower) || firstWords.has(`${lower}.`)) return true;
	}
	return false;
}

function beginsName(word: string): boolean {
	// Most words begin with a small letter, and no name does.
	if (/^[a-z]/.test(word)) return false;
	const lower = word.toLowerCase();
	return firstWords.has(lower) || (lower.endsWith(".") && firstWords.has(lower.slice(0, -1)));
}

function countryAt(
	names: Map<string, string>,
	text: string,
	start: number,
	end: number,
	strict: boolean,
): CountryMention | null {
	const written = text.slice(start, end);
	for (const form of [written, written.replace(/\.$/, "")]) {
		const lower = form.toLowerCase();
		const code = names.get(lower);
		if (code === undefined || !isWrittenAsName(form, lower)) continue;
		if (strict && AMBIGUOUS.has(lower)) continue;
		return { code, start, end: start + form.length };
	}
	return null;
}

/** A two-letter code that names a country, upper case; null for anything else. */
export function countryCode(value: string): string | null {
	const code = value.trim().toUpperCase();
	return CODES.includes(code) ? code : null;
}

/** The country that a whole value names: a code, or a name in any of the languages. */
export function countryOfName(value: string): string | null {
	return countryCode(value) ?? countryTable().get(value.trim().toLowerCase()) ?? null;
}
