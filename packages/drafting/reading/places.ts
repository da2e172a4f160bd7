import { foldText } from "#core/web/text-fold";
import { findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderPlace } from "#drafting/lexicon/placeholders";
import { CANADIAN_PROVINCES, US_STATE_NAMES, US_STATES } from "#drafting/lexicon/regions";
import { turnsToOthers } from "#drafting/lexicon/turn-to-others";
import { BASED_IN, HEADQUARTERS_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";
import { mayBeAddress, readAddress } from "#drafting/reading/addresses";
import { CITY, cleanCity } from "#drafting/reading/city-name";
import { codedTowns, townOf } from "#drafting/reading/coded-towns";
import { isAddressLike, nationalAddress } from "#drafting/reading/national-addresses";
import { isRegisterLike, registerCountry } from "#drafting/reading/registers";
import { hasStreetLine } from "#drafting/reading/street-line";

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

const US_STATE = new RegExp(`^(?:${US_STATES}|${US_STATE_NAMES})$`, "u");
const CANADIAN_PROVINCE = new RegExp(`^(?:${CANADIAN_PROVINCES})$`, "u");
/** The country of a region behind a town, `Oregon` or `Ontario`; null for others, and for what is a country's name too. */
export function countryOfRegion(region: string): string | null {
	if (region === "Georgia") return null;
	return US_STATE.test(region) ? "US" : CANADIAN_PROVINCE.test(region) ? "CA" : null;
}

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

const CITY_LAST = new RegExp(`(?:^|[\\s:])(${CITY})(?:, ?[\\p{L}. ]{2,20})?[,\\s(]*$`, "u");

function seatCity(between: string): string | null {
	return cleanCity(CITY_LAST.exec(between)?.[1]);
}

const isSeated = (text: string) => BASED_IN.test(text) || HEADQUARTERS_WORD.test(text) || /registered/iu.test(text);

/** Whether a text has any of what places are read off: most have not, and are not looked at further. */
export function mayStatePlace(text: string): boolean {
	return (/\d/.test(text) && (mayBeAddress(text) || isRegisterLike(text))) || isSeated(text);
}

/** `Acme Ltd · 5 Leith Walk · Edinburgh EH6 8LN`: lines of an address on one line. */
const BETWEEN_LINES = / [·•|] /gu;

/** The place that one piece of text (a block, or a few lines of an address) states; null when it states none. */
export function readPlace(told: string): Place | null {
	if (!mayStatePlace(told)) return null;
	const text = told.replace(BETWEEN_LINES, ", ");
	const address = readAddress(text);
	if (address) {
		const { country, city } = address;
		return { country, city, by: HEADQUARTERS_WORD.test(text) ? "headquarters" : "address" };
	}
	const national = nationalAddress(text, hasStreetLine);
	if (national) {
		const { country, city } = national;
		return {
			country,
			city,
			by: HEADQUARTERS_WORD.test(text) ? "headquarters" : "address",
		};
	}
	const seat = seatPlace(text, HEADQUARTERS_WORD, "headquarters") ?? seatPlace(text, BASED_IN, "based_in");
	if (seat !== null) return seat;
	const registered = registerCountry(text);
	return registered === null ? null : { country: registered, city: townIn(registered, text), by: "register" };
}

/** The town of an address whose country is known from elsewhere. */
export function townIn(country: string, text: string): string | null {
	return isAddressLike(text, hasStreetLine(text)) ? (townOf(country, text)?.town ?? null) : null;
}

/** Whether a text is an address with this town, in whatever country. */
export function isTownOfAddress(town: string, text: string): boolean {
	const hasStreet = hasStreetLine(text);
	if (!isAddressLike(text, hasStreet)) return false;
	return codedTowns(text).some((coded) => coded.town === town && (hasStreet || !coded.isYearLike));
}

/** Somebody else's place: an event's, a provider's, a shop's that sells the product. */
const OTHERS_WORDS = light(
	/(?<![\p{L}\p{N}])(?:warehouse|depot|returns(?: to)?|lagerhaus|zentrallager|retouren(?:adresse)?|entrepôt|almacén|devoluciones|magazzino|armazém|devoluções|magazijn|retouradres|magazyn|event|conference|webinar|venue|booth|sponsors?|customers?|clients?|suppliers?|arbitration|payment provider|exhibition|expo|fair|targi|messe|court|sąd|hosted (?:in|at|by|with|on)|hosting|stored in|data ?cent(?:er|re)s?|servers?|accredited by|certified by|licen[cs]ed by|regulated by|funded by|supported by|insured by|manufactured by|made for us by|akkreditiert (?:durch|von)|zertifiziert (?:durch|von)|gefördert (?:durch|von)|versichert (?:bei|durch)|hergestellt (?:von|durch)|financé par|fabriquée?s? par|agréée?s? par|certifiée?s? par|financiad[oa] por|fabricad[oa]s? por|certificad[oa]s? por|finanziat[oa] da|prodott[oaie] da|certificat[oa] da|gefinancierd door|gemaakt door|website by|sito realizzato da|realizzato da|réalisé par|site créé par|diseñado por|desarrollado por|ontwikkeld door|gerealiseerd door|web ?design(?:ed)? by|webdesign ?:|designed by|powered by|(?:theme|template) (?:by|from)|parent company|part of the|distribut\p{L}{0,8}|dealer|reseller|stockist|supplier|commissioner|ombuds\p{L}{1,6}|beschwerdestelle|authority|commission|governed by|laws of|ship to|delivered to|available in|hébergeur|hébergé|alojamiento|alojad[oa] en|tárhelyszolgáltató|rechenzentrum|amtsgericht|aufsicht\p{L}{0,12}|(?:\p{L}{0,20})schlichtung\p{L}{0,12})(?![\p{L}\p{N}])|дата-?центр|провайдер|хостинг/iu,
);

const HOLDER = "\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}(?: (?:(?:of|the|and|&|de|von) )?\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}){0,4}";
/** `the Brenner Group, headquartered in Bolzano`: whose seat it is stands right before. */
const SEAT_OF = new RegExp(
	`(${HOLDER})(?:, | \\(|, which is |, who are |, an? [\\p{L} -]{2,40} )(?:headquartered|based|located|with (?:its )?headquarters|mit sitz|basée?|con sede|gevestigd|z siedzibą)(?![\\p{L}])`,
	"u",
);

const OURS =
	"Our|Unsere?|Notre|Nos|Nuestr[oa]s?|(?:Il|La|I|Le) nostr[oaie]|Noss[oa]s?|[AO]s? noss[oa]s?|Onze|Ons|Nasz[ae]?|Vår[at]?|My|Mein[e]?|Mon|Ma|Mi|Meu|Minha|Mijn";
/** What of ours is where we are. */
const OUR_SEAT =
	"company|firm|business|start-?up|studio|agency|team|offices?|headquarters|hq|head office|workshop|atelier|shop|store|factory|brewery|bakery|restaurant|caf[eé]|lab|laboratory|farm|school|clinic|practice|unternehmen|firma|betrieb|büro|werkstatt|laden|(?:firmen|haupt)?sitz|agentur|entreprise|société|équipe|bureaux?|siège(?: social)?|agence|boutique|empresa|equipo|oficinas?|sede(?: \\p{L}+)?|estudio|tienda|taller|azienda|squadra|ufficio|negozio|bottega|equipe|escritório|loja|estúdio|oficina|bedrijf|(?:hoofd)?kantoor|winkel|biuro|zespół|siedziba|(?:huvud)?kontor|företag|verkstad";
/** `Our printer is based in`, `Unsere Druckerei hat ihren Sitz in`: theirs. */
const SEAT_OF_OURS = light(
	new RegExp(
		`^(?:${OURS}) (?!(?:\\p{Ll}{2,14} )?(?:${OUR_SEAT})(?![\\p{L}-])(?! (?:partner|member|supplier)|,))[^.;:]{2,60}? (?:is|are|has|have|ist|sind|hat|haben|est|sont|a|ont|está|están|tiene|tienen|è|sono|ha|hanno|tem|têm|zijn|heeft|hebben|jest|są|ma|mają|är|har|sits?|basée?s?|con sede)(?![\\p{L}])`,
		"iu",
	),
);

/** `sold by a company based in Ghent`; who makes or runs it "by a team based in Ghent" is the company. */
const SEAT_OF_THIRD = light(
	/(?<![\p{L}])(?:(?:sold|resold|printed|hosted|distributed|supplied|delivered|shipped|imported|manufactured|insured|audited|owned|funded|backed|used|trusted|bought|works?|working|partners?) (?:by|with|for|to|from) (?:an?|another) [^.,;:]{2,50} (?:based|headquartered|located)|(?:verkauft|gedruckt|gehostet|vertrieben|geliefert|versichert) von eine[rmn] [^.,;:]{2,50} mit sitz|(?:vendue?s?|imprimée?s?|hébergée?s?|distribuée?s?|livrée?s?) par une? [^.,;:]{2,50} (?:bas|établi|install)|(?:vendid[oa]s?|impres[oa]s?|alojad[oa]s?|distribuid[oa]s?) por una? [^.,;:]{2,50} con sede|(?:vendut[oaie]|stampat[oaie]|distribuit[oaie]) da una? [^.,;:]{2,50} con sede|(?:verkocht|gedrukt|gehost|geleverd) door een [^.,;:]{2,50} gevestigd)/iu,
);

/** `We were based in Bonn until 2019`. */
const WAS_SEATED = light(
	/(?<![\p{L}])(?:(?:we were|used to be|formerly|previously|once|originally) (?:based|headquartered|located)|(?:based|headquartered|located) in [^.;:]{2,50} (?:until|till|before)|(?:hatten|hatte) [^.;:]{0,30}sitz|war(?:en)? [^.;:]{2,40} ansässig|(?:étions|était) (?:basée?s?|installée?s?|établie?s?)|(?:estábamos|estaba|estuvimos) (?:ubicad[oa]s?|basad[oa]s?)|(?:eravamo|aveva(?:mo)?) [^.;:]{0,20}sede|(?:estávamos|estava) (?:sediad[oa]s?|baseados?)|waren gevestigd)(?![\p{L}])/iu,
);

/** `We're based in`, `Proudly based in Bonn, we`: said of itself under whatever heading. */
const WE_ARE_BASED =
	/^(?:(?:proudly )?(?:based|headquartered|located) in [^.;:]{2,50}, we(?![\p{L}])|we(?: are|'re) (?:an? [^,.;:]{2,50} )?(?:proudly )?(?:based|headquartered|located) in )/iu;
export const saysWeAreBased = (sentence: string): boolean => WE_ARE_BASED.test(foldText(sentence).trim());

/** Whether a sentence gives the seat of somebody whom it names, and who is not called as the site is, of who works for it, or of former days. */
export function isSeatOfAnother(sentence: string, ownNames: readonly string[]): boolean {
	if (SEAT_OF_OURS.test(sentence.trim()) || WAS_SEATED.test(sentence) || SEAT_OF_THIRD.test(sentence)) return true;
	const holder = SEAT_OF.exec(sentence)?.[1];
	if (holder === undefined) return false;
	const named = holder.toLowerCase();
	const isOwn = ownNames.some((name) => name.length > 1 && named.includes(name.toLowerCase()));
	return !isOwn && !OWN_SUBJECT.test(holder);
}

/** `Card payments by Payloft Ltd, 8 Dock Street`: who does a part of the work. */
const DONE_FOR_US = light(
	/(?<![\p{L}])(?:(?:payments?|billing|checkout|deliver(?:y|ies)|shipping|fulfil?ment|printing|insurance|bookings?|tickets?|newsletters?|accounting|payroll) (?:(?:is|are) )?(?:(?:processed|handled|provided|carried out|managed|run|sent|made|powered) )?(?:by|through|via)|(?:zahlung(?:en|sabwicklung)?|versand|lieferung|druck|versicherung|buchhaltung) (?:(?:erfolgt|erfolgen) )?(?:durch|über|von|via)|(?:paiements?|livraisons?|impression|assurance) (?:(?:sont |est )?(?:assurée?s?|traitée?s?|gérée?s?|effectuée?s?) )?par|(?:pagos?|envíos?|impresión|seguro) (?:(?:gestionad|procesad|realizad)[oa]s? )?(?:por|con|a través de)|(?:pagament[oi]|spedizion[ei]|stampa|assicurazione) (?:(?:gestit|elaborat|effettuat)[oiae] )?(?:da|tramite)|(?:pagamentos?|envios?|impressão|seguro) (?:(?:processad|gerid|efetuad)[oa]s? )?(?:por|via|pela|pelo)|(?:betaling(?:en)?|verzending|bezorging) (?:(?:verloopt|verlopen|gaat) )?(?:via|door)) \p{Lu}/iu,
);

/** Whether a sentence gives a place as somebody else's, or as an example. In a register entry a court is the company's own. */
export function isOthersPlace(sentence: string, by: Place["by"]): boolean {
	if (isPlaceholderPlace(sentence) || turnsToOthers(sentence) || DONE_FOR_US.test(sentence)) return true;
	return OTHERS_WORDS.test(
		by === "register" || registerCountry(sentence) !== null
			? sentence.replace(/\b(?:court|amtsgericht|sąd|registergericht)\b/giu, "")
			: sentence,
	);
}
