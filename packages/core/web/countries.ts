import { nearestFirst } from "#core/listings/nearest";

/** Officially assigned two-letter codes. Source: ISO 3166-1. */
export const COUNTRY_CODES: readonly string[] = (
	"AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC " +
	"CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD " +
	"GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH " +
	"KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW " +
	"MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC " +
	"SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY " +
	"UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ");

const ASSIGNED: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Codes that people write for a country and that are not its own, with the one that is. Source: ISO 3166-1, reserved codes; EU and VIES usage. */
const MEANT: ReadonlyMap<string, string> = new Map(
	Object.entries({
		EL: "GR",
		UK: "GB",
		XI: "GB",
		IC: "ES",
		EA: "ES",
		FX: "FR",
		CP: "FR",
		AC: "SH",
		TA: "SH",
		DG: "IO",
		SU: "RU",
		TP: "TL",
		BU: "MM",
		ZR: "CD",
		YU: "RS",
		CS: "RS",
		AN: "CW",
		DD: "DE",
	}),
);

/** The code that was probably meant by one that is not assigned; null where there is no telling. */
export function countryMeantBy(text: string): string | null {
	return MEANT.get(text.trim().toUpperCase()) ?? null;
}

/**
 * The code of a country in upper case, from any case and with white space around it.
 * @returns null for what is no officially assigned code (`ZZ`, `UK`, `EL`, `XK`) or no code at all.
 */
export function countryCodeOf(text: string): string | null {
	const code = text.trim().toUpperCase();
	return ASSIGNED.has(code) ? code : null;
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a country that a text names: by its code, or by its English name in any case and without its accents. */
export function countryCodeNamed(text: string): string | null {
	codesByName ??= namesOfCodes();
	return countryCodeOf(text) ?? codesByName.get(folded(text)) ?? null;
}

/** Codes of countries whose English names begin so. */
export function countryNamesBeginning(text: string): string[] {
	codesByName ??= namesOfCodes();
	const begin = folded(text);
	return [...codesByName].filter(([name]) => name.startsWith(begin)).map(([, code]) => code);
}

/** The countries whose English names are most like a text: `DE (Germany)`. */
export function countriesLike(text: string): string[] {
	codesByName ??= namesOfCodes();
	const nearest = nearestFirst(folded(text), [...codesByName.keys()]).slice(0, LIKE_MAX);
	const names = new Intl.DisplayNames(["en"], { type: "region" });
	return nearest.flatMap((name) => {
		const code = codesByName?.get(name);
		return code === undefined ? [] : [`${code} (${names.of(code)})`];
	});
}

const LIKE_MAX = 3;

/** From the locale data of the runtime; built when first asked for. */
function namesOfCodes(): Map<string, string> {
	const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
	return new Map(COUNTRY_CODES.map((code) => [folded(names.of(code) ?? code), code]));
}

function folded(name: string): string {
	return name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
