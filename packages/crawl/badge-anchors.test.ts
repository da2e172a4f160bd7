import { describe, expect, it } from "vitest";
import { matchBadge } from "#core/badges/badge-match";
import { collectBadgeAnchors } from "#crawl/badge-anchors";

const SITE = "https://site.example";
const PAGE = "https://acme.example/";
const LISTING = `${SITE}/listings/acme`;
const BADGE = `${SITE}/badges/acme/listed-on-standard-auto-m.svg`;
const EMBED = `<a href="${LISTING}"><img src="${BADGE}" alt="Acme is listed"></a>`;

function check(html: string, more: { requiresDofollow?: boolean } = {}) {
	const target = { slug: "acme", origin: SITE, requiresDofollow: false, ...more };
	return matchBadge(collectBadgeAnchors(html, PAGE), target);
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
		["upper case and no quotes", `<A HREF=${LISTING}><IMG SRC=${BADGE}></A>`],
	])("is found: %s", (_name, html) => {
		expect(check(html)).toMatchObject({ code: "found" });
	});

	it("reports rel, and minds it only when asked to", () => {
		const html = EMBED.replace("<a ", '<a rel="nofollow noopener" ');
		expect(check(html)).toEqual({
			code: "found",
			seen: "The badge is there and links to the listing.",
			rel: "nofollow noopener",
		});
		expect(check(html, { requiresDofollow: true })).toMatchObject({ code: "not_found", rel: "nofollow noopener" });
		expect(check(html + EMBED, { requiresDofollow: true })).toMatchObject({ code: "found", rel: "" });
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
	])("is not found: %s", (_name, html) => {
		expect(check(html)).toMatchObject({ code: "not_found" });
	});

	it("says what was seen instead", () => {
		expect(check(`<a href="${LISTING}">text</a>`).seen).toContain("no badge image");
		expect(check(`<a href="https://acme.example/x"><img src="${BADGE}"></a>`).seen).toContain("does not lead");
	});
});

describe("a badge of another listing", () => {
	it("is told apart, by its link and by its image", () => {
		const other = EMBED.replaceAll("/acme", "/other");
		expect(check(other)).toMatchObject({
			code: "wrong_listing",
			seen: 'The badge links to the listing "other", not to "acme".',
		});
		expect(check(EMBED.replace("/badges/acme", "/badges/other"))).toMatchObject({ code: "wrong_listing" });
		expect(check(EMBED.replace("/listings/acme", "/listings/other"))).toMatchObject({ code: "wrong_listing" });
		expect(check(other + EMBED)).toMatchObject({ code: "found" });
	});
});

it("reads broken and hostile pages without losing its way", () => {
	expect(check(`<a href="${LISTING}"><a href="/elsewhere"><img src="${BADGE}"></a>`)).toMatchObject({
		code: "not_found",
	});
	expect(check(`<div>${"<div>".repeat(5000)}${EMBED}`)).toMatchObject({ code: "not_found" });
	expect(check(`${"<a href='http://['>".repeat(50)}${EMBED}`)).toMatchObject({ code: "found" });
	const many = `<div>${`<a href="/x">x</a><img src="/y.png">`.repeat(3000)}</div>${EMBED}`;
	expect(check(many)).toMatchObject({ code: "found" });
});
