import * as z from "zod";
import { invalidField } from "#core/errors";
import { CATEGORY_NAME_MAX, CATEGORY_POSITION_MAX } from "#core/limits";
import { slugify } from "#core/web/slug";
import { type CategoryRow, categoryBySlug } from "#store/categories";
import { CATEGORY_NAME_TAKEN, CATEGORY_SLUG_TAKEN } from "#store/category-tree";
import type { Db } from "#store/db";
import { requiredLine, slug } from "#usecases/fields";

/** A category's name, address and place in the tree, as the site team types them. */
export const placeFields = {
	name: requiredLine(CATEGORY_NAME_MAX).trim(),
	/** Its address; made from the name where it is empty. */
	slug: z.union([slug, z.literal("")]),
	/** Slug of the category above it; empty at the top. */
	parent: z.union([slug, z.literal("")]),
	position: z.int().min(0).max(CATEGORY_POSITION_MAX),
};

interface Typed {
	name: string;
	slug: string;
	parent: string;
	position: number;
}

/** What was typed with the address and the parent's id. @throws AppError naming a parent that cannot be one. */
export async function placeOf(db: Db, { name, slug: typed, parent, position }: Typed, self?: { id: number }) {
	const above = parent === "" ? null : await parentNamed(db, parent, self);
	return { name, slug: typed === "" ? slugify(name, "category") : typed, parentId: above?.id ?? null, position, above };
}

async function parentNamed(db: Db, parent: string, self?: { id: number }): Promise<CategoryRow> {
	const row = await categoryBySlug(db, parent);
	if (row === null) return invalidField("/parent", "There is no such category.", "bad_value");
	if (row.parentId !== null || row.id === self?.id) {
		return invalidField("/parent", "Categories stand in two rows: choose one of the upper row.", "bad_value");
	}
	return row;
}

const taken = (pointer: string, message: string) => ({
	code: "invalid_input" as const,
	detail: message,
	more: { errors: [{ pointer, code: "bad_value", message }] },
});

/** What it means that a name or an address is another category's. */
export const PLACE_TAKEN = {
	[CATEGORY_NAME_TAKEN]: taken("/name", "Another category has this name."),
	[CATEGORY_SLUG_TAKEN]: taken("/slug", "Another category has this address."),
	taken: taken("/slug", "This address leads to another category, which had it before."),
};
