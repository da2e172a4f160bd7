/** What people call countries besides their English names, and what they call those who live there; folded. */

/** By ISO 3166-1 code: other names of the country, and its people's word. */
export const PEOPLES: Readonly<Record<string, string>> = {
	...{ AR: "argentine|argentinian", AM: "armenian", AU: "australian|aussie", AT: "austrian", AZ: "azerbaijani" },
	...{ BD: "bangladeshi", BE: "belgian", BG: "bulgarian", BO: "bolivian", BR: "brazilian", BY: "belarusian" },
	...{ CA: "canadian", CH: "swiss", CL: "chilean", CN: "chinese", CO: "colombian", CR: "costa rican", CU: "cuban" },
	...{ CY: "cypriot", CZ: "czech|czech republic", DE: "german", DK: "danish", DZ: "algerian", EC: "ecuadorian" },
	...{ EE: "estonian", EG: "egyptian", ES: "spanish", ET: "ethiopian", FI: "finnish", FR: "french" },
	...{ GB: "uk|britain|great britain|british|england|english|scotland|scottish|wales|welsh", GE: "georgian" },
	...{ GH: "ghanaian", GR: "greek", HR: "croatian", HU: "hungarian", ID: "indonesian", IE: "irish", IL: "israeli" },
	...{ IN: "indian", IQ: "iraqi", IR: "iranian", IS: "icelandic", IT: "italian", JM: "jamaican", JO: "jordanian" },
	...{ JP: "japanese", KE: "kenyan", KR: "korea|korean|south korean", KZ: "kazakh", LB: "lebanese" },
	...{ LK: "sri lankan", LT: "lithuanian", LU: "luxembourgish", LV: "latvian", MA: "moroccan", MD: "moldovan" },
	...{ MK: "macedonia|macedonian", MT: "maltese", MX: "mexican", MY: "malaysian", NG: "nigerian" },
	...{ NL: "holland|dutch", NO: "norwegian", NP: "nepalese|nepali", NZ: "new zealander|kiwi", PE: "peruvian" },
	...{ PH: "filipino|philippine", PK: "pakistani", PL: "polish", PT: "portuguese", PY: "paraguayan" },
	...{ RO: "romanian", RS: "serbian", RU: "russian", SA: "saudi", SE: "swedish", SG: "singaporean" },
	...{ SI: "slovenian|slovene", SK: "slovak", TH: "thai", TN: "tunisian", TR: "turkey|turkish", TW: "taiwanese" },
	...{ UA: "ukrainian", AE: "uae|emirati", US: "us|usa|america|american|united states of america", UY: "uruguayan" },
	...{ VE: "venezuelan", VN: "vietnamese", ZA: "south african" },
};

/** Members of the European Union. Source: the treaties, as of 2020-02-01. */
export const EU_MEMBERS: readonly string[] =
	"AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
export const EU_NAMES: readonly string[] = ["eu", "european union"];

/**
 * Words that mean something else as often, or the language of a text: a country only where the words beside them say so
 * (`from Turkey`, `Polish company`).
 */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
	`us turkey china chad jordan guinea jersey cuba georgia polish english kiwi mali niger peru togo guernsey norfolk island
	reunion saint martin spanish portuguese chinese japanese thai indian greek`.split(/\s+/),
);
