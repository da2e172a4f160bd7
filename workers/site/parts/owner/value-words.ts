import { countryName, dayOf, pricingWords, spoken } from "../../words/format.ts";

const SPOKEN: Readonly<Record<string, (value: string) => string>> = {
	country: countryName,
	pricing_model: pricingWords,
	stage: spoken,
	// A milestone begins with its day.
	milestones: (value) => value.replace(/^\d{4}-\d{2}-\d{2}/, dayOf),
};

/** A value of a fact in people's words: of a code its name. */
export function valueWords(field: string, value: string): string {
	return value === "" ? "" : (SPOKEN[field]?.(value) ?? value);
}
