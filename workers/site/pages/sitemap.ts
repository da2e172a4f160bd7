import { AppError } from "#core/errors";
import { escapeXml } from "#core/web/xml-text";
import { allCategories } from "#store/categories";
import { SITEMAP_KINDS, sitemapFiles, sitemapRows } from "#store/sitemap";
import type { PageContext, Site } from "../site.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEADERS = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };

/** Pages that are always there. */
const FIXED = [
	"/",
	"/listings",
	"/launches",
	"/categories",
	"/compare",
	"/pricing",
	"/leaderboards/community-weekly",
	"/leaderboards/community-all-time",
	"/leaderboards/domain-rating",
	"/leaderboards/revenue",
	"/leaderboards/billboard",
	"/founders",
	"/awards",
	"/blog",
	"/interviews",
	"/feeds",
	"/proofs",
	"/docs",
	"/docs/errors",
	"/connect",
	"/bot",
	"/privacy",
	"/terms",
];

/** Folder of each kind's pages. */
const FOLDERS = { listings: "/listings/", founders: "/founders/", posts: "/blog/" } as const;

/** The sitemap: an index of files of bounded size, however large the directory grows. Source: sitemaps.org. */
export default function sitemapPage(site: Site): void {
	site.get("/sitemap.xml", async (c) => {
		const files = await sitemapFiles(c.var.services.db);
		const names = SITEMAP_KINDS.flatMap((kind) =>
			Array.from({ length: files[kind] }, (_, index) => `${kind}-${index + 1}`),
		);
		const places = ["pages", ...names].map((name) => `<sitemap>${loc(c, `/sitemaps/${name}.xml`)}</sitemap>`);
		return c.body(xml("sitemapindex", places), 200, HEADERS);
	});

	site.get("/sitemaps/pages.xml", async (c) => {
		const categories = await allCategories(c.var.services.db);
		const paths = [...FIXED, ...categories.map(({ slug }) => `/categories/${slug}`)];
		return c.body(
			xml(
				"urlset",
				paths.map((path) => `<url>${loc(c, path)}</url>`),
			),
			200,
			HEADERS,
		);
	});

	site.get("/sitemaps/:file{[a-z]+-[1-9][0-9]{0,6}\\.xml}", async (c) => {
		const [name = "", number = ""] = c.req.param("file").replace(".xml", "").split("-");
		const kind = SITEMAP_KINDS.find((known) => known === name);
		const { db } = c.var.services;
		if (kind === undefined || Number(number) > (await sitemapFiles(db))[kind]) {
			throw new AppError("not_found", "There is no such sitemap.");
		}
		const rows = await sitemapRows(db, kind, Number(number), Date.now());
		const urls = rows.map(
			({ slug, changedAt }) =>
				`<url>${loc(c, FOLDERS[kind] + slug)}<lastmod>${new Date(changedAt).toISOString()}</lastmod></url>`,
		);
		return c.body(xml("urlset", urls), 200, HEADERS);
	});
}

function loc(c: PageContext, path: string): string {
	return `<loc>${escapeXml(c.var.services.settings.origin + path)}</loc>`;
}

function xml(root: string, children: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${children.join("\n")}\n</${root}>\n`;
}
