import { PRICING_MODELS, STAGES, type TextField } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { isLiteral, unsupportedBecause } from "#drafting/gate/support";
import { countryCode, countryOfName } from "#drafting/lexicon/countries";
import { isForeignContact } from "#drafting/reading/contact-context";
import { findEmails, isOwnAddress } from "#drafting/reading/email";
import { foundingYears } from "#drafting/reading/founded";
import { readPlace } from "#drafting/reading/places";
import { mergeSignals, pricingSignals, supportedModels } from "#drafting/reading/pricing";
import { isVideoAddress } from "#drafting/reading/video";

/** Judges a value by its verified quotes: null lets it pass, otherwise the reason of the refusal. */
export type FieldRule = (value: string, evidence: readonly Evidence[], context: GateContext) => string | null;

const literal: FieldRule = (value, evidence, { pages }) =>
	isLiteral(value, evidence, pages) ? null : "it does not stand word for word in its quotes";

/** Composed text: every part between `;`, `|`, or a sentence's end is judged by itself. */
const composed: FieldRule = (value, evidence, { pages, ownNames }) => {
	for (const part of value.split(/; | \| |(?<=[.!?])\s+/u)) {
		const reason = unsupportedBecause(part, evidence, pages, ownNames);
		if (reason !== null) return reason;
	}
	return null;
};

/** An address as the page writes it: the quote itself, or what the link or image of the quoted block leads to. */
export function isQuotedAddress(value: string, evidence: readonly Evidence[], context: GateContext): boolean {
	return evidence.some((quote) => {
		if (quote.quote === value) return true;
		const page = pageOf(quote, context.pages);
		const ids = new Set(blocksOfEvidence(quote, context.pages).map((block) => block.id));
		if (!page) return false;
		return (
			page.links.some((link) => link.href === value && link.addressBlock !== null && ids.has(link.addressBlock)) ||
			page.images.some((image) => image.src === value && image.block !== null && ids.has(image.block))
		);
	});
}

const address: FieldRule = (value, evidence, context) =>
	isQuotedAddress(value, evidence, context) ? null : "no quoted link or image has this address";

/** The quote alone, and the quotes that flow into one another, as an address does over its lines. */
function placesIn(evidence: readonly Evidence[], context: GateContext) {
	const texts = evidence.map(
		(quote) => pageOf(quote, context.pages)?.text.slice(quote.start, quote.end) ?? quote.quote,
	);
	return texts.flatMap((text) => readPlace(text) ?? []);
}

function structuredCountry(evidence: readonly Evidence[], context: GateContext): string[] {
	return evidence.flatMap((quote) => {
		const isStructured = blocksOfEvidence(quote, context.pages).every(
			(block) => block.kind === "json_ld" && /addressCountry(?:\.name)?$/.test(block.tag),
		);
		return isStructured ? (countryOfName(quote.quote) ?? []) : [];
	});
}

const country: FieldRule = (value, evidence, context) => {
	if (countryCode(value) !== value) return "it is not an ISO 3166-1 code";
	const stated = [
		...placesIn(evidence, context).map((place) => place.country),
		...structuredCountry(evidence, context),
	];
	return stated.includes(value) ? null : "no quoted address or headquarters statement is in this country";
};

const city: FieldRule = (value, evidence, context) => {
	const reason = literal(value, evidence, context);
	if (reason !== null) return reason;
	const isStructured = evidence.some((quote) =>
		blocksOfEvidence(quote, context.pages).some(
			(block) => block.kind === "json_ld" && /addressLocality$/.test(block.tag),
		),
	);
	return isStructured || placesIn(evidence, context).length > 0
		? null
		: "no quote is an address or a headquarters statement";
};

const foundedYear: FieldRule = (value, evidence, context) => {
	const year = Number(value);
	const isStated = evidence.some((quote) => {
		const isStructured = blocksOfEvidence(quote, context.pages).some(
			(block) => block.kind === "json_ld" && /foundingDate$/.test(block.tag),
		);
		if (isStructured) return quote.quote.startsWith(value);
		return foundingYears(quote.quote, context.ownNames).includes(year);
	});
	return isStated ? null : "no quote says that the company was founded in this year";
};

const contactEmail: FieldRule = (value, evidence, context) => {
	const isQuoted = evidence.some((quote) => findEmails(decodedMail(quote.quote)).includes(value.toLowerCase()));
	if (!isQuoted) return "it stands in no quote";
	if (isOwnAddress(value, context.site.url)) return null;
	return isForeignContact(value, context.pages, context.site.url)
		? null
		: "it is at another domain and the site does not give it as its contact";
};

function decodedMail(quote: string): string {
	return quote.replace(/%40/g, "@");
}

const pricingModel: FieldRule = (value, evidence) => {
	if (!(PRICING_MODELS as readonly string[]).includes(value)) return "it is no known pricing model";
	const signals = mergeSignals(evidence.map((quote) => pricingSignals(quote.quote)));
	return supportedModels(signals).has(value) ? null : "the quoted plans and prices do not make this model";
};

const STAGE_WORDS: Record<string, RegExp> = {
	idea: /\bidea stage\b|\bconcept stage\b/iu,
	"pre-launch": /coming soon|pre-?launch|launching soon|wait(?:ing)?[- ]?list|early access|bald verfügbar|bientôt/iu,
	beta: /(?<![\p{L}])(?:open |closed |private |public )?beta(?![\p{L}])|бета-/iu,
	launched: /(?:launched|went live|released|now available|general availability)/iu,
	growing: /\bfast(?:est)?[- ]growing\b|\bscale-?up\b|\bseries [a-d]\b/iu,
	established: /\bestablished (?:company|business|in|since)\b|\bfor over \d+ years\b/iu,
};

const stage: FieldRule = (value, evidence) => {
	if (!(STAGES as readonly string[]).includes(value)) return "it is no known stage";
	const words = STAGE_WORDS[value];
	return evidence.some((quote) => words?.test(foldText(quote.quote))) ? null : "no quote states this stage";
};

const demoVideo: FieldRule = (value, evidence, context) =>
	isVideoAddress(value) ? address(value, evidence, context) : "it is no address of a video";

/** One rule a field, the same for every source of drafts. */
export const TEXT_RULES: Record<TextField, FieldRule> = {
	name: literal,
	tagline: literal,
	short_description: composed,
	description: composed,
	stage,
	pricing_model: pricingModel,
	pricing_summary: composed,
	country,
	city,
	founded_year: foundedYear,
	contact_email: contactEmail,
	demo_video_url: demoVideo,
	logo_url: address,
};

/** Entries of lists (features, tags, ...) stand word for word in a quote; case may differ, as in a list of tags. */
export const listEntryRule: FieldRule = (value, evidence) => {
	const needle = foldText(value).toLowerCase();
	const found = evidence.some(({ quote }) => foldText(quote).toLowerCase().includes(needle));
	return found && needle !== "" ? null : "it stands in no quote";
};
