import * as z from "zod";
import { PRICING_MODELS, SOCIAL_PLATFORMS, type SocialPlatform, STAGES } from "#core/drafts/draft-fields";
import { parseDate } from "#core/launches/week";
import {
	FAQ_ANSWER_MAX,
	FAQ_QUESTION_MAX,
	FAQS_MAX,
	LINK_MAX,
	PAGE_MAX,
	PER_PAGE_DEFAULT,
	PER_PAGE_MAX,
	SEARCH_MAX,
} from "#core/limits";
import { useOneOf } from "#core/listings/nearest";
import { countriesLike, countryCodeNamed, countryCodeOf, countryMeantBy } from "#core/web/countries";
import { isEmailAddress } from "#core/web/email";
import { isVisible, strangeInLine, strangeInProse } from "#core/web/plain-text";
import { SLUG, SLUG_MAX, slugify } from "#core/web/slug";
import { socialAddress } from "#core/web/social-address";
import { isWebLink } from "#core/web/website";

/** Schema pieces that more than one operation or action uses. A bound stands here or in one of them, never twice. */

/** A text of which nobody sees anything says as much as an empty one. */
const said = (text: string): string => (isVisible(text) ? text : "");

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

/** Two letters in any case that are fit for a country's code. */
const twoLetters = (isFit: (code: string) => boolean) =>
	z
		.string()
		.refine((value) => /^[A-Za-z]{2}$/.test(value), {
			abort: true,
			error: ({ input }) => noCountryCode(input),
			params: { code: "bad_format" },
		})
		.refine(isFit, { error: ({ input }) => noCountryCode(input), params: { code: "bad_value" } })
		.meta({ pattern: "^[A-Za-z]{2}$" });

/** Two-letter ISO 3166-1 code, in any case, of a country that exists. */
export const existingCountry = twoLetters((code) => countryCodeOf(code) !== null);

/** A country to look in: a code that no country has finds nothing, one by which another is meant (`UK`) is refused with that. */
export const countryFilter = twoLetters((code) => countryMeantBy(code) === null);

/** @param input a code that is not assigned, or a country by its name, perhaps misspelt. */
function noCountryCode(input: unknown): string {
	const text = String(input).slice(0, 60);
	const known = countryMeantBy(text) ?? countryCodeNamed(text);
	const use = known ?? (text.length > 3 ? countriesLike(text).join(", ") : "one that is, such as DE or US");
	return `${text.length === 2 ? text.toUpperCase() : JSON.stringify(text)} is no country's code in ISO 3166-1; use ${use}.`;
}

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
function orBlank(schema: z.ZodString, isGood: (text: string) => boolean, error: string) {
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

/** A country by its code or its English name, or blank; its code goes on. */
export function countryNameOrBlank(max: number) {
	return orBlank(
		line(max).overwrite((typed) => countryCodeNamed(typed) ?? typed),
		(value) => countryCodeOf(value) !== null,
		"This must be a country: its two-letter code of ISO 3166-1, such as PT, or its English name.",
	).meta({ maxLength: max });
}

/** An officially assigned two-letter code of ISO 3166-1 in any case, or blank. A country's name is refused with its code. */
export function countryOrBlank(max: number) {
	const error = ({ input }: { input?: unknown }) => noCountryCode(input);
	return z
		.string()
		.overwrite(said)
		.refine((value) => value.length <= max, { error, params: { code: "too_long", limit: max }, abort: true })
		.refine((value) => value.trim() === "" || countryCodeOf(value.trim()) !== null, {
			error,
			params: { code: "bad_format" },
		})
		.meta({ maxLength: max });
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

/**
 * Source: docs/limits.md#profiles-elsewhere. The address of a profile; a handle becomes one where it names one profile. Blank says
 * that there is none.
 */
export const socials = z.strictObject(
	Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, profileAddress(platform).optional()])) as Record<
		SocialPlatform,
		z.ZodOptional<z.ZodString>
	>,
);

function profileAddress(platform: SocialPlatform) {
	return orBlank(
		line(LINK_MAX).overwrite((typed) => socialAddress(platform, typed)),
		isWebLink,
		"This must be the whole address of a profile, such as https://www.linkedin.com/company/example.",
	).meta({ maxLength: LINK_MAX });
}

/** Source: docs/limits.md#drafts. */
export const faqInputs = z
	.array(z.strictObject({ question: requiredLine(FAQ_QUESTION_MAX), answer: requiredText(FAQ_ANSWER_MAX) }))
	.max(FAQS_MAX);

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
