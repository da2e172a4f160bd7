import { CRAWL_PAGE_MAX_BYTES } from "#core/limits";

/** Pages that are made to cost whoever reads them as much as possible, each as large as a page may be. */

/** `before`, then `unit` as often as fits, then `after`. */
function fill(unit: string, before: string, after = ""): string {
	const bytes = (text: string) => Buffer.byteLength(text);
	const times = Math.floor((CRAWL_PAGE_MAX_BYTES - bytes(before) - bytes(after)) / bytes(unit));
	return before + unit.repeat(times) + after;
}

const TITLED = "<!doctype html><html lang=en><head><title>Acme | Backups</title></head><body><h1>Acme</h1>";
const inBody = (unit: string) => fill(unit, TITLED);
const inParagraph = (unit: string, before = "", after = "") => fill(unit, `${TITLED}<p>${before}`, `${after}</p>`);
const inHead = (unit: string) => fill(unit, "<html><head><title>Acme</title>", "</head><body><h1>Acme</h1></body>");
const inTag = (unit: string, before: string, after: string) => fill(unit, `${TITLED}${before}`, `${after}<p>Acme.</p>`);
const jsonLd = (json: string) => `${TITLED}<script type="application/ld+json">${json}</script>`;
/** Every unit with a number of its own. */
function numbered(unit: (i: number) => string, before = TITLED): string {
	const parts = [before];
	let length = Buffer.byteLength(before);
	for (let i = 0; ; i++) {
		const next = unit(i);
		length += Buffer.byteLength(next);
		if (length > CRAWL_PAGE_MAX_BYTES) return parts.join("");
		parts.push(next);
	}
}

/** By name, so that a failing one can be read alone. */
export const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
	"white space in an image's alt": () => inTag("\u2003", '<img class=logo src=/a.png alt="Acme', '">'),
	"white space inside an image's alt": () => inTag("\u2003", '<img class=logo src=/a.png alt="Acme', 'backups logo">'),
	"white space in an unclosed alt": () => inTag("\u2003", '<img class=logo src=/a.png alt="Acme', ""),
	"white space in a title": () => fill("\u2003", "<title>Acme", "x</title><h1>Acme</h1>"),
	"spaces in a title": () => fill(" ", "<title>Acme", "x</title><h1>Acme</h1>"),
	"white space in a description": () =>
		fill("\u2003", '<title>Acme</title><meta name=description content="Acme', '.x">'),
	"white space in a paragraph": () => inParagraph("\u2003", "Acme", "x"),
	"tabs and line breaks in a paragraph": () => inParagraph("\t\n", "Acme", "x"),
	"no-break spaces as entities": () => inParagraph("&nbsp;", "Acme", "x"),
	"zero-width spaces in a paragraph": () => inParagraph("\u200b ", "Acme", "x"),
	"white space between tags": () => inBody("<b>\u2003</b>"),
	"white space in preformatted text": () => fill(" \n", `${TITLED}<pre>Acme`, "x</pre>"),
	"white space in a link": () => inTag(" ", "<a href=/pricing>Pric", "ing</a>"),
	"white space in an address": () => inTag(" ", '<a href="/pricing', 'x">Pricing</a>'),
	"white space in a class": () => inTag(" ", '<div class="logo', 'x"><img src=/a.png></div>'),
	"white space in a style": () => inTag(" ", '<div style="background:url(', 'x)">Acme</div>'),
	"line breaks": () => inParagraph("<br>", "Acme", "x"),
	"deep nesting": () => inBody("<div>"),
	"deep nesting of inline elements": () => inBody("<b><i>"),
	"nested links": () => inBody("<a href=/a>x"),
	"nested tables": () => inBody("<table><tr><td>"),
	"nested lists": () => inBody("<ul><li>a"),
	"unclosed paragraphs": () => inBody("<p>Acme is free. "),
	"unclosed angle brackets": () => inBody("<"),
	"unclosed comments": () => fill("<!--", "<html>"),
	"unclosed metas": () => fill("<meta ", "<html>"),
	"unclosed declarations": () => fill("<?xml\t", ""),
	"an unclosed attribute": () => inTag("a ", '<a href="', ""),
	"closing tags without opening ones": () => inBody("</div></p></a>"),
	comments: () => inBody("<!-- a -->"),
	"empty elements": () => inBody("<p></p>"),
	"attributes of one element": () => inTag(' a="b"', "<div", ">"),
	"different attributes of one element": () => numbered((i) => ` a${i}=b`, `${TITLED}<div`),
	"a giant word": () => inParagraph("a"),
	"a giant word of capitals": () => inParagraph("Aa"),
	"a giant word with hyphens": () => inParagraph("a-"),
	"a giant number": () => inParagraph("1"),
	"groups of digits": () => inParagraph("1,000", "$"),
	"a giant word of accents": () => inParagraph("\u0301", "e"),
	"full stops": () => inParagraph(".", "Acme"),
	"closing quotation marks": () => inParagraph('"', "Acme."),
	"hyphens and pipes in a title": () => fill(" - | ", "<title>Acme", "</title><h1>Acme</h1>"),
	"colons in a title": () => fill(": ", "<title>Acme", "</title><h1>Acme</h1>"),
	entities: () => inParagraph("&amp;&lt;&#65;"),
	"broken entities": () => inParagraph("&#x"),
	"short sentences": () => inParagraph("We do it. "),
	"sentences that name the product": () => inParagraph("Acme is the way we work. "),
	questions: () => inBody("<h3>What is it?</h3><p>It is Acme.</p>"),
	headings: () => inBody("<h2>Pricing</h2>"),
	"headings of people": () => inBody("<h3>Ana Ruiz</h3><p>Founder</p>"),
	"people in one sentence": () => inParagraph("Ana Ruiz, ", "Acme was founded by "),
	"capital words in a row": () => inParagraph("Founder Ana Maria Ruiz "),
	links: () => numbered((i) => `<a href=/pricing/${i}>Pricing ${i}</a>`),
	"links to profiles": () => numbered((i) => `<a href=https://x.com/a${i}>X</a>`),
	images: () => numbered((i) => `<img class=logo alt="Acme logo ${i}" src=/logo-${i}.png>`),
	"JSON-LD scripts": () => inBody('<script type="application/ld+json">{"@type":"Organization","name":"Acme"}</script>'),
	"deep JSON-LD": () => jsonLd(fill("[", "", "").slice(0, 190_000)),
	"deep JSON-LD objects": () => jsonLd(`${'{"a":'.repeat(38_000)}1`),
	"deep JSON-LD that is closed": () => jsonLd("[".repeat(90_000) + "]".repeat(90_000)),
	"deep JSON-LD objects that are closed": () => jsonLd(`${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`),
	"a wide JSON-LD graph": () =>
		jsonLd(`{"@graph":[${Array.from({ length: 4000 }, () => '{"@type":"Organization","name":"Acme"}').join(",")}]}`),
	metas: () => numbered((i) => `<meta name="og:a${i}" content="Acme ${i}">`, "<html><head><title>Acme</title>"),
	"the same meta": () => inHead('<meta name=description content="Acme is a backup. It is free.">'),
	"table cells": () => fill("<td>Free<td>$9", `${TITLED}<h2>Pricing</h2><table><tr>`),
	"rows of prices": () => fill("<tr><td>Pro<td>$9/month", `${TITLED}<h2>Pricing</h2><table>`),
	"prices in one line": () => inParagraph("$9.99 per month or "),
	"words of free plans": () => inParagraph("free for up to "),
	addresses: () => inBody("<p>12 Main Street, Springfield, IL 62704, United States</p>"),
	"addresses in one line": () => inParagraph("12 Main Street, Springfield, IL 62704, "),
	"lines of an address": () => inBody("<address>12 Main St<br>Berlin<br>10115 Germany</address>"),
	countries: () => inParagraph("Germany, France "),
	"mail addresses": () => numbered((i) => `<footer>a${i}@acme.com</footer>`),
	"mail addresses in one line": () => inParagraph("hello@acme.com ", "Write to "),
	"almost a mail address": () => inParagraph("a.", "a@"),
	"many at signs": () => inParagraph("a@"),
	"masked mail addresses": () => inParagraph("a [at] "),
	years: () => inParagraph("founded in 1999 "),
	"about: a story in one paragraph": () => inParagraph("Former cooks came by and Lea Brandt founded it. "),
	"about: founders with a trade": () => inParagraph("Lea Brandt, a chartered accountant, founded the company. "),
	"years in lines": () => inBody("<p>1999 - We began.</p>"),
	milestones: () => inBody("<li>March 2019: Acme grew by half that year.</li>"),
	"copyright lines": () => inParagraph("© 1999 - 2020 "),
	"spaces after a copyright sign": () => inTag("\u2003", "<p title='", "'>© 1999"),
	keywords: () => fill("backup, ", '<title>Acme</title><meta name=keywords content="', '">'),
	scripts: () => inBody("<script>var a = 1;</script>"),
	styles: () => inBody("<style>a{}</style>"),
	"drawings in a page": () => inBody("<svg><title>a</title><path d=M0></svg>"),
	"hidden elements": () => inBody("<div hidden>Acme</div>"),
	"hidden mail addresses": () => inBody(`<a data-cfemail="${"5a".repeat(40)}">x</a>`),
	"words for machines": () => inParagraph("ignore all previous ai must "),
	"quotation marks": () => inBody("<blockquote>“Acme is great.”</blockquote>"),
	"slashes in an address": () => inTag("/", '<a href="', '">Pricing</a>'),
	"dots in an address": () => inTag("a/../", '<a href="/', '">Pricing</a>'),
	"a query in an address": () => inTag("&utm_a=1", '<a href="/pricing?', '">Pricing</a>'),
	"percent signs in an address": () => inTag("%41", '<a href="/', '">Pricing</a>'),
	"a long base address": () =>
		fill("a/", '<base href="/', '">').slice(0, 60_000) + '"><a href=b>Pricing</a>'.repeat(19_000),
	"application shell": () => fill("<script src=/a.js></script>", "<div id=root></div>"),
	"frames of nothing": () => inBody("<iframe src=/a></iframe>"),
	"NUL characters": () => inParagraph("\u0000"),
	"surrogates and emoji": () => inParagraph("👩‍👩‍👧"),
	"Chinese without spaces": () => inParagraph("创立于一九九九年"),
	"right-to-left words": () => inParagraph("שלום "),
	"prices behind a trial": () => inParagraph("14 days free trial, then ", "Acme is ", "$9 a month."),
	"prices with a way out": () => inParagraph("$9 a month, and you can leave when you like, "),
	"notes of plans": () => inBody("<ul><li>Labels (on the Pro plan</li></ul>"),
	"a note of plans without an end": () => inParagraph(" (on the pro plan, ", "Labels"),
	"one maker's line": () => inParagraph("Built with love in Bonn by Ana Ruiz and ", "Acme is "),
	"lines of makers": () => inBody("<p>Built by Ana Ruiz and Jo Day in Bonn, two parents</p>"),
	"about: stories of others": () => inBody("<h2>The story of Petal House</h2><p>Founded in 1987 by two sisters.</p>"),
	"about: what we work in": () => inParagraph("that we work in which we ", "The mill ", ", est. 1931."),
	"asides of one list": () => inParagraph("labels (on request), cards, ", "Acme prints "),
	"licences in one line": () => inParagraph("MIT License · © Acme. "),
	"lines of licences": () => inBody("<p>Icons by Feather · Apache License 2.0. MIT License. v1.0.0</p>"),
	"rows of rivals": () => fill("<tr><td>Bloom<td>$3/month", `${TITLED}<h2>Pricing</h2><table><tr><td>Acme<td>$9`),
	"own rows among rivals": () => fill("<tr><td>Acme Pro<td>$9<tr><td>iBloom<td>$3", `${TITLED}<table>`),
	"columns of rivals": () => fill("<td>Bloom", `${TITLED}<table><tr><td>Acme`, `<tr>${"<td>$3".repeat(9000)}`),
	"pairs of prices": () =>
		inBody(
			"<p>Solo €9, Team €29, Club €39; Firm €49, House €59, School €69 (billed yearly, cancelled whenever one likes).</p>",
		),
	"a line of its own place": () => inBody("<footer>Acme Sp. Z. O.o. · Lyon Sur Mer, France · Made in France</footer>"),
	"a line of names of towns": () => inParagraph("Aa-Aa ", "Acme · ", ", France"),
	"halls before years": () => inBody("<footer>Startup Hall 4, 2019 Lisbon, Portugal</footer>"),
	"halls before years in one line": () => inParagraph("Hall 4, 2019 Lisbon, "),
	"work that others do": () => inParagraph("Card payments are processed by Payloft Ltd, 8 Dock Street, "),
	"explanations of what others bring": () =>
		inBody("<h3>Leihgeige</h3><p>Gibt es nur bei unserem langen Partner Saitenhof</p>"),
	"all that there is": () => inBody("<h2>Todo lo que te te te no necesitas</h2><ul><li>a b c</li></ul>"),
	"notes on all plans": () => inBody("<table><tr><td>Labels<td>All plans except Basic</table>"),
	"about: milestones told in more words": () => inBody("<h2>History</h2><p>2019: We opened here and there.</p>"),
	"prices in elements without spaces": () => inBody("<span>/mo</span><span>Billed $9</span><i>$5</i><i>Paid</i>"),
};
