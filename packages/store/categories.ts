import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { categories } from "#store/schema/index";

export type CategoryRow = typeof categories.$inferSelect;

const COLUMNS = sql.raw(
	"id, slug, name, description, faqs, parent_id AS parentId, position, live_count AS liveCount, closed_at AS closedAt",
);

type StoredCategory = Omit<CategoryRow, "faqs"> & { faqs: string };

const toCategory = (row: StoredCategory): CategoryRow => ({
	...row,
	faqs: JSON.parse(row.faqs) as CategoryRow["faqs"],
});

export async function categoryBySlug(db: Db, slug: string): Promise<CategoryRow | null> {
	const [row] = await db.all<StoredCategory>(sql`SELECT ${COLUMNS} FROM categories WHERE slug = ${slug}`);
	return row === undefined ? null : toCategory(row);
}

/** Every category, one row each, parents and children by their positions. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
	const rows = await db.all<StoredCategory>(sql`SELECT ${COLUMNS} FROM categories`);
	return rows.map(toCategory).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** A category with the one above it and those below, by their positions; null where there is none. One round. */
export async function categoryFamily(
	db: Db,
	slug: string,
): Promise<{ category: CategoryRow; parent: CategoryRow | null; subcategories: CategoryRow[] } | null> {
	const of = (column: "id" | "parent_id") => sql`(SELECT ${sql.raw(column)} FROM categories WHERE slug = ${slug})`;
	const found = await db.all<StoredCategory>(
		sql`SELECT ${COLUMNS} FROM categories WHERE slug = ${slug} OR id = ${of("parent_id")} OR parent_id = ${of("id")}`,
	);
	const rows = found.map(toCategory);
	const category = rows.find((row) => row.slug === slug);
	if (category === undefined) return null;
	return {
		category,
		parent: rows.find((row) => row.id === category.parentId) ?? null,
		subcategories: rows.filter((row) => row.parentId === category.id).sort((a, b) => a.position - b.position),
	};
}
