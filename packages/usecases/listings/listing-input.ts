import * as z from "zod";
import {
	DESCRIPTION_MAX,
	ENTRIES_MAX,
	ENTRY_MAX,
	FOUNDED_YEAR_MAX,
	FOUNDED_YEAR_MIN,
	LINK_MAX,
	LISTING_CITY_MAX,
	LISTING_LINE_MAX,
	LISTING_SEO_DESCRIPTION_MAX,
	LISTING_TEXT_MAX,
} from "#core/limits";
import type { ListingEdit } from "#core/listings/listing-facts";
import { tidyEntries } from "#core/listings/tags";
import { EMAIL_MAX } from "#core/web/email";
import { countryOrBlank } from "#usecases/country-fields";
import { faqInputs } from "#usecases/faq-fields";
import { emailOrBlank, line, pricingModelOrBlank, text, webLink } from "#usecases/fields";
import { socials } from "#usecases/social-fields";

/** The body of update_my_listing: what of a listing its owner can change. */

const list = z.array(line(ENTRY_MAX)).max(ENTRIES_MAX).optional();

/** Source: docs/limits.md#listings. An empty text clears a field. */
export const listingFields = z.strictObject({
	tagline: line(LISTING_LINE_MAX).optional(),
	headline: line(LISTING_LINE_MAX).optional(),
	seo_title: line(LISTING_LINE_MAX).optional(),
	short_description: text(LISTING_TEXT_MAX).optional(),
	pricing_summary: text(LISTING_TEXT_MAX).optional(),
	description: text(DESCRIPTION_MAX).optional(),
	summary: text(DESCRIPTION_MAX).optional(),
	pricing_model: pricingModelOrBlank(40).optional(),
	country: countryOrBlank(2).optional(),
	city: line(LISTING_CITY_MAX).optional(),
	founded_year: z.int().min(FOUNDED_YEAR_MIN).max(FOUNDED_YEAR_MAX).nullable().optional(),
	demo_video_url: webLink(LINK_MAX).optional(),
	contact_email: emailOrBlank(EMAIL_MAX).optional(),
	features: list,
	usps: list,
	keywords: list,
	seo_description: line(LISTING_SEO_DESCRIPTION_MAX).optional(),
});

export const listingEditBody = z.strictObject({
	fields: listingFields.optional(),
	socials: socials.optional().meta({ description: "Replaces all social links." }),
	faqs: faqInputs.optional().meta({ description: "Replaces all FAQs." }),
});

/** What the body says, as an edit; an empty text clears. */
export function editOfBody({ fields = {}, socials: links, faqs }: z.output<typeof listingEditBody>): ListingEdit {
	const { tagline, short_description, pricing_model, country, ...profile } = fields;
	const columns = {
		...(tagline !== undefined && { tagline: orNull(tagline) }),
		...(short_description !== undefined && { shortDescription: orNull(short_description) }),
		...(pricing_model !== undefined && { pricingModel: orNull(pricing_model) }),
		...(country !== undefined && { country: orNull(country.toUpperCase()) }),
	};
	const texts = Object.entries(profile).filter(([, value]) => value !== undefined);
	return {
		columns,
		profile: {
			...Object.fromEntries(texts.map(([key, value]) => [key, tidy(value, key)])),
			...(links && { socials: Object.fromEntries(Object.entries(links).flatMap(([key, url]) => linkOf(key, url))) }),
			...(faqs && { faqs }),
		},
	};
}

function tidy(value: string | string[] | number | null | undefined, field: string): unknown {
	if (typeof value === "string") return orNull(value);
	return Array.isArray(value) ? tidyEntries(value, field) : value;
}

function linkOf(platform: string, url: string | undefined): [string, string][] {
	const link = url?.trim();
	return link ? [[platform, link]] : [];
}

function orNull(value: string): string | null {
	return value.trim() === "" ? null : value.trim();
}
