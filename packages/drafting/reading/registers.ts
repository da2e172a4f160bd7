/** Forms of register entries and tax numbers that only one country has. */
const FORMS: readonly [country: string, form: RegExp][] = [
	["DE", /\bHR[AB][ :]{0,2}(?:Nr\.? ?)?\d{2,6}\b|\bHandelsregister\b.{0,40}\bHR[AB]\b/u],
	["AT", /\bFN[ :]{0,2}\d{4,6} ?[a-z]\b|\bFirmenbuch(?:nummer|gericht)\b/u],
	["CH", /\bCHE-\d{3}\.\d{3}\.\d{3}\b/u],
	["FR", /\b(?:SIRET|SIREN|R\.?C\.?S\.? [A-Z][\p{L}-]{1,20})\b/u],
	[
		"GB",
		/\bregistered in (?:England|Scotland|Wales|Northern Ireland)\b|\b(?:company|registered) (?:number|no\.?):? ?(?:SC|NI|OC)?\d{6,8}\b(?=.{0,80}\b(?:England|Wales|Scotland|UK|United Kingdom)\b)|\bCompanies House\b/iu,
	],
	["IE", /\bregistered in (?:the republic of )?Ireland\b/iu],
	["NL", /\bK\.?v\.?K\.?[ -]?(?:nummer|nr\.?)?[ :]{0,2}\d{8}\b/iu],
	["BE", /\bBCE[ :]{0,2}0\d{3}|\bKBO[ :]{0,2}0\d{3}/u],
	["PL", /\bKRS[ :]{0,2}\d{10}\b|\bREGON[ :]{0,2}\d{9}/u],
	["IT", /\bP(?:artita |\. ?)IVA[ :]{0,3}(?:IT)? ?\d{11}\b|\bREA [A-Z]{2}[ -]?\d{5,7}\b/iu],
	["RU", /\bОГРН(?:ИП)?[ :]{0,2}\d{13}/u],
	["DK", /\bCVR[ -]?(?:nr\.?|nummer)?[ :.]{0,3}\d{8}\b/iu],
	["FI", /\bY-tunnus[ :]{0,2}\d{7}-\d\b/iu],
	["BR", /\bCNPJ[ :]{0,2}\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/u],
	["AU", /\b(?:ABN|ACN)[ :]{0,2}\d{2,3} ?\d{3} ?\d{3}/u],
	["IN", /\bGSTIN[ :]{0,2}\d{2}[A-Z]{5}|\bCIN[ :]{0,2}[UL]\d{5}[A-Z]{2}/u],
	["JP", /法人番号[ :：]{0,2}\d{13}/u],
	["KR", /사업자등록번호/u],
];

/** A VAT number with its country's letters, called by its name in some language. */
const VAT =
	/(?:\bVAT\b|\bUSt\.?-?Id|\bUID\b|\bUmsatzsteuer|\bTVA\b|\bIVA\b|\bBTW\b|\bNIP\b|\bDIČ\b|\bMoms|\bALV\b|\bNIF\b|\bCIF\b)[^\n]{0,40}?(?<![\p{L}\d])(AT(?=U)|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK) ?[A-Z]?\d[\d A-Z]{6,13}/u;

/** The country in which a legal notice's number was given, by forms that no other country uses. */
export function registerCountry(text: string): string | null {
	if (!/\d/u.test(text) && !/registered|SIRE[TN]|Firmenbuch|등록/iu.test(text)) return null;
	const countries = new Set(FORMS.filter(([, form]) => form.test(text)).map(([country]) => country));
	const vat = VAT.exec(text)?.[1];
	if (vat !== undefined) countries.add(vat);
	const [only] = countries;
	return countries.size === 1 && only !== undefined ? only : null;
}
