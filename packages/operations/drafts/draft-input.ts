import * as z from "zod";
import { DRAFT_FIELDS, LIST_FIELDS, STORY_SECTIONS, TEXT_FIELDS } from "#core/draft-fields";
import { FOUNDERS_MAX, MILESTONES_MAX } from "#core/limits";
import { dateText, faqInputs, requiredText, socials, text } from "#operations/fields";

/** The body of update_draft. Source: spec, update_draft and Draft profile fields. */

const profileText = text(500).nullable().optional();
const profileList = z.array(text(200)).max(20).nullable().optional();

function keyed<K extends string, T extends z.ZodType>(keys: readonly K[], value: T): Record<K, T> {
	return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;
}

/** A founder as people type one. */
export const founderInput = z.strictObject({
	name: requiredText(160),
	title: text(160).optional(),
	bio: text(3000).optional(),
});

const fieldNames = (max: number) => z.array(z.enum(DRAFT_FIELDS)).max(max);

export const draftEditBody = z.strictObject({
	fields: z
		.strictObject({
			...keyed(TEXT_FIELDS, profileText),
			description: text(20_000).nullable().optional(),
			...keyed(LIST_FIELDS, profileList),
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
	founders: z
		.array(founderInput)
		.max(FOUNDERS_MAX)
		.optional()
		.meta({ description: "Replaces the list; the first is the primary founder." }),
	story: z
		.strictObject(keyed(STORY_SECTIONS, text(8000).optional()))
		.optional()
		.meta({ description: "Sets the sections named; an empty text removes one." }),
	milestones: z
		.array(
			z.strictObject({
				date: dateText,
				title: requiredText(200),
				description: text(2000).optional(),
				url: text(500).optional(),
			}),
		)
		.max(MILESTONES_MAX)
		.optional()
		.meta({ description: "Replaces all milestones." }),
	competitor_url: text(2048)
		.optional()
		.meta({ description: "A competitor's website to read and compare with; empty clears the comparison." }),
	seo: z.strictObject({ title: text(70).optional(), meta: text(170).optional() }).optional(),
});
