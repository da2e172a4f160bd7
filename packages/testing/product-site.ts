import type { Route } from "#testing/servers";

const page = (title: string, body: string): Route => ({
	headers: { "content-type": "text/html; charset=utf-8" },
	body: `<!doctype html><html lang="en"><head><title>${title}</title>
<meta property="og:site_name" content="Inkfern">
<meta name="description" content="Inkfern keeps the notes of small teams in one place, with search that finds them again.">
</head><body><header><nav><a href="/">Inkfern</a> <a href="/pricing">Pricing</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav></header>
<main>${body}</main><footer><p>© 2026 Inkfern AB</p></footer></body></html>`,
});

/** A small product site of four pages, as tests serve it. */
export const PRODUCT_SITE: Record<string, Route> = {
	"/": page(
		"Inkfern - Shared notes for small teams",
		`<h1>Shared notes for small teams</h1>
<p>Inkfern keeps the notes of small teams in one place, with search that finds them again.</p>
<h2>Features</h2><ul><li>Shared notebooks</li><li>Full-text search</li><li>Export to Markdown</li></ul>`,
	),
	"/pricing": page(
		"Pricing - Inkfern",
		`<h1>Pricing</h1><p>Free for up to five people.</p><p>Team plan: $6 per person per month.</p>`,
	),
	"/about": page("About - Inkfern", `<h1>About Inkfern</h1><p>Inkfern was founded in 2021 in Malmö, Sweden.</p>`),
	"/contact": page(
		"Contact - Inkfern",
		`<h1>Contact</h1><p>Write to <a href="mailto:hello@inkfern.com">hello@inkfern.com</a>.</p>`,
	),
};
