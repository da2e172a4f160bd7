import * as z from "zod";
import { SOCIAL_PLATFORMS } from "#core/draft-fields";
import { PAGE_MAX, PER_PAGE_DEFAULT, PER_PAGE_MAX } from "#core/limits";
import { parseDate } from "#core/week";

/** Schema pieces that more than one operation uses. A bound stands here or in one operation, never twice. */

/** Text of at most `max` characters (Unicode code points, as JSON Schema counts). Refuses what a database or page cannot hold. */
export function text(max: number) {
	return z
		.string()
		.refine((value) => value.length <= max || [...value].length <= max, {
			error: `This must be at most ${max} characters.`,
			params: { code: "too_long", limit: max },
		})
		.refine((value) => !value.includes("\u0000") && value.isWellFormed(), {
			error: "This holds characters that are not text (NUL or half of a surrogate pair).",
			params: { code: "bad_format" },
		})
		.meta({ maxLength: max });
}

/** Text that says something: not empty, and not only white space. */
export function requiredText(max: number) {
	return text(max)
		.refine((value) => value.trim() !== "", {
			error: "This must not be empty.",
			params: { code: "too_short", limit: 1 },
		})
		.meta({ maxLength: max, minLength: 1 });
}

/** Source: spec, "Slugs match the pattern". */
export const slug = z
	.string()
	.regex(/^[a-z0-9][a-z0-9-]{0,219}$/)
	.meta({ maxLength: 220 });

/** Two-letter ISO 3166-1 code in any case, answered in upper case. */
export const countryCode = z.string().regex(/^[A-Za-z]{2}$/);

export const listingId = z.int().min(1);

/** A calendar date that exists, YYYY-MM-DD. */
export const dateText = z
	.string()
	.refine((value) => parseDate(value) !== null, {
		error: "This must be a date that exists, as YYYY-MM-DD.",
		params: { code: "bad_format" },
	})
	.meta({ format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

export const emailText = z.email().max(254);

/** Source: spec, Limits: page and per_page. */
export const pageQuery = {
	page: z.int().min(1).max(PAGE_MAX).default(1),
	per_page: z.int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT),
};

/** Source: spec, Social platform keys. */
export const socials = z.strictObject(
	Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, text(500).optional()])) as Record<
		(typeof SOCIAL_PLATFORMS)[number],
		z.ZodOptional<z.ZodString>
	>,
);

/** Source: spec, Limits, FAQs. */
export const faqInputs = z.array(z.strictObject({ question: requiredText(300), answer: requiredText(1500) })).max(10);

export const timestamp = z.iso.datetime();

export const nextActions = z
	.array(z.object({ operation: z.string(), why: z.string() }))
	.meta({ description: "The operations that make sense now." });

/** An instant of the database (epoch milliseconds) as answers give it. */
export function iso(epochMs: number): string;
export function iso(epochMs: number | null): string | null;
export function iso(epochMs: number | null): string | null {
	return epochMs === null ? null : new Date(epochMs).toISOString();
}
