import { asc, eq } from "drizzle-orm";
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

export async function categoryById(db: Db, id: number): Promise<CategoryRow | null> {
	return (await db.query.categories.findFirst({ where: eq(categories.id, id) })) ?? null;
}

export async function subcategoriesOf(db: Db, parentId: number): Promise<CategoryRow[]> {
	return db.select().from(categories).where(eq(categories.parentId, parentId)).orderBy(asc(categories.position));
}
