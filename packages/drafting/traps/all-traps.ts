import { ABOUT_PAGE_TRAPS } from "#drafting/traps/about-pages";
import { AIMED_AT_BEGINNINGS } from "#drafting/traps/beginnings";
import { CATEGORY_TRAPS } from "#drafting/traps/categories";
import { CHOICE_TRAPS } from "#drafting/traps/choices";
import { FACT_TRAPS } from "#drafting/traps/facts";
import { FOUNDER_PLACE_TRAPS } from "#drafting/traps/founder-places";
import { FURTHER_TRAPS } from "#drafting/traps/further";
import { HEADED_FOR_OTHERS } from "#drafting/traps/headed-for-others";
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
import { ASIAN_AND_TURKISH_SITES } from "#drafting/traps/whole-sites/asian-and-turkish";
import { BARN_SITES } from "#drafting/traps/whole-sites/barn-sites";
import { BESIDE_THE_PRODUCT } from "#drafting/traps/whole-sites/beside-the-product";
import { BUSY_SITES } from "#drafting/traps/whole-sites/busy";
import { BUSY_PAGES } from "#drafting/traps/whole-sites/busy-pages";
import { CLUBS_AND_KEEPERS } from "#drafting/traps/whole-sites/clubs-and-keepers";
import { CLUBS_AND_KEEPERS_ELSEWHERE } from "#drafting/traps/whole-sites/clubs-and-keepers-elsewhere";
import { COUNTER_ELSEWHERE } from "#drafting/traps/whole-sites/counter-elsewhere";
import { COUNTER_ENGLISH } from "#drafting/traps/whole-sites/counter-english";
import { ENGLISH_SITES } from "#drafting/traps/whole-sites/english";
import { ENGLISH_SOFTWARE_SITES } from "#drafting/traps/whole-sites/english-software";
import { EVERYDAY_ELSEWHERE } from "#drafting/traps/whole-sites/everyday-elsewhere";
import { EVERYDAY_ENGLISH } from "#drafting/traps/whole-sites/everyday-english";
import { EVERYDAY_SERVICES } from "#drafting/traps/whole-sites/everyday-services";
import { EVERYDAY_TEMPTATIONS } from "#drafting/traps/whole-sites/everyday-temptations";
import { GERMANIC_AND_SLAVIC_SITES } from "#drafting/traps/whole-sites/germanic-and-slavic";
import { LANDING_SITES } from "#drafting/traps/whole-sites/landing";
import { LAST_PRODUCTS } from "#drafting/traps/whole-sites/last-products";
import { LAUNCH_PAGES } from "#drafting/traps/whole-sites/launch-pages";
import { LED_ASTRAY_ELSEWHERE } from "#drafting/traps/whole-sites/led-astray-elsewhere";
import { LED_ASTRAY_ENGLISH } from "#drafting/traps/whole-sites/led-astray-english";
import { LEDGER_ELSEWHERE } from "#drafting/traps/whole-sites/ledger-elsewhere";
import { LEDGER_ENGLISH } from "#drafting/traps/whole-sites/ledger-english";
import { LISTS_AND_FOOTNOTES } from "#drafting/traps/whole-sites/lists-and-footnotes";
import { LISTS_AND_FOOTNOTES_ELSEWHERE } from "#drafting/traps/whole-sites/lists-and-footnotes-elsewhere";
import { MARKET_ELSEWHERE } from "#drafting/traps/whole-sites/market-elsewhere";
import { MARKET_ENGLISH } from "#drafting/traps/whole-sites/market-english";
import { NEIGHBOURS_AND_CROSSES } from "#drafting/traps/whole-sites/neighbours-and-crosses";
import { OFFICE_SOFTWARE } from "#drafting/traps/whole-sites/office-software";
import { ORCHARD_AIMED } from "#drafting/traps/whole-sites/orchard-aimed";
import { ORCHARD_ELSEWHERE } from "#drafting/traps/whole-sites/orchard-elsewhere";
import { ORCHARD_ENGLISH } from "#drafting/traps/whole-sites/orchard-english";
import { ORCHARD_TEMPTATIONS } from "#drafting/traps/whole-sites/orchard-temptations";
import { ORDINARY_ENGLISH } from "#drafting/traps/whole-sites/ordinary-english";
import { ORDINARY_FURTHER_AWAY } from "#drafting/traps/whole-sites/ordinary-further-away";
import { ORDINARY_GERMAN_AND_FRENCH } from "#drafting/traps/whole-sites/ordinary-german-and-french";
import { ORDINARY_TEMPTATIONS } from "#drafting/traps/whole-sites/ordinary-temptations";
import { PLAIN_ENGLISH } from "#drafting/traps/whole-sites/plain-english";
import { PLAIN_ENGLISH_TOO } from "#drafting/traps/whole-sites/plain-english-too";
import { PLAIN_GERMAN_AND_FRENCH } from "#drafting/traps/whole-sites/plain-german-and-french";
import { POCKET_ELSEWHERE } from "#drafting/traps/whole-sites/pocket-elsewhere";
import { POCKET_ENGLISH } from "#drafting/traps/whole-sites/pocket-english";
import { QUAY_ELSEWHERE } from "#drafting/traps/whole-sites/quay-elsewhere";
import { QUAY_ENGLISH } from "#drafting/traps/whole-sites/quay-english";
import { QUAY_TEMPTATIONS } from "#drafting/traps/whole-sites/quay-temptations";
import { ROMANCE_SITES } from "#drafting/traps/whole-sites/romance";
import { SHELF_ELSEWHERE } from "#drafting/traps/whole-sites/shelf-elsewhere";
import { SHELF_ENGLISH } from "#drafting/traps/whole-sites/shelf-english";
import { SHELF_ENGLISH_TOO } from "#drafting/traps/whole-sites/shelf-english-too";
import { SMALL_APPS } from "#drafting/traps/whole-sites/small-apps";
import { TOOLS_AND_THINGS_AROUND } from "#drafting/traps/whole-sites/things-around";
import { THINGS_AROUND_ELSEWHERE } from "#drafting/traps/whole-sites/things-around-elsewhere";
import { THINGS_AROUND_IN_EUROPE } from "#drafting/traps/whole-sites/things-around-in-europe";
import { UNSEEN_PRODUCTS } from "#drafting/traps/whole-sites/unseen-products";
import { UNSEEN_TEMPTATIONS } from "#drafting/traps/whole-sites/unseen-temptations";
import { refusedOf, trapsOf, type WholeSite } from "#drafting/traps/whole-sites/whole-site";
import { WINDOW_SITES } from "#drafting/traps/whole-sites/window-sites";
import { WORDED_APPS } from "#drafting/traps/whole-sites/worded-apps";
import { WORDED_FURTHER_AWAY } from "#drafting/traps/whole-sites/worded-further-away";
import { WORDED_FURTHER_IN_EUROPE } from "#drafting/traps/whole-sites/worded-further-in-europe";
import { WORDED_IN_EUROPE } from "#drafting/traps/whole-sites/worded-in-europe";
import { WORDED_MAKERS } from "#drafting/traps/whole-sites/worded-makers";
import { WORDED_SERVICES } from "#drafting/traps/whole-sites/worded-services";
import { WORDED_TOOLS } from "#drafting/traps/whole-sites/worded-tools";
import { WORKSHOP_TOOLS } from "#drafting/traps/whole-sites/workshop-tools";

const SITES: readonly WholeSite[] = [
	...BUSY_SITES,
	...BUSY_PAGES,
	...BESIDE_THE_PRODUCT,
	...ENGLISH_SITES,
	...ENGLISH_SOFTWARE_SITES,
	...ROMANCE_SITES,
	...GERMANIC_AND_SLAVIC_SITES,
	...ASIAN_AND_TURKISH_SITES,
	...LAUNCH_PAGES,
	...NEIGHBOURS_AND_CROSSES,
	...TOOLS_AND_THINGS_AROUND,
	...THINGS_AROUND_IN_EUROPE,
	...THINGS_AROUND_ELSEWHERE,
	...WORDED_APPS,
	...WORDED_FURTHER_AWAY,
	...WORDED_FURTHER_IN_EUROPE,
	...WORDED_IN_EUROPE,
	...WORDED_MAKERS,
	...WORDED_SERVICES,
	...WORDED_TOOLS,
	...CLUBS_AND_KEEPERS,
	...CLUBS_AND_KEEPERS_ELSEWHERE,
	...LISTS_AND_FOOTNOTES,
	...LISTS_AND_FOOTNOTES_ELSEWHERE,
	...OFFICE_SOFTWARE,
	...EVERYDAY_SERVICES,
	...SMALL_APPS,
	...WORKSHOP_TOOLS,
	...PLAIN_ENGLISH,
	...PLAIN_ENGLISH_TOO,
	...PLAIN_GERMAN_AND_FRENCH,
	...ORDINARY_ENGLISH,
	...ORDINARY_GERMAN_AND_FRENCH,
	...ORDINARY_FURTHER_AWAY,
	...ORDINARY_TEMPTATIONS,
	...LAST_PRODUCTS,
	...UNSEEN_TEMPTATIONS,
	...UNSEEN_PRODUCTS,
	...EVERYDAY_TEMPTATIONS,
	...EVERYDAY_ELSEWHERE,
	...EVERYDAY_ENGLISH,
	...LEDGER_ENGLISH,
	...LEDGER_ELSEWHERE,
	...POCKET_ENGLISH,
	...POCKET_ELSEWHERE,
	...MARKET_ENGLISH,
	...MARKET_ELSEWHERE,
	...LED_ASTRAY_ENGLISH,
	...LED_ASTRAY_ELSEWHERE,
	...SHELF_ENGLISH,
	...SHELF_ENGLISH_TOO,
	...SHELF_ELSEWHERE,
	...COUNTER_ENGLISH,
	...COUNTER_ELSEWHERE,
	...WINDOW_SITES,
	...QUAY_ENGLISH,
	...QUAY_ELSEWHERE,
	...QUAY_TEMPTATIONS,
	...LANDING_SITES,
	...ORCHARD_ENGLISH,
	...ORCHARD_ELSEWHERE,
	...ORCHARD_TEMPTATIONS,
	...ORCHARD_AIMED,
	...BARN_SITES,
];

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
	...trapsOf(SITES),
];

/** Honest claims that the gate refuses still. */
export const STILL_REFUSED: readonly Trap[] = refusedOf(SITES);
