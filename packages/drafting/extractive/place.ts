import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isOwnAddressPlace } from "#drafting/context/bearing";
import { STRUCTURED } from "#drafting/context/own-data";
import { isOwnPlaceLine } from "#drafting/context/own-place";
import { contextOfBlock } from "#drafting/context/page-context";
import { isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { LINE_MAX, LINES_MAX, linesAbove, POSTAL_ADDRESS_MAX } from "#drafting/extractive/address-lines";
import {
	blockById,
	candidateOf,
	cite,
	citeSpan,
	mayProve,
	ownData,
	type SiteText,
	type TextBlock,
} from "#drafting/extractive/site-text";
import { placeInHead, townWithoutCountry } from "#drafting/extractive/town";
import { countryOfName } from "#drafting/lexicon/countries";
import { BASED_IN, HEADQUARTERS_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";
import { ownLinePlace } from "#drafting/reading/own-line";
import { placeLine } from "#drafting/reading/place-line";
import {
	isOthersPlace,
	isSeatOfAnother,
	mayStatePlace,
	type Place,
	readPlace,
	saysWeAreBased,
} from "#drafting/reading/places";
import { registerCountry } from "#drafting/reading/registers";

interface StatedPlace extends Place {
	evidence: Evidence[];
}

/** Reads a place from a block, or from it and the lines above it in the same group. */
function placeAt(site: SiteText, index: number): StatedPlace | null {
	const source = site.visible[index];
	if (!source) return null;
	const { page, block } = source;
	const alone = readIn(source);
	if (alone && !(alone.by === "address" && alone.city === null)) return alone;
	const lines = source.text.length > LINE_MAX ? [] : linesAbove(site, index);
	return growAddress(page, block.end, lines, alone?.by === "headquarters") ?? alone;
}

/** Adds line after line above the end of an address; its quote is the shortest run of them that states a place. */
function growAddress(
	page: ReadPage,
	end: number,
	linesAbove: readonly TextBlock[],
	isSeatAlready: boolean,
): StatedPlace | null {
	let found: StatedPlace | null = null;
	const top = linesAbove.at(-1)?.block.start ?? end;
	if (!mayStatePlace(page.text.slice(top, end))) return null;
	for (const { block } of linesAbove) {
		if (end - block.start > POSTAL_ADDRESS_MAX) break;
		const place = readPlace(page.text.slice(block.start, end));
		if (place === null) continue;
		const evidence: Evidence[] = found === null ? citeSpan(page, { start: block.start, end }) : found.evidence;
		const known: string | null = found === null ? place.city : found.city;
		if (found !== null && found.country !== place.country) break;
		// More lines may show that what looked like the town is a region, never that there is another one.
		found = { ...place, city: known !== null && known !== place.city ? null : place.city, evidence };
		if (place.by === "headquarters" && !isSeatAlready) break;
	}
	return found;
}

/** In a long text only sentences about the company itself count; a short block is an address or a label. */
function readIn(source: TextBlock): StatedPlace | null {
	if (source.text.length <= POSTAL_ADDRESS_MAX) {
		const place = readPlace(source.text);
		return place && { ...place, evidence: sentenceOf(place, source) ?? cite(source) };
	}
	for (const { start, end } of splitSentences(source.text)) {
		const sentence = source.text.slice(start, end);
		if (sentence.length > POSTAL_ADDRESS_MAX) continue;
		if (!BASED_IN.test(sentence) && !HEADQUARTERS_WORD.test(sentence) && registerCountry(sentence) === null) continue;
		const place = readPlace(sentence);
		const span = { start: source.block.start + start, end: source.block.start + end };
		if (place) return { ...place, evidence: citeSpan(source.page, span) };
	}
	return null;
}

/** The one sentence of several that says where a company is: `Based in Norway. Available everywhere.` */
function sentenceOf({ by, country, city }: Place, { page, block, text }: TextBlock): Evidence[] | null {
	if (by === "address" || by === "register") return null;
	const said = splitSentences(text).find(({ start, end }) => {
		const place = readPlace(text.slice(start, end));
		return place !== null && place.by === by && place.country === country && place.city === city;
	});
	return said ? citeSpan(page, { start: block.start + said.start, end: block.start + said.end }) : null;
}

/** "Based in" must be said of the company, not of a customer or a person; a register entry stands in a notice or a footer. */
function isAboutOwner(place: StatedPlace, source: TextBlock, names: readonly string[], site: SiteText): boolean {
	if (place.by === "address") return true;
	if (place.by === "register")
		return source.page.role === "contact" || source.block.landmark === "footer" || source.page.role === "home";
	const quote = foldText(place.evidence.map((evidence) => evidence.quote).join(" "));
	const subject = subjectOf(quote, names, site.pages);
	if (subject === "other" || !isPlainStatement(quote) || isSeatOfAnother(quote, names)) return false;
	if (
		subject === "own" ||
		names.some((name) => quote.toLowerCase().includes(name.toLowerCase())) ||
		OWN_SUBJECT.test(quote)
	)
		return true;
	return place.by === "headquarters"
		? quote.length < 200
		: (quote.length < 60 && /^(?:proudly )?(?:based|made|built|crafted|headquartered|located)\b/iu.test(quote)) ||
				(quote.length < 60 && source.block.landmark === "footer");
}

/** Labels the place with the headquarters' word when the heading above its group says so. */
function withHeading(site: SiteText, index: number, place: StatedPlace): StatedPlace {
	const source = site.visible[index];
	if (!source) return place;
	const [nearest] = contextOfBlock(source.page, source.block.id).headings;
	const heading = blockById(source.page, nearest ?? null);
	if (heading && heading.text.length <= 60 && HEADQUARTERS_WORD.test(heading.text))
		return { ...place, by: "headquarters" };
	for (let at = index - 1; at >= Math.max(0, index - LINES_MAX); at--) {
		const line = site.visible[at];
		if (!line || line.page !== source.page || line.text.length > LINE_MAX) break;
		if (line.text.length <= 60 && HEADQUARTERS_WORD.test(line.text)) return { ...place, by: "headquarters" };
		// Another label or another address begins another office.
		const isLabel = line.block.kind === "heading" || (line.text.length <= 40 && !/[\d,]/.test(line.text));
		if (isLabel || readPlace(line.text) !== null) break;
	}
	return place;
}

/** `Bonn, Germany`, alone on its line where a site tells where it is. */
function lineAt(source: TextBlock, names: readonly string[]): StatedPlace | null {
	const own = source.block.landmark === "footer" ? ownLinePlace(source.text, names) : null;
	if (own) return { ...own, evidence: cite(source) };
	const place = placeLine(source.text);
	return place && isOwnPlaceLine(source.page, source.block, names) ? { ...place, evidence: cite(source) } : null;
}

const isToldOfUs = ({ by, evidence }: StatedPlace) =>
	by === "based_in" && evidence.every(({ quote }) => saysWeAreBased(quote));

function statedPlaces(site: SiteText, names: readonly string[]): StatedPlace[] {
	const places: StatedPlace[] = [];
	for (const [index, source] of site.visible.entries()) {
		const { block, text } = source;
		if (block.landmark === "nav" || text.length > 2000 || !mayProve("country", source)) continue;
		const place = placeAt(site, index) ?? lineAt(source, names);
		if (
			place &&
			!isOthersPlace(text, place.by) &&
			(isOwnAddressPlace(source.page, block, names) || isToldOfUs(place)) &&
			isAboutOwner(place, source, names, site)
		)
			places.push(withHeading(site, index, place));
	}
	return places;
}

/** The postal address that the site's structured data gives for the organisation itself. */
function structuredPlace(site: SiteText): { country?: StatedPlace; city?: Candidate<string> } {
	const countries = ownData(site, STRUCTURED.country).flatMap((source) => {
		const code = countryOfName(source.text);
		return code ? [{ country: code, city: null, by: "address" as const, evidence: cite(source) }] : [];
	});
	const whole = ownData(site, STRUCTURED.address).flatMap((source) => {
		const place = readPlace(source.text);
		return place ? [{ ...place, evidence: cite(source) }] : [];
	});
	const towns = ownData(site, STRUCTURED.city).filter(({ text }) => text.length <= 60);
	const [country] = countries.length > 0 ? countries : whole;
	const [city] = towns;
	const found: { country?: StatedPlace; city?: Candidate<string> } = {};
	if (country && new Set([...countries, ...whole].map((place) => place.country)).size === 1) found.country = country;
	if (city && new Set(towns.map(({ text }) => text)).size === 1) found.city = candidateOf(city);
	return found;
}

/** Headquarters first; otherwise places count only when all of them are in one country. */
export function draftPlace(
	site: SiteText,
	names: readonly string[],
): { country?: Candidate<string>; city?: Candidate<string> | undefined } {
	const structured = structuredPlace(site);
	const places = statedPlaces(site, names);
	const seats = places.filter((place) => place.by === "headquarters");
	const addresses = places.filter((place) => place.by !== "register");
	const strong =
		seats.length > 0 ? seats : structured.country ? [structured.country] : addresses.length > 0 ? addresses : places;
	const codes = new Set(strong.map((place) => place.country));
	const [first] = strong;
	if (!first) return placeInHead(site) ?? { city: structured.city ?? townWithoutCountry(site, names, null) };
	if (codes.size !== 1) return {};
	const withCity = strong.filter((place) => place.city !== null);
	const cities = new Set(withCity.map((place) => place.city?.toLowerCase()));
	const found: { country?: Candidate<string>; city?: Candidate<string> | undefined } = {};
	found.country = { value: first.country, evidence: (withCity[0] ?? first).evidence };
	const [town] = withCity;
	if (structured.city && seats.length === 0) found.city = structured.city;
	else if (town?.city && cities.size === 1) found.city = { value: town.city, evidence: town.evidence };
	else if (!town) found.city = townWithoutCountry(site, names, first.country);
	return found;
}
