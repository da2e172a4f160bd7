import type { Evidence } from "#core/evidence/evidence";
import type { Block, ReadPage } from "#core/web/page";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isOwnAddressPlace, isUnderSomebodyElse } from "#drafting/context/bearing";
import { STRUCTURED } from "#drafting/context/own-data";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOwnPlaceLine } from "#drafting/context/own-place";
import { contextOfBlock } from "#drafting/context/page-context";
import { sentenceBefore, sentencesAround } from "#drafting/context/quoted-sentence";
import { isPlainStatement } from "#drafting/context/speech";
import { isKin, subjectOf } from "#drafting/context/subject";
import { blocksOfEvidence, type FieldRule, type GateContext, ownFactsOfQuote, pageOf } from "#drafting/gate/context";
import { isLiteral } from "#drafting/gate/literal";
import { countryCode, countryOfName, findCountries } from "#drafting/lexicon/countries";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { eastAsianBeginning } from "#drafting/reading/east-asian-beginning";
import { foundingYears, yearOfBefore } from "#drafting/reading/founded";
import { makerCredit } from "#drafting/reading/maker-credit";
import { beginningYears } from "#drafting/reading/own-beginner";
import { ownLinePlace } from "#drafting/reading/own-line";
import { placeLine } from "#drafting/reading/place-line";
import {
	countryOfRegion,
	isOthersPlace,
	isSeatOfAnother,
	isTownOfAddress,
	type Place,
	readPlace,
	saysWeAreBased,
} from "#drafting/reading/places";
import { hasStreetLine } from "#drafting/reading/street-line";
import { townAlone } from "#drafting/reading/towns";

/** A quote of what the structured data says of the site's own company at this path. */
function isStructured(quote: Evidence, path: RegExp, context: GateContext): boolean {
	return ownFactsOfQuote(quote, context).some((fact) => fact.about === "organisation" && path.test(fact.path));
}

/** A quote of what the page's head says of the site's place. */
function isTagged(quote: Evidence, tag: string, { pages }: GateContext): boolean {
	return blocksOfEvidence(quote, pages).some((block) => block.kind === "meta" && block.tag === tag);
}

/** The places that quotes state of the company itself: its address, its seat, or where it says it is based. */
function ownPlaces(evidence: readonly Evidence[], context: GateContext): Place[] {
	const { pages, ownNames } = context;
	return evidence.flatMap((quote) => {
		const text = pageOf(quote, pages)?.text.slice(quote.start, quote.end) ?? quote.quote;
		const place =
			readPlace(text) ?? ownLinePlace(text, ownNames) ?? lineOfPlace(quote, context) ?? placeOfMakers(text, ownNames);
		if (place === null) return [];
		const around = sentencesAround(quote, pages);
		if (around.some((sentence) => isOthersPlace(sentence, place.by))) return [];
		const page = pageOf(quote, pages);
		const blocks = blocksOfEvidence(quote, pages);
		if (blocks.some(({ kind }) => kind === "json_ld") && !isStructured(quote, STRUCTURED.address, context)) return [];
		const stated = around.filter((sentence) => readPlace(sentence) !== null);
		const isToldOfUs = place.by === "based_in" && stated.length > 0 && stated.every(saysWeAreBased);
		if (page && !isToldOfUs && !blocks.every((block) => isOwnAddressPlace(page, block, ownNames))) return [];
		if (place.by === "address") return [place];
		return stated.some(
			(sentence) =>
				!isPlainStatement(sentence) ||
				isSeatOfAnother(sentence, ownNames) ||
				subjectOf(sentence, ownNames, pages) === "other",
		)
			? []
			: [place];
	});
}

/** `Made by Ana Ruiz in Portland, Oregon`: the town of its makers, and what stands behind it. */
function placeOfMakers(text: string, ownNames: readonly string[]): Place | null {
	const town = makerCredit(text, ownNames)?.town ?? null;
	if (town === null) return null;
	const behind = text.slice(text.indexOf(town) + town.length);
	const region = /^, ([\p{L} .]{2,30}?)(?=[.!,;]|$| (?:by|von|par|por|da|door) )/u.exec(behind)?.[1] ?? "";
	const code = countryOfRegion(region) ?? countryOfName(region);
	return code === null ? null : { country: code, city: town, by: "address" };
}

/** `Bonn, Germany`, as a whole block where a site tells where it is. */
function lineOfPlace(quote: Evidence, { pages, ownNames }: GateContext): Place | null {
	const page = pageOf(quote, pages);
	const [block, other] = blocksOfEvidence(quote, pages);
	if (!page || !block || other || !isOwnPlaceLine(page, block, ownNames)) return null;
	return placeLine(page.text.slice(block.start, block.end));
}

/** A town in an address of the company's own that names no country. */
function isOwnTown(town: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (!page) return false;
	const text = page.text.slice(quote.start, quote.end);
	const isOfMakers = makerCredit(text, ownNames)?.town === town;
	const alone = townAlone(text);
	if (!isOfMakers && !isTownOfAddress(town, text) && alone?.town !== town) return false;
	const around = sentencesAround(quote, pages);
	if (
		!isOfMakers &&
		alone?.by === "statement" &&
		around.some(
			(sentence) =>
				!isPlainStatement(sentence) ||
				isSeatOfAnother(sentence, ownNames) ||
				subjectOf(sentence, ownNames, pages) === "other",
		)
	)
		return false;
	// `We are a firm from Bonn` is said of itself under whatever heading, but somebody else's.
	const isOfUs =
		alone?.by === "statement" &&
		alone.town === town &&
		around.some((sentence) => sentence.includes(town) && subjectOf(sentence, ownNames, pages) === "own");
	return (
		blocksOfEvidence(quote, pages).every((block) =>
			isOfUs ? !isUnderSomebodyElse(page, block, ownNames, pages) : isOwnAddressPlace(page, block, ownNames),
		) && !around.some((sentence) => isOthersPlace(sentence, "address"))
	);
}

/** An ISO code that follows from the company's own address, seat, register entry or statement where it is based. */
export const country: FieldRule = (value, evidence, context) => {
	if (countryCode(value) !== value) return "it is not an ISO 3166-1 code";
	const structured = evidence.flatMap((quote) =>
		isStructured(quote, STRUCTURED.country, context) ? (countryOfName(quote.quote) ?? []) : [],
	);
	const stated = ownPlaces(evidence, context).map((place) => place.country);
	const tagged = evidence.flatMap((quote) => (isTagged(quote, "geo.region", context) ? quote.quote.slice(0, 2) : []));
	return [...stated, ...structured, ...tagged].includes(value)
		? null
		: "no quoted address or headquarters statement of the company is in this country";
};

/** What may stand beside a town in its part of an address: codes, letters of regions and countries, nothing that is a name. */
const BESIDE_TOWN = /^(?:in|à|en|a|w|i|cedex|c\.?p\.?:?|cep:?|\(?[A-Z]{1,3}\)?|[A-Z]{0,3}-?\d[\dA-Z-]{0,12}|[./-])$/iu;

/** Whether a value is the town that an address is read to be in, or the whole of a part of it behind the first. */
function isItsTown(
	value: string,
	place: Place,
	evidence: readonly Evidence[],
	{ pages, ownNames }: GateContext,
): boolean {
	if (place.city?.toLowerCase() === value.toLowerCase()) return true;
	if (
		/\d|^\p{Lu}{2,4}$/u.test(value) ||
		findCountries(value).length > 0 ||
		hasStreetLine(`${value} 1`) ||
		isKin(value, ownNames)
	)
		return false;
	return evidence.some((quote) => {
		const text = foldText(pageOf(quote, pages)?.text.slice(quote.start, quote.end) ?? quote.quote);
		const parts = text.split(/[,;|•·\n]| [-–—] /u).map((part) => part.trim());
		return parts.some((part, index) => {
			const at = part.indexOf(value);
			if (at === -1 || (index === 0 && parts.length > 1 && place.by === "address")) return false;
			const beside = `${part.slice(0, at)} ${part.slice(at + value.length)}`.trim();
			return (
				beside.split(/\s+/u).every((word) => word === "" || BESIDE_TOWN.test(word)) ||
				(place.by !== "address" && SEAT_BEFORE.test(part.slice(0, at)))
			);
		});
	});
}
/** In a statement a town stands behind its preposition. */
const SEAT_BEFORE = / (?:in|at|of|near|à|en|a|w|we|i|te|из|в|во|em|na|bei|v|ve) $/u;

export const city: FieldRule = (value, evidence, context) => {
	if (!isLiteral(value, evidence, context.pages)) return "it does not stand word for word in its quotes";
	const isLocality = evidence.some((quote) => isStructured(quote, STRUCTURED.city, context));
	return isLocality ||
		evidence.some((quote) => isTagged(quote, "geo.placename", context)) ||
		ownPlaces(evidence, context).some(
			(place) => place.by !== "register" && isItsTown(value, place, evidence, context),
		) ||
		evidence.some((quote) => isOwnTown(value, quote, context))
		? null
		: "no quote is an address or a headquarters statement of the company";
};

/** `Since 1921` over a text that says what somebody else has done since 1921. */
function isHeadOfOthers(quote: Evidence, year: string, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return blocksOfEvidence(quote, pages).some(({ id, kind }) => {
		const next = page?.blocks[id + 1];
		if (kind !== "heading" || page === undefined || next?.kind !== "text") return false;
		return sentencesOf(page.text.slice(next.start, next.end)).some(
			(sentence) => sentence.includes(year) && subjectOf(sentence, ownNames, pages) !== "own",
		);
	});
}

/** `The story of Petal House`, `Our biggest customer` over a sentence that names nobody. */
function isUnderOthersName(quote: Evidence, sentence: string, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return (
		page !== undefined &&
		!withOwnSign(foldText(sentence), ownNames).includes(OWN) &&
		blocksOfEvidence(quote, pages).some(
			(block) => isUnderSomebodyElse(page, block, ownNames, pages) || isUnderOthers(page, block),
		)
	);
}

/** `The building` is older than who works in it. */
const A_PLACE =
	/^(?:(?:the|our|das|die|der|unser[e]?|le|la|notre|el|nuestr[oa]|il|il nostro|o|a|het|ons) |l['’])(?:building|house|mill|barn|venue|hall|village|gebäude|haus|mühle|scheune|bâtiment|maison|moulin|edificio|casa|molino|mulino|edifício|gebouw|huis|molen)$/iu;

/** Whether the nearest heading above a block calls somebody by what they are to the site. */
function isUnderOthers(page: ReadPage, block: Block): boolean {
	const [nearest] = contextOfBlock(page, block.id).headings;
	const heading = nearest === undefined ? undefined : page.blocks[nearest];
	const words = heading === undefined ? "" : foldText(page.text.slice(heading.start, heading.end));
	// Alone `Fundação` is the founding, and no foundation.
	return (words.includes(" ") && beginsWithOthers(words)) || A_PLACE.test(words);
}

/** Two quotes, a year and what happened in it right behind: `2016`, `Founded`. */
function isEntryOfTimeline(value: string, evidence: readonly Evidence[], context: GateContext): boolean {
	const { pages, ownNames } = context;
	const [date, event] = [...evidence].sort((a, b) => a.start - b.start);
	if (evidence.length !== 2 || !date || !event || date.url !== event.url || date.quote.trim() !== value) return false;
	const [dated] = blocksOfEvidence(date, pages);
	const [told] = blocksOfEvidence(event, pages);
	return (
		dated !== undefined &&
		told?.id === dated.id + 1 &&
		!isUnderOthersName(event, event.quote, context) &&
		foundingYears(`${value} ${event.quote}`, ownNames, pages).includes(Number(value))
	);
}

export const foundedYear: FieldRule = (value, evidence, context) => {
	const year = Number(value);
	const stated = evidence.filter((quote) => !isHeadOfOthers(quote, value, context));
	const isStated = stated.some((quote) => {
		if (isStructured(quote, STRUCTURED.founded, context)) return quote.quote.startsWith(value);
		const { ownNames, pages } = context;
		return sentencesAround(quote, pages).some(
			(sentence, at, all) =>
				!isUnderOthersName(quote, sentence, context) &&
				(foundingYears(sentence, ownNames, pages).includes(year) ||
					yearOfBefore(sentence, all[at - 1] ?? sentenceBefore(quote, pages) ?? "", ownNames, pages) === year ||
					beginningYears(sentence, ownNames).includes(year) ||
					eastAsianBeginning(
						withOwnSign(foldText(sentence), ownNames),
						withOwnSign(foldText(all[at - 1] ?? sentenceBefore(quote, pages) ?? OWN), ownNames),
					)?.year === year),
		);
	});
	return isStated || isEntryOfTimeline(value, evidence, context)
		? null
		: "no quote says that the company was founded in this year";
};
