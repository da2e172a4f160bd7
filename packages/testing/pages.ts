import type { PageRole, ReadPage } from "#core/web/page";
import { readHtml } from "#crawl/page-text";

export const FETCHED_AT = Date.UTC(2026, 0, 5, 12);

/** A page read out of markup written in a test. */
export function readPage(html: string, url = "https://acme.example.com/", role: PageRole = "home"): Promise<ReadPage> {
	return readHtml({ html, url, role, fetchedAt: FETCHED_AT });
}

/** A site of several pages: path -> role and markup; the home page comes first. */
export function readPages(pages: Record<string, [PageRole, string]>, origin = "https://acme.com"): Promise<ReadPage[]> {
	return Promise.all(Object.entries(pages).map(([path, [role, html]]) => readPage(html, `${origin}${path}`, role)));
}
