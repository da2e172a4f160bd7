import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { CATEGORY_TEXT_MAX } from "#core/limits";
import { lastCategoryId } from "#store/category-mergers";
import { CATEGORY_ID_TAKEN, insertCategory } from "#store/category-tree";
import { PLACE_TAKEN, placeFields, placeOf } from "#usecases/categories/place-input";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";

/** The site team adds a category. */
export default defineAction({
	id: "add_category",
	actor: "team",
	rate: "write",
	input: z.strictObject({ ...placeFields, description: requiredText(CATEGORY_TEXT_MAX) }),
	async handler({ description, ...typed }, { db, nextId }) {
		const { above: _, ...place } = await placeOf(db, typed);
		// Beyond those that came with the directory, and those that a merger ended: its undo puts them back.
		const id = Math.max(await nextId("category"), 1 + (await lastCategoryId(db)));
		return record(
			{
				subject: `category:${id}`,
				change: changeBetween(null, {
					name: place.name,
					slug: place.slug,
					parent: typed.parent,
					position: place.position,
				}),
			},
			{ slug: place.slug },
			insertCategory(db, { id, ...place, description: description.trim() }),
			{ ...PLACE_TAKEN, [CATEGORY_ID_TAKEN]: AGAIN },
		);
	},
});
