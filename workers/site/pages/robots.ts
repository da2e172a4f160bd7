import type { Site } from "../site.ts";

/** What has no place in a search engine: what belongs to one person, and searches without end. */
const DISALLOWED = [
	"/account",
	"/admin",
	"/checkout/",
	"/dev/",
	"/invites/",
	"/oauth/",
	"/sign-in",
	"/suggest",
	"/api/",
	"/listings?*q=",
];

/** Source: RFC 9309; sitemaps.org for the Sitemap line. */
export default function robotsPage(site: Site): void {
	site.get("/robots.txt", (c) => {
		const { origin } = c.var.services.settings;
		const lines = [
			"User-agent: *",
			...DISALLOWED.map((path) => `Disallow: ${path}`),
			"",
			`Sitemap: ${origin}/sitemap.xml`,
			// What is new, sooner than the files of the sitemap say it; a sitemap may be an Atom feed.
			`Sitemap: ${origin}/feeds/launches.xml`,
			`Sitemap: ${origin}/feeds/posts.xml`,
		];
		return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
	});
}
