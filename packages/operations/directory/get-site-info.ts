import * as z from "zod";
import { defineOperation } from "#operations/define";
import { readCounters } from "#store/counters";

export default defineOperation({
	id: "get_site_info",
	method: "get",
	path: "/site",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "What this directory is and where its parts are",
	description:
		"Name, purpose, public addresses, how many listings are live, where the API document and the tool server are. A good first call.",
	output: z
		.object({
			name: z.string(),
			purpose: z.string(),
			urls: z.object({ site: z.url(), listings: z.url(), launches: z.url(), submit: z.url() }),
			counts: z.object({ live_listings: z.int(), categories: z.int() }),
			api: z.object({ base_url: z.url(), docs: z.url(), openapi: z.url() }),
			mcp: z.object({ url: z.url() }),
		})
		.meta({ id: "SiteInfo" }),
	example: {
		input: {},
		output: {
			name: "Launchweek",
			purpose: "A directory of products with weekly launches.",
			urls: {
				site: "https://launchweek.example/",
				listings: "https://launchweek.example/listings",
				launches: "https://launchweek.example/launches",
				submit: "https://launchweek.example/submit",
			},
			counts: { live_listings: 60, categories: 36 },
			api: {
				base_url: "https://launchweek.example/api/v1",
				docs: "https://launchweek.example/docs",
				openapi: "https://launchweek.example/api/v1/openapi.json",
			},
			mcp: { url: "https://launchweek.example/mcp" },
		},
	},
	async handler(_input, { db, links, settings }) {
		const counts = await readCounters(db, ["listings_live", "categories"]);
		return {
			name: settings.siteName,
			purpose: settings.purpose,
			urls: {
				site: `${links.origin}/`,
				listings: `${links.origin}/listings`,
				launches: `${links.origin}/launches`,
				submit: `${links.origin}/submit`,
			},
			counts: { live_listings: counts.listings_live, categories: counts.categories },
			api: { base_url: links.api, docs: links.docs, openapi: links.openapi },
			mcp: { url: links.mcp },
		};
	},
});
