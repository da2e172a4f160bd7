import { CATEGORY_TRAPS } from "#drafting/traps/categories";
import { CHOICE_TRAPS } from "#drafting/traps/choices";
import { FACT_TRAPS } from "#drafting/traps/facts";
import { FURTHER_TRAPS } from "#drafting/traps/further";
import { ORIGIN_TRAPS } from "#drafting/traps/origins";
import { PLACE_TRAPS } from "#drafting/traps/places";
import { PRICE_TRAPS } from "#drafting/traps/prices";
import { SELF_DESCRIPTION_TRAPS } from "#drafting/traps/self-descriptions";
import { SENSE_TRAPS } from "#drafting/traps/sense";
import type { Trap } from "#drafting/traps/trap";
import { ASIAN_AND_TURKISH_SITES } from "#drafting/traps/whole-sites/asian-and-turkish";
import { BUSY_SITES } from "#drafting/traps/whole-sites/busy";
import { ENGLISH_SITES } from "#drafting/traps/whole-sites/english";
import { ENGLISH_SOFTWARE_SITES } from "#drafting/traps/whole-sites/english-software";
import { GERMANIC_AND_SLAVIC_SITES } from "#drafting/traps/whole-sites/germanic-and-slavic";
import { ROMANCE_SITES } from "#drafting/traps/whole-sites/romance";
import { trapsOf } from "#drafting/traps/whole-sites/whole-site";

/** Every claim that a page tempts to and does not bear out, with honest ones of each kind beside them. */
export const TRAPS: readonly Trap[] = [
	...PLACE_TRAPS,
	...ORIGIN_TRAPS,
	...PRICE_TRAPS,
	...SENSE_TRAPS,
	...CHOICE_TRAPS,
	...CATEGORY_TRAPS,
	...SELF_DESCRIPTION_TRAPS,
	...FURTHER_TRAPS,
	...FACT_TRAPS,
	...trapsOf([
		...BUSY_SITES,
		...ENGLISH_SITES,
		...ENGLISH_SOFTWARE_SITES,
		...ROMANCE_SITES,
		...GERMANIC_AND_SLAVIC_SITES,
		...ASIAN_AND_TURKISH_SITES,
	]),
];
