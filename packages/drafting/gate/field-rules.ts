import type { TextField } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { blocksOfEvidence, type FieldRule, type GateContext, pageOf } from "#drafting/gate/context";
import { name } from "#drafting/gate/name-rule";
import { city, country, foundedYear } from "#drafting/gate/place-rules";
import { pricingClause } from "#drafting/gate/price-rules";
import { pricingModel } from "#drafting/gate/pricing-model-rule";
import { stage } from "#drafting/gate/stage-rule";
import { tagline } from "#drafting/gate/tagline-rule";
import { untellableBecause } from "#drafting/gate/told-sentence";
import { isForeignContact, isOfDepartment, isOthersMailbox } from "#drafting/reading/contact-context";
import { contactRank, findEmails, isOwnAddress } from "#drafting/reading/email";
import { isVideoAddress } from "#drafting/reading/video";

/** Composed text: every part between `;`, `|`, or a sentence's end is judged by itself. */
const composed: FieldRule = (value, evidence, context) => {
	for (const part of value.split(/; | \| |(?<=[.!?])\s+/u)) {
		const reason = untellableBecause(part, evidence, context);
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

function isDepartments(mailbox: string, quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return (
		page !== undefined &&
		blocksOfEvidence(quote, pages).some((block) => isOfDepartment(mailbox.toLowerCase(), page, block.id))
	);
}

const contactEmail: FieldRule = (value, evidence, context) => {
	const isQuoted = evidence.some((quote) => findEmails(decodedMail(quote.quote)).includes(value.toLowerCase()));
	if (!isQuoted) return "it stands in no quote";
	if (contactRank(value) === null) return "nobody reads what is sent there";
	if (evidence.every((quote) => isDepartments(value, quote, context))) return "it is a person's in one department";
	if (isOwnAddress(value, context.site.url)) return null;
	if (evidence.every((quote) => sentencesAround(quote, context.pages).some(isOthersMailbox)))
		return "its quote gives it as somebody else's";
	return isForeignContact(value, context.pages, context.site.url)
		? null
		: "it is at another domain and the site does not give it as its contact";
};

function decodedMail(quote: string): string {
	return quote.replace(/%40/g, "@");
}

const demoVideo: FieldRule = (value, evidence, context) =>
	isVideoAddress(value) ? address(value, evidence, context) : "it is no address of a video";

/** One rule a field, the same for every source of drafts. */
export const TEXT_RULES: Record<TextField, FieldRule> = {
	name,
	tagline,
	short_description: composed,
	description: composed,
	stage,
	pricing_model: pricingModel,
	pricing_summary: pricingClause,
	country,
	city,
	founded_year: foundedYear,
	contact_email: contactEmail,
	demo_video_url: demoVideo,
	logo_url: address,
};
