import { light } from "#drafting/lexicon/letters";

/**
 * What tells the country of an address that does not name it. No clue is believed alone: an address has a country when its
 * postal code, its street's word, its letters and its company's form leave one.
 * Sources: Universal Postal Union, addressing systems by country; Google's address data (libaddressinput); Unicode CLDR,
 * exemplar characters; the European Commission's list of company forms (e-Justice, business registers).
 */

/** The form of a postal code, and the countries that write the town after it or before it. */
export interface CodeShape {
	code: string;
	after: string;
	before: string;
}

export const CODE_SHAPES: readonly CodeShape[] = [
	{
		code: "\\d{5}",
		after: "DE FR ES IT FI SE GR HR RS TR MX MY MA CR PE UY UA EE LT",
		before: "EE UA TH ID PK TW KR LT",
	},
	{ code: "\\d{4}", after: "AT BE CH DK NO HU LU BG SI LI CY TN AR", before: "NZ ZA PH LV BD" },
	{ code: "\\d{3} \\d{2}", after: "SE CZ SK GR", before: "" },
	{ code: "\\d{2}-\\d{3}", after: "PL", before: "" },
	{ code: "\\d{4} ?[A-Z]{2}", after: "NL", before: "" },
	{ code: "\\d{4}-\\d{3}", after: "PT", before: "" },
	{ code: "\\d{6}", after: "RO RU BY KZ", before: "IN SG RU KZ BY CN VN CO RO" },
	{ code: "\\d{3}[ -]\\d{3}", after: "", before: "IN" },
	{ code: "\\d{5}-\\d{3}", after: "BR", before: "BR" },
	{ code: "\\d{7}", after: "IL CL", before: "IL CL" },
	{ code: "(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? \\d{4}", after: "", before: "AU" },
	{ code: "LV-\\d{4}", after: "", before: "LV" },
	{ code: "[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}", after: "", before: "IE" },
];

/** Letters before a code that say its country: `CH-8005`, `D-10115`. */
export const CODE_PREFIXES: Readonly<Record<string, string>> = {
	A: "AT",
	B: "BE",
	CH: "CH",
	D: "DE",
	E: "ES",
	F: "FR",
	FIN: "FI",
	I: "IT",
	L: "LU",
	N: "NO",
	P: "PT",
	S: "SE",
	FL: "LI",
	H: "HU",
	AT: "AT",
	BE: "BE",
	BG: "BG",
	CZ: "CZ",
	DE: "DE",
	DK: "DK",
	EE: "EE",
	ES: "ES",
	FI: "FI",
	FR: "FR",
	GR: "GR",
	HR: "HR",
	HU: "HU",
	IT: "IT",
	LI: "LI",
	LT: "LT",
	LU: "LU",
	LV: "LV",
	MC: "MC",
	MD: "MD",
	NL: "NL",
	NO: "NO",
	PL: "PL",
	PT: "PT",
	RO: "RO",
	RS: "RS",
	SE: "SE",
	SI: "SI",
	SK: "SK",
	UA: "UA",
};

/** A clue and the countries in which it occurs. */
export type Clue = readonly [countries: string, words: RegExp];

const word = (words: string) => light(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu"));
const ending = (words: string) => light(new RegExp(`\\p{L}(?:${words})(?:,? (?:nr\\.? ?|n\\.? ?)?\\d|\\n\\d)`, "iu"));

/** What streets are called. */
export const STREET_CLUES: readonly Clue[] = [
	["DE AT CH LI LU", /(?:straße|strasse|str\.|platz|allee|weg|gasse|damm|ufer|ring|chaussee|markt|hof) ?\d/iu],
	["FR BE CH LU MC MA TN CA", word("rue|avenue|boulevard|bd|allées?|impasse|chemin|quai|cours|place|faubourg")],
	["NL BE", ending("straat|laan|gracht|plein|kade|dijk|singel|steeg|dreef|steenweg|baan|lei|park")],
	["NL BE DE AT CH LI LU", ending("weg|hof")],
	["IT CH ES", word("via")],
	["IT CH", word("viale|piazza|piazzale|corso|largo|vicolo|strada")],
	[
		"ES",
		word("calle|c/|avda\\.?|avenida|paseo|plaza|carrer|ronda|rambla|passeig|plaça|kalea|travesía|camino|carretera"),
	],
	["PT BR", word("rua|travessa|praça|alameda|rodovia|largo|avenida|av\\.")],
	["PL", word("ul\\.?|ulica|al\\.?|aleja|aleje|os\\.?|pl\\.?")],
	["CZ", word("ulice|třída|tř\\.|náměstí|nám\\.|nábřeží")],
	["SK", word("ulica|námestie|nábrežie|cesta")],
	["HU", word("utca|útja|körút|krt\\.|sétány|rakpart|(?:u\\.|út|tér|köz)(?= ?\\d)")],
	["RO", word("str\\.|strada|bd\\.|bulevardul|calea|șos\\.|șoseaua|aleea")],
	["TR", word("mah\\.|mahallesi|cad\\.|caddesi|sok\\.|sokak|sk\\.|bulvarı|blv\\.")],
	["SE FI", ending("gatan|vägen|gränd|torget|stigen|backen")],
	["NO", ending("gate|gata|veien|vei|brygge|plass|tunet|bakken")],
	["DK", ending("vej|gade|stræde|plads|torv|allé|boulevard")],
	["FI", ending("katu|tie|kuja|polku|väylä|tori|kaari|raitti")],
	["EE", word("tänav|maantee|puiestee|(?:tn|mnt|pst|tee)\\.?(?= ?\\d)")],
	["LT", word("gatvė|prospektas|(?:g|pr)\\.(?= ?\\d)")],
	["LV", word("iela|bulvāris|prospekts|gatve")],
	["HR RS SI", word("ulica|ul\\.|trg|cesta")],
	["UA", word("вул\\.|вулиця|пров\\.|провулок|просп\\.")],
	["BG", word("ул\\.|бул\\.|ж\\.к\\.")],
	["RU BY KZ", word("ул\\.|улица|пр-т|проспект|пер\\.|переулок|наб\\.|шоссе")],
];

/** Letters that one language has and its neighbours have not. */
export const LETTER_CLUES: readonly Clue[] = [
	["DE AT", /ß/u],
	["CZ", /[řěů]/iu],
	["SK", /[ľĺŕ]/iu],
	["HU", /[őű]/iu],
	["PL", /[łńśźż]/iu],
	["RO", /[țșţ]/iu],
	["TR", /[ğı]/u],
	["NO DK", /[øæ]/iu],
	["LT", /[ėųį]/iu],
	["LV", /[āģķļņ]/iu],
];

/** Forms of companies that the law of few countries knows. `Ltd`, `Inc.` and `LLC` are written everywhere. */
export const COMPANY_CLUES: readonly Clue[] = [
	["DE AT CH LI", /(?<![\p{L}])(?:gGmbH|GmbH(?: & Co\.? KG)?)(?![\p{L}])/u],
	["DE", /(?<![\p{L}])(?:UG \(haftungsbeschränkt\)|e\.K\.|PartG(?: mbB)?)/u],
	["AT", /(?<![\p{L}])(?:FlexCo|FlexKapG|e\.U\.)(?![\p{L}])/u],
	["CH", /(?<![\p{L}])Sagl(?![\p{L}])/u],
	["FR", /(?<![\p{L}])(?:SAS|SASU|SARL|EURL|SCOP|SCIC)(?![\p{L}])/u],
	["ES", /(?<![\p{L}])S\.L\.U?\.?(?![\p{L}])/u],
	["IT", /(?<![\p{L}])(?:S\.r\.l\.s?|S\.p\.A\.|s\.n\.c\.)/u],
	["NL BE", /(?<![\p{L}])B\.?V\.?(?![\p{L}])/u],
	["PL", /(?<![\p{L}])(?:sp\. ?z ?o\. ?o\.|sp\. ?j\.|sp\. ?k\.)/iu],
	["CZ SK", /(?<![\p{L}])s\. ?r\. ?o\./u],
	["HU", /(?<![\p{L}])(?:Kft|Zrt|Nyrt|Bt)(?:\.|(?![\p{L}]))/u],
	["SE FI", /(?<![\p{L}])AB(?![\p{L}])/u],
	["NO", /(?<![\p{L}])ASA(?![\p{L}])|Org\.? ?nr\.? ?:? ?\d{3} \d{3} \d{3}/iu],
	["NO EE", /(?<![\p{L}])AS(?![\p{L}])/u],
	["DK", /(?<![\p{L}])(?:ApS|IVS|A\/S)(?![\p{L}])/u],
	["FI", /(?<![\p{L}])Oyj?(?![\p{L}])/u],
	["EE", /(?<![\p{L}])OÜ(?![\p{L}])/u],
	["LT", /(?<![\p{L}])UAB(?![\p{L}])/u],
	["LV", /(?<![\p{L}])SIA(?![\p{L}])/u],
	["PT", /(?<![\p{L}])(?:,? Lda\.?|Unipessoal)(?![\p{L}])/u],
	["BR", /(?<![\p{L}])(?:Ltda\.?|EIRELI)(?![\p{L}])/u],
	["MX", /(?<![\p{L}])(?:S\. ?A\.|S\. ?de R\. ?L\.|S\.A\.P\.I\.) de C\. ?V\./u],
	["BG", /(?<![\p{L}])(?:ЕООД|ООД|EOOD|OOD)(?![\p{L}])/u],
	["HR SI RS", /(?<![\p{L}])(?:d\. ?o\. ?o\.|j\. ?d\. ?o\. ?o\.)/u],
	["TR", /(?<![\p{L}])(?:A\.Ş\.|Ltd\. Şti\.)/u],
	["SG", /(?<![\p{L}])Pte\.? Ltd/iu],
	["AU ZA", /(?<![\p{L}])Pty\.? Ltd/iu],
	["MY", /(?<![\p{L}])Sdn\.? Bhd/iu],
	["IN", /(?<![\p{L}])(?:Private Limited|Pvt\.? Ltd)/iu],
	["UA", /(?<![\p{L}])(?:ТОВ|ФОП)(?![\p{L}])/u],
	["RU BY KZ", /(?<![\p{L}])(?:ООО|ОАО|ЗАО)(?![\p{L}])/u],
];

export const BRAZILIAN_STATES = "AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO";

/** States and provinces that stand beside a postal code and belong to one country. */
export const REGION_CLUES: readonly Clue[] = [
	[
		"IN",
		word(
			"Karnataka|Maharashtra|Tamil Nadu|Telangana|Gujarat|Kerala|Haryana|Uttar Pradesh|Andhra Pradesh|West Bengal|Rajasthan|Punjab|Madhya Pradesh|Odisha|New Delhi|Bihar|Goa",
		),
	],
	["BR", new RegExp(`[-/,] ?(?:${BRAZILIAN_STATES})(?=,? ?(?:-|CEP|\\d{5}-\\d{3}))`, "u")],
	["IT", /\d{5} [\p{L}'’ ]{2,30} ?\([A-Z]{2}\)/u],
	["AU", /(?<![\p{L}])(?:NSW|VIC|QLD|TAS|ACT) \d{4}(?!\d)/u],
	[
		"MX",
		/(?<![\p{L}])(?:CDMX|Ciudad de México|Jalisco|Nuevo León|Querétaro|Quintana Roo|Col\. \p{Lu}\p{L}+|Colonia \p{Lu}\p{L}+)(?![\p{L}])/u,
	],
];
