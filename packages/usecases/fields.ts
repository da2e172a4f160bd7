import * as z from "zod";
import { PRICING_MODELS, STAGES } from "#core/drafts/draft-fields";
import { parseDate } from "#core/launches/week";
import { PAGE_MAX, PER_PAGE_DEFAULT, PER_PAGE_MAX, SEARCH_MAX } from "#core/limits";
import { useOneOf } from "#core/listings/nearest";
import { isEmailAddress } from "#core/web/email";
import { isVisible, strangeInLine, strangeInProse } from "#core/web/plain-text";
import { SLUG, SLUG_MAX, slugify } from "#core/web/slug";
import { isWebLink } from "#core/web/website";

/**
 * Schema pieces that more than one operation or action uses. A bound stands here or in one of them, never twice. Nearly everything
 * loads this file: what takes zod long to make and few need stands beside it. Source: docs/start.md#beginning.
 */

/** A text of which nobody sees anything says as much as an empty one. */
export const said = (text: string): string => (isVisible(text) ? text : "");

/**
 * A string of at most `max` characters (Unicode code points, as JSON Schema counts), all of which a page can show. One of which
 * nobody sees anything says nothing: it goes on as an empty one, which says so to whoever reads it next.
 */
function bounded(max: number, strange: (text: string) => string | null, where: string) {
	return z
		.string()
		.refine((value) => value.length <= max || [...value].length <= max, {
			error: `This must be at most ${max} characters.`,
			params: { code: "too_long", limit: max },
			abort: true,
		})
		.refine((value) => strange(value) === null && value.isWellFormed(), {
			error: ({ input }) => {
				const found = typeof input === "string" ? strange(input) : null;
				return `${where} cannot hold ${found ?? "half of a surrogate pair"}; take it out.`;
			},
			params: { code: "bad_format" },
			abort: true,
		})
		.overwrite(said)
		.meta({ maxLength: max });
}

/** Text of several lines: no control characters but tabs and line ends, no marks that turn the reading direction. */
export function text(max: number) {
	return bounded(max, strangeInProse, "Text");
}

/** Text of one line: no control characters, no line ends, no marks that turn the reading direction. */
export function line(max: number) {
	return bounded(max, strangeInLine, "A text of one line");
}

function required<T extends ReturnType<typeof bounded>>(schema: T, max: number) {
	return schema
		.refine(isVisible, { error: "This must not be empty.", params: { code: "too_short", limit: 1 } })
		.meta({ maxLength: max, minLength: 1 });
}

/** Text that says something: not only white space and characters that nobody sees. */
export function requiredText(max: number) {
	return required(text(max), max);
}

/** One line that says something. */
export function requiredLine(max: number) {
	return required(line(max), max);
}

/** Source: docs/limits.md#slugs. */
export const slug = z
	.string()
	.regex(SLUG, {
		error: ({ input }) =>
			`This must be a slug: small letters a to z, digits and hyphens, such as ${slugify(String(input).slice(0, SLUG_MAX), "my-product")}.`,
	})
	.meta({ maxLength: SLUG_MAX });

/** SHA-256 in hexadecimal digits, as secrets are kept. */
export const sha256Text = z.string().length(64);

/** A secret as a link or a form brought it; none of ours is nearly as long. */
export const linkToken = z.string().max(200);

/** A draft's identifier, in any case; stored and answered in lower case. */
export const draftId = z
	.uuid("This must be the id of a draft, a UUID, as submit_listing and list_my_drafts give it.")
	.toLowerCase()
	.meta({ description: "As list_my_drafts gives it." });

export const listingId = z.int().min(1).meta({ description: "As list_my_listings gives it." });

/** A calendar date that exists, YYYY-MM-DD. */
export const dateText = z
	.string()
	.refine((value) => parseDate(value) !== null, {
		error: "This must be a date that exists, as YYYY-MM-DD.",
		params: { code: "bad_format" },
	})
	.meta({ format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** Only what is written is checked: white space alone says that there is none, as it does in every text. */
export function orBlank(schema: z.ZodString, isGood: (text: string) => boolean, error: string) {
	return schema.refine((value) => value.trim() === "" || isGood(value.trim()), {
		error,
		params: { code: "bad_format" },
	});
}

/** An http or https address of the public web, or blank. */
export function webLink(max: number) {
	return orBlank(line(max), isWebLink, "This must be a whole web address, such as https://example.com/page.").meta({
		maxLength: max,
	});
}

/** An e-mail address, or blank; none is longer than EMAIL_MAX, whatever the field's own bound. */
export function emailOrBlank(max: number) {
	return orBlank(line(max), isEmailAddress, "This must be an e-mail address, such as hello@example.com.").meta({
		maxLength: max,
	});
}

/** One of some words in any spelling (`Free Trial` is `free_trial`). @param others what else it may be. */
function oneOf(words: readonly string[], separator: "-" | "_", max: number, others: readonly string[]) {
	const written = (typed: string) =>
		typed
			.trim()
			.toLowerCase()
			.replaceAll(/[ _-]+/g, separator);
	const known = [...words, ...others];
	return line(max)
		.overwrite((typed) => (known.includes(written(typed)) ? written(typed) : typed))
		.refine((value) => known.includes(value), {
			error: ({ input }) => useOneOf(input, words),
			params: { code: "bad_value" },
		})
		.meta({ maxLength: max, enum: known });
}

export const stage = (max: number) => oneOf(STAGES, "-", max, []);
export const stageOrBlank = (max: number) => oneOf(STAGES, "-", max, [""]);
export const pricingModel = (max: number) => oneOf(PRICING_MODELS, "_", max, []);
export const pricingModelOrBlank = (max: number) => oneOf(PRICING_MODELS, "_", max, [""]);

/**
 * A list of at most `max` entries that names each thing once; where a thing is named again, the refusal says so.
 * @param nameOf what tells entries apart.
 * @param at the property of an entry that names it, when entries are objects.
 */
export function onceEach<T extends z.ZodType>(
	entry: T,
	max: number,
	nameOf: (entry: z.output<T>) => unknown,
	at: readonly string[] = [],
) {
	return z
		.array(entry)
		.max(max)
		.superRefine((entries, ctx) => {
			if (entries.length > max) return;
			const names = entries.map(nameOf);
			for (const [index, name] of names.entries()) {
				const first = names.indexOf(name);
				if (first === index) continue;
				const message = `This is entry ${first} of the list again; name each once.`;
				ctx.addIssue({ code: "custom", path: [index, ...at], message, params: { code: "repeated" } });
			}
		});
}

/** Source: docs/limits.md#lists-and-searches. */
export const pageQuery = {
	page: z.int().min(1).max(PAGE_MAX).default(1),
	per_page: z.int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT),
};

/** Narrows a list of one's own. Source: docs/api.md#answers. */
export const ownSearch = text(SEARCH_MAX).trim().optional().meta({ description: "Part of the name or the domain." });

/** A question and its answer, as answers show them. */
export const faq = z.object({ question: z.string(), answer: z.string() }).meta({ id: "Faq" });

export const timestamp = z.iso.datetime();

export const nextActions = z
	.array(z.object({ operation: z.string(), why: z.string() }).meta({ id: "NextAction" }))
	.meta({ description: "The operations that make sense now." });

/** An instant of the database (epoch milliseconds) as answers give it. */
export function iso(epochMs: number): string;
export function iso(epochMs: number | null): string | null;
export function iso(epochMs: number | null): string | null {
	return epochMs === null ? null : new Date(epochMs).toISOString();
}
