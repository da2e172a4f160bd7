import { wholeWords } from "#drafting/lexicon/words";

/** An address without its country's name, told by its postal code together with what streets are called there. */
interface NationalForm {
	country: string;
	/** Captures the town. */
	code: RegExp;
	/** What else must stand in the text; absent where the code has a form of its own. */
	street?: RegExp;
}

const TOWN =
	"(\\p{Lu}[\\p{L}'’.-]{1,30}(?:[ -](?:\\p{Lu}[\\p{L}'’.-]{0,30}|am|an der|de|la|le|les|sur|en|di|nad)){0,3})";

const DE_STREET = /(?:straße|strasse|str\.|platz|allee|weg|gasse|damm|ufer|ring|chaussee|markt|hof) ?\d/iu;
const FR_STREET = wholeWords([
	"rue",
	"avenue",
	"boulevard",
	"bd",
	"allée",
	"allées",
	"impasse",
	"chemin",
	"quai",
	"cours",
	"place",
]);
const PL_STREET = wholeWords(["ul\\.?", "ulica", "al\\.?", "aleja", "os\\.?", "pl\\.?"]);
const NL_STREET = /(?:straat|laan|gracht|plein|weg|kade|dijk|singel|hof|park|steeg|dreef) ?\d/iu;
const SE_STREET = /(?:gatan|vägen|gränd|torget|stigen) ?\d/iu;
const DK_STREET = /(?:vej|gade|allé|stræde|plads) ?\d/iu;
const FI_STREET = /(?:katu|tie|kuja|polku|väylä) ?\d/iu;
const IT_STREET = wholeWords(["via", "viale", "piazza", "corso", "largo", "vicolo"]);
const ES_STREET = wholeWords(["calle", "c/", "avda\\.?", "avenida", "paseo", "plaza", "carrer", "ronda"]);

/** Forms that no two countries share. Source: Universal Postal Union, addressing of each country. */
const FORMS: readonly NationalForm[] = [
	{ country: "DE", code: new RegExp(`(?<!\\d)(?:D-)?\\d{5} ${TOWN}`, "u"), street: DE_STREET },
	{ country: "FR", code: new RegExp(`(?<!\\d)(?:F-)?\\d{5} ${TOWN}`, "u"), street: FR_STREET },
	{ country: "IT", code: new RegExp(`(?<!\\d)(?:I-)?\\d{5} ${TOWN} ?\\([A-Z]{2}\\)`, "u"), street: IT_STREET },
	{
		country: "ES",
		code: new RegExp(`(?<!\\d)(?:E-)?(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3},? ${TOWN}`, "u"),
		street: ES_STREET,
	},
	{ country: "PL", code: new RegExp(`(?<!\\d)\\d{2}-\\d{3} ${TOWN}`, "u"), street: PL_STREET },
	{ country: "NL", code: new RegExp(`(?<!\\d)\\d{4} ?[A-Z]{2},? ${TOWN}`, "u"), street: NL_STREET },
	{ country: "SE", code: new RegExp(`(?<!\\d)\\d{3} ?\\d{2} ${TOWN}`, "u"), street: SE_STREET },
	{ country: "DK", code: new RegExp(`(?<!\\d)(?:DK-)?\\d{4} ${TOWN}`, "u"), street: DK_STREET },
	{ country: "FI", code: new RegExp(`(?<!\\d)\\d{5} ${TOWN}`, "u"), street: FI_STREET },
	{ country: "PT", code: new RegExp(`(?<!\\d)\\d{4}-\\d{3} ${TOWN}`, "u") },
	{ country: "BR", code: /CEP:? ?\d{5}-\d{3}()/u },
	{ country: "JP", code: /〒 ?\d{3}-\d{4} ?(?:東京都|大阪府|京都府|北海道|\p{Script=Han}{2,3}県)()/u },
	{ country: "AU", code: new RegExp(`${TOWN},? (?:NSW|VIC|QLD|TAS|ACT) \\d{4}(?!\\d)`, "u") },
	{
		country: "IE",
		code: /(?<![\p{L}\d])(?:Dublin \d{1,2}|Co\. \p{Lu}\p{Ll}{2,15}),? [A-Z]\d[\dW] ?[A-Z\d]{4}(?![\p{L}\d])()/u,
	},
];

/** The country and town of an address that does not name its country; null where two countries might have it. */
export function nationalAddress(text: string): { country: string; city: string | null; end: number } | null {
	if (text.length > 300 || !/\d/u.test(text)) return null;
	const found = FORMS.flatMap(({ country, code, street }) => {
		const match = street === undefined || street.test(text) ? code.exec(text) : null;
		// French and German streets are told apart by their words; both words in one address tell nothing.
		return match ? [{ country, city: match[1] || null, end: match.index + match[0].length }] : [];
	});
	const [only] = found;
	return found.length === 1 && only ? only : null;
}
