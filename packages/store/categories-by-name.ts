import { eq, or } from "drizzle-orm";
import { slugify } from "#core/web/slug";
import type { Db } from "#store/db";
import { categories } from "#store/schema/index";

export type CategoryRow = typeof categories.$inferSelect;

/** The category that a text names, by its name or its slug in any case; null when there is none. */
export async function categoryNamed(db: Db, text: string): Promise<CategoryRow | null> {
	const name = text.trim();
	const row = await db.query.categories.findFirst({
		where: or(eq(categories.name, name), eq(categories.slug, slugify(name, "-"))),
	});
	return row ?? null;
}
