import { eq } from "drizzle-orm";
import type { SitePageName } from "#core/site-pages/site-pages";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { sitePages } from "#store/schema/index";

export interface SitePage {
	/** Markdown; empty where the software's own text is shown. */
	body: string;
	/** 0 where the site team has not edited it. */
	version: number;
	/** Epoch milliseconds; null where the site team has not edited it. */
	editedAt: number | null;
}

/** A page as the site team wrote it. Reads one row. */
export async function sitePage(db: Db, page: SitePageName): Promise<SitePage> {
	const row = await db.query.sitePages.findFirst({ where: eq(sitePages.page, page) });
	return row ?? { body: "", version: 0, editedAt: null };
}

/** Writes a page over version `before`. Fails its batch as `changed` when it has changed since. */
export function rewriteSitePage(
	db: Db,
	page: SitePageName,
	before: number,
	{ body, now }: { body: string; now: number },
): Statement<"changed">[] {
	const written = { body, version: before + 1, editedAt: now };
	return [
		db
			.insert(sitePages)
			.values({ page, ...written })
			.onConflictDoUpdate({ target: sitePages.page, set: written, setWhere: eq(sitePages.version, before) }),
		mustHaveChanged(db, "changed"),
	];
}
