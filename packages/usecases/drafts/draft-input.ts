import * as z from "zod";
import { DRAFT_FIELDS, LIST_FIELDS, STORY_SECTIONS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import { FOUNDERS_MAX, MILESTONES_MAX } from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";
import { slugify } from "#core/web/slug";
import {
	countryNameOrBlank,
	dateText,
	emailOrBlank,
	faqInputs,
	line,
	onceEach,
	pricingModelOrBlank,
	requiredLine,
	socials,
	stageOrBlank,
	text,
	webLink,
} from "#usecases/fields";

/** The body of update_draft. Source: docs/drafts.md#fields, docs/limits.md#drafts. */

const profileLine = line(500).nullable().optional();
const profileList = z.array(line(200)).max(20).nullable().optional();

function keyed<K extends string, T extends z.ZodType>(keys: readonly K[], value: T): Record<K, T> {
	return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;
}

/** A founder as people type one. */
export const founderInput = z.strictObject({
	name: requiredLine(160),
	title: line(160).optional(),
	bio: text(3000).optional(),
});

const fieldNames = (max: number) => onceEach(z.enum(DRAFT_FIELDS), max, (name) => name);

export const draftEditBody = z.strictObject({
	fields: z
		.strictObject({
			...keyed(TEXT_FIELDS, profileLine),
			short_description: text(500).nullable().optional(),
			pricing_summary: text(500).nullable().optional(),
			stage: stageOrBlank(500).nullable().optional(),
			pricing_model: pricingModelOrBlank(500).nullable().optional(),
			country: countryNameOrBlank(500).nullable().optional(),
			contact_email: emailOrBlank(500).nullable().optional(),
			demo_video_url: webLink(500).nullable().optional(),
			logo_url: webLink(500).nullable().optional(),
			description: text(20_000).nullable().optional(),
			...keyed(LIST_FIELDS, profileList),
			categories: onceEach(line(200), 20, (name) => slugify(name, name.trim().toLowerCase()))
				.nullable()
				.optional(),
		})
		.optional()
		.meta({
			description: "Values you type; null removes one. categories: names of the directory's, the first is primary.",
		}),
	lock_fields: fieldNames(20).optional().meta({ description: "Fields that no redraft may touch." }),
	regenerate: fieldNames(5)
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
			...keyed(STORY_SECTIONS, text(8000).optional()),
			title: line(8000).optional(),
		})
		.optional()
		.meta({ description: "Sets the sections named; an empty text removes one." }),
	milestones: z
		.array(
			z.strictObject({
				date: dateText,
				title: requiredLine(200),
				description: text(2000).optional(),
				url: webLink(500).optional(),
			}),
		)
		.max(MILESTONES_MAX)
		.optional()
		.meta({ description: "Replaces all milestones." }),
	competitor_url: line(2048)
		.optional()
		.meta({ description: "A competitor's website to read and compare with; empty clears the comparison." }),
	seo: z.strictObject({ title: line(70).optional(), meta: line(170).optional() }).optional(),
});
