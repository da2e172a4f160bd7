import { findCountries } from "#drafting/lexicon/countries";
import { CANADIAN_PROVINCES, US_STATE_NAMES, US_STATES } from "#drafting/lexicon/regions";
import { BASED_IN, HEADQUARTERS_WORD } from "#drafting/lexicon/words";
import { CITY, cleanCity, readAddress } from "#drafting/reading/addresses";
import { nationalAddress } from "#drafting/reading/national-addresses";
import { registerCountry } from "#drafting/reading/registers";

/** A place that a text gives as an address, a seat or a home. */
export interface Place {
	/** ISO 3166-1 alpha-2. */
	country: string;
	city: string | null;
	/** By which rule it was read: a postal address, a headquarters statement, "based in", or a register entry. */
	by: "address" | "headquarters" | "based_in" | "register";
}

/** `in Portland, Oregon`, `in Austin, TX`, `in Montreal, Quebec`: the region tells the country. */
const TOWN_AND_REGION = new RegExp(
	`^[\\s:]*(?:in |at )?(${CITY}), (?:(${US_STATES}|${US_STATE_NAMES})|(?:${CANADIAN_PROVINCES}))(?![\\p{L}\\d])`,
	"u",
);

/** What a company's seat is called stands at most this far from the country's name. */
const SEAT_REACH = 60;

function seatPlace(text: string, words: RegExp, by: Place["by"]): Place | null {
	const seat = words.exec(text);
	if (!seat) return null;
	const from = seat.index + seat[0].length;
	const region = TOWN_AND_REGION.exec(text.slice(from, from + SEAT_REACH));
	if (region) return { country: region[2] ? "US" : "CA", city: cleanCity(region[1]), by };
	for (const mention of findCountries(text, { strict: by === "based_in" })) {
		const isAfter = mention.start >= from && mention.start - from <= SEAT_REACH;
		const isJustBefore = by === "headquarters" && mention.end <= seat.index && seat.index - mention.end <= 3;
		if (!isAfter && !isJustBefore) continue;
		if (isAfter && /[.!?]\s/u.test(text.slice(from, mention.start).replace(/\b(?:St|Mt|Ft)\. /gu, ""))) continue;
		return { country: mention.code, city: isAfter ? seatCity(text.slice(from, mention.start)) : null, by };
	}
	return null;
}

function seatCity(between: string): string | null {
	const match = new RegExp(`(?:^|[\\s:])(${CITY})(?:, ?[\\p{L}. ]{2,20})?[,\\s(]*$`, "u").exec(between);
	return cleanCity(match?.[1]);
}

/** The place that one piece of text (a block, or a few lines of an address) states; null when it states none. */
export function readPlace(text: string): Place | null {
	if (!/\d/u.test(text) && !BASED_IN.test(text) && !HEADQUARTERS_WORD.test(text) && !/registered/iu.test(text))
		return null;
	const address = readAddress(text);
	if (address) {
		const { country, city } = address;
		return { country, city, by: HEADQUARTERS_WORD.test(text) ? "headquarters" : "address" };
	}
	const national = nationalAddress(text);
	if (national) {
		const { country, city } = national;
		return {
			country,
			city: cleanCity(city ?? undefined),
			by: HEADQUARTERS_WORD.test(text) ? "headquarters" : "address",
		};
	}
	const seat = seatPlace(text, HEADQUARTERS_WORD, "headquarters") ?? seatPlace(text, BASED_IN, "based_in");
	if (seat !== null) return seat;
	const registered = registerCountry(text);
	return registered === null ? null : { country: registered, city: null, by: "register" };
}

/** Somebody else's place: an event's, a provider's, a shop's that sells the product. */
const OTHERS_WORDS =
	/\b(?:event|conference|webinar|venue|booth|sponsors?|customers?|clients?|suppliers?|arbitration|payment provider|exhibition|expo|fair|targi|messe|court|sąd|hosted (?:in|at|by|with|on)|hosting|stored in|data ?cent(?:er|re)s?|servers?|website by|web ?design(?:ed)? by|webdesign ?:|designed by|powered by|distribut\w{0,8}|dealer|reseller|stockist|supplier|commissioner|ombudsman|authority|commission|governed by|laws of|ship to|delivered to|available in|hébergeur|hébergé|alojamiento|rechenzentrum|amtsgericht|aufsicht\w{0,12}|schlichtung\w{0,12})\b|дата-?центр|провайдер|хостинг/iu;

/** Whether a sentence gives a place as somebody else's. In a register entry a court is the company's own. */
export function isOthersPlace(sentence: string, by: Place["by"]): boolean {
	return OTHERS_WORDS.test(
		by === "register" ? sentence.replace(/\b(?:court|amtsgericht|sąd|registergericht)\b/giu, "") : sentence,
	);
}
