import type { PageRole } from "#core/web/page";

/** A synthetic site for measuring: ordinary markup of any size, no two sentences alike, facts where sites state them. */

const ROLES: readonly PageRole[] = ["home", "pricing", "about", "contact", "faq", "features", "other", "other"];

const HEAD = `<title>Northwind Kites - Kites that fly themselves</title>
<meta name="description" content="Northwind Kites builds kites that fly themselves and film what they see.">
<meta property="og:site_name" content="Northwind Kites">
<script type="application/ld+json">{"@type":"Organization","name":"Northwind Kites","logo":"https://northwind.example.com/logo.png","foundingDate":"2012"}</script>`;

const OPENINGS: Partial<Record<PageRole, string>> = {
	home: "<h1>Kites that fly themselves</h1><p>Northwind Kites builds kites that fly themselves and film what they see.</p>",
	pricing:
		"<h2>Plans</h2><div class=plan><h3>Solo</h3><p>$9 / month</p></div><div class=plan><h3>Team</h3><p>$29 / month</p></div>",
	about:
		"<h2>Our story</h2><p>Northwind Kites was founded in 2012 in Ghent.</p><div class=card><h3>Ana Ruiz</h3><p>Founder &amp; CEO</p></div>",
	contact: "<p>Northwind Kites, Veldstraat 12, 9000 Ghent, Belgium</p><p>hello@northwind.example.com</p>",
	faq: "<h2>Frequently asked questions</h2><h3>Does it rain in?</h3><p>No, every kite is sealed against water.</p>",
	features: "<h2>Features</h2><ul><li>Flies without wind</li><li>Films in the dark</li></ul>",
};

/** Sections until the page has its size. */
function page(role: PageRole, index: number, bytes: number): string {
	let body = OPENINGS[role] ?? "<h1>Notes</h1>";
	for (let section = 0; body.length < bytes; section++) {
		const n = index * 10_000 + section;
		body += `<section class="row block-${n}"><div class="col"><h3>Detail ${n} of the kite</h3>
<p>Part ${n} keeps the kite steady in gusts of ${n % 90} knots, and we test it on a beach near Ostend every week.</p>
<ul><li><a href="/part/${n}">See part ${n}</a></li><li>Weighs ${n % 700} grams</li></ul>
<img src="/img/${n}.jpg" alt="Part ${n}"></div></section>`;
	}
	const nav = '<nav><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/contact">Contact</a></nav>';
	return `<html lang="en"><head>${HEAD}</head><body><header>${nav}</header><main>${body}</main>
<footer><a href="https://twitter.com/northwindkites">Twitter</a><p>© 2016 Northwind Kites</p></footer></body></html>`;
}

/** So many pages of so many KiB each; the home page first, then one of each role. */
export function kiteSite(pages: number, kib: number): { role: PageRole; html: string }[] {
	return Array.from({ length: pages }, (_, index) => {
		const role = ROLES[index] ?? "other";
		return { role, html: page(role, index, kib * 1024) };
	});
}
