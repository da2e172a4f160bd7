import listLaunches from "#operations/launches/list-launches";
import { ask } from "../ask.ts";
import { atomFeed } from "../parts/atom.ts";
import type { Site } from "../site.ts";

const ENTRIES = 30;

/** The newest launches as an Atom feed. */
export default function launchFeedPage(site: Site): void {
	site.get("/feeds/launches.xml", async (c) => {
		const { origin, siteName } = c.var.services.settings;
		const { items } = await ask(c, listLaunches, { query: { section: "recent", per_page: ENTRIES } });
		const entries = items.flatMap((item) =>
			item.launched_at === null
				? []
				: [
						{
							title: item.tagline === null ? item.name : `${item.name}: ${item.tagline}`,
							url: item.links.page,
							summary: item.short_description ?? item.tagline ?? item.name,
							at: item.launched_at,
						},
					],
		);
		const feed = {
			title: `${siteName}: new launches`,
			self: `${origin}/feeds/launches.xml`,
			page: `${origin}/launches`,
		};
		return c.body(atomFeed(feed, entries), 200, {
			"Content-Type": "application/atom+xml; charset=utf-8",
			"Cache-Control": "public, max-age=300",
		});
	});
}
