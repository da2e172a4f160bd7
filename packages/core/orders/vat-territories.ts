import { hasPostalForm, postalCodeSpellings } from "#core/orders/postal-form";

/**
 * Places whose VAT is not that of the country their addresses name. Source, unless an entry says more: Council Directive
 * 2006/112/EC, articles 5 to 7 as amended by Directives 2013/61/EU (Mayotte) and (EU) 2019/475 (Campione d'Italia); the
 * postal codes are those of the national posts. What is sold here are services, so rules for goods alone do not count.
 */
export interface VatTerritory {
	name: string;
	/** The country its addresses are written with, by ISO 3166-1. */
	state: string;
	/** ISO 3166-1 codes of its own, which addresses may name instead. */
	codes: readonly string[];
	/** Its postal codes in `state`, without spaces and in upper case; null where its own code alone names it. */
	postalCode: RegExp | null;
	/** Whose VAT applies to services supplied there; null: nobody's within the EU. */
	vatOf: string | null;
	/** The rate there, in millionths, where it is not that of `vatOf`. */
	rateMillionths?: number;
	/** What a seller in `state` itself charges there, in millionths, or its standard rate; absent: nothing. */
	fromState?: number | "standard";
	source: string;
}

const AUTONOMOUS = "article 105; Código do IVA, article 18(3)";
/** By road they are reached from Germany alone, whose post serves them, too. */
const ENCLAVES = "article 104; Umsatzsteuergesetz 1994 (Austria), § 10(4)";

export const VAT_TERRITORIES: readonly VatTerritory[] = [
	of("Monaco", "FR", ["MC"], /^980\d\d$/, { vatOf: "FR", source: "article 7(1) and (2)" }),
	of("the Isle of Man", "GB", ["IM"], /^IM\d/, {
		vatOf: "GB",
		source:
			"article 7 until the United Kingdom left; Customs and Excise Agreement of 1979 between it and the Isle of Man",
	}),
	of("Northern Ireland", "GB", [], /^BT\d/, {
		vatOf: "GB",
		source: "Directive (EU) 2020/1756 and the Windsor Framework, article 8: under EU rules for goods only (prefix XI)",
	}),
	of("Madeira", "PT", [], /^9[0-4]\d\d(\d{3})?$/, within("PT", 220_000, AUTONOMOUS)),
	of("the Azores", "PT", [], /^9[5-9]\d\d(\d{3})?$/, within("PT", 160_000, AUTONOMOUS)),
	of("Jungholz", "AT", [], /^(6691|87491)$/, within("AT", 190_000, ENCLAVES)),
	of("Mittelberg", "AT", [], /^(699[123]|8756[789])$/, within("AT", 190_000, ENCLAVES)),
	of("the Canary Islands", "ES", [], /^(35|38)\d{3}$/, { source: "article 6(1)(b)" }),
	of("Ceuta", "ES", [], /^51\d{3}$/, { source: "article 6(2)(c)" }),
	of("Melilla", "ES", [], /^52\d{3}$/, { source: "article 6(2)(d)" }),
	of("Büsingen", "DE", [], /^(78266|8238)$/, {
		source:
			"article 6(2)(b); its mail also comes by the Swiss post, under 8238 (Büsingen am Hochrhein, the municipality)",
	}),
	of("Heligoland", "DE", [], /^27498$/, { source: "article 6(2)(a)" }),
	of("Livigno", "IT", [], /^23041$/, { source: "article 6(2)(f)" }),
	of("Campione d'Italia", "IT", [], /^(22061|6911)$/, {
		source: "article 6(1)(f); 6911 is its code at the Swiss post",
	}),
	of("Mount Athos", "GR", [], /^6308[67]$/, { source: "article 6(1)(a)" }),
	of("the Åland Islands", "FI", ["AX"], /^(AX)?22\d{3}$/, {
		fromState: "standard",
		source: "article 6(1)(d); Finnish act 1266/1996: its tax border is one for goods",
	}),
	of("Guadeloupe", "FR", ["GP"], /^971(?!33$|50$)\d\d$/, { ...overseas(85_000) }),
	of("Martinique", "FR", ["MQ"], /^972\d\d$/, { ...overseas(85_000) }),
	of("Réunion", "FR", ["RE"], /^974\d\d$/, { ...overseas(85_000) }),
	of("French Guiana", "FR", ["GF"], /^973\d\d$/, { ...overseas() }),
	of("Mayotte", "FR", ["YT"], /^976\d\d$/, { ...overseas() }),
	of("Saint Martin", "FR", ["MF"], /^97150$/, { source: "article 6(1)(c)" }),
	of(
		"the French overseas collectivities",
		"FR",
		["BL", "PM", "WF", "PF", "NC", "TF"],
		/^(97133|975\d\d|98[4678]\d\d)$/,
		{
			source: "article 5(2): the Treaty applies there by its part four only",
		},
	),
	of("Greenland", "DK", ["GL"], /^39\d\d$/, { source: "article 5(2); Treaty, article 204" }),
	of("the Faroe Islands", "DK", ["FO"], /^FO\d{3}$/, { source: "article 5(2); Treaty, article 355(5)(a)" }),
];

function of(
	name: string,
	state: string,
	codes: readonly string[],
	postalCode: RegExp,
	more: { vatOf?: string; rateMillionths?: number; fromState?: number | "standard"; source: string },
): VatTerritory {
	return { vatOf: null, name, state, codes, postalCode, ...more };
}

/** A part of a country's VAT territory that has a rate of its own. */
function within(vatOf: string, rateMillionths: number, source: string) {
	return { vatOf, rateMillionths, source };
}

/** France's departments overseas: third territories for all others, with rates of their own for sellers in France. */
function overseas(fromState?: number) {
	const source = "article 6(1)(c); Code général des impôts, articles 294 and 296; BOI-TVA-GEO-20-40";
	return { ...(fromState !== undefined && { fromState }), source };
}

/**
 * The territory an address lies in.
 * @param country ISO 3166-1 code in upper case.
 * @param postalCode as it was typed; null where only the country is known.
 * @returns null for an address whose VAT is simply its country's.
 */
export function vatTerritoryOf(country: string, postalCode: string | null): VatTerritory | null {
	const spellings = postalCodeSpellings(postalCode ?? "");
	const holds = ({ state, postalCode: form }: VatTerritory) =>
		state === country && spellings.some((spelling) => form?.test(spelling));
	return VAT_TERRITORIES.find(({ codes }) => codes.includes(country)) ?? VAT_TERRITORIES.find(holds) ?? null;
}

/** Whether only the postal code tells whose VAT applies at an address of this country. */
export function needsPostalCode(country: string): boolean {
	return VAT_TERRITORIES.some(
		({ state, vatOf, rateMillionths }) => state === country && (vatOf !== state || rateMillionths !== undefined),
	);
}

/** Whether a postal code tells the place: it has its country's form, or is the neighbour's of one of its territories. */
export function isTellingPostalCode(country: string, postalCode: string): boolean {
	return hasPostalForm(country, postalCode) || vatTerritoryOf(country, postalCode) !== null;
}
