import { describe, expect, it } from "vitest";
import { CRAWL_PARALLEL_REQUESTS } from "#core/limits";
import { isSettled, type SiteRead } from "#core/web/page";
import { crawl, crawlPorts, LINKS, lines, PAGES, paths, site, stopSitesAfterEach } from "#testing/crawl";
import type { Route } from "#testing/servers";

stopSitesAfterEach();

describe("crawlSite", () => {
	it("reads robots.txt, then home, then the pages it links to, saying who it is", async () => {
		const acme = await site({
			...PAGES,
			"/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /admin" },
		});
		const progress: number[] = [];
		const pending: string[][] = [];
		const onProgress = ({ pages, report }: SiteRead) => {
			progress.push(pages.length);
			pending.push(report.filter((entry) => !isSettled(entry)).map(({ outcome }) => outcome));
		};
		const read = await crawl(acme.origin, { onProgress });
		expect(read.url).toBe(`${acme.origin}/`);
		expect(paths(read)).toEqual([
			"home /",
			"pricing /pricing",
			"about /about",
			"contact /contact",
			"faq /faq",
			"features /features",
		]);
		expect(lines(read).slice(0, 2)).toEqual(["robots read 200", "home read 200"]);
		expect(read.report).toHaveLength(7);
		expect(progress).toEqual([1, 1, 2, 3, 4, 5, 6]);
		// What is still to come is said as soon as it is known.
		expect(pending[1]).toEqual([
			...Array(CRAWL_PARALLEL_REQUESTS).fill("being_read"),
			...Array(5 - CRAWL_PARALLEL_REQUESTS).fill("waiting"),
		]);
		expect(pending.map(({ length }) => length)).toEqual([0, 5, 4, 3, 2, 1, 0]);
		expect(read.report.every(isSettled)).toBe(true);
		const seen = await acme.requests();
		expect(seen.map((request) => request.url).slice(0, 2)).toEqual(["/robots.txt", "/"]);
		expect(new Set(seen.map((request) => request.headers["user-agent"]))).toEqual(
			new Set(["LaunchweekBot/1.0 (+https://launchweek.test/bot)"]),
		);
	});

	it("reads at most eight pages", async () => {
		const names = [
			"pricing",
			"plans",
			"about",
			"team",
			"contact",
			"imprint",
			"faq",
			"questions",
			"features",
			"product",
			"services",
		];
		const many = await site({
			"/": { body: names.map((name) => `<a href="/${name}">${name}</a>`).join(" ") },
			"*": { body: "<p>page</p>" },
		});
		await crawl(many.origin);
		expect((await many.requests()).filter((request) => request.url !== "/robots.txt")).toHaveLength(8);
	});

	it("reads three pages at a time", async () => {
		const slow = Object.fromEntries(
			Object.entries(PAGES).map(([path, route]) => [path, { ...route, delayMs: path === "/" ? 0 : 300 }]),
		);
		const acme = await site(slow);
		await crawl(acme.origin);
		const arrivals = (await acme.requests()).slice(2).map((request) => request.at);
		const together = arrivals.map((at) => arrivals.filter((other) => other <= at && other > at - 280).length);
		expect(Math.max(...together)).toBe(3);
	});

	it("refuses an address that may never be read", async () => {
		await expect(crawl("http://10.0.0.1/")).rejects.toThrow("numeric addresses are not read");
	});

	it("reports a name that cannot be resolved or is not public, and throws nothing", async () => {
		expect(lines(await crawl("https://example.org/"))).toEqual(["robots unreachable null"]);
		const treacherous = { ...crawlPorts(), dns: { addresses: async () => ["127.0.0.1"] } };
		expect(lines(await crawl("https://example.org/", {}, treacherous))).toEqual(["robots refused_address null"]);
	});
});

describe("what cannot be read", () => {
	it("is reported page by page, and the others are read", async () => {
		const other = await site({ "*": { body: "<p>other</p>" } });
		const acme = await site({
			...PAGES,
			"/pricing": { status: 500, body: "<p>sorry</p>" },
			"/about": { headers: { "content-type": "application/pdf" }, body: "%PDF" },
			"/contact": { status: 302, headers: { location: `${other.origin}/contact` } },
			"/faq": { headers: { "content-encoding": "zstd" }, body: "x" },
		});
		const read = await crawl(acme.origin);
		const byRole = Object.fromEntries(read.report.map((entry) => [entry.role, entry.outcome]));
		expect(byRole).toMatchObject({
			home: "read",
			pricing: "http_error",
			about: "not_html",
			contact: "redirected_away",
			faq: "not_html",
			features: "read",
		});
		expect(await other.requests()).toEqual([]);
	});

	it.each<[string, Route]>([
		["failed", { status: 502 }],
		["did not answer in time", { hang: true }],
	])("is no home page whose server %s when it was asked first, as those that were asleep do", async (_how, first) => {
		const acme = await site({ ...PAGES, "/": [first, PAGES["/"] as Route] });
		const read = await crawl(acme.origin, { requestTimeoutMs: 300 });
		expect(paths(read)).toHaveLength(6);
		expect(lines(read)[1]).toBe("home read 200");
	});

	it("is a home page that fails twice, or is not there, which is asked for once", async () => {
		const broken = await site({ ...PAGES, "/": { status: 502 } });
		expect(lines(await crawl(broken.origin))).toEqual(["robots http_error 404", "home http_error 502"]);
		const gone = await site({ ...PAGES, "/": [{ status: 404 }, PAGES["/"] as Route] });
		expect(lines(await crawl(gone.origin))).toEqual(["robots http_error 404", "home http_error 404"]);
	});

	it("is a site that moved: its home is reported, nothing is read elsewhere", async () => {
		const other = await site(PAGES);
		const moved = await site({ "/": { status: 301, headers: { location: `${other.origin}/` } } });
		const read = await crawl(moved.origin);
		expect(lines(read)).toEqual(["robots http_error 404", "home redirected_away null"]);
		expect(read.report[1]?.detail).toContain("submit that address instead");
		expect(await other.requests()).toEqual([]);
	});

	it("never follows a canonical address, and does not keep one page twice", async () => {
		const other = await site(PAGES);
		const acme = await site({
			...PAGES,
			"/": { body: `<link rel=canonical href="${other.origin}/"><h1>Acme</h1>${LINKS}` },
			"/about": { status: 301, headers: { location: "/" } },
			"/faq": { body: "<h1>pricing</h1>" },
		});
		const read = await crawl(acme.origin);
		expect(paths(read)).toEqual(["home /", "pricing /pricing", "contact /contact", "features /features"]);
		expect(await other.requests()).toEqual([]);
	});

	it("follows an immediate refresh of an empty page", async () => {
		const acme = await site({
			...PAGES,
			"/": { body: '<meta http-equiv="refresh" content="0; url=/en/">' },
			"/en/": { body: `<h1>Acme</h1>${LINKS}` },
		});
		expect(paths(await crawl(acme.origin))[0]).toBe("home /en/");
	});

	it("reads plain text line by line", async () => {
		const acme = await site({
			"/": { headers: { "content-type": "text/plain; charset=utf-8" }, body: "Acme <b>\nTools & more" },
		});
		expect((await crawl(acme.origin)).pages[0]?.text).toBe("Acme <b>\nTools & more");
	});
});

describe("sitemaps", () => {
	const xml = { "content-type": "application/xml" };
	const lonely = { ...PAGES, "/": { body: '<h1>Acme</h1><a href="/blog">Blog</a>' } };

	it("help a home page with fewer than three links", async () => {
		const body =
			"<urlset><url><loc>{{origin}}/blog/1</loc></url><url><loc> {{origin}}/pricing </loc></url><url><loc>http://example.org/about</loc></url></urlset>";
		const acme = await site({ ...lonely, "/sitemap.xml": { headers: xml, body } });
		const read = await crawl(acme.origin);
		expect(paths(read)).toEqual(["home /", "pricing /pricing"]);
		expect(lines(read)).toContain("sitemap read 200");
	});

	it("are found through robots.txt and read through an index", async () => {
		const acme = await site({
			...lonely,
			"/robots.txt": { body: "Sitemap: http://example.org/map.xml\nSitemap: {{origin}}/index.xml" },
			"/index.xml": {
				headers: xml,
				body: "<sitemapindex><sitemap><loc>{{origin}}/pages.xml</loc></sitemap></sitemapindex>",
			},
			"/pages.xml": { headers: xml, body: "<urlset><url><loc><![CDATA[{{origin}}/about]]></loc></url></urlset>" },
		});
		expect(paths(await crawl(acme.origin))).toEqual(["home /", "about /about"]);
	});

	it("are read through an index also where one that it names leads nowhere", async () => {
		const named = ["inward", "pages"].map((name) => `<sitemap><loc>{{origin}}/${name}.xml</loc></sitemap>`);
		const acme = await site({
			...lonely,
			"/sitemap.xml": { headers: xml, body: `<sitemapindex>${named.join("")}</sitemapindex>` },
			"/inward.xml": { status: 302, headers: { location: "http://10.0.0.1/" } },
			"/pages.xml": { headers: xml, body: "<urlset><url><loc>{{origin}}/about</loc></url></urlset>" },
		});
		const read = await crawl(acme.origin);
		expect(paths(read)).toEqual(["home /", "about /about"]);
		expect(lines(read)).toContain("sitemap read 200");
	});

	it("may be missing", async () => {
		const acme = await site(lonely);
		expect(lines(await crawl(acme.origin))).toEqual([
			"robots http_error 404",
			"home read 200",
			"sitemap http_error 404",
		]);
	});

	it("are not asked for when the home page links enough", async () => {
		const acme = await site(PAGES);
		await crawl(acme.origin);
		expect((await acme.requests()).map((request) => request.url)).not.toContain("/sitemap.xml");
	});
});
