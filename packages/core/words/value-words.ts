import { countryName, milestoneDay, pricingWords, spoken } from "#core/words/format";
import { platformName } from "#core/words/platform-name";
import { fieldName } from "#core/words/shared";

const SPOKEN: Readonly<Record<string, (value: string) => string>> = {
	country: countryName,
	pricing_model: pricingWords,
	stage: spoken,
	// A milestone begins with its day.
	milestones: (value) => value.replace(/^\d{4}-\d{2}-\d{2}/, milestoneDay),
};

/** A value of a fact, or what an entry of it is called, in people's words: of a code its name. */
export function valueWords(field: string, value: string): string {
	return value === "" ? "" : (SPOKEN[field]?.(value) ?? value);
}

/** What an entry of a list or part is called: of a profile elsewhere its platform, of a story its section. */
export function entryWords(field: string, entry: string): string {
	if (field === "socials") return platformName(entry);
	return field === "story" ? fieldName(entry) : valueWords(field, entry);
}
