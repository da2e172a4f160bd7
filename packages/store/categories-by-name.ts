import { eq, or, sql } from "drizzle-orm";
import { slugify } from "#core/web/slug";
import type { Db } from "#store/db";
import { categories } from "#store/schema/index";

export type CategoryRow = typeof categories.$inferSelect;

/** The category that a text names, by its name or its slug in any case, also one that it had before; null when there is none. */
export async function categoryNamed(db: Db, text: string): Promise<CategoryRow | null> {
	const name = text.trim();
	const slug = slugify(name, "-");
	const row = await db.query.categories.findFirst({ where: or(eq(categories.name, name), eq(categories.slug, slug)) });
	if (row !== undefined) return row;
	const before = sql`id = (SELECT category_id FROM category_addresses WHERE slug = ${slug})`;
	return (await db.query.categories.findFirst({ where: before })) ?? null;
}
