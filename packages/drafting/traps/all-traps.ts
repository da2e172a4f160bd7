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
];
