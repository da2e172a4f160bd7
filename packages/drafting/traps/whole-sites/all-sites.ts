import { ASIAN_AND_TURKISH_SITES } from "#drafting/traps/whole-sites/asian-and-turkish";
import { BESIDE_THE_PRODUCT } from "#drafting/traps/whole-sites/beside-the-product";
import { BUSY_LISTS } from "#drafting/traps/whole-sites/busy-lists";
import { BUSY_PAGES } from "#drafting/traps/whole-sites/busy-pages";
import { CLUBS_AND_KEEPERS } from "#drafting/traps/whole-sites/clubs-and-keepers";
import { CLUBS_AND_KEEPERS_ELSEWHERE } from "#drafting/traps/whole-sites/clubs-and-keepers-elsewhere";
import { ENGLISH_SOFTWARE_SITES } from "#drafting/traps/whole-sites/english-software";
import { EVERYDAY_SERVICES } from "#drafting/traps/whole-sites/everyday-services";
import { FOUNDERS_ENGLISH } from "#drafting/traps/whole-sites/founders-english";
import { FOUNDERS_FURTHER_LANGUAGES } from "#drafting/traps/whole-sites/founders-further-languages";
import { FOUNDERS_GERMAN_AND_ROMANCE } from "#drafting/traps/whole-sites/founders-german-and-romance";
import { GERMANIC_AND_SLAVIC_SITES } from "#drafting/traps/whole-sites/germanic-and-slavic";
import { LAUNCH_PAGES } from "#drafting/traps/whole-sites/launch-pages";
import { LED_ASTRAY_ELSEWHERE } from "#drafting/traps/whole-sites/led-astray-elsewhere";
import { LED_ASTRAY_ENGLISH } from "#drafting/traps/whole-sites/led-astray-english";
import { LISTS_AND_FOOTNOTES } from "#drafting/traps/whole-sites/lists-and-footnotes";
import { LISTS_AND_FOOTNOTES_ELSEWHERE } from "#drafting/traps/whole-sites/lists-and-footnotes-elsewhere";
import { NEIGHBOURS_AND_CROSSES } from "#drafting/traps/whole-sites/neighbours-and-crosses";
import { OFFICE_SOFTWARE } from "#drafting/traps/whole-sites/office-software";
import { PRODUCTS_01_ENGLISH } from "#drafting/traps/whole-sites/products-01-english";
import { PRODUCTS_01_ENGLISH_FURTHER } from "#drafting/traps/whole-sites/products-01-english-further";
import { PRODUCTS_01_GERMAN_AND_FRENCH } from "#drafting/traps/whole-sites/products-01-german-and-french";
import { PRODUCTS_02_ENGLISH } from "#drafting/traps/whole-sites/products-02-english";
import { PRODUCTS_02_GERMAN_AND_FRENCH } from "#drafting/traps/whole-sites/products-02-german-and-french";
import { PRODUCTS_02_SPANISH_PORTUGUESE_JAPANESE } from "#drafting/traps/whole-sites/products-02-spanish-portuguese-japanese";
import { PRODUCTS_02_TEMPTING } from "#drafting/traps/whole-sites/products-02-tempting";
import { PRODUCTS_03_ENGLISH } from "#drafting/traps/whole-sites/products-03-english";
import { PRODUCTS_03_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-03-other-languages";
import { PRODUCTS_03_TEMPTING } from "#drafting/traps/whole-sites/products-03-tempting";
import { PRODUCTS_04_SIX_LANGUAGES } from "#drafting/traps/whole-sites/products-04-six-languages";
import { PRODUCTS_04_TEMPTING } from "#drafting/traps/whole-sites/products-04-tempting";
import { PRODUCTS_05_FOUR_LANGUAGES } from "#drafting/traps/whole-sites/products-05-four-languages";
import { PRODUCTS_06_ENGLISH } from "#drafting/traps/whole-sites/products-06-english";
import { PRODUCTS_06_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-06-other-languages";
import { PRODUCTS_07_ENGLISH } from "#drafting/traps/whole-sites/products-07-english";
import { PRODUCTS_07_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-07-other-languages";
import { PRODUCTS_08_ENGLISH } from "#drafting/traps/whole-sites/products-08-english";
import { PRODUCTS_08_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-08-other-languages";
import { PRODUCTS_09_ENGLISH } from "#drafting/traps/whole-sites/products-09-english";
import { PRODUCTS_09_ENGLISH_FURTHER } from "#drafting/traps/whole-sites/products-09-english-further";
import { PRODUCTS_09_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-09-other-languages";
import { PRODUCTS_10_ENGLISH } from "#drafting/traps/whole-sites/products-10-english";
import { PRODUCTS_10_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-10-other-languages";
import { PRODUCTS_11_FIVE_LANGUAGES } from "#drafting/traps/whole-sites/products-11-five-languages";
import { PRODUCTS_12_ENGLISH } from "#drafting/traps/whole-sites/products-12-english";
import { PRODUCTS_12_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-12-other-languages";
import { PRODUCTS_12_TEMPTING } from "#drafting/traps/whole-sites/products-12-tempting";
import { PRODUCTS_13_FOUR_LANGUAGES } from "#drafting/traps/whole-sites/products-13-four-languages";
import { PRODUCTS_14_AIMED } from "#drafting/traps/whole-sites/products-14-aimed";
import { PRODUCTS_14_ENGLISH } from "#drafting/traps/whole-sites/products-14-english";
import { PRODUCTS_14_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-14-other-languages";
import { PRODUCTS_14_TEMPTING } from "#drafting/traps/whole-sites/products-14-tempting";
import { PRODUCTS_15_FIVE_LANGUAGES } from "#drafting/traps/whole-sites/products-15-five-languages";
import { PRODUCTS_16_ENGLISH } from "#drafting/traps/whole-sites/products-16-english";
import { PRODUCTS_16_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-16-other-languages";
import { PRODUCTS_17_ENGLISH } from "#drafting/traps/whole-sites/products-17-english";
import { PRODUCTS_17_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-17-other-languages";
import { PRODUCTS_18_AIMED } from "#drafting/traps/whole-sites/products-18-aimed";
import { PRODUCTS_19_ENGLISH } from "#drafting/traps/whole-sites/products-19-english";
import { PRODUCTS_19_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-19-other-languages";
import { PRODUCTS_20_FOUR_LANGUAGES } from "#drafting/traps/whole-sites/products-20-four-languages";
import { PRODUCTS_21_ORDINARY } from "#drafting/traps/whole-sites/products-21-ordinary";
import { PRODUCTS_22_ENGLISH } from "#drafting/traps/whole-sites/products-22-english";
import { PRODUCTS_22_ENGLISH_FURTHER } from "#drafting/traps/whole-sites/products-22-english-further";
import { PRODUCTS_22_FURTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-22-further-languages";
import { PRODUCTS_22_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-22-other-languages";
import { PRODUCTS_23_ENGLISH } from "#drafting/traps/whole-sites/products-23-english";
import { PRODUCTS_23_ENGLISH_FURTHER } from "#drafting/traps/whole-sites/products-23-english-further";
import { PRODUCTS_23_OTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-23-other-languages";
import { PRODUCTS_24_AIMED } from "#drafting/traps/whole-sites/products-24-aimed";
import { PRODUCTS_25_ENGLISH } from "#drafting/traps/whole-sites/products-25-english";
import { PRODUCTS_25_GERMAN_FRENCH_SPANISH } from "#drafting/traps/whole-sites/products-25-german-french-spanish";
import { PRODUCTS_25_ITALIAN_PORTUGUESE_DUTCH } from "#drafting/traps/whole-sites/products-25-italian-portuguese-dutch";
import { PRODUCTS_25_POLISH_SWEDISH_JAPANESE } from "#drafting/traps/whole-sites/products-25-polish-swedish-japanese";
import { PRODUCTS_26_ENGLISH } from "#drafting/traps/whole-sites/products-26-english";
import { PRODUCTS_26_ENGLISH_FURTHER } from "#drafting/traps/whole-sites/products-26-english-further";
import { PRODUCTS_26_FRENCH_AND_SPANISH } from "#drafting/traps/whole-sites/products-26-french-and-spanish";
import { PRODUCTS_26_FURTHER_LANGUAGES } from "#drafting/traps/whole-sites/products-26-further-languages";
import { PRODUCTS_26_GERMAN } from "#drafting/traps/whole-sites/products-26-german";
import { PRODUCTS_27_ENGLISH } from "#drafting/traps/whole-sites/products-27-english";
import { PRODUCTS_27_GERMAN_FRENCH_SPANISH } from "#drafting/traps/whole-sites/products-27-german-french-spanish";
import { PRODUCTS_27_ITALIAN_PORTUGUESE_DUTCH } from "#drafting/traps/whole-sites/products-27-italian-portuguese-dutch";
import { PRODUCTS_27_POLISH_SWEDISH_JAPANESE } from "#drafting/traps/whole-sites/products-27-polish-swedish-japanese";
import { PRODUCTS_28_ENGLISH } from "#drafting/traps/whole-sites/products-28-english";
import { PRODUCTS_28_GERMAN_DANISH_FRENCH } from "#drafting/traps/whole-sites/products-28-german-danish-french";
import { PRODUCTS_28_SPANISH_FINNISH_CZECH } from "#drafting/traps/whole-sites/products-28-spanish-finnish-czech";
import { PRODUCTS_28_TURKISH_KOREAN_HUNGARIAN } from "#drafting/traps/whole-sites/products-28-turkish-korean-hungarian";
import { PRODUCTS_29_PRICES } from "#drafting/traps/whole-sites/products-29-prices";
import { PRODUCTS_29_PRICES_ELSEWHERE } from "#drafting/traps/whole-sites/products-29-prices-elsewhere";
import { PRODUCTS_29_PRICES_FURTHER } from "#drafting/traps/whole-sites/products-29-prices-further";
import { PRODUCTS_29_PRICES_GERMAN_FRENCH_SPANISH } from "#drafting/traps/whole-sites/products-29-prices-german-french-spanish";
import { ROMANCE_LANGUAGES } from "#drafting/traps/whole-sites/romance-languages";
import { SHOPS_AND_TRADES_ENGLISH } from "#drafting/traps/whole-sites/shops-and-trades-english";
import { SMALL_APPS } from "#drafting/traps/whole-sites/small-apps";
import { TOOLS_AND_THINGS_AROUND } from "#drafting/traps/whole-sites/things-around";
import { THINGS_AROUND_ELSEWHERE } from "#drafting/traps/whole-sites/things-around-elsewhere";
import { THINGS_AROUND_IN_EUROPE } from "#drafting/traps/whole-sites/things-around-in-europe";
import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";
import { WORDED_APPS } from "#drafting/traps/whole-sites/worded-apps";
import { WORDED_FURTHER_AWAY } from "#drafting/traps/whole-sites/worded-further-away";
import { WORDED_FURTHER_IN_EUROPE } from "#drafting/traps/whole-sites/worded-further-in-europe";
import { WORDED_IN_EUROPE } from "#drafting/traps/whole-sites/worded-in-europe";
import { WORDED_MAKERS } from "#drafting/traps/whole-sites/worded-makers";
import { WORDED_SERVICES } from "#drafting/traps/whole-sites/worded-services";
import { WORDED_TOOLS } from "#drafting/traps/whole-sites/worded-tools";
import { WORKSHOP_TOOLS } from "#drafting/traps/whole-sites/workshop-tools";

/**
 * The small sites of this folder. A set is named by what it holds; one of ordinary products by its round and its languages, with
 * `tempting` for pages that tell much of others and `aimed` for what was written against rules that had become wider. A new set is
 * a file of its own, or, of products, of the next round.
 * Source: docs/drafting.md#adding-a-trap
 */
export const WHOLE_SITES: readonly WholeSite[] = [
	// Shops, trades and software, by language: the first sets.
	...SHOPS_AND_TRADES_ENGLISH,
	...ENGLISH_SOFTWARE_SITES,
	...ROMANCE_LANGUAGES,
	...GERMANIC_AND_SLAVIC_SITES,
	...ASIAN_AND_TURKISH_SITES,
	// Lists, prices and names under titles that tell little, and one product among much else on a page.
	...BUSY_LISTS,
	...BUSY_PAGES,
	// What stands around a product: customers, printers, law, sister projects, neighbours, crosses among ticks.
	...BESIDE_THE_PRODUCT,
	...TOOLS_AND_THINGS_AROUND,
	...THINGS_AROUND_IN_EUROPE,
	...THINGS_AROUND_ELSEWHERE,
	...NEIGHBOURS_AND_CROSSES,
	// Claims in words that say a little more than the page, and honest ones in a model's own words.
	...WORDED_APPS,
	...WORDED_MAKERS,
	...WORDED_SERVICES,
	...WORDED_TOOLS,
	...WORDED_IN_EUROPE,
	...WORDED_FURTHER_IN_EUROPE,
	...WORDED_FURTHER_AWAY,
	// Pages that launch a product: screens drawn in markup, rivals in a table, a plan of what comes.
	...LAUNCH_PAGES,
	// Guests, regulators, older products and other people's deeds; then what a page says by its form alone.
	...CLUBS_AND_KEEPERS,
	...CLUBS_AND_KEEPERS_ELSEWHERE,
	...LISTS_AND_FOOTNOTES,
	...LISTS_AND_FOOTNOTES_ELSEWHERE,
	// Software for offices, services, apps and tools: exceptions, roles, amounts and a past that are somebody else's.
	...OFFICE_SOFTWARE,
	...EVERYDAY_SERVICES,
	...SMALL_APPS,
	...WORKSHOP_TOOLS,
	// Sentences that lead one way and mean another.
	...LED_ASTRAY_ENGLISH,
	...LED_ASTRAY_ELSEWHERE,
	// Ordinary products, in rounds: each was written before the rules of its day had been read, counted, and then mended.
	...PRODUCTS_01_ENGLISH,
	...PRODUCTS_01_ENGLISH_FURTHER,
	...PRODUCTS_01_GERMAN_AND_FRENCH,
	...PRODUCTS_02_ENGLISH,
	...PRODUCTS_02_GERMAN_AND_FRENCH,
	...PRODUCTS_02_SPANISH_PORTUGUESE_JAPANESE,
	...PRODUCTS_02_TEMPTING,
	...PRODUCTS_03_ENGLISH,
	...PRODUCTS_03_OTHER_LANGUAGES,
	...PRODUCTS_03_TEMPTING,
	...PRODUCTS_04_SIX_LANGUAGES,
	...PRODUCTS_04_TEMPTING,
	...PRODUCTS_05_FOUR_LANGUAGES,
	...PRODUCTS_06_ENGLISH,
	...PRODUCTS_06_OTHER_LANGUAGES,
	...PRODUCTS_07_ENGLISH,
	...PRODUCTS_07_OTHER_LANGUAGES,
	...PRODUCTS_08_ENGLISH,
	...PRODUCTS_08_OTHER_LANGUAGES,
	...PRODUCTS_09_ENGLISH,
	...PRODUCTS_09_ENGLISH_FURTHER,
	...PRODUCTS_09_OTHER_LANGUAGES,
	...PRODUCTS_10_ENGLISH,
	...PRODUCTS_10_OTHER_LANGUAGES,
	...PRODUCTS_11_FIVE_LANGUAGES,
	...PRODUCTS_12_ENGLISH,
	...PRODUCTS_12_OTHER_LANGUAGES,
	...PRODUCTS_12_TEMPTING,
	...PRODUCTS_13_FOUR_LANGUAGES,
	...PRODUCTS_14_AIMED,
	...PRODUCTS_14_ENGLISH,
	...PRODUCTS_14_OTHER_LANGUAGES,
	...PRODUCTS_14_TEMPTING,
	...PRODUCTS_15_FIVE_LANGUAGES,
	...PRODUCTS_16_ENGLISH,
	...PRODUCTS_16_OTHER_LANGUAGES,
	...PRODUCTS_17_ENGLISH,
	...PRODUCTS_17_OTHER_LANGUAGES,
	...PRODUCTS_18_AIMED,
	...PRODUCTS_19_ENGLISH,
	...PRODUCTS_19_OTHER_LANGUAGES,
	...PRODUCTS_20_FOUR_LANGUAGES,
	...PRODUCTS_21_ORDINARY,
	...PRODUCTS_22_ENGLISH,
	...PRODUCTS_22_ENGLISH_FURTHER,
	...PRODUCTS_22_OTHER_LANGUAGES,
	...PRODUCTS_22_FURTHER_LANGUAGES,
	...PRODUCTS_23_ENGLISH,
	...PRODUCTS_23_ENGLISH_FURTHER,
	...PRODUCTS_23_OTHER_LANGUAGES,
	...PRODUCTS_24_AIMED,
	...PRODUCTS_25_ENGLISH,
	...PRODUCTS_25_GERMAN_FRENCH_SPANISH,
	...PRODUCTS_25_ITALIAN_PORTUGUESE_DUTCH,
	...PRODUCTS_25_POLISH_SWEDISH_JAPANESE,
	...PRODUCTS_26_ENGLISH,
	...PRODUCTS_26_FURTHER_LANGUAGES,
	...PRODUCTS_26_GERMAN,
	...PRODUCTS_26_ENGLISH_FURTHER,
	...PRODUCTS_26_FRENCH_AND_SPANISH,
	...PRODUCTS_27_ENGLISH,
	...PRODUCTS_27_GERMAN_FRENCH_SPANISH,
	...PRODUCTS_27_ITALIAN_PORTUGUESE_DUTCH,
	...PRODUCTS_27_POLISH_SWEDISH_JAPANESE,
	...PRODUCTS_28_ENGLISH,
	...PRODUCTS_28_GERMAN_DANISH_FRENCH,
	...PRODUCTS_28_SPANISH_FINNISH_CZECH,
	...PRODUCTS_28_TURKISH_KOREAN_HUNGARIAN,
	...FOUNDERS_ENGLISH,
	...FOUNDERS_GERMAN_AND_ROMANCE,
	...FOUNDERS_FURTHER_LANGUAGES,
	...PRODUCTS_29_PRICES,
	...PRODUCTS_29_PRICES_GERMAN_FRENCH_SPANISH,
	...PRODUCTS_29_PRICES_ELSEWHERE,
	...PRODUCTS_29_PRICES_FURTHER,
];
