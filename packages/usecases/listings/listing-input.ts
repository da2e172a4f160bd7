import * as z from "zod";
import {
	countryOrBlank,
	emailOrBlank,
	faqInputs,
	line,
	pricingModelOrBlank,
	socials,
	text,
	webLink,
} from "#usecases/fields";

/** The body of update_my_listing: what of a listing its owner can change. */

const list = z.array(line(200)).max(20).optional();

/** Source: docs/limits.md#listings. An empty text clears a field. */
const listingFields = z.strictObject({
	tagline: line(200).optional(),
	headline: line(200).optional(),
	seo_title: line(200).optional(),
	short_description: text(300).optional(),
	pricing_summary: text(300).optional(),
	description: text(20_000).optional(),
	summary: text(20_000).optional(),
	pricing_model: pricingModelOrBlank(40).optional(),
	country: countryOrBlank(2).optional(),
	city: line(120).optional(),
	founded_year: z.int().min(1800).max(2100).nullable().optional(),
	demo_video_url: webLink(500).optional(),
	contact_email: emailOrBlank(254).optional(),
	features: list,
	usps: list,
	keywords: list,
	seo_description: line(320).optional(),
});

export const listingEditBody = z.strictObject({
	fields: listingFields.optional(),
	socials: socials.optional().meta({ description: "Replaces all social links." }),
	faqs: faqInputs.optional().meta({ description: "Replaces all FAQs." }),
});
