import { describe, expect, it } from "vitest";
import { lookForBadge } from "#crawl/badge-anchors";
import { incomingPage } from "#testing/crawl";

const SITE = "https://site.example";
const PAGE = "https://acme.example/";
const LISTING = `${SITE}/listings/acme`;
const BADGE = `${SITE}/badges/acme/listed-on-standard-auto-m.svg`;
const EMBED = `<a href="${LISTING}"><img src="${BADGE}" alt="Acme is listed"></a>`;

function check(html: string, more: { requiresDofollow?: boolean } = {}) {
	const target = { slug: "acme", origin: SITE, requiresDofollow: false, ...more };
	return lookForBadge(incomingPage(html, PAGE), target);
}

describe("a badge that is there", () => {
	it.each([
		["the embed code", EMBED],
		[
			"wrapped and with other images",
			`<footer><a href="${LISTING}"><span><img src="/x.png"><img src="${BADGE}"></span></a></footer>`,
		],
		[
			"a query, a fragment and a trailing slash",
			`<a href="${LISTING}/?utm_source=badge#top"><img src="${BADGE}?v=2"></a>`,
		],
		[
			"http and www",
			`<a href="http://www.site.example/listings/acme"><img src="//site.example/badges/acme/launched-on-pill-dark-l.svg"></a>`,
		],
		["an image next to the link", `<div><img src="${BADGE}"><a href="${LISTING}">On Launchweek</a></div>`],
		[
			"an image next to the link, both wrapped",
			`<div><p><img src="${BADGE}"></p><p><a href="${LISTING}">x</a></p></div>`,
		],
		[
			"a picture with sources",
			`<a href="${LISTING}"><picture><source srcset="${BADGE} 1x"><img src="/fallback.png"></picture></a>`,
		],
		["a lazy image", `<a href="${LISTING}"><img src="data:image/gif;base64,R0" data-src="${BADGE}"></a>`],
		["a proxied image", `<a href="${LISTING}"><img src="/_next/image?url=${encodeURIComponent(BADGE)}&amp;w=256"></a>`],
		[
			"a base element",
			`<base href="${SITE}/"><a href="listings/acme"><img src="badges/acme/featured-square-light-s.svg"></a>`,
		],
		["paragraphs that nobody closed", `<div><p hidden>x<p><img src="${BADGE}"><p><a href="${LISTING}">x</a></div>`],
		["list items that nobody closed", `<ul><li><img src="${BADGE}"><li><a href="${LISTING}">x</a></ul>`],
		["after drawings that end themselves", `<svg/><svg><path d="x"/></svg>${EMBED}`],
		[
			"a repeated attribute, of which the first counts",
			EMBED.replace("<a ", `<a href="${LISTING}" `).replace(' href="', ' HREF="'),
		],
		["upper case and no quotes", `<A HREF=${LISTING}><IMG SRC=${BADGE}></A>`],
	])("is found: %s", async (_name, html) => {
		expect(await check(html)).toMatchObject({ code: "found" });
	});

	it("reports rel, and minds it only when asked to", async () => {
		const html = EMBED.replace("<a ", '<a rel="nofollow noopener" ');
		expect(await check(html)).toEqual({
			code: "found",
			seen: "The badge is there and links to the listing.",
			rel: "nofollow noopener",
		});
		expect(await check(html, { requiresDofollow: true })).toMatchObject({
			code: "not_found",
			rel: "nofollow noopener",
		});
		expect(await check(html + EMBED, { requiresDofollow: true })).toMatchObject({ code: "found", rel: "" });
	});
});

describe("a badge that is not there", () => {
	it.each([
		["nothing", "<p>Acme</p>"],
		["a comment", `<!-- ${EMBED} -->`],
		["a script", `<script>document.write('${EMBED}')</script>`],
		["a script as data", `<script type="text/template">${EMBED}</script>`],
		["a template", `<template>${EMBED}</template>`],
		["noscript", `<noscript>${EMBED}</noscript>`],
		["a textarea", `<textarea>${EMBED}</textarea>`],
		["text that shows the code", EMBED.replaceAll("<", "&lt;")],
		["an attribute", `<div data-code='${EMBED}'></div>`],
		["hidden by attribute", `<div hidden>${EMBED}</div>`],
		["hidden by style", `<div style="display: none">${EMBED}</div>`],
		["a link without an address", EMBED.replace("href", "data-href")],
		["a copy of the image", `<a href="${LISTING}"><img src="/img/launchweek.svg"></a>`],
		[
			"an image of another site",
			`<a href="${LISTING}"><img src="${BADGE.replace(SITE, "https://site.example.evil.example")}"></a>`,
		],
		["a page of another site", `<a href="https://evil.example/listings/acme"><img src="${BADGE}"></a>`],
		["a longer path", `<a href="${LISTING}/reviews"><img src="${BADGE}"></a>`],
		["an image that is no badge", `<a href="${LISTING}"><img src="${SITE}/badges/acme/anything.svg"></a>`],
		[
			"the parts far apart",
			`<header><a href="${LISTING}">x</a></header><main><section><div><img src="${BADGE}"></div></section></main>`,
		],
		[
			"a link that ends before the image",
			`<div><div><div><a href="${LISTING}">x</a></div></div></div><img src="${BADGE}">`,
		],
	])("is not found: %s", async (_name, html) => {
		expect(await check(html)).toMatchObject({ code: "not_found" });
	});

	it("says what was seen instead", async () => {
		expect((await check(`<a href="${LISTING}">text</a>`)).seen).toContain("no badge image");
		expect((await check(`<a href="https://acme.example/x"><img src="${BADGE}"></a>`)).seen).toContain("does not lead");
	});
});

describe("a badge of another listing", () => {
	it("is told apart, by its link and by its image", async () => {
		const other = EMBED.replaceAll("/acme", "/other");
		expect(await check(other)).toMatchObject({
			code: "wrong_listing",
			seen: 'The badge links to the listing "other", not to "acme".',
		});
		expect(await check(EMBED.replace("/badges/acme", "/badges/other"))).toMatchObject({ code: "wrong_listing" });
		expect(await check(EMBED.replace("/listings/acme", "/listings/other"))).toMatchObject({ code: "wrong_listing" });
		expect(await check(other + EMBED)).toMatchObject({ code: "found" });
	});
});

it("reads broken and hostile pages without losing its way", async () => {
	expect(await check(`<a href="${LISTING}"><a href="/elsewhere"><img src="${BADGE}"></a>`)).toMatchObject({
		code: "not_found",
	});
	expect(await check(`<div>${"<div>".repeat(5000)}${EMBED}`)).toMatchObject({ code: "not_found" });
	expect(await check(`${"<a href='http://['>".repeat(50)}${EMBED}`)).toMatchObject({ code: "found" });
	const many = `<div>${`<a href="/x">x</a><img src="/y.png">`.repeat(3000)}</div>${EMBED}`;
	expect(await check(many)).toMatchObject({ code: "found" });
});

describe("a page that goes on after its badge", () => {
	/** @returns how many pieces were read of a page that never ends. */
	async function piecesRead(start: string, then = "<p>more</p>") {
		let pieces = 0;
		async function* chunks() {
			yield new TextEncoder().encode(start);
			for (pieces = 1; pieces < 500; pieces++) yield new TextEncoder().encode(then);
		}
		const target = { slug: "acme", origin: SITE, requiresDofollow: false };
		const { code } = await lookForBadge({ url: PAGE, contentType: "", chunks: chunks() }, target);
		return { code, pieces };
	}

	it.each([
		["in its link", EMBED],
		["before its link", `<div><img src="${BADGE}"><a href="${LISTING}">x</a>`],
		["after its link", `<div><a href="${LISTING}">x</a><img src="${BADGE}">`],
		["in a wrapper of its own", `<div><p><img src="${BADGE}"></p><p><a href="${LISTING}">x</a>`],
	])("is read no further when the badge stands %s", async (_where, html) => {
		const { code, pieces } = await piecesRead(html);
		expect(code).toBe("found");
		expect(pieces).toBeLessThan(10);
	});

	it("is read on while a nearer link may come, or none has come", async () => {
		const open = `<div><a href="${LISTING}">x</a><section><img src="${BADGE}">`;
		expect(await piecesRead(open)).toEqual({ code: "found", pieces: 500 });
		expect(await piecesRead(open, `<a href="/x">x</a>`)).toMatchObject({ code: "not_found" });
		expect(await piecesRead("<p>x</p>")).toEqual({ code: "not_found", pieces: 500 });
	});
});

it("says the same however a page is cut into pieces", async () => {
	const html = `<p>é</p><div><p><img src="${BADGE}"></p><p><a rel="x&amp;y" href="${LISTING}">x</a></p></div>`;
	const target = { slug: "acme", origin: SITE, requiresDofollow: false };
	for (const piece of [1, 2, 3, 7, 1000]) {
		const match = await lookForBadge(incomingPage(html, PAGE, piece), target);
		expect(match).toMatchObject({ code: "found", rel: "x&y" });
	}
});

it("reads pages in UTF-16, by their mark or as their server says", async () => {
	const target = { slug: "acme", origin: SITE, requiresDofollow: false };
	const units = Uint16Array.from(EMBED, (letter) => letter.charCodeAt(0));
	const bytes = new Uint8Array(units.buffer);
	const marked = new Uint8Array([0xff, 0xfe, ...bytes]);
	for (const page of [incomingPage(marked, PAGE, 3), incomingPage(bytes, PAGE, 3, "text/html; charset=utf-16le")]) {
		expect(await lookForBadge(page, target)).toMatchObject({ code: "found" });
	}
});

it("takes time that grows with a hostile page, not with its square", async () => {
	const image = `<p><img src="${BADGE}"></p>`;
	const pages = [
		image.repeat(1000) + `<a href="/x">x</a>`.repeat(5000),
		`<a href="${LISTING}">${`<img src="/badges/y.svg">`.repeat(5000)}`,
		`<div>${"<i>".repeat(10_000)}`,
	];
	for (const html of pages) {
		const started = performance.now();
		expect(await check(html)).toMatchObject({ code: "not_found" });
		// Far more than any machine takes, far less than a square of it.
		expect(performance.now() - started).toBeLessThan(30_000);
	}
});
