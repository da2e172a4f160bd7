import { and, eq } from "drizzle-orm";
import type { ReadPage } from "#core/web/page";
import type { Db, Statement } from "#store/db";
import { packJson, unpackJson } from "#store/packed-json";
import { draftPages } from "#store/schema/index";

const isOfDraft = (draftId: string) => and(eq(draftPages.draftId, draftId), eq(draftPages.site, "own"));

/** The stored pages of a draft's website, the homepage first. */
export async function pagesOfDraft(db: Db, draftId: string): Promise<ReadPage[]> {
	const rows = await db.select({ page: draftPages.page }).from(draftPages).where(isOfDraft(draftId));
	const pages = await Promise.all(rows.map((row) => unpackJson<ReadPage>(row.page)));
	return [...pages.filter((page) => page.role === "home"), ...pages.filter((page) => page.role !== "home")];
}

/** Whether its pages are kept; reads one row. */
export async function hasPages(db: Db, draftId: string): Promise<boolean> {
	const rows = await db.select({ url: draftPages.url }).from(draftPages).where(isOfDraft(draftId)).limit(1);
	return rows.length > 0;
}

/** Puts what was read in the place of what was stored. */
export async function replacePages(
	db: Db,
	draftId: string,
	pages: readonly ReadPage[],
	now: number,
): Promise<Statement[]> {
	const distinct = [...new Map(pages.map((page) => [page.url, page])).values()];
	const packed = await Promise.all(distinct.map(async (page) => ({ url: page.url, page: await packJson(page) })));
	return [
		db.delete(draftPages).where(isOfDraft(draftId)),
		...packed.map((row) => db.insert(draftPages).values({ draftId, ...row, readAt: now })),
	];
}
