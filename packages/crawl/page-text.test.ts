import { describe, expect, it } from "vitest";
import { sha256Hex } from "#core/sha256";
import type { Block, ReadPage } from "#core/web/page";
import { parseHtml, readHtml } from "#crawl/page-text";

const URL_OF_PAGE = "https://example.com/about/";

function read(html: string): Promise<ReadPage> {
	return readHtml({ html, url: URL_OF_PAGE, role: "about", fetchedAt: 5 });
}

function textOf(page: ReadPage, block: Block | undefined): string {
	return block === undefined ? "" : page.text.slice(block.start, block.end);
}

/** The visible blocks' texts in reading order. */
async function visible(html: string): Promise<string[]> {
	const page = await read(html);
	return page.blocks
		.filter((block) => ["text", "heading", "list_item", "table_cell"].includes(block.kind))
		.map((block) => textOf(page, block));
}

describe("visible text", () => {
	it("joins inline elements as written and separates block elements", async () => {
		expect(await visible("<div><b>$</b>29<i>/mo</i><p>per  \n user</p>after</div>")).toEqual([
			"$29/mo",
			"per user",
			"after",
		]);
	});

	it("parts a price from what a style sheet sets below it, and no name", async () => {
		expect(
			await visible(
				"<div><span>R$ 397</span><span>R$ 110,90</span><span>/ano</span><span>Renova por R$ 97/ano</span></div><p><span>$</span><span>29</span><span>/mo</span><i>Billed yearly</i></p><p><b>Git</b><i>Hub</i> <b>Web</b><b>2</b><b>Print</b></p>",
			),
		).toEqual(["R$ 397 R$ 110,90/ano Renova por R$ 97/ano", "$29/mo Billed yearly", "GitHub Web2Print"]);
	});

	it("says where the bold words end with which a block begins", async () => {
		const page = await read(
			"<ul><li><strong>Waivers</strong> Signed on the phone.</li><li>Not <b>this</b> one</li><li><b>All of it</b></li></ul><p><b>$</b>29</p>",
		);
		expect(
			page.blocks.filter(({ id }) => id < 4).map(({ start, leadEnd }) => leadEnd && page.text.slice(start, leadEnd)),
		).toEqual(["Waivers", undefined, undefined, "$"]);
	});

	it("leaves out what is struck out", async () => {
		expect(await visible("<p><del>$49</del> $29</p><ul><li><s>Payroll</s> (gone)</li><li>Shifts</li></ul>")).toEqual([
			"$29",
			"(gone)",
			"Shifts",
		]);
	});

	it.each([
		'<span style="text-decoration: line-through">$49</span>',
		'<span style="color:#999;text-decoration-line:line-through red">$49</span>',
		'<span class="text-gray-500 line-through">$49</span>',
		'<span class="text-decoration-line-through">$49</span>',
		'<b class="Price--old">$49</b>',
		'<b class="plan__was-price">$49</b>',
		'<p class="old-price">$49</p>',
	])("leaves out what looks struck out: %s", async (price) => {
		expect(await visible(`<div>${price} <b>$29</b></div>`)).toEqual(["$29"]);
	});

	it.each([
		'<span style="text-decoration: none" class="no-line-through">$49</span>',
		'<span class="hover:line-through">$49</span>',
		'<span class="price-olden">$49</span>',
	])("keeps what is not: %s", async (price) => {
		expect(await visible(`<p>${price}</p>`)).toEqual(["$49"]);
	});

	it("keeps the lines of br in one block", async () => {
		expect(await visible("<p>Acme GmbH <br> Hauptstr. 1<br/>10115 Berlin</p>")).toEqual([
			"Acme GmbH\nHauptstr. 1\n10115 Berlin",
		]);
	});

	it("decodes entities, also across chunks", async () => {
		expect(await visible("<p>Fish &amp; Chips &eacute;t&#233; &#x1F680;&nbsp;go &copy 2020 &unknown;</p>")).toEqual([
			"Fish & Chips été 🚀 go © 2020 &unknown;",
		]);
	});

	it("begins a new block between links that touch", async () => {
		expect(await visible("<nav><a href=/a>Home</a><a href=/b>Pricing</a> <a href=/c>Blog</a></nav>")).toEqual([
			"Home",
			"Pricing Blog",
		]);
	});

	it.each([
		["script", "<script>var secret = '<p>secret</p>'</script>"],
		["style", "<style>p:after { content: 'secret' }</style>"],
		["template", "<template><p>secret</p></template>"],
		["noscript", "<noscript><p>secret</p></noscript>"],
		["comment", "<!-- <p>secret</p> -->"],
		["hidden", "<div hidden><p>secret</p></div>"],
		["display none", '<div style="color:red; display : NONE"><p>secret</p></div>'],
		["visibility hidden", '<p style="visibility:hidden">secret</p>'],
		["closed dialog", "<dialog><p>secret</p></dialog>"],
		["aria-hidden block", '<div aria-hidden="true">secret</div>'],
		["choices", "<select><option>secret</option></select>"],
		["textarea", "<textarea>secret</textarea>"],
		["svg title", "<svg><title>secret</title><text>secret</text></svg>"],
		["unclosed script", "<p>seen</p><script>secret"],
	])("leaves out %s", async (_, html) => {
		const page = await read(`<p>before</p>${html}`);
		expect(page.text).toContain("before");
		expect(page.text).not.toContain("secret");
	});

	it("keeps an inline aria-hidden and what an entrance animation shows", async () => {
		expect(
			await visible(
				'<p><span aria-hidden="true">$20</span></p><p style="visibility:hidden;animation-name:fadeIn">shown</p>',
			),
		).toEqual(["$20", "shown"]);
	});

	it("decodes addresses hidden by Cloudflare's obfuscation", async () => {
		const page = await read(
			'<p>Write <a href="/cdn-cgi/l/email-protection#4a222f2626250a2f322b273a262f64292527"><span class="__cf_email__" data-cfemail="4a222f2626250a2f322b273a262f64292527">[email&#160;protected]</span></a></p>',
		);
		expect(textOf(page, page.blocks[0])).toBe("Write hello@example.com");
		expect(page.links[0]?.href).toBe("mailto:hello@example.com");
	});

	it("marks kinds, landmarks and nearest common containers", async () => {
		const page = await read(
			`<header><h1>Acme</h1></header><main><article><header><h2>Plans</h2></header></article>
			<div class="Card"><div><h3>Ada</h3></div><div><p>Founder</p></div></div>
			<table><tr><th>Plan</th><td>$9</td></tr></table></main><div id="footer"><ul><li>Imprint</li></ul></div>`,
		);
		const seen = page.blocks.map((b) => [textOf(page, b), b.kind, b.tag, b.landmark]);
		expect(seen).toEqual([
			["Acme", "heading", "h1", "header"],
			["Plans", "heading", "h2", "main"],
			["Ada", "heading", "h3", "main"],
			["Founder", "text", "p", "main"],
			["Plan", "table_cell", "th", "main"],
			["$9", "table_cell", "td", "main"],
			["Imprint", "list_item", "li", "footer"],
		]);
		const [, , ada, founder, plan, price] = page.blocks;
		expect(ada?.group).toBe(founder?.group);
		expect(page.groups[ada?.group ?? 0]).toMatchObject({ tag: "div", hints: "card" });
		expect(plan?.group).toBe(price?.group);
		expect(plan?.group).not.toBe(ada?.group);
		expect(page.groups[0]?.parent).toBeNull();
	});
});

describe("literal values", () => {
	it("stores title, metas, JSON-LD, link and image addresses as written, after the visible text", async () => {
		const page = await read(
			`<html lang="en-GB"><head><title>Acme – Tools</title><meta property="og:site_name" content="Acme"><meta name=viewport content="x">
			<link rel=canonical href="/about"><script type="application/ld+json">{"@graph":[{"@type":"Organization","foundingDate":2012,
			"sameAs":["https:\\/\\/x.com\\/acme"]}]}</script></head>
			<body><p>Hi</p><a href="../pricing?a=1&amp;b=2" rel="Me">Plans</a><img src="img/logo.svg" alt="Acme logo" class="Logo"></body>`,
		);
		const seen = page.blocks.map((b) => [b.kind, b.tag, textOf(page, b)]);
		expect(seen).toEqual([
			["text", "p", "Hi"],
			["text", "body", "Plans"],
			["title", "title", "Acme – Tools"],
			["meta", "og:site_name", "Acme"],
			["json_ld", "Organization.foundingDate", "2012"],
			["json_ld", "Organization.sameAs", "https://x.com/acme"],
			["link", "a", "../pricing?a=1&b=2"],
			["image", "src", "img/logo.svg"],
			["image", "alt", "Acme logo"],
		]);
		expect(page.links).toEqual([
			expect.objectContaining({
				href: "https://example.com/pricing?a=1&b=2",
				text: "Plans",
				rel: "me",
				block: 1,
				addressBlock: 6,
			}),
		]);
		expect(page.images).toEqual([
			expect.objectContaining({
				src: "https://example.com/about/img/logo.svg",
				alt: "Acme logo",
				block: 7,
				altBlock: 8,
				hints: "logo",
			}),
		]);
		expect(page).toMatchObject({
			lang: "en-gb",
			canonical: "https://example.com/about",
			url: URL_OF_PAGE,
			fetchedAt: 5,
		});
		expect(page.jsonLd).toHaveLength(1);
		expect(page.hash).toBe(await sha256Hex(page.text));
	});

	it("has every block's offsets in the text, numbered in order", async () => {
		const page = await read(
			"<p>a</p><p>b<br>c</p><a href=/x>d</a><img data-src=/y.png src='data:image/gif;base64,R0'>",
		);
		expect(page.blocks.map((block) => block.id)).toEqual(page.blocks.map((_, i) => i));
		expect(page.blocks.map((block) => textOf(page, block)).join("\n")).toBe(page.text);
		expect(page.images.map((image) => image.src)).toEqual(["https://example.com/y.png"]);
	});

	it("keeps hidden contact cards as machine data, not as visible text", async () => {
		const page = await read(
			'<div class="vcard" style="display:none"><span>Acme</span>, <span>Polska</span></div><p>Hi</p>',
		);
		expect(page.blocks.map((b) => [b.kind, b.tag, textOf(page, b)])).toEqual([
			["text", "p", "Hi"],
			["meta", "vcard", "Acme, Polska"],
		]);
	});

	it("says which links are not shown and resolves against base", async () => {
		const page = await read(
			'<base href="https://cdn.example.com/x/"><div hidden><a href="y">Y</a></div><a href="javascript:go()">z</a>',
		);
		expect(page.links).toEqual([
			expect.objectContaining({ href: "https://cdn.example.com/x/y", hidden: true, text: "", block: null }),
		]);
	});

	it("mends JSON-LD with raw line breaks and ignores what is no JSON", async () => {
		const page = await read(
			`<script type="application/ld+json">{"@type":"Product","description":"two\nlines"}</script><script type="application/ld+json">{oops</script>`,
		);
		expect(page.jsonLd).toEqual([{ "@type": "Product", description: "two lines" }]);
	});

	it("reads JSON-LD of any depth no deeper than anything is said", async () => {
		const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
		const deep = 30_000;
		const [list, object] = ["[".repeat(deep) + "]".repeat(deep), `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`];
		const page = await read([list, object, '{"name":"Acme"}'].map(script).join(""));
		expect(page.jsonLd.at(-1)).toEqual({ name: "Acme" });
		expect(JSON.stringify(page.jsonLd).length).toBeLessThan(200);
	});

	it("has no half of a surrogate pair in its text or JSON-LD, which no UTF-8 could hold", async () => {
		const page = await read(
			`<script type="application/ld+json">{"@type":"Product","name":"Acme \\ud800 \\ud83d\\ude00","\\udc00":1}</script>`,
		);
		expect(JSON.stringify(page.jsonLd)).toBe('[{"@type":"Product","name":"Acme \ufffd 😀","\ufffd":1}]');
		expect(page.text.isWellFormed()).toBe(true);
		expect(page.text).toContain("Acme \ufffd 😀");
	});
});

describe("application shells", () => {
	async function isShell(body: string): Promise<boolean> {
		return (await parseHtml({ html: `<body>${body}</body>`, url: URL_OF_PAGE, role: "home", fetchedAt: 0 })).isAppShell;
	}

	it("needs little text AND an empty application root AND a script", async () => {
		const script = '<script src="/main.js"></script>';
		expect(await isShell(`<div id="root">Loading...</div>${script}`)).toBe(true);
		expect(await isShell(`<header>Acme</header><app-root></app-root>${script}`)).toBe(true);
		expect(await isShell(`<div id="app"></div><noscript>Enable JavaScript</noscript>${script}`)).toBe(true);
		expect(await isShell(script)).toBe(true);
		expect(await isShell(`<p>Coming soon: a small tool for makers.</p>${script}`)).toBe(false);
		expect(await isShell(`<div id="root"><h1>Acme</h1><p>${"real words ".repeat(10)}</p></div>${script}`)).toBe(false);
		expect(await isShell(`<div id="root"></div><p>${"real words ".repeat(60)}</p>${script}`)).toBe(false);
		expect(await isShell('<div id="root"></div>')).toBe(false);
	});
});

describe("hostile markup", () => {
	it("folds and bounds what images and links say, and takes no base that is longer than an address may be", async () => {
		const space = "\u2003".repeat(5000);
		const { images, links } = await read(
			`<base href="/${"a/".repeat(2000)}"><img src=/a.png alt="Acme${space}logo"><a href=b>${"word ".repeat(5000)}</a>`,
		);
		expect(images[0]?.alt).toBe("Acme logo");
		expect(links[0]).toMatchObject({ href: "https://example.com/about/b" });
		expect(links[0]?.text).toHaveLength(2000);
	});

	it("reads half a megabyte of open tags, endless attributes or tiny blocks in little time", async () => {
		for (const html of [
			"<div>".repeat(100_000),
			"<b>".repeat(170_000),
			`<p ${"a=b ".repeat(120_000)}>x`,
			"<p>x".repeat(120_000),
			"<a href=x>".repeat(50_000),
			"</x>".repeat(120_000),
			"&lt;".repeat(120_000),
			"<".repeat(500_000),
			`<style>${"<!--".repeat(100_000)}`,
			"x &lt; <br>".repeat(45_000),
			`<script type="application/ld+json">${" ".repeat(199_000)}x</script>`,
			`<p style="${"; ".repeat(250_000)}">x`,
			`<a href="/?${"utm_a=1&".repeat(60_000)}">x</a>`,
			`<div class="${"header- ".repeat(60_000)}">x`,
			"<td><table>".repeat(40_000),
			"<svg><title>".repeat(40_000),
		]) {
			const page = await read(`<h1>Top</h1>${html}`);
			expect(textOf(page, page.blocks[0])).toBe("Top");
			expect(page.blocks.length).toBeLessThanOrEqual(8_000);
		}
	}, 20_000);
});
