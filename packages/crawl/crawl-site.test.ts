import { afterEach, describe, expect, it } from "vitest";
import { browserRendering } from "#adapters/pages/browser-rendering";
import { http } from "#adapters/pages/http";
import { memoryRobotsCache } from "#adapters/pages/robots-memory";
import type { SiteRead } from "#core/page";
import { type CrawlInput, type CrawlPorts, crawlSite } from "#crawl/crawl-site";
import { type Routes, type Site, startSite } from "#testing/servers";

const running: Site[] = [];

async function site(routes: Routes): Promise<Site> {
	const started = await startSite(routes);
	running.push(started);
	return started;
}

afterEach(async () => {
	for (const one of running.splice(0)) await one.stop();
});

function ports(): CrawlPorts {
	const clock = { now: () => new Date() };
	return {
		http,
		clock,
		robotsCache: memoryRobotsCache(),
		dns: { addresses: () => Promise.reject(new Error("no resolver")) },
	};
}

function crawl(url: string, more: Partial<CrawlInput> = {}, withPorts = ports()): Promise<SiteRead> {
	return crawlSite({ url, botUrl: "https://launchweek.test/bot", gate: { allowLoopback: true }, ...more }, withPorts);
}

/** `role outcome status` of each line of a report. */
function lines(read: SiteRead): string[] {
	return read.report.map(({ role, outcome, status }) => `${role} ${outcome} ${status}`);
}

function paths(read: SiteRead): string[] {
	return read.pages.map((page) => `${page.role} ${new URL(page.url).pathname}`);
}

const LINKS = ["pricing", "about", "contact", "faq", "features"]
	.map((page) => `<a href="/${page}">${page}</a>`)
	.join(" ");
const PAGES: Routes = {
	"/": { body: `<title>Acme</title><h1>Acme</h1>${LINKS}` },
	...Object.fromEntries(
		["pricing", "about", "contact", "faq", "features"].map((page) => [`/${page}`, { body: `<h1>${page}</h1>` }]),
	),
};

describe("crawlSite", () => {
	it("reads robots.txt, then home, then the pages it links to, saying who it is", async () => {
		const acme = await site({
			...PAGES,
			"/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /admin" },
		});
		const progress: number[] = [];
		const read = await crawl(acme.origin, { onProgress: (soFar) => void progress.push(soFar.pages.length) });
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
		expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
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
		const treacherous = { ...ports(), dns: { addresses: async () => ["127.0.0.1"] } };
		expect(lines(await crawl("https://example.org/", {}, treacherous))).toEqual(["robots refused_address null"]);
	});
});

describe("robots.txt", () => {
	it("keeps from pages and from redirects to pages it disallows", async () => {
		const acme = await site({
			...PAGES,
			"/robots.txt": { body: "User-agent: LaunchweekBot\nDisallow: /pricing\nDisallow: /hidden" },
			"/about": { status: 301, headers: { location: "/hidden" } },
		});
		const read = await crawl(acme.origin);
		expect(read.report.filter((entry) => entry.outcome === "blocked_by_robots").map((entry) => entry.role)).toEqual([
			"pricing",
			"about",
		]);
		expect(read.report.find((entry) => entry.role === "pricing")?.detail).toBe(
			"Its robots.txt forbids it: Disallow: /pricing.",
		);
		const urls = (await acme.requests()).map((request) => request.url);
		expect(urls).not.toContain("/pricing");
		expect(urls).not.toContain("/hidden");
	});

	it("allows everything on 4xx and after too many redirects, nothing on 5xx and no answer", async () => {
		const gone = await site({ ...PAGES, "/robots.txt": { status: 410 } });
		expect((await crawl(gone.origin)).pages).toHaveLength(6);
		const loop = await site({ ...PAGES, "/robots.txt": { status: 302, headers: { location: "/robots.txt" } } });
		expect((await crawl(loop.origin)).pages).toHaveLength(6);
		const broken = await site({ ...PAGES, "/robots.txt": { status: 503 } });
		expect(lines(await crawl(broken.origin))).toEqual(["robots http_error 503"]);
		const silent = await site({ ...PAGES, "/robots.txt": { hang: true } });
		expect(lines(await crawl(silent.origin, { requestTimeoutMs: 100 }))).toEqual(["robots unreachable null"]);
		for (const one of [broken, silent])
			expect((await one.requests()).map((request) => request.url)).toEqual(["/robots.txt"]);
	});

	it("follows redirects to the rules, also on another origin", async () => {
		const rules = await site({ "/rules.txt": { body: "User-agent: *\nDisallow: /" } });
		const acme = await site({
			...PAGES,
			"/robots.txt": { status: 301, headers: { location: `${rules.origin}/rules.txt` } },
		});
		expect(lines(await crawl(acme.origin))).toEqual(["robots read 200", "home blocked_by_robots null"]);
	});

	it("is kept for 24 hours, and five minutes when it was unreachable", async () => {
		let now = Date.UTC(2026, 10, 18);
		const kept = { ...ports(), clock: { now: () => new Date(now) } };
		const acme = await site({ "/": { body: "<p>Acme</p>" }, "/robots.txt": [{ status: 503 }, { body: "" }] });
		const asked = async (): Promise<number> => {
			await crawl(acme.origin, {}, kept);
			return (await acme.requests()).filter((request) => request.url === "/robots.txt").length;
		};
		expect(await asked()).toBe(1);
		now += 4 * 60_000;
		expect(await asked()).toBe(1);
		now += 2 * 60_000;
		expect(await asked()).toBe(2);
		now += 23 * 3_600_000;
		expect(await asked()).toBe(2);
		now += 2 * 3_600_000;
		expect(await asked()).toBe(3);
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

describe("bounds", () => {
	it("cuts a page at 512 KiB and closes the connection", async () => {
		const acme = await site({ "/": { body: "<p>word</p>".repeat(1000), repeat: 50_000 } });
		const read = await crawl(acme.origin);
		expect(read.report[1]).toMatchObject({ outcome: "read", bytes: 512 * 1024 });
		expect(read.report[1]?.detail).toContain("Only its first 512 KiB were read.");
		const home = (await acme.requests()).find((request) => request.url === "/");
		expect(home?.aborted).toBe(true);
		expect(home?.sent).toBeLessThan(32 * 1024 * 1024);
	});

	it("cuts a decompression bomb at 512 KiB of what it decodes to", async () => {
		const acme = await site({ "/": { body: `<p>${"a".repeat(1_000_000)}`, repeat: 300, gzip: true } });
		expect((await crawl(acme.origin)).report[1]).toMatchObject({ outcome: "read", bytes: 512 * 1024 });
	});

	it("gives up on a page that drips, hangs or never ends its headers, without delaying the others", async () => {
		const acme = await site({
			...PAGES,
			"/pricing": { body: "<p>a", repeat: 1000, drip: { everyMs: 20 } },
			"/about": { hang: true },
		});
		const startedAt = Date.now();
		const read = await crawl(acme.origin, { requestTimeoutMs: 400 });
		expect(Date.now() - startedAt).toBeLessThan(5_000);
		expect(
			read.report
				.filter((entry) => entry.outcome === "timeout")
				.map((entry) => entry.role)
				.sort(),
		).toEqual(["about", "pricing"]);
		expect(paths(read)).toEqual(["home /", "contact /contact", "faq /faq", "features /features"]);
	});

	it("ends the whole crawl in time and keeps what was read", async () => {
		const acme = await site({
			...PAGES,
			"/pricing": { hang: true },
			"/about": { hang: true },
			"/contact": { hang: true },
		});
		const startedAt = Date.now();
		const read = await crawl(acme.origin, { timeoutMs: 400 });
		expect(Date.now() - startedAt).toBeLessThan(5_000);
		expect(paths(read)).toEqual(["home /"]);
		expect(read.report.filter((entry) => entry.outcome === "timeout")).toHaveLength(5);
	});

	it("ends when its caller ends it", async () => {
		const acme = await site({ "/": { hang: true } });
		expect(lines(await crawl(acme.origin, { signal: AbortSignal.timeout(100) }))[1]).toBe("home timeout null");
	});

	it("does not let a site that hangs delay another", async () => {
		const [hanging, acme] = await Promise.all([site({ "*": { hang: true } }), site(PAGES)]);
		const finished: string[] = [];
		const hung = crawl(hanging.origin, { requestTimeoutMs: 1_500 }).then(() => finished.push("hanging"));
		await crawl(acme.origin).then(() => finished.push("acme"));
		await hung;
		expect(finished).toEqual(["acme", "hanging"]);
	});

	it("reads at most 3 MiB of a site", async () => {
		const big = { body: `<p>${"x".repeat(1000)}</p>`, repeat: 600 };
		const names = ["pricing", "plans", "about", "team", "contact", "imprint", "faq"];
		const body = names.map((name) => `<a href="/${name}">${name}</a>`).join(" ");
		const acme = await site({
			"/": { body },
			...Object.fromEntries(names.map((name, i) => [`/${name}`, { ...big, body: `<p>${i}${big.body}` }])),
		});
		const read = await crawl(acme.origin);
		const total = read.report.reduce((sum, entry) => sum + (entry.role === "robots" ? 0 : entry.bytes), 0);
		expect(total).toBeLessThanOrEqual(3 * 1024 * 1024);
		expect(read.report.some((entry) => entry.outcome === "too_large")).toBe(true);
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

describe("application shells", () => {
	const shell = '<title>Acme</title><div id="root"></div><script src="/app.js"></script>';

	it("are reported when nothing can render them; title and metas are kept", async () => {
		const acme = await site({ "/": { body: shell } });
		const read = await crawl(acme.origin);
		expect(lines(read)[1]).toBe("home app_shell 200");
		expect(read.pages[0]?.text).toContain("Acme");
	});

	it("are read through Browser Rendering where it is configured", async () => {
		const acme = await site({ "/": { body: shell }, "/pricing": { body: "<h1>Plans</h1>" } });
		const path = "/client/v4/accounts/acc/browser-rendering/content";
		const rendered = `<div id="root"><h1>Acme for teams</h1>${LINKS}</div><script src="/app.js"></script>`;
		const cloudflare = await site({
			[path]: {
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ success: true, result: rendered, meta: { status: 200 } }),
			},
		});
		const renderer = browserRendering({
			accountId: "acc",
			apiToken: "secret",
			userAgent: "LaunchweekBot/1.0",
			apiBase: `${cloudflare.origin}/client/v4`,
		});
		const read = await crawl(acme.origin, {}, { ...ports(), renderer });
		expect(read.pages[0]?.text).toContain("Acme for teams");
		expect(read.report[1]).toMatchObject({ role: "home", outcome: "read" });
		expect(paths(read)).toEqual(["home /", "pricing /pricing"]);
		const [request] = await cloudflare.requests();
		expect(request?.headers.authorization).toBe("Bearer secret");
		expect(JSON.parse(request?.body ?? "")).toMatchObject({ url: `${acme.origin}/`, userAgent: "LaunchweekBot/1.0" });
	});

	it.each([
		["refuses", { status: 429, body: '{"success":false,"errors":[{"message":"rate limit"}]}' }],
		["answers garbage", { body: "<html>" }],
		["saw an error page", { body: '{"success":true,"result":"<p>x</p>","meta":{"status":404}}' }],
		["answers without end", { body: "x".repeat(50_000), repeat: 2_000 }],
		["gives the shell back", { body: JSON.stringify({ success: true, result: shell }) }],
	])("stay shells when the renderer %s", async (_, route) => {
		const acme = await site({ "/": { body: shell } });
		const cloudflare = await site({ "*": route });
		const renderer = browserRendering({ accountId: "acc", apiToken: "t", userAgent: "x", apiBase: cloudflare.origin });
		expect(lines(await crawl(acme.origin, {}, { ...ports(), renderer }))[1]).toBe("home app_shell 200");
	});
});
