import coloursPage from "../pages/colours.ts";
import llmsPage from "../pages/llms.ts";
import manifestPage from "../pages/manifest.ts";
import oembedPage from "../pages/oembed.ts";
import robotsPage from "../pages/robots.ts";
import sitemapPage from "../pages/sitemap.ts";
import suggestPage from "../pages/suggest.ts";
import themePage from "../pages/theme.ts";
import type { Page } from "../site.ts";

export default [
	robotsPage,
	llmsPage,
	sitemapPage,
	oembedPage,
	suggestPage,
	manifestPage,
	coloursPage,
	themePage,
] satisfies Page[];
