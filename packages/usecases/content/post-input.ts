import * as z from "zod";
import { type PostTexts, postState } from "#core/content/post";
import { POST_AUTHOR_MAX, POST_BODY_MAX, POST_SUMMARY_MAX, POST_TITLE_MAX } from "#core/limits";
import { faqInputs } from "#usecases/faq-fields";
import { requiredLine, requiredText, slug } from "#usecases/fields";

/** Before 2020 there is no place in the search's order, and no blog. Source: docs/blog.md#posts. */
const FIRST_AT = Date.UTC(2020, 0, 1);
const LAST_AT = Date.UTC(2100, 0, 1);

/** What the site team writes of a post. */
export const postTexts = z.strictObject({
	slug,
	title: requiredLine(POST_TITLE_MAX),
	summary: requiredText(POST_SUMMARY_MAX),
	/** Markdown. */
	body: requiredText(POST_BODY_MAX),
	author: requiredLine(POST_AUTHOR_MAX),
	faqs: faqInputs,
	/** When everybody sees it, in epoch milliseconds; null: not published. */
	publishedAt: z.int().min(FIRST_AT).max(LAST_AT).nullable(),
});

/** A post as the audit log tells it: long texts by their length. */
export function postFacts(texts: PostTexts, now: number) {
	const { slug: address, title, summary, author, body, faqs, publishedAt } = texts;
	return {
		title,
		summary,
		author,
		address,
		state: postState(texts, now),
		characters: body.length,
		questions: faqs.map(({ question }) => question),
		published_at: publishedAt === null ? null : new Date(publishedAt).toISOString(),
	};
}
