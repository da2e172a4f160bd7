/**
 * Countries a seller can be in: those whose own VAT is one rate that our tables hold. Left out are countries that tax by
 * state or province (the USA, Canada), and those whose rate the tables do not state, where an order would silently go
 * untaxed. Source: the tables of `sales-tax`, against which the test holds this list; ISO 3166-1.
 */
const SELLER_COUNTRIES: ReadonlySet<string> = new Set(
	(
		"AD AE AI AL AM AO AR AT AU AW AZ BA BB BE BG BH BO BR BS BW BY CH CL CN CO CR CW CY CZ DE DK DO DZ EC EE " +
		"EG ER ES FI FR GB GE GH GR GT HN HR HU ID IE IL IM IN IS IT JE JO JP KE KR KW KZ LB LC LI LK LT LU LV MA " +
		"MC MD MG MK MM MN MT MU MV MX MY NA NG NI NL NO NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SC SE " +
		"SG SI SK SR SV TH TN TR TT TW TZ UA UG UY UZ VE VN ZA ZM ZW"
	).split(" "),
);

/** @param country code as ISO 3166-1 writes it, in capitals. */
export function isSellerCountry(country: string): boolean {
	return SELLER_COUNTRIES.has(country);
}
