import { Hono } from "hono";
import { allPages } from "#workers/site/sections";
import type { SiteEnv } from "#workers/site/site";

/** Pages that everybody sees, each with what it needs in the world of `worlds.ts`. */
export const PUBLIC_PAGES = [
	...["/", "/listings", "/listings?q=teams+calendar", "/listings?country=FR&stage=beta", "/listings/tidewell"],
	...["/listings/tidewell/reviews", "/listings/tidewell/badges", "/listings/tidewell/share", "/pricing"],
	...["/compare?products=tidewell,chairtime", "/categories", "/categories/scheduling", "/launches", "/launches/this"],
	...["/leaderboards/community-weekly", "/leaderboards/billboard", "/awards", "/founders", "/founders/mila-vos"],
	...["/blog", "/blog/first-ten-customers", "/interviews", "/feeds", "/docs", "/sitemap.xml", "/feeds/launches.xml"],
	...["/feeds/updates.json", "/feeds/weeks.ics"],
];

/** Pages below an address that name nothing in theirs. */
export async function pagesBelow(prefix: string): Promise<string[]> {
	const site = new Hono<SiteEnv>();
	for (const page of await allPages()) page(site);
	const paths = site.routes.filter(({ method }) => method === "GET").map(({ path }) => path);
	return [...new Set(paths)].filter((path) => path.startsWith(prefix) && !/[:*{]/.test(path)).sort();
}
