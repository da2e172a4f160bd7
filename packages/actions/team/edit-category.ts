import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { noPhraseBecause } from "#core/drafts/category-words";
import { notFound } from "#core/errors";
import { CATEGORY_HINTS_MAX, CATEGORY_PHRASE_MAX, CATEGORY_SYNONYMS_MAX, CATEGORY_TEXT_MAX } from "#core/limits";
import { type CategoryWriting, categoryWithTexts, rewriteCategory } from "#store/category-texts";
import { requiredLine, requiredText, slug, text } from "#usecases/fields";
import { savedSince } from "#usecases/saved-since";

const phrase = requiredLine(CATEGORY_PHRASE_MAX)
	.trim()
	.refine((value) => noPhraseBecause(value) === null, {
		error: ({ input }) => noPhraseBecause(String(input)) ?? "This phrase cannot stand here.",
		params: { code: "bad_value" },
	});

const textsOf = ({ description, belongs, excludes, synonyms, hints }: CategoryWriting) => ({
	description,
	belongs,
	excludes,
	synonyms,
	hints,
});

/** The site team says what belongs into a category, and by which words drafts find it. */
export default defineAction({
	id: "edit_category",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		category: slug,
		/** Of the texts as they were read. */
		version: z.int().min(0),
		description: requiredText(CATEGORY_TEXT_MAX),
		belongs: text(CATEGORY_TEXT_MAX),
		excludes: text(CATEGORY_TEXT_MAX),
		synonyms: z.array(phrase).max(CATEGORY_SYNONYMS_MAX),
		hints: z.array(phrase).max(CATEGORY_HINTS_MAX),
	}),
	async handler({ category: named, version, ...sent }, { db }) {
		const category = (await categoryWithTexts(db, named)) ?? notFound("category");
		const synonyms = [...new Set(sent.synonyms)];
		const hints = [...new Set(sent.hints)].filter((hint) => !synonyms.includes(hint));
		const writing = { ...sent, description: sent.description.trim(), synonyms, hints };
		return record(
			{
				subject: `category:${category.id}`,
				detail: { slug: named, synonyms: synonyms.length, hints: hints.length },
				change: changeBetween(textsOf(category), textsOf(writing)),
			},
			{ slug: named },
			rewriteCategory(db, { id: category.id, version }, writing),
			{ changed: savedSince("category") },
		);
	},
});
