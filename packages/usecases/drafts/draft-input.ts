import * as z from "zod";
import { DRAFT_FIELDS, LIST_FIELDS, STORY_SECTIONS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import {
	ADDRESS_MAX,
	DESCRIPTION_MAX,
	ENTRIES_MAX,
	ENTRY_MAX,
	FIELD_MAX,
	FOUNDER_BIO_MAX,
	FOUNDER_NAME_MAX,
	FOUNDERS_MAX,
	LINK_MAX,
	MILESTONE_DESCRIPTION_MAX,
	MILESTONE_TITLE_MAX,
	MILESTONES_MAX,
	REDRAFTED_MAX,
	SEO_META_MAX,
	SEO_TITLE_MAX,
	STORY_SECTION_MAX,
} from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";
import { slugify } from "#core/web/slug";
import { countryNameOrBlank } from "#usecases/country-fields";
import { faqInputs } from "#usecases/faq-fields";
import {
	emailOrBlank,
	line,
	onceEach,
	pricingModelOrBlank,
	requiredLine,
	stageOrBlank,
	text,
	webLink,
} from "#usecases/fields";
import { milestoneDate } from "#usecases/listings/milestone-input";
import { socials } from "#usecases/social-fields";

/** The body of update_draft. Source: docs/drafts.md#fields, docs/limits.md#drafts. */

const profileLine = line(FIELD_MAX).nullable().optional();
const profileList = z.array(line(ENTRY_MAX)).max(ENTRIES_MAX).nullable().optional();

function keyed<K extends string, T extends z.ZodType>(keys: readonly K[], value: T): Record<K, T> {
	return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;
}

/** A founder as people type one. */
export const founderInput = z.strictObject({
	name: requiredLine(FOUNDER_NAME_MAX),
	title: line(FOUNDER_NAME_MAX).optional(),
	bio: text(FOUNDER_BIO_MAX).optional(),
});

const fieldNames = (max: number) => onceEach(z.enum(DRAFT_FIELDS), max, (name) => name);

export const draftEditBody = z.strictObject({
	fields: z
		.strictObject({
			...keyed(TEXT_FIELDS, profileLine),
			short_description: text(FIELD_MAX).nullable().optional(),
			pricing_summary: text(FIELD_MAX).nullable().optional(),
			stage: stageOrBlank(FIELD_MAX).nullable().optional(),
			pricing_model: pricingModelOrBlank(FIELD_MAX).nullable().optional(),
			country: countryNameOrBlank(FIELD_MAX).nullable().optional(),
			contact_email: emailOrBlank(FIELD_MAX).nullable().optional(),
			demo_video_url: webLink(FIELD_MAX).nullable().optional(),
			logo_url: webLink(FIELD_MAX).nullable().optional(),
			description: text(DESCRIPTION_MAX).nullable().optional(),
			...keyed(LIST_FIELDS, profileList),
			categories: onceEach(line(ENTRY_MAX), ENTRIES_MAX, (name) => slugify(name, name.trim().toLowerCase()))
				.nullable()
				.optional(),
		})
		.optional()
		.meta({
			description: "Values you type; null removes one. categories: names of the directory's, the first is primary.",
		}),
	lock_fields: fieldNames(20).optional().meta({ description: "Fields that no redraft may touch." }),
	regenerate: fieldNames(REDRAFTED_MAX)
		.optional()
		.meta({ description: "Fields to draft anew from the website's pages. What you typed or locked stays." }),
	restore: fieldNames(20).optional().meta({ description: "Fields to put back to what the drafter found." }),
	faqs: faqInputs.optional().meta({ description: "Replaces all FAQs." }),
	company_socials: socials.optional().meta({ description: "Sets the platforms named; an empty text removes one." }),
	founder_socials: socials.optional().meta({ description: "Sets the platforms named; an empty text removes one." }),
	founders: onceEach(founderInput, FOUNDERS_MAX, ({ name }) => searchNameOf(name), ["name"])
		.optional()
		.meta({ description: "Replaces the list; the first is the primary founder." }),
	story: z
		.strictObject({
			...keyed(STORY_SECTIONS, text(STORY_SECTION_MAX).optional()),
			title: line(STORY_SECTION_MAX).optional(),
		})
		.optional()
		.meta({ description: "Sets the sections named; an empty text removes one." }),
	milestones: z
		.array(
			z.strictObject({
				date: milestoneDate,
				title: requiredLine(MILESTONE_TITLE_MAX),
				description: text(MILESTONE_DESCRIPTION_MAX).optional(),
				url: webLink(LINK_MAX).optional(),
			}),
		)
		.max(MILESTONES_MAX)
		.optional()
		.meta({ description: "Replaces all milestones." }),
	competitor_url: line(ADDRESS_MAX)
		.optional()
		.meta({ description: "A competitor's website to read and compare with; empty clears the comparison." }),
	seo: z.strictObject({ title: line(SEO_TITLE_MAX).optional(), meta: line(SEO_META_MAX).optional() }).optional(),
});
