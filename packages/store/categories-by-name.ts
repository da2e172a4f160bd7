import { sql } from "drizzle-orm";
import { slugify } from "#core/web/slug";
import type { Db } from "#store/db";
import { categories } from "#store/schema/index";
import { wholeRows } from "#store/whole-rows";

export type CategoryRow = typeof categories.$inferSelect;

/** The category that a text names, by its name or its slug in any case, also one that it had before; null when there is none. */
export async function categoryNamed(db: Db, text: string): Promise<CategoryRow | null> {
	const name = text.trim();
	const slug = slugify(name, "-");
	const rows = await wholeRows(
		db,
		categories,
		sql`WHERE name = ${name} OR slug = ${slug} OR id = (SELECT category_id FROM category_addresses WHERE slug = ${slug})`,
	);
	const isNow = (row: CategoryRow) => row.slug === slug || row.name === name;
	return rows.find(isNow) ?? rows[0] ?? null;
}
