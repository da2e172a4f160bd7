import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { allCategories } from "#store/categories";
import { categoryWithTexts } from "#store/category-texts";
import { replaceCategory } from "#store/category-tree";
import { PLACE_TAKEN, placeFields, placeOf } from "#usecases/categories/place-input";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";
import { savedSince } from "#usecases/saved-since";

/**
 * The site team renames a category, moves it in the tree, closes it to new listings or opens it again. Its address before
 * leads to it. Source: docs/listings.md#categories.
 */
export default defineAction({
	id: "change_category",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		category: slug,
		/** Of the category as it was read. */
		version: z.int().min(0),
		...placeFields,
		/** What is in it stays, and nothing new comes in. */
		closed: z.boolean(),
	}),
	async handler({ category: named, version, closed, ...typed }, { db, now }) {
		const texts = (await categoryWithTexts(db, named)) ?? notFound("category");
		const all = await allCategories(db);
		const row = all.find(({ id }) => id === texts.id) ?? notFound("category");
		const { above: _, ...place } = await placeOf(db, typed, row);
		const after = { ...place, closedAt: closed ? (row.closedAt ?? now.getTime()) : null };
		const change = changeBetween(
			facts({ ...row, parent: all.find(({ id }) => id === row.parentId)?.slug ?? "" }),
			facts({ ...after, parent: typed.parent }),
		);
		if (Object.keys(change.after).length === 0) return unchanged({ slug: row.slug });
		return record(
			{ subject: `category:${row.id}`, change },
			{ slug: after.slug },
			replaceCategory(db, { ...row, version }, after, now.getTime()),
			{ ...PLACE_TAKEN, changed: savedSince("category") },
		);
	},
});

interface Facts {
	name: string;
	slug: string;
	parent: string;
	position: number;
	closedAt: number | null;
}

const facts = ({ name, slug, parent, position, closedAt }: Facts) => ({
	name,
	slug,
	parent,
	position,
	closed: closedAt !== null,
});
