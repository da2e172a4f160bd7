import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { allCategories } from "#store/categories";
import { noteMerger } from "#store/category-mergers";
import { categoryWithTexts } from "#store/category-texts";
import { endCategory, listingsIn, MERGED_AT_ONCE, moveListings } from "#store/category-tree";
import { slug } from "#usecases/fields";
import { savedSince } from "#usecases/saved-since";

/**
 * The site team merges a category into another one: its listings go there, so many at a time, and with the last of them the
 * category ends and its address leads there. Source: docs/listings.md#categories.
 */
export default defineAction({
	id: "merge_categories",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		category: slug,
		/** Of the category as it was read. */
		version: z.int().min(0),
		/** The one that stays. */
		into: slug,
	}),
	async handler({ category: named, version, into: intoNamed }, { db, now, nextId }) {
		const texts = (await categoryWithTexts(db, named)) ?? notFound("category");
		const all = await allCategories(db);
		const into = all.find((one) => one.slug === intoNamed);
		if (into === undefined) return invalidField("/into", "There is no such category.", "bad_value");
		if (into.id === texts.id) invalidField("/into", "Name another category.", "bad_value");
		if (all.some(({ parentId }) => parentId === texts.id)) {
			invalidField("/into", "Move the categories below it first.", "bad_value");
		}
		if (texts.version !== version) {
			const { code, detail, more } = savedSince("category");
			throw new AppError(code, detail, more);
		}
		const found = await listingsIn(db, texts.id, MERGED_AT_ONCE + 1);
		const isLast = found <= MERGED_AT_ONCE;
		const parents = [texts.parentId, into.parentId].filter((id) => id !== null);
		const at = now.getTime();
		const merger = { id: await nextId("category_merger"), from: texts.id, into: into.id, ends: isLast };
		return record(
			{
				// The one that ended has no page any more.
				subject: `category:${isLast ? into.id : texts.id}`,
				detail: { listings: Math.min(found, MERGED_AT_ONCE), merger_id: merger.id },
				change: changeBetween({ slug: texts.slug, into: null }, { slug: isLast ? null : texts.slug, into: into.slug }),
			},
			{ slug: isLast ? into.slug : texts.slug, moved: Math.min(found, MERGED_AT_ONCE), hasMore: !isLast },
			[
				...noteMerger(db, merger),
				...moveListings(db, texts.id, into.id, parents, at),
				...(isLast ? endCategory(db, { id: texts.id, slug: texts.slug, version }, into.id) : []),
			],
			{ changed: savedSince("category") },
		);
	},
});
