import { callerKey } from "#core/access/caller";
import { rateHeaders } from "#core/access/rate-limit";
import { SEARCH_MAX } from "#core/limits";
import { readBegun } from "#core/search/suggest";
import { type Suggestions, suggestionsFor } from "#store/search/suggestions";
import { visitor } from "../ask.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.search.suggested;
const NOTHING: Suggestions = { products: [], categories: [], queries: [] };
/** Whoever types the same a moment later asks nobody. */
const CACHE_CONTROL = "public, max-age=60";

/** What search fields suggest while one types: JSON, for `suggest.js` alone. Source: docs/search.md#suggestions. */
export default function suggestPage(site: Site): void {
	site.get("/suggest", async (c) => {
		const { invokeDeps, clock, db } = c.var.services;
		const rate = invokeDeps.takeRate(callerKey(visitor(c)), "read", clock.now());
		for (const [name, value] of Object.entries(rateHeaders(rate))) c.header(name, value);
		const begun = readBegun((c.req.query("q") ?? "").slice(0, SEARCH_MAX).toWellFormed());
		const found = begun === null ? NOTHING : await suggestionsFor(db, begun);
		c.header("Cache-Control", CACHE_CONTROL);
		return c.json({
			suggestions: [
				...found.products.map(({ slug, name }) => ({ kind: t.product, text: name, href: `/listings/${slug}` })),
				...found.categories.map(({ slug, name }) => ({ kind: t.category, text: name, href: `/categories/${slug}` })),
				// Sent with whatever else its form says.
				...found.queries.map((q) => ({ kind: t.query, text: q })),
			],
		});
	});
}
