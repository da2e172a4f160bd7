import { eq, or, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { categories } from "#store/schema/index";

export type CategoryRow = typeof categories.$inferSelect;

export async function categoryBySlug(db: Db, slug: string): Promise<CategoryRow | null> {
	return (await db.query.categories.findFirst({ where: eq(categories.slug, slug) })) ?? null;
}

/** Every category, one row each, parents and children by their positions. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
	const rows = await db.select().from(categories);
	return rows.sort((a, b) => a.position - b.position || a.id - b.id);
}

/** A category with the one above it and those below, by their positions; null where there is none. One round. */
export async function categoryFamily(
	db: Db,
	slug: string,
): Promise<{ category: CategoryRow; parent: CategoryRow | null; subcategories: CategoryRow[] } | null> {
	const { id, parentId } = categories;
	const of = (column: "id" | "parent_id") => sql`(SELECT ${sql.raw(column)} FROM categories WHERE slug = ${slug})`;
	const rows = await db
		.select()
		.from(categories)
		.where(or(eq(categories.slug, slug), eq(id, of("parent_id")), eq(parentId, of("id"))));
	const category = rows.find((row) => row.slug === slug);
	if (category === undefined) return null;
	return {
		category,
		parent: rows.find((row) => row.id === category.parentId) ?? null,
		subcategories: rows.filter((row) => row.parentId === category.id).sort((a, b) => a.position - b.position),
	};
}
