import * as z from "zod";
import { DESCRIPTION_MAX, ENTRIES_MAX, ENTRY_MAX, FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN, LINK_MAX } from "#core/limits";
import { EMAIL_MAX } from "#core/web/email";
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

const list = z.array(line(ENTRY_MAX)).max(ENTRIES_MAX).optional();

/** Source: docs/limits.md#listings. An empty text clears a field. */
const listingFields = z.strictObject({
	tagline: line(200).optional(),
	headline: line(200).optional(),
	seo_title: line(200).optional(),
	short_description: text(300).optional(),
	pricing_summary: text(300).optional(),
	description: text(DESCRIPTION_MAX).optional(),
	summary: text(DESCRIPTION_MAX).optional(),
	pricing_model: pricingModelOrBlank(40).optional(),
	country: countryOrBlank(2).optional(),
	city: line(120).optional(),
	founded_year: z.int().min(FOUNDED_YEAR_MIN).max(FOUNDED_YEAR_MAX).nullable().optional(),
	demo_video_url: webLink(LINK_MAX).optional(),
	contact_email: emailOrBlank(EMAIL_MAX).optional(),
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
