import { ABOUT_PAGE_TRAPS } from "#drafting/traps/about-pages";
import { AIMED_AT_BEGINNINGS } from "#drafting/traps/beginnings";
import { BIDDING_AND_TERMS } from "#drafting/traps/bidding-and-terms";
import { CATEGORY_TRAPS } from "#drafting/traps/categories";
import { CHOICE_TRAPS } from "#drafting/traps/choices";
import { FACT_TRAPS } from "#drafting/traps/facts";
import { FOUNDER_PLACE_TRAPS } from "#drafting/traps/founder-places";
import { FURTHER_TRAPS } from "#drafting/traps/further";
import { HEADED_FOR_OTHERS } from "#drafting/traps/headed-for-others";
import { OPENED_WIDER } from "#drafting/traps/opened-wider";
import { OPENING_TRAPS } from "#drafting/traps/openings";
import { FURTHER_OPENING_TRAPS } from "#drafting/traps/openings-further";
import { ORIGIN_TRAPS } from "#drafting/traps/origins";
import { PLACE_LINE_TRAPS } from "#drafting/traps/place-lines";
import { PLACE_TRAPS } from "#drafting/traps/places";
import { PLAIN_WORD_TRAPS } from "#drafting/traps/plain-words";
import { PRICE_TRAPS } from "#drafting/traps/prices";
import { QUESTION_TRAPS } from "#drafting/traps/questions";
import { SELF_DESCRIPTION_TRAPS } from "#drafting/traps/self-descriptions";
import { SENSE_TRAPS } from "#drafting/traps/sense";
import { SHORTENED_TRAPS } from "#drafting/traps/shortened";
import { STAGE_TRAPS } from "#drafting/traps/stages";
import { THINGS_OF_THE_SITE } from "#drafting/traps/things-of-the-site";
import type { Trap } from "#drafting/traps/trap";
import { WHO_AND_WHEN_TRAPS } from "#drafting/traps/who-and-when";
import { WHOLE_SITES } from "#drafting/traps/whole-sites/all-sites";
import { refusedOf, trapsOf } from "#drafting/traps/whole-sites/whole-site";

/** Every claim that a page tempts to and does not bear out, with honest ones of each kind beside them. */
export const TRAPS: readonly Trap[] = [
	...ABOUT_PAGE_TRAPS,
	...FOUNDER_PLACE_TRAPS,
	...OPENING_TRAPS,
	...FURTHER_OPENING_TRAPS,
	...PLACE_TRAPS,
	...PLACE_LINE_TRAPS,
	...ORIGIN_TRAPS,
	...PRICE_TRAPS,
	...QUESTION_TRAPS,
	...SENSE_TRAPS,
	...STAGE_TRAPS,
	...CHOICE_TRAPS,
	...CATEGORY_TRAPS,
	...SELF_DESCRIPTION_TRAPS,
	...FURTHER_TRAPS,
	...FACT_TRAPS,
	...PLAIN_WORD_TRAPS,
	...SHORTENED_TRAPS,
	...THINGS_OF_THE_SITE,
	...HEADED_FOR_OTHERS,
	...WHO_AND_WHEN_TRAPS,
	...AIMED_AT_BEGINNINGS,
	...OPENED_WIDER,
	...BIDDING_AND_TERMS,
	...trapsOf(WHOLE_SITES),
];

/** Honest claims that the gate refuses still. */
export const STILL_REFUSED: readonly Trap[] = refusedOf(WHOLE_SITES);
