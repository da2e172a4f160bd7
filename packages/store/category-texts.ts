import { eq, type SQL, sql } from "drizzle-orm";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import { CATEGORY_CHOICES_MAX } from "#core/limits";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { categories, categoryTexts } from "#store/schema/index";

export type CategoryTextRow = typeof categoryTexts.$inferSelect;

/** What the site team writes of a category. */
export type CategoryWriting = Pick<CategoryTextRow, "belongs" | "excludes" | "synonyms" | "hints"> & {
	/** As its public page shows it. */
	description: string;
};

/** A category with the site team's words for it. */
export interface CategoryWithTexts extends CategoryWriting {
	id: number;
	slug: string;
	name: string;
	parentId: number | null;
	position: number;
	/** When the site team closed it; null while it takes new listings. */
	closedAt: number | null;
	/** 0 where the site team has not edited it. */
	version: number;
}

const COLUMNS = {
	id: categories.id,
	slug: categories.slug,
	name: categories.name,
	description: categories.description,
	parentId: categories.parentId,
	position: categories.position,
	closedAt: categories.closedAt,
	belongs: categoryTexts.belongs,
	excludes: categoryTexts.excludes,
	synonyms: categoryTexts.synonyms,
	hints: categoryTexts.hints,
	version: categoryTexts.version,
};

type Joined = { [K in keyof CategoryWithTexts]: CategoryWithTexts[K] | null } & Pick<
	CategoryWithTexts,
	"id" | "slug" | "name" | "description" | "position"
>;

/** A category of which nothing was written yet has empty texts. */
function withTexts(row: Joined): CategoryWithTexts {
	const { belongs, excludes, synonyms, hints, version } = row;
	return {
		...row,
		belongs: belongs ?? "",
		excludes: excludes ?? "",
		synonyms: synonyms ?? [],
		hints: hints ?? [],
		version: version ?? 0,
	};
}

/** The whole tree with the site team's words, in one read; for drafts and the team's own pages, never for public ones. */
export async function categoriesWithTexts(db: Db): Promise<CategoryWithTexts[]> {
	const rows = await db
		.select(COLUMNS)
		.from(categories)
		.leftJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
		.limit(CATEGORY_CHOICES_MAX);
	return rows.map(withTexts).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** One category with the site team's words, or null. */
export async function categoryWithTexts(db: Db, slug: string): Promise<CategoryWithTexts | null> {
	const [row] = await db
		.select(COLUMNS)
		.from(categories)
		.leftJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
		.where(eq(categories.slug, slug));
	return row === undefined ? null : withTexts(row);
}

/** The categories that are open, as a drafter may choose among them. */
export async function categoryChoices(db: Db): Promise<CategoryChoice[]> {
	const rows = (await categoriesWithTexts(db)).filter(({ closedAt }) => closedAt === null);
	const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
	return rows.map(({ slug, name, description, parentId, belongs, excludes, synonyms, hints }) => ({
		slug,
		name,
		description,
		belongs,
		excludes,
		synonyms,
		hints,
		parent: parentId === null ? null : (slugs.get(parentId) ?? null),
	}));
}

/** Whether a category is in the version that somebody read: 0 until it is edited. */
export const hasVersion = (id: number, version: number): SQL =>
	sql`coalesce((SELECT version FROM category_texts WHERE category_id = ${id}), 0) = ${version}`;

/** Writes the site team's words over those of `before`. Fails its batch as `changed` when they have changed since. */
export function rewriteCategory(
	db: Db,
	before: Pick<CategoryWithTexts, "id" | "version">,
	{ description, ...words }: CategoryWriting,
): Statement<"changed">[] {
	const version = before.version + 1;
	return [
		mustHold(db, "changed", hasVersion(before.id, before.version)),
		db
			.insert(categoryTexts)
			.values({ categoryId: before.id, ...words, version })
			.onConflictDoUpdate({
				target: categoryTexts.categoryId,
				set: { ...words, version },
				setWhere: eq(categoryTexts.version, before.version),
			}),
		mustHaveChanged(db, "changed"),
		db.update(categories).set({ description }).where(eq(categories.id, before.id)),
	];
}
