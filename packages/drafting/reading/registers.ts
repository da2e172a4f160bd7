import { light } from "#drafting/lexicon/letters";
import { WordIndex } from "#drafting/lexicon/word-index";

/** Letters on either side end a word, in every script. */
const form = (pattern: string, flags = "u") => light(new RegExp(`(?<![\\p{L}\\d])(?:${pattern})`, flags));

/** Forms of register entries and tax numbers that only one country has. Source: the national registers. */
const FORMS: readonly [country: string, form: RegExp][] = [
	["DE", form("HR[AB][ :]{0,2}(?:Nr\\.? ?)?\\d{2,6}(?!\\d)|Handelsregister.{0,40}HR[AB]")],
	["AT", form("FN[ :]{0,2}\\d{4,6} ?[a-z](?![\\p{L}])|Firmenbuch(?:nummer|gericht)")],
	["CH", form("CHE-\\d{3}\\.\\d{3}\\.\\d{3}(?!\\d)")],
	[
		"FR",
		form("(?:SIRET|SIREN)(?![\\p{L}])[^\\d]{0,12}\\d{3}|R\\.?C\\.?S\\.? (?:de |d')?(?!Luxembourg)[A-Z][\\p{L}-]{1,20}"),
	],
	["LU", form("R\\.?C\\.?S\\.? (?:de )?Luxembourg")],
	[
		"GB",
		form(
			"registered in (?:England|Scotland|Wales|Northern Ireland)(?![\\p{L}])|(?:company|registered) (?:number|no\\.?):? ?(?:SC|NI|OC)?\\d{6,8}(?=.{0,80}(?:England|Wales|Scotland|UK|United Kingdom)(?![\\p{L}]))|(?:registered (?:at|with) |no\\.? \\d{6,8},? )Companies House(?![\\p{L}])|Companies House(?: (?:registration|number|no\\.?))?[ :]{0,2}(?:SC|NI|OC)?\\d{6,8}",
			"iu",
		),
	],
	["IE", form("registered in (?:the republic of )?Ireland(?![\\p{L}])", "iu")],
	["NL", form("K\\.?v\\.?K\\.?[ -]?(?:nummer|nr\\.?)?[ :]{0,2}\\d{8}(?!\\d)", "iu")],
	[
		"BE",
		form(
			"(?:BCE|KBO|TVA|BTW|ondernemingsnummer|numéro d'entreprise)[ :]{0,2}(?:BE ?)?[01]\\d{3}[. ]?\\d{3}[. ]?\\d{3}(?!\\d)",
			"iu",
		),
	],
	[
		"PL",
		form(
			"KRS[ :]{0,2}\\d{10}(?!\\d)|REGON[ :]{0,2}\\d{9}|NIP[ :]{0,2}(?:\\d{10}|\\d{3}-\\d{3}-\\d{2}-\\d{2}|\\d{3}-\\d{2}-\\d{2}-\\d{3})(?!\\d)",
		),
	],
	["IT", form("P(?:artita |\\. ?)IVA[ :]{0,3}(?:IT)? ?\\d{11}(?!\\d)|REA [A-Z]{2}[ -]?\\d{5,7}(?!\\d)", "iu")],
	["ES", form("(?:C\\.?I\\.?F|N\\.?I\\.?F)\\.?[ :]{0,3}(?:ES)?[ABCDEFGHJNPQRSUVW]-?\\d{7}[\\dA-J](?![\\p{L}\\d])")],
	["PT", form("NIPC[ :]{0,2}5\\d{2} ?\\d{3} ?\\d{3}(?!\\d)")],
	["CZ", form("(?:Městsk|Krajsk)\\p{L}{2,4} soud.{0,60}\\d")],
	["SK", form("(?:Okresn|Mestsk)\\p{L}{2,4} súd.{0,60}\\d")],
	["HU", form("(?:adószám|cégjegyzékszám)[ :]{0,2}\\d{2}", "iu")],
	["RO", form("(?:CUI|CIF)[ :]{0,2}RO ?\\d{2,10}(?!\\d)|J\\d{1,2}/\\d{1,6}/\\d{4}(?!\\d)")],
	["SE", form("org(?:anisations)?\\.?[ -]?(?:nummer|nr)\\.?[ :]{0,2}\\d{6}-\\d{4}(?!\\d)", "iu")],
	["NO", form("org(?:anisasjons)?\\.? ?(?:nummer|nr)\\.?[ :]{0,2}(?:NO ?)?\\d{3} ?\\d{3} ?\\d{3}(?!\\d)", "iu")],
	[
		"DK",
		form(
			"CVR[ -]?(?:nr\\.?|nummer)?[ :.]{0,3}\\d{8}(?!\\d)|CVR[ -]?(?:nr\\.?|nummer)?[ :.]{0,3}\\d{2} \\d{2} \\d{2} \\d{2}(?!\\d)",
			"iu",
		),
	],
	["FI", form("Y-tunnus[ :]{0,2}\\d{7}-\\d(?!\\d)", "iu")],
	["EE", form("registrikood[ :]{0,2}\\d{8}(?!\\d)", "iu")],
	["LV", form("reģ(?:istrācijas)?\\.? ?(?:nr\\.?|numurs)[ :]{0,2}[45]\\d{10}(?!\\d)", "iu")],
	["LT", form("(?:įmonės|juridinio asmens) kodas[ :]{0,2}\\d{9}(?!\\d)", "iu")],
	["BG", form("ЕИК[ :]{0,2}\\d{9}(?!\\d)")],
	["HR", form("OIB[ :]{0,2}\\d{11}(?!\\d)")],
	["GR", form("Α\\.?Φ\\.?Μ\\.?[ :]{0,2}\\d{9}(?!\\d)|Γ\\.?Ε\\.?ΜΗ\\.?[ :]{0,2}\\d{10}")],
	["RU", form("ОГРН(?:ИП)?[ :]{0,2}\\d{13}")],
	["UA", form("(?:ЄДРПОУ|РНОКПП)[ :]{0,2}\\d{8}")],
	["TR", form("(?:MERSİS|Mersis)(?: No)?[ :.]{0,3}\\d{16}(?!\\d)")],
	["BR", form("CNPJ(?: n[º°o]\\.?)?[ :]{0,2}\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2}")],
	["MX", form("R\\.?F\\.?C\\.?[ :]{1,2}[A-ZÑ&]{3,4}-?\\d{6}-?[A-Z\\d]{3}(?![\\p{L}\\d])")],
	["AR", form("C\\.?U\\.?I\\.?T\\.?(?: N[º°])?[ :]{0,2}\\d{2}-\\d{8}-\\d(?!\\d)")],
	["CL", form("R\\.?U\\.?T\\.?[ :]{0,2}\\d{2}\\.\\d{3}\\.\\d{3}-[\\dkK](?![\\p{L}\\d])")],
	["CO", form("NIT[ :.]{0,3}\\d{3}\\.\\d{3}\\.\\d{3}-\\d(?!\\d)")],
	["ZA", form("reg(?:istration|\\.)? ?(?:number|no\\.?)[ :]{0,2}(?:19|20)\\d{2}/\\d{6}/\\d{2}(?!\\d)", "iu")],
	["AU", form("(?:ABN|ACN)[ :]{0,2}\\d{2,3} ?\\d{3} ?\\d{3}")],
	["NZ", form("NZBN[ :]{0,2}\\d{13}(?!\\d)")],
	["IN", form("GSTIN[ :]{0,2}\\d{2}[A-Z]{5}|CIN[ :]{0,2}[UL]\\d{5}[A-Z]{2}")],
	["SG", form("UEN(?: No\\.?)?[ :]{0,2}\\d{8,9}[A-Z](?![\\p{L}\\d])")],
	["IL", form("(?:ח\\.?פ\\.?|ע\\.?מ\\.?)[ :]{0,2}5?\\d{8}")],
	["JP", /法人番号[ :：]{0,2}\d{13}/u],
	["KR", /사업자 ?등록 ?번호[ :：]{0,2}\d{3}-\d{2}-\d{5}/u],
	[
		"CN",
		/[京沪粤浙苏川鄂闽鲁津渝皖湘豫冀陕辽吉黑晋蒙赣桂琼贵云藏甘青宁新]ICP备\d{6,10}|统一社会信用代码[：: ]{0,2}[\dA-Z]{18}/u,
	],
	["TW", /統一編號[ :：]{0,2}\d{8}/u],
];

/** A VAT number with its country's letters, called by its name in some language. */
const VAT = light(
	/(?<![\p{L}])(?:VAT|USt\.?-?Id|UID|Umsatzsteuer|TVA|IVA|BTW|NIP|DIČ|Moms|ALV|NIF|CIF|PVN|PVM|KMKR|PDV|DDV|ДДС|ΑΦΜ)[^\n]{0,40}?(?<![\p{L}\d])(AT(?=U)|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK) ?[A-Z]?\d[\d .A-Z]{6,13}/u,
);

/** What every such entry has somewhere; most texts have none of it and are not looked at further. */
const REGISTER_LIKE =
	/\d{5}|\d{2,3}[. ]\d{2,3}|FN \d|[Rr]egistered|Handelsregister|Firmenbuch|SIRE[TN]|R\.?C\.?S|soud|súd|[Aa]dószám|Companies House|信用代码/u;

let index: WordIndex<string> | undefined;

export const isRegisterLike = (text: string): boolean => REGISTER_LIKE.test(text);

/** The country in which a legal notice's number was given, by forms that no other country uses. */
export function registerCountry(text: string): string | null {
	if (!isRegisterLike(text)) return null;
	index ??= new WordIndex(FORMS);
	const maybe = index.mayMatch(text);
	const countries = new Set(FORMS.filter(([name, form]) => maybe.has(name) && form.test(text)).map(([name]) => name));
	const vat = VAT.exec(text)?.[1];
	if (vat !== undefined) countries.add(vat === "EL" ? "GR" : vat);
	const [only] = countries;
	return countries.size === 1 && only !== undefined ? only : null;
}
